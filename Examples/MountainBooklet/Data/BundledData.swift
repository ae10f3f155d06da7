/// The text of Data/mountains.json, kept in the program so that it runs from any folder.
///
/// A test compares the two; `RECORD_SNAPSHOTS=1 swift test --filter BundledDataTests` writes this file anew.
enum BundledData {
  // swift-format-ignore
  static let mountains = #"""
{
  "title": "Mountain booklet",
  "ranges": [
    {
      "slug": "alps",
      "name": "Alps",
      "continent": "Europe",
      "countries": ["France", "Italy", "Switzerland", "Austria", "Germany", "Slovenia"],
      "summary": "A crescent of ice and limestone from the Mediterranean to Vienna, where climbing mountains for its own sake began.",
      "mountains": [
        { "slug": "mont-blanc", "name": "Mont Blanc", "height": 4806, "latitude": 45.8326, "longitude": 6.8652, "countries": ["France", "Italy"], "firstAscent": {"year": 1786, "party": "Jacques Balmat and Michel-Gabriel Paccard"}, "note": "Its ice cap is measured anew every two years, because the summit grows and shrinks with the snow." },
        { "slug": "dufourspitze", "name": "Dufourspitze", "height": 4634, "latitude": 45.9369, "longitude": 7.8668, "countries": ["Switzerland"], "firstAscent": {"year": 1855, "party": "Charles Hudson and companions"}, "note": "The highest point of Monte Rosa is named after the general who had Switzerland mapped." },
        { "slug": "weisshorn", "name": "Weisshorn", "height": 4506, "latitude": 46.1013, "longitude": 7.7161, "countries": ["Switzerland"], "firstAscent": {"year": 1861, "party": "John Tyndall, Johann Joseph Bennen and Ulrich Wenger"} },
        { "slug": "matterhorn", "name": "Matterhorn", "height": 4478, "latitude": 45.9764, "longitude": 7.6586, "countries": ["Switzerland", "Italy"], "firstAscent": {"year": 1865, "party": "Edward Whymper and six companions"}, "note": "Four of the seven who first stood on top fell on the way down." },
        { "slug": "dent-blanche", "name": "Dent Blanche", "height": 4357, "latitude": 46.0342, "longitude": 7.6119, "countries": ["Switzerland"], "firstAscent": {"year": 1862, "party": "Thomas Stuart Kennedy and William Wigram with their guides"} },
        { "slug": "jungfrau", "name": "Jungfrau", "height": 4158, "latitude": 46.5368, "longitude": 7.9625, "countries": ["Switzerland"], "firstAscent": {"year": 1811, "party": "Johann Rudolf and Hieronymus Meyer with their guides"}, "note": "A railway climbs inside the mountain to a station just below 3,500 metres." },
        { "slug": "barre-des-ecrins", "name": "Barre des Écrins", "height": 4102, "latitude": 44.9225, "longitude": 6.36, "countries": ["France"], "firstAscent": {"year": 1864, "party": "Adolphus Warburton Moore, Horace Walker and Edward Whymper with their guides"} },
        { "slug": "gran-paradiso", "name": "Gran Paradiso", "height": 4061, "latitude": 45.5169, "longitude": 7.2661, "countries": ["Italy"], "firstAscent": {"year": 1860, "party": "John Cowell and William Dundas with their guides"}, "note": "The highest mountain that stands wholly in Italy, once a royal hunting ground for ibex." },
        { "slug": "piz-bernina", "name": "Piz Bernina", "height": 4048, "latitude": 46.3822, "longitude": 9.9081, "countries": ["Switzerland"], "firstAscent": {"year": 1850, "party": "Johann Coaz and two assistants"} },
        { "slug": "eiger", "name": "Eiger", "height": 3967, "latitude": 46.5775, "longitude": 8.0053, "countries": ["Switzerland"], "firstAscent": {"year": 1858, "party": "Charles Barrington, Christian Almer and Peter Bohren"}, "note": "Its north face, 1,800 metres of limestone and ice, was not climbed until 1938." },
        { "slug": "ortler", "name": "Ortler", "height": 3905, "latitude": 46.509, "longitude": 10.5446, "countries": ["Italy"], "firstAscent": {"year": 1804, "party": "Josef Pichler and companions"} },
        { "slug": "grossglockner", "name": "Großglockner", "height": 3798, "latitude": 47.0742, "longitude": 12.6947, "countries": ["Austria"], "firstAscent": {"year": 1800, "party": "Members of Count Salm's expedition"} },
        { "slug": "zugspitze", "name": "Zugspitze", "height": 2962, "latitude": 47.4211, "longitude": 10.9853, "countries": ["Germany", "Austria"], "firstAscent": {"year": 1820, "party": "Josef Naus and companions"} },
        { "slug": "triglav", "name": "Triglav", "height": 2864, "latitude": 46.3783, "longitude": 13.8367, "countries": ["Slovenia"], "firstAscent": {"year": 1778, "party": "Luka Korošec, Matevž Kos, Štefan Rožič and Lovrenc Willomitzer"}, "note": "The three-headed mountain stands in the middle of the Slovenian flag." }
      ]
    },
    {
      "slug": "dolomites",
      "name": "Dolomites",
      "continent": "Europe",
      "countries": ["Italy"],
      "summary": "Pale towers of ancient reef that turn pink at dusk, between the valleys of the Adige and the Piave.",
      "mountains": [
        { "slug": "marmolada", "name": "Marmolada", "height": 3343, "latitude": 46.4347, "longitude": 11.8508, "countries": ["Italy"], "firstAscent": {"year": 1864, "party": "Paul Grohmann with Angelo and Fulgenzio Dimai"} },
        { "slug": "antelao", "name": "Antelao", "height": 3264, "latitude": 46.4536, "longitude": 12.2606, "countries": ["Italy"], "firstAscent": {"year": 1863, "party": "Paul Grohmann with his guides"} },
        { "slug": "tofana-di-mezzo", "name": "Tofana di Mezzo", "height": 3244, "latitude": 46.549, "longitude": 12.067, "countries": ["Italy"], "firstAscent": {"year": 1863, "party": "Paul Grohmann and Francesco Lacedelli"} },
        { "slug": "monte-civetta", "name": "Monte Civetta", "height": 3220, "latitude": 46.3806, "longitude": 12.0533, "countries": ["Italy"], "firstAscent": {"year": 1867, "party": "Francis Fox Tuckett with his guides"} },
        { "slug": "langkofel", "name": "Langkofel", "height": 3181, "latitude": 46.5256, "longitude": 11.7353, "countries": ["Italy"], "firstAscent": {"year": 1869, "party": "Paul Grohmann, Franz Innerkofler and Peter Salcher"} },
        { "slug": "monte-pelmo", "name": "Monte Pelmo", "height": 3168, "latitude": 46.4197, "longitude": 12.1342, "countries": ["Italy"], "firstAscent": {"year": 1857, "party": "John Ball"}, "note": "The first great Dolomite summit to be climbed, by way of a ledge made for goats." },
        { "slug": "piz-boe", "name": "Piz Boè", "height": 3152, "latitude": 46.5086, "longitude": 11.8275, "countries": ["Italy"], "firstAscent": {"year": 1864, "party": "Paul Grohmann with his guide"} },
        { "slug": "cima-grande-di-lavaredo", "name": "Cima Grande di Lavaredo", "height": 2999, "latitude": 46.6186, "longitude": 12.3028, "countries": ["Italy"], "firstAscent": {"year": 1869, "party": "Paul Grohmann, Franz Innerkofler and Peter Salcher"}, "note": "The tallest of the Three Peaks misses three thousand metres by the height of a table." }
      ]
    },
    {
      "slug": "pyrenees",
      "name": "Pyrenees",
      "continent": "Europe",
      "countries": ["Spain", "France", "Andorra"],
      "summary": "A straight wall of granite and limestone from the Bay of Biscay to the Mediterranean.",
      "mountains": [
        { "slug": "aneto", "name": "Aneto", "height": 3404, "latitude": 42.6311, "longitude": 0.6567, "countries": ["Spain"], "firstAscent": {"year": 1842, "party": "Platon de Tchihatcheff and Albert de Franqueville with their guides"}, "note": "The last metres cross a knife edge of blocks called the bridge of Muhammad." },
        { "slug": "posets", "name": "Posets", "height": 3369, "latitude": 42.6547, "longitude": 0.4253, "countries": ["Spain"] },
        { "slug": "monte-perdido", "name": "Monte Perdido", "height": 3348, "latitude": 42.6756, "longitude": 0.0344, "countries": ["Spain"], "firstAscent": {"year": 1802, "party": "The guides Rondo and Laurens with a Spanish shepherd"} },
        { "slug": "vignemale", "name": "Vignemale", "height": 3298, "latitude": 42.7739, "longitude": -0.1472, "countries": ["France", "Spain"], "firstAscent": {"year": 1837, "party": "Henri Cazaux and Bernard Guillembet"}, "note": "Count Henry Russell had caves dug below the summit and gave dinners in them." },
        { "slug": "pica-destats", "name": "Pica d'Estats", "height": 3143, "latitude": 42.6669, "longitude": 1.3978, "countries": ["Spain", "France"], "firstAscent": {"year": 1864, "party": "Henry Russell and Jean-Jacques Denjean"} },
        { "slug": "coma-pedrosa", "name": "Coma Pedrosa", "height": 2942, "latitude": 42.5917, "longitude": 1.4442, "countries": ["Andorra"] },
        { "slug": "pic-du-midi-dossau", "name": "Pic du Midi d'Ossau", "height": 2884, "latitude": 42.8431, "longitude": -0.4381, "countries": ["France"] },
        { "slug": "pic-du-midi-de-bigorre", "name": "Pic du Midi de Bigorre", "height": 2876, "latitude": 42.9367, "longitude": 0.1408, "countries": ["France"], "note": "An observatory on the summit has watched the sky since the nineteenth century." },
        { "slug": "canigou", "name": "Canigou", "localName": "Canigó", "height": 2784, "latitude": 42.5189, "longitude": 2.4567, "countries": ["France"], "firstAscent": null, "ascentNote": "Peter III of Aragon is said to have climbed it in the thirteenth century." }
      ]
    },
    {
      "slug": "british-isles",
      "name": "British Isles",
      "continent": "Europe",
      "countries": ["United Kingdom", "Ireland"],
      "summary": "Old, worn and weather-beaten mountains, low on the map and serious in the wind.",
      "mountains": [
        { "slug": "ben-nevis", "name": "Ben Nevis", "localName": "Beinn Nibheis", "height": 1345, "latitude": 56.7969, "longitude": -5.0036, "countries": ["United Kingdom"], "firstAscent": {"year": 1771, "party": "James Robertson"} },
        { "slug": "ben-macdui", "name": "Ben Macdui", "height": 1309, "latitude": 57.0703, "longitude": -3.6691, "countries": ["United Kingdom"], "note": "A tall grey man is said to follow walkers through the mist on its plateau." },
        { "slug": "snowdon", "name": "Snowdon", "localName": "Yr Wyddfa", "height": 1085, "latitude": 53.0685, "longitude": -4.0763, "countries": ["United Kingdom"] },
        { "slug": "carrauntoohil", "name": "Carrauntoohil", "localName": "Corrán Tuathail", "height": 1039, "latitude": 51.999, "longitude": -9.743, "countries": ["Ireland"] },
        { "slug": "sgurr-alasdair", "name": "Sgùrr Alasdair", "height": 992, "latitude": 57.207, "longitude": -6.2235, "countries": ["United Kingdom"], "firstAscent": {"year": 1873, "party": "Alexander Nicolson and a shepherd"} },
        { "slug": "scafell-pike", "name": "Scafell Pike", "height": 978, "latitude": 54.4542, "longitude": -3.2116, "countries": ["United Kingdom"] },
        { "slug": "ben-lomond", "name": "Ben Lomond", "height": 974, "latitude": 56.1903, "longitude": -4.6331, "countries": ["United Kingdom"] },
        { "slug": "slieve-donard", "name": "Slieve Donard", "height": 850, "latitude": 54.1803, "longitude": -5.9208, "countries": ["United Kingdom"] }
      ]
    },
    {
      "slug": "scandinavian-mountains",
      "name": "Scandinavian Mountains",
      "continent": "Europe",
      "countries": ["Norway", "Sweden", "Finland"],
      "summary": "A long, ice-planed backbone of plateaus and fjord walls on the edge of the north Atlantic.",
      "mountains": [
        { "slug": "galdhopiggen", "name": "Galdhøpiggen", "height": 2469, "latitude": 61.6364, "longitude": 8.3125, "countries": ["Norway"], "firstAscent": {"year": 1850, "party": "Steinar Sulheim, Lars Arnesen and Ingebrigt Flotten"} },
        { "slug": "glittertind", "name": "Glittertind", "height": 2452, "latitude": 61.6511, "longitude": 8.5575, "countries": ["Norway"], "note": "For a while its ice cap made it the highest point of Norway, until the ice melted." },
        { "slug": "store-skagastolstind", "name": "Store Skagastølstind", "height": 2405, "latitude": 61.4611, "longitude": 7.8711, "countries": ["Norway"], "firstAscent": {"year": 1876, "party": "William Cecil Slingsby"} },
        { "slug": "snohetta", "name": "Snøhetta", "height": 2286, "latitude": 62.3197, "longitude": 9.2678, "countries": ["Norway"], "firstAscent": {"year": 1798, "party": "Jens Esmark"} },
        { "slug": "kebnekaise", "name": "Kebnekaise", "localName": "Giebmegáisi", "height": 2097, "latitude": 67.904, "longitude": 18.5278, "countries": ["Sweden"], "note": "Its glaciated south top melted so far that the bare north top is now the higher one." },
        { "slug": "sarektjakka", "name": "Sarektjåkkå", "height": 2089, "latitude": 67.4272, "longitude": 17.7194, "countries": ["Sweden"] },
        { "slug": "stetind", "name": "Stetind", "height": 1392, "latitude": 68.1656, "longitude": 16.5936, "countries": ["Norway"], "firstAscent": {"year": 1910, "party": "Alf Bonnevie Bryn, Carl Wilhelm Rubenson and Ferdinand Schjelderup"} },
        { "slug": "halti", "name": "Halti", "localName": "Háldi", "height": 1324, "latitude": 69.3081, "longitude": 21.2653, "countries": ["Finland", "Norway"] }
      ]
    },
    {
      "slug": "carpathians",
      "name": "Carpathians",
      "continent": "Europe",
      "countries": ["Slovakia", "Romania", "Poland", "Ukraine"],
      "summary": "A bow of forests, sheep pastures and sudden granite, bent around the Pannonian plain.",
      "mountains": [
        { "slug": "gerlachovsky-stit", "name": "Gerlachovský štít", "height": 2655, "latitude": 49.1642, "longitude": 20.1339, "countries": ["Slovakia"], "firstAscent": {"year": 1834, "party": "Ján Still and companions"} },
        { "slug": "moldoveanu", "name": "Moldoveanu", "height": 2544, "latitude": 45.5997, "longitude": 24.7361, "countries": ["Romania"] },
        { "slug": "negoiu", "name": "Negoiu", "height": 2535, "latitude": 45.5858, "longitude": 24.5553, "countries": ["Romania"] },
        { "slug": "varful-omu", "name": "Vârful Omu", "height": 2505, "latitude": 45.4458, "longitude": 25.4567, "countries": ["Romania"] },
        { "slug": "rysy", "name": "Rysy", "height": 2501, "latitude": 49.1795, "longitude": 20.0881, "countries": ["Slovakia", "Poland"], "firstAscent": {"year": 1840, "party": "Eduard Blásy and Ján Ruman Driečny"} },
        { "slug": "krivan", "name": "Kriváň", "height": 2494, "latitude": 49.1625, "longitude": 19.9997, "countries": ["Slovakia"], "note": "Slovakia voted it the most beautiful of its mountains, and put it on its euro coins." },
        { "slug": "hoverla", "name": "Hoverla", "localName": "Говерла", "height": 2061, "latitude": 48.1602, "longitude": 24.5003, "countries": ["Ukraine"] },
        { "slug": "babia-gora", "name": "Babia Góra", "height": 1725, "latitude": 49.5733, "longitude": 19.5294, "countries": ["Poland", "Slovakia"] }
      ]
    },
    {
      "slug": "balkans",
      "name": "Balkans",
      "continent": "Europe",
      "countries": ["Bulgaria", "Greece", "Albania", "North Macedonia", "Montenegro", "Bosnia and Herzegovina"],
      "summary": "Karst, gods and shepherds' paths between the Adriatic, the Danube and the Aegean.",
      "mountains": [
        { "slug": "musala", "name": "Musala", "localName": "Мусала", "height": 2925, "latitude": 42.1792, "longitude": 23.5853, "countries": ["Bulgaria"] },
        { "slug": "olympus", "name": "Olympus", "localName": "Όλυμπος", "height": 2918, "latitude": 40.0856, "longitude": 22.3583, "countries": ["Greece"], "firstAscent": {"year": 1913, "party": "Christos Kakkalos, Frédéric Boissonnas and Daniel Baud-Bovy"}, "note": "The home of twelve gods was among the last great summits of Europe to be reached by mortals." },
        { "slug": "vihren", "name": "Vihren", "localName": "Вихрен", "height": 2914, "latitude": 41.7675, "longitude": 23.3989, "countries": ["Bulgaria"] },
        { "slug": "korab", "name": "Korab", "localName": "Кораб", "height": 2764, "latitude": 41.7906, "longitude": 20.5467, "countries": ["Albania", "North Macedonia"], "note": "It is the highest point of two countries at once." },
        { "slug": "jezerca", "name": "Jezerca", "height": 2694, "latitude": 42.4419, "longitude": 19.8125, "countries": ["Albania"] },
        { "slug": "bobotov-kuk", "name": "Bobotov Kuk", "localName": "Боботов кук", "height": 2523, "latitude": 43.1281, "longitude": 19.0333, "countries": ["Montenegro"] },
        { "slug": "psiloritis", "name": "Psiloritis", "localName": "Ψηλορείτης", "height": 2456, "latitude": 35.2267, "longitude": 24.7708, "countries": ["Greece"] },
        { "slug": "maglic", "name": "Maglić", "localName": "Маглић", "height": 2386, "latitude": 43.2811, "longitude": 18.7328, "countries": ["Bosnia and Herzegovina"] },
        { "slug": "botev", "name": "Botev", "localName": "Ботев", "height": 2376, "latitude": 42.7172, "longitude": 24.9172, "countries": ["Bulgaria"] }
      ]
    },
    {
      "slug": "caucasus",
      "name": "Caucasus",
      "continent": "Europe",
      "countries": ["Russia", "Georgia", "Azerbaijan"],
      "summary": "A rampart of ice between two seas, with towers in its valleys and forty languages at its feet.",
      "mountains": [
        { "slug": "elbrus", "name": "Elbrus", "localName": "Эльбрус", "height": 5642, "latitude": 43.355, "longitude": 42.4392, "countries": ["Russia"], "firstAscent": {"year": 1874, "party": "Florence Crauford Grove, Frederick Gardiner, Horace Walker and Peter Knubel"}, "note": "Two cones of a sleeping volcano; the eastern one was climbed by Killar Khashirov in 1829." },
        { "slug": "dykh-tau", "name": "Dykh-Tau", "localName": "Дыхтау", "height": 5205, "latitude": 43.0525, "longitude": 43.1319, "countries": ["Russia"], "firstAscent": {"year": 1888, "party": "Albert Mummery and Heinrich Zurflüh"} },
        { "slug": "shkhara", "name": "Shkhara", "localName": "შხარა", "height": 5193, "latitude": 43.0006, "longitude": 43.1125, "countries": ["Georgia", "Russia"], "firstAscent": {"year": 1888, "party": "John Garford Cockin, Ulrich Almer and Christian Roth"} },
        { "slug": "koshtan-tau", "name": "Koshtan-Tau", "localName": "Коштантау", "height": 5152, "latitude": 43.051, "longitude": 43.213, "countries": ["Russia"], "firstAscent": {"year": 1889, "party": "Herman Woolley with his guides"} },
        { "slug": "kazbek", "name": "Kazbek", "localName": "მყინვარწვერი", "height": 5054, "latitude": 42.6995, "longitude": 44.5181, "countries": ["Georgia", "Russia"], "firstAscent": {"year": 1868, "party": "Douglas Freshfield, Adolphus Warburton Moore, Charles Comyns Tucker and François Devouassoud"}, "note": "In Georgian legend a hero who stole fire is chained inside this mountain." },
        { "slug": "tetnuldi", "name": "Tetnuldi", "localName": "თეთნულდი", "height": 4858, "latitude": 43.0311, "longitude": 42.9919, "countries": ["Georgia"], "firstAscent": {"year": 1887, "party": "Douglas Freshfield with his guides"} },
        { "slug": "ushba", "name": "Ushba", "localName": "უშბა", "height": 4710, "latitude": 43.1264, "longitude": 42.6614, "countries": ["Georgia"], "firstAscent": {"year": 1903, "party": "Adolf Schulze and four companions"} },
        { "slug": "bazarduzu", "name": "Bazardüzü", "height": 4466, "latitude": 41.2217, "longitude": 47.8575, "countries": ["Azerbaijan", "Russia"] }
      ]
    },
    {
      "slug": "ural-mountains",
      "name": "Ural Mountains",
      "continent": "Europe",
      "countries": ["Russia"],
      "summary": "A low, immensely long seam of old rock that is taken for the border of two continents.",
      "mountains": [
        { "slug": "narodnaya", "name": "Narodnaya", "localName": "Народная", "height": 1895, "latitude": 65.0347, "longitude": 60.1153, "countries": ["Russia"] },
        { "slug": "manaraga", "name": "Manaraga", "localName": "Манарага", "height": 1662, "latitude": 65.0383, "longitude": 59.76, "countries": ["Russia"], "note": "Its jagged crest is said to look like the paw of a bear." },
        { "slug": "yamantau", "name": "Yamantau", "localName": "Ямантау", "height": 1640, "latitude": 54.2553, "longitude": 58.1019, "countries": ["Russia"] },
        { "slug": "telposiz", "name": "Telposiz", "localName": "Тельпосиз", "height": 1619, "latitude": 63.9036, "longitude": 59.2125, "countries": ["Russia"] },
        { "slug": "iremel", "name": "Iremel", "localName": "Иремель", "height": 1582, "latitude": 54.5206, "longitude": 58.8422, "countries": ["Russia"] },
        { "slug": "konzhakovsky-kamen", "name": "Konzhakovsky Kamen", "localName": "Конжаковский Камень", "height": 1569, "latitude": 59.6306, "longitude": 59.1378, "countries": ["Russia"], "note": "Each July runners race a marathon to the top and back." }
      ]
    },
    {
      "slug": "north-atlantic-islands",
      "name": "North Atlantic Islands",
      "continent": "Europe",
      "countries": ["Greenland", "Norway", "Iceland", "Faroe Islands"],
      "summary": "Fire under ice: volcanoes and nunataks from Greenland to Jan Mayen.",
      "mountains": [
        { "slug": "gunnbjorn-fjeld", "name": "Gunnbjørn Fjeld", "height": 3694, "latitude": 68.9197, "longitude": -29.8983, "countries": ["Greenland"], "firstAscent": {"year": 1935, "party": "Augustine Courtauld and companions"}, "note": "The highest point of the Arctic stands in a sea of glaciers." },
        { "slug": "beerenberg", "name": "Beerenberg", "height": 2277, "latitude": 71.0767, "longitude": -8.1567, "countries": ["Norway"], "firstAscent": {"year": 1921, "party": "James Wordie, Paul-Louis Mercanton and Thomas Lethbridge"} },
        { "slug": "hvannadalshnukur", "name": "Hvannadalshnúkur", "height": 2110, "latitude": 64.0142, "longitude": -16.6772, "countries": ["Iceland"] },
        { "slug": "herdubreid", "name": "Herðubreið", "height": 1682, "latitude": 65.1767, "longitude": -16.3458, "countries": ["Iceland"], "firstAscent": {"year": 1908, "party": "Hans Reck and Sigurður Sumarliðason"} },
        { "slug": "hekla", "name": "Hekla", "height": 1491, "latitude": 63.9922, "longitude": -19.6658, "countries": ["Iceland"], "firstAscent": {"year": 1750, "party": "Eggert Ólafsson and Bjarni Pálsson"}, "note": "Europe once took its crater for the gate of hell." },
        { "slug": "snaefellsjokull", "name": "Snæfellsjökull", "height": 1446, "latitude": 64.8, "longitude": -23.7667, "countries": ["Iceland"], "firstAscent": {"year": 1754, "party": "Eggert Ólafsson and Bjarni Pálsson"}, "note": "Jules Verne let his travellers enter the centre of the Earth here." },
        { "slug": "slaettaratindur", "name": "Slættaratindur", "height": 880, "latitude": 62.2919, "longitude": -7.0008, "countries": ["Faroe Islands"] }
      ]
    },
    {
      "slug": "anatolia-and-armenia",
      "name": "Anatolia and Armenia",
      "continent": "Asia",
      "countries": ["Türkiye", "Armenia"],
      "summary": "Lonely volcanoes above a high, dry plateau of lakes and caravan roads.",
      "mountains": [
        { "slug": "ararat", "name": "Ararat", "localName": "Արարատ", "height": 5137, "latitude": 39.7019, "longitude": 44.2983, "countries": ["Türkiye"], "firstAscent": {"year": 1829, "party": "Friedrich Parrot, Khachatur Abovian and companions"} },
        { "slug": "aragats", "name": "Aragats", "localName": "Արագած", "height": 4090, "latitude": 40.5333, "longitude": 44.2, "countries": ["Armenia"], "note": "Four summits stand around one crater, and each has its own legend." },
        { "slug": "suphan", "name": "Süphan", "height": 4058, "latitude": 38.9311, "longitude": 42.8325, "countries": ["Türkiye"] },
        { "slug": "kackar", "name": "Kaçkar", "height": 3937, "latitude": 40.8353, "longitude": 41.1614, "countries": ["Türkiye"] },
        { "slug": "erciyes", "name": "Erciyes", "height": 3917, "latitude": 38.5314, "longitude": 35.4469, "countries": ["Türkiye"], "firstAscent": {"year": 1837, "party": "William John Hamilton"}, "note": "Its ash, carved by rain, became the fairy chimneys of Cappadocia." },
        { "slug": "little-ararat", "name": "Little Ararat", "height": 3896, "latitude": 39.65, "longitude": 44.405, "countries": ["Türkiye"] },
        { "slug": "demirkazik", "name": "Demirkazık", "height": 3756, "latitude": 37.7972, "longitude": 35.1492, "countries": ["Türkiye"], "firstAscent": {"year": 1927, "party": "Georg and Marianne Künne with Veli Çavuş"} },
        { "slug": "uludag", "name": "Uludağ", "height": 2543, "latitude": 40.0706, "longitude": 29.2217, "countries": ["Türkiye"] }
      ]
    },
    {
      "slug": "levant-and-sinai",
      "name": "Levant and Sinai",
      "continent": "Asia",
      "countries": ["Lebanon", "Syria", "Egypt", "Jordan", "Israel"],
      "summary": "Snow above cedars in the north, red granite and monasteries in the south.",
      "mountains": [
        { "slug": "qurnat-as-sawda", "name": "Qurnat as Sawda", "localName": "القرنة السوداء", "height": 3088, "latitude": 34.2997, "longitude": 36.1175, "countries": ["Lebanon"] },
        { "slug": "mount-hermon", "name": "Mount Hermon", "localName": "جبل الشيخ", "height": 2814, "latitude": 33.4161, "longitude": 35.8575, "countries": ["Lebanon", "Syria"], "note": "Its melting snow feeds the river Jordan." },
        { "slug": "mount-catherine", "name": "Mount Catherine", "localName": "جبل كاثرين", "height": 2629, "latitude": 28.5097, "longitude": 33.9553, "countries": ["Egypt"] },
        { "slug": "sannine", "name": "Sannine", "localName": "صنين", "height": 2628, "latitude": 33.95, "longitude": 35.87, "countries": ["Lebanon"] },
        { "slug": "mount-sinai", "name": "Mount Sinai", "localName": "جبل موسى", "height": 2285, "latitude": 28.5394, "longitude": 33.975, "countries": ["Egypt"], "firstAscent": null, "ascentNote": "Pilgrims have climbed it since late antiquity.", "note": "Monks cut 3,750 steps of penitence into the granite." },
        { "slug": "jabal-umm-ad-dami", "name": "Jabal Umm ad Dami", "localName": "جبل أم الدامي", "height": 1854, "latitude": 29.3086, "longitude": 35.4326, "countries": ["Jordan"] },
        { "slug": "mount-meron", "name": "Mount Meron", "localName": "הר מירון", "height": 1208, "latitude": 32.9967, "longitude": 35.4131, "countries": ["Israel"] },
        { "slug": "mount-ramon", "name": "Mount Ramon", "localName": "הר רמון", "height": 1037, "latitude": 30.4981, "longitude": 34.6389, "countries": ["Israel"] },
        { "slug": "mount-tabor", "name": "Mount Tabor", "localName": "הר תבור", "height": 575, "latitude": 32.6869, "longitude": 35.3903, "countries": ["Israel"] }
      ]
    },
    {
      "slug": "alborz",
      "name": "Alborz",
      "continent": "Asia",
      "countries": ["Iran"],
      "summary": "The wall between the Caspian forests and the desert, with the highest volcano of Asia at its centre.",
      "mountains": [
        { "slug": "damavand", "name": "Damavand", "localName": "دماوند", "height": 5610, "latitude": 35.9514, "longitude": 52.1092, "countries": ["Iran"], "firstAscent": {"year": 1837, "party": "W. Taylor Thomson, the first on record"}, "note": "Persian poets chained a tyrant king inside it until the end of time." },
        { "slug": "alam-kuh", "name": "Alam-Kuh", "localName": "علم‌کوه", "height": 4850, "latitude": 36.3761, "longitude": 50.9614, "countries": ["Iran"], "firstAscent": {"year": 1902, "party": "The brothers Bornmüller"} },
        { "slug": "takht-e-soleyman", "name": "Takht-e Soleyman", "localName": "تخت سلیمان", "height": 4659, "latitude": 36.3803, "longitude": 50.9675, "countries": ["Iran"] },
        { "slug": "azad-kuh", "name": "Azad Kuh", "localName": "آزادکوه", "height": 4390, "latitude": 36.1167, "longitude": 51.5, "countries": ["Iran"] },
        { "slug": "tochal", "name": "Tochal", "localName": "توچال", "height": 3964, "latitude": 35.8836, "longitude": 51.4194, "countries": ["Iran"], "note": "A cable car lifts the people of Tehran out of the summer heat." }
      ]
    },
    {
      "slug": "zagros",
      "name": "Zagros",
      "continent": "Asia",
      "countries": ["Iran", "Iraq"],
      "summary": "Fold behind fold of limestone, the winter and summer roads of nomads.",
      "mountains": [
        { "slug": "dena", "name": "Dena", "localName": "دنا", "height": 4409, "latitude": 30.9506, "longitude": 51.4372, "countries": ["Iran"] },
        { "slug": "zard-kuh", "name": "Zard-Kuh", "localName": "زردکوه", "height": 4221, "latitude": 32.3647, "longitude": 50.0775, "countries": ["Iran"] },
        { "slug": "oshtorankuh", "name": "Oshtorankuh", "localName": "اشترانکوه", "height": 4150, "latitude": 33.34, "longitude": 49.28, "countries": ["Iran"] },
        { "slug": "cheekha-dar", "name": "Cheekha Dar", "height": 3611, "latitude": 36.7772, "longitude": 44.9169, "countries": ["Iraq", "Iran"] },
        { "slug": "halgurd", "name": "Halgurd", "localName": "هەڵگورد", "height": 3607, "latitude": 36.73, "longitude": 44.86, "countries": ["Iraq"] },
        { "slug": "alvand", "name": "Alvand", "localName": "الوند", "height": 3574, "latitude": 34.6639, "longitude": 48.4867, "countries": ["Iran"], "note": "Darius and Xerxes had their titles cut into its rock in three languages." }
      ]
    },
    {
      "slug": "hindu-kush",
      "name": "Hindu Kush",
      "continent": "Asia",
      "countries": ["Pakistan", "Afghanistan"],
      "summary": "High, dry and remote, the western end of Asia's great barrier.",
      "mountains": [
        { "slug": "tirich-mir", "name": "Tirich Mir", "localName": "تریچ میر", "height": 7708, "latitude": 36.255, "longitude": 71.8417, "countries": ["Pakistan"], "firstAscent": {"year": 1950, "party": "Arne Næss, Per Kvernberg, Henry Berg and Tony Streather"} },
        { "slug": "noshaq", "name": "Noshaq", "localName": "نوشاخ", "height": 7492, "latitude": 36.4319, "longitude": 71.8275, "countries": ["Afghanistan", "Pakistan"], "firstAscent": {"year": 1960, "party": "Toshiaki Sakai and Goro Iwatsubo"} },
        { "slug": "istor-o-nal", "name": "Istor-o-Nal", "height": 7403, "latitude": 36.3756, "longitude": 71.8983, "countries": ["Pakistan"], "note": "Its name means horseshoe, after the ring of eleven tops." },
        { "slug": "saraghrar", "name": "Saraghrar", "height": 7349, "latitude": 36.5474, "longitude": 72.1147, "countries": ["Pakistan"], "firstAscent": {"year": 1959, "party": "An Italian party led by Fosco Maraini"} },
        { "slug": "buni-zom", "name": "Buni Zom", "height": 6542, "latitude": 36.1333, "longitude": 72.3167, "countries": ["Pakistan"], "firstAscent": {"year": 1957, "party": "Walter Berry and Christopher Tyndale-Biscoe"} },
        { "slug": "mir-samir", "name": "Mir Samir", "height": 5809, "latitude": 35.5833, "longitude": 70.1833, "countries": ["Afghanistan"], "firstAscent": {"year": 1959, "party": "Harald Biller and companions"}, "note": "A failed attempt on it became one of the funniest books about travel." }
      ]
    },
    {
      "slug": "karakoram",
      "name": "Karakoram",
      "continent": "Asia",
      "countries": ["Pakistan", "China"],
      "summary": "The most heavily glaciated mountains outside the poles, granite needles above rivers of ice.",
      "mountains": [
        { "slug": "k2", "name": "K2", "localName": "کے ٹو", "height": 8611, "latitude": 35.8825, "longitude": 76.5133, "countries": ["Pakistan", "China"], "firstAscent": {"year": 1954, "party": "Achille Compagnoni and Lino Lacedelli"}, "note": "A surveyor's pencil note became the name of the second highest mountain of the world." },
        { "slug": "gasherbrum-i", "name": "Gasherbrum I", "localName": "گاشر برم-1", "height": 8080, "latitude": 35.7244, "longitude": 76.6964, "countries": ["Pakistan", "China"], "firstAscent": {"year": 1958, "party": "Pete Schoening and Andy Kauffman"} },
        { "slug": "broad-peak", "name": "Broad Peak", "height": 8051, "latitude": 35.8108, "longitude": 76.565, "countries": ["Pakistan", "China"], "firstAscent": {"year": 1957, "party": "Hermann Buhl, Kurt Diemberger, Marcus Schmuck and Fritz Wintersteller"} },
        { "slug": "gasherbrum-ii", "name": "Gasherbrum II", "height": 8034, "latitude": 35.7583, "longitude": 76.6533, "countries": ["Pakistan", "China"], "firstAscent": {"year": 1956, "party": "Fritz Moravec, Josef Larch and Hans Willenpart"} },
        { "slug": "gasherbrum-iv", "name": "Gasherbrum IV", "height": 7925, "latitude": 35.7594, "longitude": 76.6161, "countries": ["Pakistan"], "firstAscent": {"year": 1958, "party": "Walter Bonatti and Carlo Mauri"}, "note": "At sunset its west face is the shining wall that gave the whole group its name." },
        { "slug": "distaghil-sar", "name": "Distaghil Sar", "height": 7885, "latitude": 36.3258, "longitude": 75.1878, "countries": ["Pakistan"], "firstAscent": {"year": 1960, "party": "Günther Stärker and Diether Marchart"} },
        { "slug": "masherbrum", "name": "Masherbrum", "height": 7821, "latitude": 35.6411, "longitude": 76.3058, "countries": ["Pakistan"], "firstAscent": {"year": 1960, "party": "George Bell and Willi Unsoeld"} },
        { "slug": "rakaposhi", "name": "Rakaposhi", "localName": "راکاپوشی", "height": 7788, "latitude": 36.1425, "longitude": 74.4892, "countries": ["Pakistan"], "firstAscent": {"year": 1958, "party": "Mike Banks and Tom Patey"}, "note": "No other mountain rises so evenly from its river to its top: nearly six kilometres." },
        { "slug": "muztagh-tower", "name": "Muztagh Tower", "height": 7276, "latitude": 35.8275, "longitude": 76.3611, "countries": ["Pakistan", "China"], "firstAscent": {"year": 1956, "party": "Joe Brown and Ian McNaught-Davis"} },
        { "slug": "great-trango-tower", "name": "Great Trango Tower", "height": 6286, "latitude": 35.7583, "longitude": 76.1917, "countries": ["Pakistan"], "firstAscent": {"year": 1977, "party": "An American party"} }
      ]
    },
    {
      "slug": "himalaya",
      "name": "Himalaya",
      "continent": "Asia",
      "countries": ["Nepal", "China", "India", "Pakistan", "Bhutan"],
      "summary": "The highest mountains of the world, still rising by the width of a fingernail a year.",
      "mountains": [
        { "slug": "everest", "name": "Everest", "localName": "सगरमाथा", "height": 8849, "latitude": 27.9881, "longitude": 86.925, "countries": ["Nepal", "China"], "firstAscent": {"year": 1953, "party": "Edmund Hillary and Tenzing Norgay"}, "note": "Its summit is marine limestone: the roof of the world was once the floor of a sea." },
        { "slug": "kangchenjunga", "name": "Kangchenjunga", "localName": "कञ्चनजङ्घा", "height": 8586, "latitude": 27.7025, "longitude": 88.1467, "countries": ["Nepal", "India"], "firstAscent": {"year": 1955, "party": "Joe Brown and George Band"}, "note": "They stopped just short of the top, as they had promised, and most parties since have done the same." },
        { "slug": "lhotse", "name": "Lhotse", "localName": "ल्होत्से", "height": 8516, "latitude": 27.9617, "longitude": 86.9331, "countries": ["Nepal", "China"], "firstAscent": {"year": 1956, "party": "Ernst Reiss and Fritz Luchsinger"} },
        { "slug": "makalu", "name": "Makalu", "localName": "मकालु", "height": 8485, "latitude": 27.8894, "longitude": 87.0886, "countries": ["Nepal", "China"], "firstAscent": {"year": 1955, "party": "Lionel Terray and Jean Couzy"} },
        { "slug": "cho-oyu", "name": "Cho Oyu", "localName": "चोयु", "height": 8188, "latitude": 28.0942, "longitude": 86.6608, "countries": ["Nepal", "China"], "firstAscent": {"year": 1954, "party": "Herbert Tichy, Joseph Jöchler and Pasang Dawa Lama"} },
        { "slug": "dhaulagiri", "name": "Dhaulagiri", "localName": "धौलागिरी", "height": 8167, "latitude": 28.6967, "longitude": 83.4931, "countries": ["Nepal"], "firstAscent": {"year": 1960, "party": "A Swiss and Austrian party with Nawang Dorje and Nima Dorje"} },
        { "slug": "manaslu", "name": "Manaslu", "localName": "मनास्लु", "height": 8163, "latitude": 28.5494, "longitude": 84.5597, "countries": ["Nepal"], "firstAscent": {"year": 1956, "party": "Toshio Imanishi and Gyalzen Norbu"} },
        { "slug": "nanga-parbat", "name": "Nanga Parbat", "localName": "نانگا پربت", "height": 8126, "latitude": 35.2375, "longitude": 74.5892, "countries": ["Pakistan"], "firstAscent": {"year": 1953, "party": "Hermann Buhl"}, "note": "Buhl reached the top alone and spent the night standing on a ledge." },
        { "slug": "annapurna", "name": "Annapurna", "localName": "अन्नपूर्ण", "height": 8091, "latitude": 28.5961, "longitude": 83.8203, "countries": ["Nepal"], "firstAscent": {"year": 1950, "party": "Maurice Herzog and Louis Lachenal"}, "note": "The first summit above eight thousand metres that anybody reached." },
        { "slug": "shishapangma", "name": "Shishapangma", "localName": "希夏邦马峰", "height": 8027, "latitude": 28.3522, "longitude": 85.7797, "countries": ["China"], "firstAscent": {"year": 1964, "party": "Xu Jing and nine companions"} },
        { "slug": "nanda-devi", "name": "Nanda Devi", "localName": "नन्दा देवी", "height": 7816, "latitude": 30.3758, "longitude": 79.9708, "countries": ["India"], "firstAscent": {"year": 1936, "party": "Noel Odell and Bill Tilman"} },
        { "slug": "gangkhar-puensum", "name": "Gangkhar Puensum", "localName": "གངས་དཀར་སྤུན་གསུམ", "height": 7570, "latitude": 28.0472, "longitude": 90.4556, "countries": ["Bhutan", "China"], "firstAscent": null, "ascentNote": "Unclimbed: Bhutan keeps its high summits for the spirits." },
        { "slug": "machapuchare", "name": "Machapuchare", "localName": "माछापुच्छ्रे", "height": 6993, "latitude": 28.4953, "longitude": 83.9494, "countries": ["Nepal"], "firstAscent": null, "ascentNote": "Sacred; no ascent has been recorded." },
        { "slug": "ama-dablam", "name": "Ama Dablam", "localName": "आमा दब्लम", "height": 6812, "latitude": 27.8611, "longitude": 86.8611, "countries": ["Nepal"], "firstAscent": {"year": 1961, "party": "Barry Bishop, Mike Gill, Wally Romanes and Mike Ward"} },
        { "slug": "shivling", "name": "Shivling", "localName": "शिवलिंग", "height": 6543, "latitude": 30.8803, "longitude": 79.0631, "countries": ["India"], "firstAscent": {"year": 1974, "party": "A party of the Indo-Tibetan Border Police"} }
      ]
    },
    {
      "slug": "pamir",
      "name": "Pamir",
      "continent": "Asia",
      "countries": ["China", "Tajikistan", "Kyrgyzstan"],
      "summary": "The knot where the great ranges of Asia are tied together.",
      "mountains": [
        { "slug": "kongur-tagh", "name": "Kongur Tagh", "localName": "公格尔山", "height": 7649, "latitude": 38.5933, "longitude": 75.3136, "countries": ["China"], "firstAscent": {"year": 1981, "party": "Peter Boardman, Chris Bonington, Al Rouse and Joe Tasker"} },
        { "slug": "muztagh-ata", "name": "Muztagh Ata", "localName": "慕士塔格峰", "height": 7546, "latitude": 38.2756, "longitude": 75.1161, "countries": ["China"], "firstAscent": {"year": 1956, "party": "A Chinese and Soviet party"}, "note": "It is so gentle that people ski down from its summit." },
        { "slug": "ismoil-somoni-peak", "name": "Ismoil Somoni Peak", "localName": "Қуллаи Исмоили Сомонӣ", "height": 7495, "latitude": 38.9431, "longitude": 72.0158, "countries": ["Tajikistan"], "firstAscent": {"year": 1933, "party": "Yevgeny Abalakov"} },
        { "slug": "lenin-peak", "name": "Lenin Peak", "localName": "Қуллаи Абӯалӣ ибни Сино", "height": 7134, "latitude": 39.3428, "longitude": 72.8778, "countries": ["Kyrgyzstan", "Tajikistan"], "firstAscent": {"year": 1928, "party": "Eugen Allwein, Erwin Schneider and Karl Wien"} },
        { "slug": "korzhenevskaya-peak", "name": "Korzhenevskaya Peak", "localName": "Қуллаи Корженевская", "height": 7105, "latitude": 39.0575, "longitude": 72.0086, "countries": ["Tajikistan"], "firstAscent": {"year": 1953, "party": "Aleksei Ugarov and companions"}, "note": "The explorer who found it named it after his wife." },
        { "slug": "karl-marx-peak", "name": "Karl Marx Peak", "height": 6723, "latitude": 37.1625, "longitude": 72.4825, "countries": ["Tajikistan"] },
        { "slug": "engels-peak", "name": "Engels Peak", "height": 6510, "latitude": 37.17, "longitude": 72.52, "countries": ["Tajikistan"] }
      ]
    },
    {
      "slug": "tian-shan",
      "name": "Tian Shan",
      "continent": "Asia",
      "countries": ["Kyrgyzstan", "China", "Kazakhstan", "Uzbekistan"],
      "summary": "The celestial mountains, half steppe and half ice, in the middle of the largest continent.",
      "mountains": [
        { "slug": "jengish-chokusu", "name": "Jengish Chokusu", "localName": "Жеңиш чокусу", "height": 7439, "latitude": 42.0344, "longitude": 80.1261, "countries": ["Kyrgyzstan", "China"], "firstAscent": {"year": 1956, "party": "Vitaly Abalakov and companions"}, "note": "The northernmost summit above seven thousand metres, and one of the coldest." },
        { "slug": "khan-tengri", "name": "Khan Tengri", "localName": "Хан Тәңірі", "height": 7010, "latitude": 42.2108, "longitude": 80.175, "countries": ["Kazakhstan", "Kyrgyzstan"], "firstAscent": {"year": 1931, "party": "Mikhail Pogrebetsky, Franz Sauberer and Boris Tyurin"} },
        { "slug": "xuelian-feng", "name": "Xuelian Feng", "localName": "雪莲峰", "height": 6627, "latitude": 42.2667, "longitude": 80.9, "countries": ["China"], "firstAscent": {"year": 1990, "party": "A Japanese party"} },
        { "slug": "bogda-feng", "name": "Bogda Feng", "localName": "博格达峰", "height": 5445, "latitude": 43.8, "longitude": 88.3333, "countries": ["China"], "firstAscent": {"year": 1981, "party": "A Japanese party from Kyoto"} },
        { "slug": "talgar-peak", "name": "Talgar Peak", "localName": "Талғар шыңы", "height": 4979, "latitude": 43.1194, "longitude": 77.3397, "countries": ["Kazakhstan"] },
        { "slug": "free-korea-peak", "name": "Free Korea Peak", "height": 4740, "latitude": 42.5306, "longitude": 74.5286, "countries": ["Kyrgyzstan"] },
        { "slug": "big-almaty-peak", "name": "Big Almaty Peak", "localName": "Үлкен Алматы шыңы", "height": 3681, "latitude": 43.05, "longitude": 76.93, "countries": ["Kazakhstan"] },
        { "slug": "greater-chimgan", "name": "Greater Chimgan", "localName": "Katta Chimyon", "height": 3309, "latitude": 41.492, "longitude": 70.05, "countries": ["Uzbekistan"] }
      ]
    },
    {
      "slug": "altai-and-sayan",
      "name": "Altai and Sayan",
      "continent": "Asia",
      "countries": ["Russia", "Kazakhstan", "Mongolia", "China"],
      "summary": "Larch forest, steppe and small glaciers where four countries meet.",
      "mountains": [
        { "slug": "belukha", "name": "Belukha", "localName": "Белуха", "height": 4506, "latitude": 49.8069, "longitude": 86.59, "countries": ["Russia", "Kazakhstan"], "firstAscent": {"year": 1914, "party": "Boris and Mikhail Tronov"} },
        { "slug": "khuiten-peak", "name": "Khüiten Peak", "localName": "Хүйтэн оргил", "height": 4374, "latitude": 49.1458, "longitude": 87.8189, "countries": ["Mongolia", "China"], "note": "From its icy dome one sees into three countries." },
        { "slug": "tsambagarav", "name": "Tsambagarav", "localName": "Цамбагарав", "height": 4195, "latitude": 48.6575, "longitude": 90.8447, "countries": ["Mongolia"] },
        { "slug": "aktru", "name": "Aktru", "localName": "Актру", "height": 4044, "latitude": 50.0633, "longitude": 87.7467, "countries": ["Russia"] },
        { "slug": "mongun-taiga", "name": "Mongun-Taiga", "localName": "Монгун-Тайга", "height": 3970, "latitude": 50.275, "longitude": 90.1258, "countries": ["Russia"] },
        { "slug": "munku-sardyk", "name": "Munku-Sardyk", "localName": "Мунку-Сардык", "height": 3491, "latitude": 51.7186, "longitude": 100.6008, "countries": ["Russia", "Mongolia"], "firstAscent": {"year": 1858, "party": "Gustav Radde"} }
      ]
    },
    {
      "slug": "kamchatka",
      "name": "Kamchatka",
      "continent": "Asia",
      "countries": ["Russia"],
      "summary": "Three hundred volcanoes at the far end of Russia, with bears in between.",
      "mountains": [
        { "slug": "klyuchevskaya-sopka", "name": "Klyuchevskaya Sopka", "localName": "Ключевская сопка", "height": 4754, "latitude": 56.0556, "longitude": 160.6442, "countries": ["Russia"], "firstAscent": {"year": 1788, "party": "Daniel Gauss and two companions"}, "note": "The highest active volcano of Eurasia has erupted more than fifty times in three centuries." },
        { "slug": "kamen", "name": "Kamen", "localName": "Камень", "height": 4579, "latitude": 56.02, "longitude": 160.5931, "countries": ["Russia"] },
        { "slug": "tolbachik", "name": "Tolbachik", "localName": "Толбачик", "height": 3682, "latitude": 55.83, "longitude": 160.33, "countries": ["Russia"] },
        { "slug": "kronotsky", "name": "Kronotsky", "localName": "Кроноцкая сопка", "height": 3528, "latitude": 54.7533, "longitude": 160.5333, "countries": ["Russia"] },
        { "slug": "koryaksky", "name": "Koryaksky", "localName": "Корякская сопка", "height": 3456, "latitude": 53.3206, "longitude": 158.7125, "countries": ["Russia"] },
        { "slug": "shiveluch", "name": "Shiveluch", "localName": "Шивелуч", "height": 3283, "latitude": 56.6533, "longitude": 161.36, "countries": ["Russia"] },
        { "slug": "avachinsky", "name": "Avachinsky", "localName": "Авачинская сопка", "height": 2741, "latitude": 53.2556, "longitude": 158.83, "countries": ["Russia"] }
      ]
    },
    {
      "slug": "hengduan-mountains",
      "name": "Hengduan Mountains",
      "continent": "Asia",
      "countries": ["China"],
      "summary": "Parallel gorges and snow ranges where the great rivers of Asia run side by side.",
      "mountains": [
        { "slug": "gongga-shan", "name": "Gongga Shan", "localName": "贡嘎山", "height": 7509, "latitude": 29.5953, "longitude": 101.8792, "countries": ["China"], "firstAscent": {"year": 1932, "party": "Richard Burdsall and Terris Moore"}, "note": "Before it was measured, some believed it to be higher than Everest." },
        { "slug": "kawagarbo", "name": "Kawagarbo", "localName": "卡瓦格博", "height": 6740, "latitude": 28.4383, "longitude": 98.6833, "countries": ["China"], "firstAscent": null, "ascentNote": "Unclimbed: the people of its valleys hold it sacred." },
        { "slug": "siguniang-shan", "name": "Siguniang Shan", "localName": "四姑娘山", "height": 6250, "latitude": 31.1058, "longitude": 102.9019, "countries": ["China"], "firstAscent": {"year": 1981, "party": "A Japanese party from Doshisha University"} },
        { "slug": "yulong-xueshan", "name": "Yulong Xueshan", "localName": "玉龙雪山", "height": 5596, "latitude": 27.0983, "longitude": 100.175, "countries": ["China"], "firstAscent": {"year": 1987, "party": "Phil Peralta-Ramos and Eric Perlman"} },
        { "slug": "haba-xueshan", "name": "Haba Xueshan", "localName": "哈巴雪山", "height": 5396, "latitude": 27.3333, "longitude": 100.1, "countries": ["China"] }
      ]
    },
    {
      "slug": "sacred-mountains-of-china",
      "name": "Sacred Mountains of China",
      "continent": "Asia",
      "countries": ["China"],
      "summary": "Stairways of stone, pines and temples that emperors, monks and poets climbed.",
      "mountains": [
        { "slug": "emei-shan", "name": "Emei Shan", "localName": "峨眉山", "height": 3099, "latitude": 29.5197, "longitude": 103.3325, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." },
        { "slug": "wutai-shan", "name": "Wutai Shan", "localName": "五台山", "height": 3061, "latitude": 39.0797, "longitude": 113.5653, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." },
        { "slug": "hua-shan", "name": "Hua Shan", "localName": "华山", "height": 2155, "latitude": 34.4833, "longitude": 110.0833, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity.", "note": "Planks bolted to a cliff lead to a place for playing chess." },
        { "slug": "heng-shan-shanxi", "name": "Heng Shan (Shanxi)", "localName": "恒山", "height": 2016, "latitude": 39.673, "longitude": 113.735, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." },
        { "slug": "huang-shan", "name": "Huang Shan", "localName": "黄山", "height": 1864, "latitude": 30.1325, "longitude": 118.1667, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity.", "note": "Its pines and seas of cloud taught generations to paint mountains." },
        { "slug": "tai-shan", "name": "Tai Shan", "localName": "泰山", "height": 1533, "latitude": 36.2556, "longitude": 117.1069, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." },
        { "slug": "song-shan", "name": "Song Shan", "localName": "嵩山", "height": 1512, "latitude": 34.508, "longitude": 112.935, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." },
        { "slug": "heng-shan-hunan", "name": "Heng Shan (Hunan)", "localName": "衡山", "height": 1300, "latitude": 27.254, "longitude": 112.655, "countries": ["China"], "firstAscent": null, "ascentNote": "Climbed since antiquity." }
      ]
    },
    {
      "slug": "mountains-of-korea",
      "name": "Mountains of Korea",
      "continent": "Asia",
      "countries": ["North Korea", "China", "South Korea"],
      "summary": "Granite domes and forested ridges, never far from a temple or a bus stop.",
      "mountains": [
        { "slug": "paektusan", "name": "Paektusan", "localName": "백두산", "height": 2744, "latitude": 41.9931, "longitude": 128.0775, "countries": ["North Korea", "China"], "note": "A deep blue crater lake lies where, in legend, the Korean people began." },
        { "slug": "hallasan", "name": "Hallasan", "localName": "한라산", "height": 1947, "latitude": 33.3617, "longitude": 126.5292, "countries": ["South Korea"] },
        { "slug": "jirisan", "name": "Jirisan", "localName": "지리산", "height": 1915, "latitude": 35.3369, "longitude": 127.7306, "countries": ["South Korea"] },
        { "slug": "seoraksan", "name": "Seoraksan", "localName": "설악산", "height": 1708, "latitude": 38.1192, "longitude": 128.4656, "countries": ["South Korea"] },
        { "slug": "kumgangsan", "name": "Kumgangsan", "localName": "금강산", "height": 1639, "latitude": 38.66, "longitude": 128.11, "countries": ["North Korea"] },
        { "slug": "bukhansan", "name": "Bukhansan", "localName": "북한산", "height": 836, "latitude": 37.6589, "longitude": 126.9778, "countries": ["South Korea"] }
      ]
    },
    {
      "slug": "mountains-of-japan",
      "name": "Mountains of Japan",
      "continent": "Asia",
      "countries": ["Japan"],
      "summary": "Volcanoes, alpine ridges and pilgrim paths on a chain of islands.",
      "mountains": [
        { "slug": "mount-fuji", "name": "Mount Fuji", "localName": "富士山", "height": 3776, "latitude": 35.3606, "longitude": 138.7275, "countries": ["Japan"], "firstAscent": null, "ascentNote": "A monk is said to have climbed it in the seventh century." },
        { "slug": "kita-dake", "name": "Kita-dake", "localName": "北岳", "height": 3193, "latitude": 35.6744, "longitude": 138.2389, "countries": ["Japan"] },
        { "slug": "okuhotaka-dake", "name": "Okuhotaka-dake", "localName": "奥穂高岳", "height": 3190, "latitude": 36.2892, "longitude": 137.648, "countries": ["Japan"] },
        { "slug": "yari-ga-take", "name": "Yari-ga-take", "localName": "槍ヶ岳", "height": 3180, "latitude": 36.3419, "longitude": 137.6475, "countries": ["Japan"], "firstAscent": {"year": 1828, "party": "Banryū"}, "note": "The spear is the mountain other Japanese mountains are compared with." },
        { "slug": "ontake", "name": "Ontake", "localName": "御嶽山", "height": 3067, "latitude": 35.8928, "longitude": 137.4803, "countries": ["Japan"] },
        { "slug": "tateyama", "name": "Tateyama", "localName": "立山", "height": 3015, "latitude": 36.5758, "longitude": 137.6197, "countries": ["Japan"] },
        { "slug": "tsurugi-dake", "name": "Tsurugi-dake", "localName": "剱岳", "height": 2999, "latitude": 36.6233, "longitude": 137.6169, "countries": ["Japan"], "firstAscent": null, "ascentNote": "Surveyors reached the top in 1907 and found an old monk's staff there." },
        { "slug": "hakusan", "name": "Hakusan", "localName": "白山", "height": 2702, "latitude": 36.155, "longitude": 136.7714, "countries": ["Japan"], "firstAscent": null, "ascentNote": "Climbed since the eighth century." },
        { "slug": "asahi-dake", "name": "Asahi-dake", "localName": "旭岳", "height": 2291, "latitude": 43.6636, "longitude": 142.8542, "countries": ["Japan"] },
        { "slug": "miyanoura-dake", "name": "Miyanoura-dake", "localName": "宮之浦岳", "height": 1936, "latitude": 30.3361, "longitude": 130.5042, "countries": ["Japan"] },
        { "slug": "aso", "name": "Aso", "localName": "阿蘇山", "height": 1592, "latitude": 32.8842, "longitude": 131.1039, "countries": ["Japan"], "note": "Thirty thousand people farm the floor of its caldera." }
      ]
    },
    {
      "slug": "western-ghats-and-sri-lanka",
      "name": "Western Ghats and Sri Lanka",
      "continent": "Asia",
      "countries": ["India", "Sri Lanka"],
      "summary": "Cloud forest, tea and monsoon along the western edge of the Deccan, and its echo beyond the strait.",
      "mountains": [
        { "slug": "anamudi", "name": "Anamudi", "localName": "ആനമുടി", "height": 2695, "latitude": 10.1697, "longitude": 77.0608, "countries": ["India"] },
        { "slug": "doddabetta", "name": "Doddabetta", "localName": "தொட்டபெட்டா", "height": 2637, "latitude": 11.4011, "longitude": 76.7364, "countries": ["India"] },
        { "slug": "pidurutalagala", "name": "Pidurutalagala", "localName": "පිදුරුතලාගල", "height": 2524, "latitude": 7.0008, "longitude": 80.7733, "countries": ["Sri Lanka"] },
        { "slug": "sri-pada", "name": "Sri Pada", "localName": "ශ්‍රී පාදය", "height": 2243, "latitude": 6.8094, "longitude": 80.4994, "countries": ["Sri Lanka"], "firstAscent": null, "ascentNote": "Pilgrims have climbed it for more than a thousand years.", "note": "Four religions revere the footprint on its summit." },
        { "slug": "mullayanagiri", "name": "Mullayanagiri", "localName": "ಮುಳ್ಳಯ್ಯನಗಿರಿ", "height": 1930, "latitude": 13.3911, "longitude": 75.7219, "countries": ["India"] },
        { "slug": "kalsubai", "name": "Kalsubai", "localName": "कळसूबाई", "height": 1646, "latitude": 19.6011, "longitude": 73.7092, "countries": ["India"] }
      ]
    },
    {
      "slug": "southeast-asian-islands",
      "name": "Southeast Asian Islands",
      "continent": "Asia",
      "countries": ["Malaysia", "Indonesia", "Philippines"],
      "summary": "Rain forest at the foot, fire or bare granite at the top.",
      "mountains": [
        { "slug": "kinabalu", "name": "Kinabalu", "height": 4095, "latitude": 6.075, "longitude": 116.5586, "countries": ["Malaysia"], "firstAscent": {"year": 1888, "party": "John Whitehead"}, "note": "More kinds of orchid grow on its slopes than in all of Europe." },
        { "slug": "kerinci", "name": "Kerinci", "height": 3805, "latitude": -1.6969, "longitude": 101.2642, "countries": ["Indonesia"] },
        { "slug": "rinjani", "name": "Rinjani", "height": 3726, "latitude": -8.4144, "longitude": 116.4575, "countries": ["Indonesia"] },
        { "slug": "semeru", "name": "Semeru", "height": 3676, "latitude": -8.1075, "longitude": 112.92, "countries": ["Indonesia"] },
        { "slug": "mount-apo", "name": "Mount Apo", "height": 2954, "latitude": 6.9875, "longitude": 125.2706, "countries": ["Philippines"], "firstAscent": {"year": 1880, "party": "Joaquín Rajal and companions"} },
        { "slug": "mayon", "name": "Mayon", "height": 2463, "latitude": 13.2544, "longitude": 123.685, "countries": ["Philippines"], "note": "No cone in the world is more nearly perfect." }
      ]
    },
    {
      "slug": "atlas",
      "name": "Atlas",
      "continent": "Africa",
      "countries": ["Morocco", "Algeria", "Tunisia"],
      "summary": "Three parallel chains between the Atlantic, the Mediterranean and the great desert.",
      "mountains": [
        { "slug": "toubkal", "name": "Toubkal", "localName": "توبقال", "height": 4167, "latitude": 31.0597, "longitude": -7.915, "countries": ["Morocco"], "firstAscent": {"year": 1923, "party": "Vincent Berger, Hubert Dolbeau and René de Segonzac"} },
        { "slug": "ouanoukrim", "name": "Ouanoukrim", "localName": "وانوكريم", "height": 4089, "latitude": 31.0333, "longitude": -7.95, "countries": ["Morocco"] },
        { "slug": "ighil-mgoun", "name": "Ighil M'Goun", "localName": "إغيل مكون", "height": 4071, "latitude": 31.5075, "longitude": -6.4508, "countries": ["Morocco"] },
        { "slug": "jebel-ayachi", "name": "Jebel Ayachi", "localName": "جبل العياشي", "height": 3747, "latitude": 32.4833, "longitude": -4.9167, "countries": ["Morocco"], "note": "For a long time travellers took this white wall for the highest of the Atlas." },
        { "slug": "bou-naceur", "name": "Bou Naceur", "localName": "بوناصر", "height": 3340, "latitude": 33.5667, "longitude": -3.8667, "countries": ["Morocco"] },
        { "slug": "djebel-chelia", "name": "Djebel Chélia", "localName": "جبل شيليا", "height": 2328, "latitude": 35.3197, "longitude": 6.65, "countries": ["Algeria"] },
        { "slug": "lalla-khedidja", "name": "Lalla Khedidja", "localName": "لالة خديجة", "height": 2308, "latitude": 36.4461, "longitude": 4.2383, "countries": ["Algeria"] },
        { "slug": "jebel-chambi", "name": "Jebel Chambi", "localName": "جبل الشعانبي", "height": 1544, "latitude": 35.2053, "longitude": 8.6742, "countries": ["Tunisia"] }
      ]
    },
    {
      "slug": "sahara-massifs",
      "name": "Sahara Massifs",
      "continent": "Africa",
      "countries": ["Chad", "Algeria", "Libya", "Niger"],
      "summary": "Black volcanic islands in a sea of sand, with rock paintings in their gorges.",
      "mountains": [
        { "slug": "emi-koussi", "name": "Emi Koussi", "localName": "إيمي كوسي", "height": 3415, "latitude": 19.7936, "longitude": 18.5517, "countries": ["Chad"], "firstAscent": {"year": 1938, "party": "Wilfred Thesiger"} },
        { "slug": "pic-tousside", "name": "Pic Toussidé", "height": 3265, "latitude": 21.03, "longitude": 16.48, "countries": ["Chad"] },
        { "slug": "tahat", "name": "Tahat", "localName": "جبل تاهات", "height": 2908, "latitude": 23.2892, "longitude": 5.5339, "countries": ["Algeria"] },
        { "slug": "assekrem", "name": "Assekrem", "localName": "أسكرم", "height": 2728, "latitude": 23.2667, "longitude": 5.6333, "countries": ["Algeria"], "note": "A hermit built a stone hut here to watch the sun rise over the Hoggar." },
        { "slug": "bikku-bitti", "name": "Bikku Bitti", "localName": "بيكو بيتي", "height": 2266, "latitude": 22.0, "longitude": 19.2, "countries": ["Libya"] },
        { "slug": "idoukal-n-taghes", "name": "Idoukal-n-Taghès", "height": 2022, "latitude": 17.8333, "longitude": 8.7167, "countries": ["Niger"] }
      ]
    },
    {
      "slug": "ethiopian-highlands",
      "name": "Ethiopian Highlands",
      "continent": "Africa",
      "countries": ["Ethiopia"],
      "summary": "A roof of old lava, cut by gorges, where geladas graze above the clouds.",
      "mountains": [
        { "slug": "ras-dashen", "name": "Ras Dashen", "localName": "ራስ ዳሽን", "height": 4550, "latitude": 13.2369, "longitude": 38.3711, "countries": ["Ethiopia"], "firstAscent": {"year": 1841, "party": "Pierre Victor Ferret and Joseph Germain Galinier"} },
        { "slug": "tullu-dimtu", "name": "Tullu Dimtu", "height": 4377, "latitude": 6.8264, "longitude": 39.8189, "countries": ["Ethiopia"] },
        { "slug": "batu", "name": "Batu", "height": 4307, "latitude": 6.9167, "longitude": 39.7333, "countries": ["Ethiopia"] },
        { "slug": "abuna-yosef", "name": "Abuna Yosef", "localName": "አቡነ ዮሴፍ", "height": 4260, "latitude": 12.1517, "longitude": 39.1839, "countries": ["Ethiopia"] },
        { "slug": "mount-guna", "name": "Mount Guna", "height": 4120, "latitude": 11.7167, "longitude": 38.2333, "countries": ["Ethiopia"] }
      ]
    },
    {
      "slug": "east-african-rift",
      "name": "East African Rift",
      "continent": "Africa",
      "countries": ["Tanzania", "Kenya", "Rwanda", "DR Congo", "Uganda"],
      "summary": "Solitary volcanoes on the seams of a continent that is slowly coming apart.",
      "mountains": [
        { "slug": "kilimanjaro", "name": "Kilimanjaro", "height": 5895, "latitude": -3.0758, "longitude": 37.3533, "countries": ["Tanzania"], "firstAscent": {"year": 1889, "party": "Hans Meyer and Ludwig Purtscheller"}, "note": "The way up passes from banana groves to glaciers in five days." },
        { "slug": "mount-kenya", "name": "Mount Kenya", "height": 5199, "latitude": -0.1508, "longitude": 37.3083, "countries": ["Kenya"], "firstAscent": {"year": 1899, "party": "Halford Mackinder, César Ollier and Joseph Brocherel"} },
        { "slug": "mount-meru", "name": "Mount Meru", "height": 4562, "latitude": -3.2467, "longitude": 36.7483, "countries": ["Tanzania"] },
        { "slug": "karisimbi", "name": "Karisimbi", "height": 4507, "latitude": -1.5083, "longitude": 29.4472, "countries": ["Rwanda", "DR Congo"] },
        { "slug": "mount-elgon", "name": "Mount Elgon", "height": 4321, "latitude": 1.1192, "longitude": 34.525, "countries": ["Uganda"], "firstAscent": {"year": 1911, "party": "Rudolf Kmunke and Robert Stigler"}, "note": "Elephants walk deep into its caves to mine salt with their tusks." },
        { "slug": "muhabura", "name": "Muhabura", "height": 4127, "latitude": -1.3833, "longitude": 29.6667, "countries": ["Rwanda", "Uganda"] },
        { "slug": "nyiragongo", "name": "Nyiragongo", "height": 3470, "latitude": -1.52, "longitude": 29.25, "countries": ["DR Congo"] },
        { "slug": "ol-doinyo-lengai", "name": "Ol Doinyo Lengai", "height": 2962, "latitude": -2.7639, "longitude": 35.9142, "countries": ["Tanzania"], "note": "Its lava is so cool that it looks black by day and turns white within hours." },
        { "slug": "longonot", "name": "Longonot", "height": 2776, "latitude": -0.9144, "longitude": 36.4467, "countries": ["Kenya"] }
      ]
    },
    {
      "slug": "rwenzori",
      "name": "Rwenzori",
      "continent": "Africa",
      "countries": ["Uganda", "DR Congo"],
      "summary": "The Mountains of the Moon: equatorial glaciers above forests of giant heather.",
      "mountains": [
        { "slug": "margherita-peak", "name": "Margherita Peak", "height": 5109, "latitude": 0.3858, "longitude": 29.8717, "countries": ["Uganda", "DR Congo"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-speke", "name": "Mount Speke", "height": 4890, "latitude": 0.4044, "longitude": 29.8889, "countries": ["Uganda"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-baker-rwenzori", "name": "Mount Baker (Rwenzori)", "height": 4844, "latitude": 0.3653, "longitude": 29.8944, "countries": ["Uganda"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-emin", "name": "Mount Emin", "height": 4798, "latitude": 0.4356, "longitude": 29.9, "countries": ["DR Congo"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-gessi", "name": "Mount Gessi", "height": 4715, "latitude": 0.44, "longitude": 29.925, "countries": ["Uganda"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-luigi-di-savoia", "name": "Mount Luigi di Savoia", "height": 4627, "latitude": 0.335, "longitude": 29.89, "countries": ["Uganda"], "firstAscent": {"year": 1906, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} }
      ]
    },
    {
      "slug": "drakensberg",
      "name": "Drakensberg",
      "continent": "Africa",
      "countries": ["Lesotho", "South Africa"],
      "summary": "A basalt escarpment that Zulu speakers call the barrier of spears.",
      "mountains": [
        { "slug": "thabana-ntlenyana", "name": "Thabana Ntlenyana", "height": 3482, "latitude": -29.4681, "longitude": 29.2697, "countries": ["Lesotho"], "note": "Its name means beautiful little mountain, and it is the highest of southern Africa." },
        { "slug": "mafadi", "name": "Mafadi", "height": 3450, "latitude": -29.2017, "longitude": 29.3575, "countries": ["South Africa", "Lesotho"] },
        { "slug": "champagne-castle", "name": "Champagne Castle", "height": 3377, "latitude": -29.1, "longitude": 29.35, "countries": ["South Africa"], "firstAscent": {"year": 1888, "party": "The brothers Stocker"} },
        { "slug": "giants-castle", "name": "Giant's Castle", "height": 3315, "latitude": -29.3433, "longitude": 29.4844, "countries": ["South Africa"] },
        { "slug": "mont-aux-sources", "name": "Mont-aux-Sources", "height": 3282, "latitude": -28.7678, "longitude": 28.8747, "countries": ["Lesotho", "South Africa"], "firstAscent": null, "ascentNote": "The missionaries Thomas Arbousset and François Daumas came here in 1836." },
        { "slug": "sentinel", "name": "Sentinel", "height": 3165, "latitude": -28.7411, "longitude": 28.8853, "countries": ["South Africa"], "firstAscent": {"year": 1910, "party": "Nicholas McLeod and Tom Wybergh"} },
        { "slug": "cathkin-peak", "name": "Cathkin Peak", "height": 3149, "latitude": -29.0806, "longitude": 29.3606, "countries": ["South Africa"], "firstAscent": {"year": 1912} },
        { "slug": "cathedral-peak", "name": "Cathedral Peak", "height": 3004, "latitude": -28.9253, "longitude": 29.1194, "countries": ["South Africa"], "firstAscent": {"year": 1917, "party": "D. W. Bassett-Smith and R. G. Kingdon"} }
      ]
    },
    {
      "slug": "alaska-range",
      "name": "Alaska Range",
      "continent": "North America",
      "countries": ["United States"],
      "summary": "A white arc in the subarctic, bigger from foot to summit than the Himalaya.",
      "mountains": [
        { "slug": "denali", "name": "Denali", "height": 6190, "latitude": 63.0692, "longitude": -151.007, "countries": ["United States"], "firstAscent": {"year": 1913, "party": "Walter Harper, Harry Karstens, Hudson Stuck and Robert Tatum"}, "note": "Walter Harper, a Koyukon Athabascan, was the first to stand on top." },
        { "slug": "mount-foraker", "name": "Mount Foraker", "height": 5304, "latitude": 62.9606, "longitude": -151.3997, "countries": ["United States"], "firstAscent": {"year": 1934, "party": "T. Graham Brown, Charles Houston and Chychele Waterston"} },
        { "slug": "mount-hunter", "name": "Mount Hunter", "height": 4442, "latitude": 62.95, "longitude": -151.0917, "countries": ["United States"], "firstAscent": {"year": 1954, "party": "Fred Beckey, Heinrich Harrer and Henry Meybohm"} },
        { "slug": "mount-hayes", "name": "Mount Hayes", "height": 4216, "latitude": 63.6206, "longitude": -146.7175, "countries": ["United States"], "firstAscent": {"year": 1941, "party": "Bradford Washburn and companions"} },
        { "slug": "mount-deborah", "name": "Mount Deborah", "height": 3761, "latitude": 63.6378, "longitude": -147.2358, "countries": ["United States"], "firstAscent": {"year": 1954, "party": "Fred Beckey, Heinrich Harrer and Henry Meybohm"} },
        { "slug": "mount-huntington", "name": "Mount Huntington", "height": 3731, "latitude": 62.9678, "longitude": -150.8994, "countries": ["United States"], "firstAscent": {"year": 1964, "party": "A French party led by Lionel Terray"} },
        { "slug": "mooses-tooth", "name": "Moose's Tooth", "height": 3150, "latitude": 62.9692, "longitude": -150.6131, "countries": ["United States"], "firstAscent": {"year": 1964, "party": "A German party"} }
      ]
    },
    {
      "slug": "saint-elias-mountains",
      "name": "Saint Elias Mountains",
      "continent": "North America",
      "countries": ["Canada", "United States"],
      "summary": "The highest coastal range on Earth, behind the largest icefields outside the poles.",
      "mountains": [
        { "slug": "mount-logan", "name": "Mount Logan", "height": 5959, "latitude": 60.5672, "longitude": -140.4053, "countries": ["Canada"], "firstAscent": {"year": 1925, "party": "Albert MacCarthy and five companions"}, "note": "By girth it is perhaps the largest of all mountains that are not volcanoes." },
        { "slug": "mount-saint-elias", "name": "Mount Saint Elias", "height": 5489, "latitude": 60.2931, "longitude": -140.9264, "countries": ["United States", "Canada"], "firstAscent": {"year": 1897, "party": "Luigi Amedeo, Duke of the Abruzzi, and companions"} },
        { "slug": "mount-lucania", "name": "Mount Lucania", "height": 5240, "latitude": 61.0233, "longitude": -140.4628, "countries": ["Canada"], "firstAscent": {"year": 1937, "party": "Robert Bates and Bradford Washburn"} },
        { "slug": "king-peak", "name": "King Peak", "height": 5173, "latitude": 60.5828, "longitude": -140.6542, "countries": ["Canada"], "firstAscent": {"year": 1952} },
        { "slug": "mount-steele", "name": "Mount Steele", "height": 5073, "latitude": 61.0917, "longitude": -140.3, "countries": ["Canada"], "firstAscent": {"year": 1935, "party": "Walter Wood and companions"} },
        { "slug": "mount-bona", "name": "Mount Bona", "height": 5044, "latitude": 61.3856, "longitude": -141.7486, "countries": ["United States"], "firstAscent": {"year": 1930, "party": "Allen Carpé, Terris Moore and Andrew Taylor"} },
        { "slug": "mount-fairweather", "name": "Mount Fairweather", "height": 4671, "latitude": 58.9064, "longitude": -137.5264, "countries": ["United States", "Canada"], "firstAscent": {"year": 1931, "party": "Allen Carpé and Terris Moore"}, "note": "Captain Cook must have seen it on a good day; the weather is usually terrible." }
      ]
    },
    {
      "slug": "rocky-mountains",
      "name": "Rocky Mountains",
      "continent": "North America",
      "countries": ["United States", "Canada"],
      "summary": "The spine of the continent, from the gorges of New Mexico to the icefields of British Columbia.",
      "mountains": [
        { "slug": "mount-elbert", "name": "Mount Elbert", "height": 4401, "latitude": 39.1178, "longitude": -106.4453, "countries": ["United States"], "firstAscent": {"year": 1874, "party": "H. W. Stuckle"}, "note": "Hikers once piled stones on its neighbour Massive to make it the higher one." },
        { "slug": "longs-peak", "name": "Longs Peak", "height": 4346, "latitude": 40.2549, "longitude": -105.616, "countries": ["United States"], "firstAscent": {"year": 1868, "party": "John Wesley Powell and companions"} },
        { "slug": "maroon-peak", "name": "Maroon Peak", "height": 4317, "latitude": 39.0708, "longitude": -106.989, "countries": ["United States"] },
        { "slug": "pikes-peak", "name": "Pikes Peak", "height": 4302, "latitude": 38.8405, "longitude": -105.0442, "countries": ["United States"], "firstAscent": {"year": 1820, "party": "Edwin James and companions"}, "note": "The view from its top was turned into the song America the Beautiful." },
        { "slug": "gannett-peak", "name": "Gannett Peak", "height": 4209, "latitude": 43.1842, "longitude": -109.6542, "countries": ["United States"], "firstAscent": {"year": 1922, "party": "Floyd Stahlnaker and Arthur Tate"} },
        { "slug": "grand-teton", "name": "Grand Teton", "height": 4199, "latitude": 43.7411, "longitude": -110.8024, "countries": ["United States"], "firstAscent": {"year": 1898, "party": "William Owen, Frank Petersen, John Shive and Franklin Spalding"} },
        { "slug": "mount-robson", "name": "Mount Robson", "height": 3954, "latitude": 53.1106, "longitude": -119.1556, "countries": ["Canada"], "firstAscent": {"year": 1913, "party": "William Foster, Conrad Kain and Albert MacCarthy"} },
        { "slug": "mount-columbia", "name": "Mount Columbia", "height": 3741, "latitude": 52.1472, "longitude": -117.4417, "countries": ["Canada"], "firstAscent": {"year": 1902, "party": "James Outram and Christian Kaufmann"} },
        { "slug": "mount-assiniboine", "name": "Mount Assiniboine", "height": 3616, "latitude": 50.8697, "longitude": -115.6511, "countries": ["Canada"], "firstAscent": {"year": 1901, "party": "James Outram with Christian Bohren and Christian Häsler"} },
        { "slug": "mount-temple", "name": "Mount Temple", "height": 3544, "latitude": 51.3508, "longitude": -116.2061, "countries": ["Canada"], "firstAscent": {"year": 1894, "party": "Samuel Allen, L. F. Frissell and Walter Wilcox"} }
      ]
    },
    {
      "slug": "cascades",
      "name": "Cascades",
      "continent": "North America",
      "countries": ["United States", "Canada"],
      "summary": "A line of white volcanoes above dark forests, each visible from the next.",
      "mountains": [
        { "slug": "mount-rainier", "name": "Mount Rainier", "height": 4392, "latitude": 46.8529, "longitude": -121.7604, "countries": ["United States"], "firstAscent": {"year": 1870, "party": "Hazard Stevens and Philemon Van Trump"} },
        { "slug": "mount-shasta", "name": "Mount Shasta", "height": 4322, "latitude": 41.4092, "longitude": -122.1949, "countries": ["United States"], "firstAscent": {"year": 1854, "party": "Elias Pearce and companions"} },
        { "slug": "mount-adams", "name": "Mount Adams", "height": 3743, "latitude": 46.2024, "longitude": -121.4909, "countries": ["United States"], "firstAscent": {"year": 1854} },
        { "slug": "mount-hood", "name": "Mount Hood", "height": 3429, "latitude": 45.3736, "longitude": -121.696, "countries": ["United States"], "firstAscent": {"year": 1857, "party": "Henry Pittock and companions"} },
        { "slug": "mount-baker", "name": "Mount Baker", "height": 3286, "latitude": 48.7767, "longitude": -121.8144, "countries": ["United States"], "firstAscent": {"year": 1868, "party": "Edmund Coleman and companions"}, "note": "One winter laid down nearly twenty-nine metres of snow on its slopes." },
        { "slug": "lassen-peak", "name": "Lassen Peak", "height": 3187, "latitude": 40.4882, "longitude": -121.505, "countries": ["United States"] },
        { "slug": "mount-garibaldi", "name": "Mount Garibaldi", "height": 2678, "latitude": 49.8506, "longitude": -123.0047, "countries": ["Canada"], "firstAscent": {"year": 1907} },
        { "slug": "mount-saint-helens", "name": "Mount Saint Helens", "height": 2549, "latitude": 46.1912, "longitude": -122.1944, "countries": ["United States"], "firstAscent": {"year": 1853, "party": "Thomas Dryer and companions"}, "note": "It was four hundred metres higher until the morning of 18 May 1980." }
      ]
    },
    {
      "slug": "sierra-nevada",
      "name": "Sierra Nevada",
      "continent": "North America",
      "countries": ["United States"],
      "summary": "John Muir's range of light: one tilted block of pale granite.",
      "mountains": [
        { "slug": "mount-whitney", "name": "Mount Whitney", "height": 4421, "latitude": 36.5785, "longitude": -118.2923, "countries": ["United States"], "firstAscent": {"year": 1873, "party": "Charles Begole, Albert Johnson and John Lucas"} },
        { "slug": "mount-williamson", "name": "Mount Williamson", "height": 4383, "latitude": 36.656, "longitude": -118.3113, "countries": ["United States"], "firstAscent": {"year": 1884, "party": "W. L. Hunter and C. Mulholland"} },
        { "slug": "north-palisade", "name": "North Palisade", "height": 4343, "latitude": 37.0942, "longitude": -118.5147, "countries": ["United States"], "firstAscent": {"year": 1903, "party": "James Hutchinson, Joseph LeConte and James Moffitt"} },
        { "slug": "mount-ritter", "name": "Mount Ritter", "height": 4008, "latitude": 37.6894, "longitude": -119.1994, "countries": ["United States"], "firstAscent": {"year": 1872, "party": "John Muir"} },
        { "slug": "mount-lyell", "name": "Mount Lyell", "height": 3999, "latitude": 37.7394, "longitude": -119.2716, "countries": ["United States"], "firstAscent": {"year": 1871, "party": "John Tileston"} },
        { "slug": "half-dome", "name": "Half Dome", "height": 2694, "latitude": 37.7461, "longitude": -119.5332, "countries": ["United States"], "firstAscent": {"year": 1875, "party": "George Anderson"}, "note": "A report called it perfectly inaccessible; five years later a blacksmith drilled his way up." },
        { "slug": "el-capitan", "name": "El Capitan", "height": 2308, "latitude": 37.7339, "longitude": -119.6375, "countries": ["United States"] }
      ]
    },
    {
      "slug": "mexican-volcanic-belt",
      "name": "Mexican Volcanic Belt",
      "continent": "North America",
      "countries": ["Mexico"],
      "summary": "Fire mountains across Mexico from sea to sea, with cities between them.",
      "mountains": [
        { "slug": "citlaltepetl", "name": "Citlaltépetl", "height": 5636, "latitude": 19.0303, "longitude": -97.2697, "countries": ["Mexico"], "firstAscent": {"year": 1848, "party": "F. Maynard and William Raynolds"} },
        { "slug": "popocatepetl", "name": "Popocatépetl", "height": 5393, "latitude": 19.0225, "longitude": -98.6278, "countries": ["Mexico"], "note": "Its neighbours call the smoking mountain Don Goyo and bring him gifts." },
        { "slug": "iztaccihuatl", "name": "Iztaccíhuatl", "height": 5230, "latitude": 19.1789, "longitude": -98.6417, "countries": ["Mexico"], "firstAscent": {"year": 1889, "party": "James de Salis"} },
        { "slug": "nevado-de-toluca", "name": "Nevado de Toluca", "height": 4680, "latitude": 19.1083, "longitude": -99.7583, "countries": ["Mexico"] },
        { "slug": "la-malinche", "name": "La Malinche", "height": 4461, "latitude": 19.2308, "longitude": -98.0322, "countries": ["Mexico"] },
        { "slug": "nevado-de-colima", "name": "Nevado de Colima", "height": 4271, "latitude": 19.5633, "longitude": -103.6083, "countries": ["Mexico"] },
        { "slug": "paricutin", "name": "Parícutin", "height": 2800, "latitude": 19.4928, "longitude": -102.2514, "countries": ["Mexico"], "note": "It was born in a maize field in 1943, before the eyes of the farmer." }
      ]
    },
    {
      "slug": "hawaiian-islands",
      "name": "Hawaiian Islands",
      "continent": "Oceania",
      "countries": ["United States"],
      "summary": "Shields of basalt that begin five kilometres under the sea.",
      "mountains": [
        { "slug": "mauna-kea", "name": "Mauna Kea", "height": 4207, "latitude": 19.8207, "longitude": -155.4681, "countries": ["United States"], "note": "Measured from its foot on the sea floor it is taller than Everest." },
        { "slug": "mauna-loa", "name": "Mauna Loa", "height": 4169, "latitude": 19.4756, "longitude": -155.6054, "countries": ["United States"] },
        { "slug": "haleakala", "name": "Haleakalā", "height": 3055, "latitude": 20.7097, "longitude": -156.2533, "countries": ["United States"] },
        { "slug": "hualalai", "name": "Hualālai", "height": 2521, "latitude": 19.6886, "longitude": -155.8669, "countries": ["United States"] },
        { "slug": "waialeale", "name": "Waiʻaleʻale", "height": 1569, "latitude": 22.0717, "longitude": -159.4983, "countries": ["United States"] }
      ]
    },
    {
      "slug": "ecuadorian-andes",
      "name": "Ecuadorian Andes",
      "continent": "South America",
      "countries": ["Ecuador"],
      "summary": "An avenue of ice-capped volcanoes on both sides of the equator.",
      "mountains": [
        { "slug": "chimborazo", "name": "Chimborazo", "height": 6263, "latitude": -1.4692, "longitude": -78.8175, "countries": ["Ecuador"], "firstAscent": {"year": 1880, "party": "Edward Whymper with Louis and Jean-Antoine Carrel"}, "note": "No point on the surface is farther from the centre of the Earth." },
        { "slug": "cotopaxi", "name": "Cotopaxi", "height": 5897, "latitude": -0.6806, "longitude": -78.4378, "countries": ["Ecuador"], "firstAscent": {"year": 1872, "party": "Wilhelm Reiss and Ángel Escobar"} },
        { "slug": "cayambe", "name": "Cayambe", "height": 5790, "latitude": 0.0289, "longitude": -77.9864, "countries": ["Ecuador"], "firstAscent": {"year": 1880, "party": "Edward Whymper with Louis and Jean-Antoine Carrel"}, "note": "The equator crosses its southern slope, the highest ground along the whole line." },
        { "slug": "antisana", "name": "Antisana", "height": 5753, "latitude": -0.485, "longitude": -78.1414, "countries": ["Ecuador"], "firstAscent": {"year": 1880, "party": "Edward Whymper with Louis and Jean-Antoine Carrel"} },
        { "slug": "sangay", "name": "Sangay", "height": 5286, "latitude": -2.0053, "longitude": -78.3408, "countries": ["Ecuador"] },
        { "slug": "illiniza-sur", "name": "Illiniza Sur", "height": 5248, "latitude": -0.6589, "longitude": -78.7142, "countries": ["Ecuador"], "firstAscent": {"year": 1880, "party": "Louis and Jean-Antoine Carrel"} },
        { "slug": "tungurahua", "name": "Tungurahua", "height": 5023, "latitude": -1.4675, "longitude": -78.4464, "countries": ["Ecuador"], "firstAscent": {"year": 1873, "party": "Wilhelm Reiss and Alphons Stübel"} }
      ]
    },
    {
      "slug": "peruvian-andes",
      "name": "Peruvian Andes",
      "continent": "South America",
      "countries": ["Peru"],
      "summary": "Fluted ice and turquoise lakes, the highest tropical mountains of all.",
      "mountains": [
        { "slug": "huascaran", "name": "Huascarán", "height": 6768, "latitude": -9.1219, "longitude": -77.6042, "countries": ["Peru"], "firstAscent": {"year": 1932, "party": "A German and Austrian party"}, "note": "Gravity is weaker on its top than anywhere else on the planet." },
        { "slug": "ausangate", "name": "Ausangate", "height": 6384, "latitude": -13.7886, "longitude": -71.2308, "countries": ["Peru"], "firstAscent": {"year": 1953, "party": "Heinrich Harrer, Fritz März and companions"} },
        { "slug": "huandoy", "name": "Huandoy", "height": 6356, "latitude": -9.0292, "longitude": -77.6672, "countries": ["Peru"], "firstAscent": {"year": 1932, "party": "Erwin Hein and Erwin Schneider"} },
        { "slug": "siula-grande", "name": "Siula Grande", "height": 6344, "latitude": -10.2944, "longitude": -76.8917, "countries": ["Peru"], "firstAscent": {"year": 1936, "party": "Arnold Awerzger and Erwin Schneider"} },
        { "slug": "salkantay", "name": "Salkantay", "height": 6271, "latitude": -13.3333, "longitude": -72.5444, "countries": ["Peru"], "firstAscent": {"year": 1952, "party": "A French and American party"} },
        { "slug": "chacraraju", "name": "Chacraraju", "height": 6108, "latitude": -8.985, "longitude": -77.61, "countries": ["Peru"], "firstAscent": {"year": 1956, "party": "A French party led by Lionel Terray"} },
        { "slug": "artesonraju", "name": "Artesonraju", "height": 6025, "latitude": -8.9533, "longitude": -77.6333, "countries": ["Peru"], "firstAscent": {"year": 1932, "party": "Erwin Hein and Erwin Schneider"} },
        { "slug": "alpamayo", "name": "Alpamayo", "height": 5947, "latitude": -8.8792, "longitude": -77.6525, "countries": ["Peru"], "firstAscent": {"year": 1957, "party": "A German party led by Günter Hauser"} },
        { "slug": "misti", "name": "Misti", "height": 5822, "latitude": -16.2944, "longitude": -71.4089, "countries": ["Peru"], "firstAscent": null, "ascentNote": "Climbed by the Incas, who left offerings on its summit." }
      ]
    },
    {
      "slug": "bolivian-andes",
      "name": "Bolivian Andes",
      "continent": "South America",
      "countries": ["Bolivia", "Chile"],
      "summary": "Ice above the altiplano, with the highest capital of the world in its shadow.",
      "mountains": [
        { "slug": "sajama", "name": "Sajama", "height": 6542, "latitude": -18.1081, "longitude": -68.8833, "countries": ["Bolivia"], "firstAscent": {"year": 1939, "party": "Wilfrid Kühm and Josef Prem"}, "note": "Two teams once played football on its summit." },
        { "slug": "illimani", "name": "Illimani", "height": 6438, "latitude": -16.6336, "longitude": -67.7911, "countries": ["Bolivia"], "firstAscent": {"year": 1898, "party": "Martin Conway, Antoine Maquignaz and Louis Pellissier"} },
        { "slug": "illampu", "name": "Illampu", "height": 6368, "latitude": -15.8172, "longitude": -68.5353, "countries": ["Bolivia"], "firstAscent": {"year": 1928, "party": "A German and Austrian party"} },
        { "slug": "parinacota", "name": "Parinacota", "height": 6348, "latitude": -18.1661, "longitude": -69.1436, "countries": ["Bolivia", "Chile"], "firstAscent": {"year": 1928, "party": "Josef Prem and Carlos Terán"} },
        { "slug": "huayna-potosi", "name": "Huayna Potosí", "height": 6088, "latitude": -16.2625, "longitude": -68.1539, "countries": ["Bolivia"], "firstAscent": {"year": 1919, "party": "Rudolf Dienst and Adolf Schulze"} },
        { "slug": "licancabur", "name": "Licancabur", "height": 5916, "latitude": -22.8342, "longitude": -67.8836, "countries": ["Bolivia", "Chile"], "firstAscent": null, "ascentNote": "Climbed by the Incas, who built on its summit.", "note": "Its crater holds one of the highest lakes in the world." }
      ]
    },
    {
      "slug": "dry-andes",
      "name": "Dry Andes",
      "continent": "South America",
      "countries": ["Argentina", "Chile"],
      "summary": "Salt flats, wind and the highest summits outside Asia.",
      "mountains": [
        { "slug": "aconcagua", "name": "Aconcagua", "height": 6961, "latitude": -32.6533, "longitude": -70.0108, "countries": ["Argentina"], "firstAscent": {"year": 1897, "party": "Matthias Zurbriggen"} },
        { "slug": "ojos-del-salado", "name": "Ojos del Salado", "height": 6893, "latitude": -27.1094, "longitude": -68.5414, "countries": ["Chile", "Argentina"], "firstAscent": {"year": 1937, "party": "Jan Alfred Szczepański and Justyn Wojsznis"}, "note": "The highest volcano on Earth stands in a desert so dry that it carries no glacier." },
        { "slug": "monte-pissis", "name": "Monte Pissis", "height": 6793, "latitude": -27.7547, "longitude": -68.7986, "countries": ["Argentina"], "firstAscent": {"year": 1937, "party": "Stefan Osiecki and Jan Alfred Szczepański"} },
        { "slug": "cerro-bonete", "name": "Cerro Bonete", "height": 6759, "latitude": -28.0183, "longitude": -68.7556, "countries": ["Argentina"] },
        { "slug": "llullaillaco", "name": "Llullaillaco", "height": 6739, "latitude": -24.72, "longitude": -68.5367, "countries": ["Chile", "Argentina"], "firstAscent": null, "ascentNote": "Climbed by the Incas, who built a shrine on its summit." },
        { "slug": "mercedario", "name": "Mercedario", "height": 6720, "latitude": -31.9789, "longitude": -70.1128, "countries": ["Argentina"], "firstAscent": {"year": 1934, "party": "A Polish party"} },
        { "slug": "incahuasi", "name": "Incahuasi", "height": 6621, "latitude": -27.0333, "longitude": -68.2964, "countries": ["Chile", "Argentina"] },
        { "slug": "tupungato", "name": "Tupungato", "height": 6570, "latitude": -33.3583, "longitude": -69.77, "countries": ["Chile", "Argentina"], "firstAscent": {"year": 1897, "party": "Stuart Vines and Matthias Zurbriggen"} }
      ]
    },
    {
      "slug": "patagonia",
      "name": "Patagonia",
      "continent": "South America",
      "countries": ["Chile", "Argentina"],
      "summary": "Granite, rime and weather at the narrow end of the continent.",
      "mountains": [
        { "slug": "san-valentin", "name": "San Valentín", "height": 4058, "latitude": -46.5953, "longitude": -73.3444, "countries": ["Chile"], "firstAscent": {"year": 1952} },
        { "slug": "lanin", "name": "Lanín", "height": 3747, "latitude": -39.6375, "longitude": -71.5025, "countries": ["Argentina", "Chile"] },
        { "slug": "san-lorenzo", "name": "San Lorenzo", "height": 3706, "latitude": -47.5919, "longitude": -72.3058, "countries": ["Argentina", "Chile"], "firstAscent": {"year": 1943, "party": "Alberto María de Agostini and companions"} },
        { "slug": "fitz-roy", "name": "Fitz Roy", "height": 3405, "latitude": -49.2714, "longitude": -73.0433, "countries": ["Argentina", "Chile"], "firstAscent": {"year": 1952, "party": "Guido Magnone and Lionel Terray"}, "note": "Tehuelche people called it the smoking mountain, for the cloud it wears." },
        { "slug": "cerro-torre", "name": "Cerro Torre", "height": 3128, "latitude": -49.2928, "longitude": -73.0986, "countries": ["Argentina", "Chile"], "firstAscent": {"year": 1974, "party": "Daniele Chiappa, Mario Conti, Casimiro Ferrari and Pino Negri"} },
        { "slug": "paine-grande", "name": "Paine Grande", "height": 2884, "latitude": -50.9986, "longitude": -73.0956, "countries": ["Chile"], "firstAscent": {"year": 1957, "party": "An Italian party"} },
        { "slug": "osorno", "name": "Osorno", "height": 2652, "latitude": -41.1014, "longitude": -72.4961, "countries": ["Chile"] },
        { "slug": "monte-sarmiento", "name": "Monte Sarmiento", "height": 2207, "latitude": -54.4514, "longitude": -70.8344, "countries": ["Chile"], "firstAscent": {"year": 1956, "party": "Clemente Maffei and Carlo Mauri"} }
      ]
    },
    {
      "slug": "mountains-of-new-guinea",
      "name": "Mountains of New Guinea",
      "continent": "Oceania",
      "countries": ["Indonesia", "Papua New Guinea"],
      "summary": "Limestone, rain and the last equatorial ice between the Andes and Africa.",
      "mountains": [
        { "slug": "puncak-jaya", "name": "Puncak Jaya", "height": 4884, "latitude": -4.0786, "longitude": 137.1583, "countries": ["Indonesia"], "firstAscent": {"year": 1962, "party": "Heinrich Harrer, Albert Huizenga, Russell Kippax and Philip Temple"}, "note": "The highest mountain of any island." },
        { "slug": "puncak-mandala", "name": "Puncak Mandala", "height": 4760, "latitude": -4.7083, "longitude": 140.29, "countries": ["Indonesia"], "firstAscent": {"year": 1959, "party": "A Dutch party"} },
        { "slug": "puncak-trikora", "name": "Puncak Trikora", "height": 4750, "latitude": -4.2667, "longitude": 138.6833, "countries": ["Indonesia"], "firstAscent": {"year": 1913, "party": "A Dutch party led by Alphons Franssen Herderschee"} },
        { "slug": "mount-wilhelm", "name": "Mount Wilhelm", "height": 4509, "latitude": -5.78, "longitude": 145.0292, "countries": ["Papua New Guinea"], "firstAscent": {"year": 1938, "party": "Leigh Vial and two companions"} },
        { "slug": "mount-giluwe", "name": "Mount Giluwe", "height": 4368, "latitude": -6.0433, "longitude": 143.8864, "countries": ["Papua New Guinea"] },
        { "slug": "mount-victoria", "name": "Mount Victoria", "height": 4038, "latitude": -8.893, "longitude": 147.533, "countries": ["Papua New Guinea"], "firstAscent": {"year": 1889, "party": "William MacGregor and companions"} }
      ]
    },
    {
      "slug": "australian-alps",
      "name": "Australian Alps",
      "continent": "Oceania",
      "countries": ["Australia"],
      "summary": "Snow gums and rounded tops, the old and gentle roof of a flat continent.",
      "mountains": [
        { "slug": "mount-kosciuszko", "name": "Mount Kosciuszko", "height": 2228, "latitude": -36.4558, "longitude": 148.2633, "countries": ["Australia"] },
        { "slug": "mount-townsend", "name": "Mount Townsend", "height": 2209, "latitude": -36.4236, "longitude": 148.2592, "countries": ["Australia"] },
        { "slug": "mount-bogong", "name": "Mount Bogong", "height": 1986, "latitude": -36.7328, "longitude": 147.3056, "countries": ["Australia"] },
        { "slug": "mount-feathertop", "name": "Mount Feathertop", "height": 1922, "latitude": -36.8917, "longitude": 147.1358, "countries": ["Australia"] },
        { "slug": "bimberi-peak", "name": "Bimberi Peak", "height": 1912, "latitude": -35.6583, "longitude": 148.7892, "countries": ["Australia"] },
        { "slug": "mount-buffalo", "name": "Mount Buffalo", "height": 1723, "latitude": -36.775, "longitude": 146.79, "countries": ["Australia"], "note": "Tilting blocks of granite on its plateau are as large as houses." }
      ]
    },
    {
      "slug": "southern-alps",
      "name": "Southern Alps",
      "continent": "Oceania",
      "countries": ["New Zealand"],
      "summary": "Young mountains between rain forest and tussock, lifted by an ocean's edge.",
      "mountains": [
        { "slug": "aoraki-mount-cook", "name": "Aoraki/Mount Cook", "height": 3724, "latitude": -43.595, "longitude": 170.1419, "countries": ["New Zealand"], "firstAscent": {"year": 1894, "party": "Jack Clarke, Tom Fyfe and George Graham"}, "note": "In 1991 a rockfall took ten metres off the summit in one night." },
        { "slug": "mount-tasman", "name": "Mount Tasman", "height": 3497, "latitude": -43.5664, "longitude": 170.1572, "countries": ["New Zealand"], "firstAscent": {"year": 1895, "party": "Jack Clarke, Edward FitzGerald and Matthias Zurbriggen"} },
        { "slug": "mount-dampier", "name": "Mount Dampier", "height": 3440, "latitude": -43.577, "longitude": 170.155, "countries": ["New Zealand"], "firstAscent": {"year": 1912, "party": "Freda Du Faur, Peter Graham and Charles Milne"} },
        { "slug": "malte-brun", "name": "Malte Brun", "height": 3198, "latitude": -43.5667, "longitude": 170.3, "countries": ["New Zealand"], "firstAscent": {"year": 1894, "party": "Tom Fyfe"} },
        { "slug": "mount-sefton", "name": "Mount Sefton", "height": 3151, "latitude": -43.6833, "longitude": 170.0433, "countries": ["New Zealand"], "firstAscent": {"year": 1895, "party": "Edward FitzGerald and Matthias Zurbriggen"} },
        { "slug": "mount-aspiring-tititea", "name": "Mount Aspiring/Tititea", "height": 3033, "latitude": -44.3842, "longitude": 168.7281, "countries": ["New Zealand"], "firstAscent": {"year": 1909, "party": "Jack Clarke, Alec Graham and Bernard Head"} },
        { "slug": "mount-tutoko", "name": "Mount Tutoko", "height": 2723, "latitude": -44.6, "longitude": 168.0, "countries": ["New Zealand"], "firstAscent": {"year": 1924, "party": "Peter Graham and Samuel Turner"} },
        { "slug": "mitre-peak", "name": "Mitre Peak", "height": 1683, "latitude": -44.6333, "longitude": 167.8556, "countries": ["New Zealand"], "firstAscent": {"year": 1911, "party": "Jack Dennistoun"}, "note": "It climbs straight out of the sea, a mile high." }
      ]
    },
    {
      "slug": "antarctica",
      "name": "Antarctica",
      "continent": "Antarctica",
      "countries": ["Antarctica"],
      "summary": "Summits in an ocean of ice, most of them seen by very few.",
      "mountains": [
        { "slug": "vinson-massif", "name": "Vinson Massif", "height": 4892, "latitude": -78.5254, "longitude": -85.6171, "countries": ["Antarctica"], "firstAscent": {"year": 1966, "party": "An American party led by Nicholas Clinch"} },
        { "slug": "mount-tyree", "name": "Mount Tyree", "height": 4852, "latitude": -78.4044, "longitude": -85.87, "countries": ["Antarctica"], "firstAscent": {"year": 1967, "party": "Barry Corbet and John Evans"} },
        { "slug": "mount-shinn", "name": "Mount Shinn", "height": 4660, "latitude": -78.45, "longitude": -85.7667, "countries": ["Antarctica"], "firstAscent": {"year": 1966, "party": "An American party led by Nicholas Clinch"} },
        { "slug": "mount-gardner", "name": "Mount Gardner", "height": 4573, "latitude": -78.3833, "longitude": -86.0333, "countries": ["Antarctica"], "firstAscent": {"year": 1966, "party": "An American party led by Nicholas Clinch"} },
        { "slug": "mount-kirkpatrick", "name": "Mount Kirkpatrick", "height": 4528, "latitude": -84.3394, "longitude": 166.4236, "countries": ["Antarctica"], "note": "Fossils of a crested dinosaur came out of its frozen slopes." },
        { "slug": "mount-sidley", "name": "Mount Sidley", "height": 4285, "latitude": -77.0375, "longitude": -126.1125, "countries": ["Antarctica"], "firstAscent": {"year": 1990, "party": "Bill Atkinson"} },
        { "slug": "mount-erebus", "name": "Mount Erebus", "height": 3794, "latitude": -77.5297, "longitude": 167.1533, "countries": ["Antarctica"], "firstAscent": {"year": 1908, "party": "Members of Shackleton's Nimrod expedition"}, "note": "A lake of molten rock glows in its crater, in the middle of the ice." }
      ]
    }
  ]
}
"""#
}
