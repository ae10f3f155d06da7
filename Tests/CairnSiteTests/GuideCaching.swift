import Cairn
import CairnHTML
import CairnSite

struct Album: Site {
  var title: String { "Album" }
  var assetNames: AssetNames { .fingerprinted }
  var files: SiteFolder { SiteFolder("public") }
  var assets: AssetCatalog { files.assets }

  var pages: some PageContent {
    Page("index", title: "Album") { Image("images/eiger.svg", label: Text("The Eiger")) }
  }
}
