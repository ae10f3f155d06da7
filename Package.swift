// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "cairn",
  products: [
    .library(name: "Cairn", targets: ["Cairn"]),
    .library(name: "CairnUI", targets: ["CairnUI"]),
    .library(name: "CairnHTML", targets: ["CairnHTML"]),
    .library(name: "CairnText", targets: ["CairnText"]),
    .library(name: "CairnSite", targets: ["CairnSite"]),
    .executable(name: "mountain-booklet", targets: ["mountain-booklet"]),
    .executable(name: "layout-gallery", targets: ["layout-gallery"]),
  ],
  targets: [
    .target(name: "Cairn", swiftSettings: settings),
    .macro(name: "CairnPreviews", swiftSettings: settings),
    .target(name: "CairnUI", dependencies: ["Cairn", "CairnPreviews"], swiftSettings: settings),
    .target(name: "CairnHTML", dependencies: ["Cairn"], swiftSettings: settings),
    .target(name: "CairnText", dependencies: ["Cairn"], swiftSettings: settings),
    .target(name: "CairnLoopback", dependencies: ["Cairn"], swiftSettings: settings),
    .target(
      name: "CairnSite",
      dependencies: ["Cairn", "CairnHTML", "CairnLoopback", "CairnText"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "mountain-booklet",
      dependencies: ["Cairn", "CairnSite"],
      path: "Examples/MountainBooklet",
      exclude: ["Data/mountains.json"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "layout-gallery",
      dependencies: ["Cairn", "CairnSite"],
      path: "Examples/LayoutGallery",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "lists",
      dependencies: ["Cairn", "CairnHTML", "CairnSite"],
      path: "Examples/Lists",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "journal",
      dependencies: ["Cairn", "CairnHTML", "CairnSite"],
      path: "Examples/Journal",
      exclude: ["Content", "distribute"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "recipes",
      dependencies: ["Cairn", "CairnHTML", "CairnLoopback"],
      path: "Examples/Recipes",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "settings",
      dependencies: ["Cairn", "CairnHTML", "CairnLoopback", "CairnSite", "CairnUI"],
      path: "Examples/Settings",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Cairn", "CairnHTML", "CairnText", "CairnSite", "CairnTestSupport"],
      path: "Tests/Benchmarks",
      exclude: ["compare-with-hugo", "compare-with-rich", "instructions", "instructions.txt"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "markdown-to-html",
      dependencies: ["Cairn", "CairnHTML", "CairnTestSupport", "CairnText"],
      path: "Tests/Markdown/Converter",
      swiftSettings: settings
    ),
    .target(
      name: "CairnTestSupport",
      dependencies: ["Cairn", "CairnHTML", "CairnLoopback", "CairnText"],
      path: "Tests/CairnTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CairnTests",
      dependencies: ["Cairn", "CairnHTML", "CairnTestSupport", "CairnText", "CairnUI"],
      exclude: ["Data", "Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CairnHTMLTests",
      dependencies: ["Cairn", "CairnHTML", "CairnTestSupport", "CairnUI"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CairnTextTests",
      dependencies: ["Cairn", "CairnText", "CairnTestSupport"],
      exclude: ["Data", "Generators", "Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CairnSiteTests",
      dependencies: [
        "Cairn", "CairnLoopback", "CairnSite", "CairnTestSupport", "CairnUI", "journal", "layout-gallery", "lists",
        "mountain-booklet", "settings",
      ],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MountainBookletTests",
      dependencies: ["mountain-booklet"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Cairn", "CairnHTML", "CairnLoopback", "CairnText", "CairnTestSupport", "recipes"],
      swiftSettings: settings
    ),
    .testTarget(name: "LayoutGalleryTests", dependencies: ["layout-gallery"], swiftSettings: settings),
  ]
)
