/**
 * Where demonstration lockers stand: town, street, postcode, what is there, latitude, longitude. Towns and streets are real,
 * the lockers are not.
 */
const lithuania = `
Vilnius|Ozo g. 25|07150|Ozo prekybos centras|54.7147|25.2780
Vilnius|Gedimino pr. 9A|01103|Gedimino prospektas|54.6867|25.2812
Vilnius|Konstitucijos pr. 16|09308|Konstitucijos prospektas|54.6961|25.2773
Vilnius|Ukmergės g. 369|12142|Pašilaičių prekybos centras|54.7345|25.2180
Vilnius|Žirmūnų g. 64|09131|Žirmūnų prekybos centras|54.7153|25.2994
Vilnius|Antakalnio g. 75|10200|Antakalnio žiedas|54.7085|25.3170
Vilnius|Savanorių pr. 16|03159|Savanorių prospektas|54.6744|25.2513
Vilnius|Laisvės pr. 88|06125|Lazdynų maisto prekės|54.6737|25.2080
Vilnius|Naugarduko g. 84|03160|Naujamiesčio turgus|54.6690|25.2570
Vilnius|Geležinkelio g. 16|02100|Geležinkelio stotis|54.6703|25.2845
Kaunas|Karaliaus Mindaugo pr. 49|44333|Karaliaus Mindaugo prospektas|54.8931|23.9189
Kaunas|Islandijos pl. 32|47446|Islandijos plento prekybos centras|54.9406|23.8897
Kaunas|Savanorių pr. 255|50300|Savanorių prospektas|54.9139|23.9583
Kaunas|Pramonės pr. 29|51270|Dainavos prekybos centras|54.9147|23.9860
Kaunas|Jonavos g. 60|44192|Vilijampolės tiltas|54.9092|23.8892
Kaunas|Laisvės al. 96|44251|Laisvės alėja|54.8978|23.9134
Klaipėda|Taikos pr. 61|91182|Taikos prospektas|55.6933|21.1560
Klaipėda|Taikos pr. 139|94282|Pietinis prekybos centras|55.6657|21.1780
Klaipėda|Herkaus Manto g. 84|92294|Herkaus Manto gatvė|55.7250|21.1270
Klaipėda|Liepų g. 83|92195|Liepų gatvė|55.7167|21.1567
Šiauliai|Tilžės g. 109|76299|Saulės miesto prekybos centras|55.9317|23.3157
Šiauliai|Aido g. 8|78322|Aido prekybos centras|55.9061|23.2586
Šiauliai|Dubijos g. 20|77160|Dubijos gatvė|55.9344|23.3290
Panevėžys|Klaipėdos g. 143A|35131|Klaipėdos gatvės prekybos centras|55.7393|24.3270
Panevėžys|Ukmergės g. 18|36180|Ukmergės gatvė|55.7207|24.3587
Alytus|Naujoji g. 7E|62118|Naujosios gatvės prekybos centras|54.4023|24.0240
Alytus|Pulko g. 53|62133|Pulko gatvė|54.3901|24.0320
Marijampolė|V. Kudirkos g. 3|68176|Kudirkos gatvė|54.5567|23.3517
Mažeikiai|Žemaitijos g. 20|89155|Žemaitijos gatvė|56.3090|22.3380
Jonava|Žeimių g. 26A|55134|Žeimių gatvė|55.0830|24.2810
Utena|J. Basanavičiaus g. 52|28214|Basanavičiaus gatvė|55.4983|25.5990
Kėdainiai|J. Basanavičiaus g. 53|57288|Basanavičiaus gatvė|55.2880|23.9690
Telšiai|Sedos g. 3|87149|Sedos gatvė|55.9840|22.2480
Tauragė|Gedimino g. 18|72242|Gedimino gatvė|55.2520|22.2900
Visaginas|Veteranų g. 7|31116|Veteranų gatvė|55.5980|26.4310
Palanga|Vytauto g. 98|00132|Vytauto gatvė|55.9170|21.0680
Druskininkai|M. K. Čiurlionio g. 107|66161|Čiurlionio gatvė|54.0180|23.9880
Trakai|Vytauto g. 90|21106|Vytauto gatvė|54.6380|24.9340
Rokiškis|Respublikos g. 98|42116|Respublikos gatvė|55.9620|25.5850
`;
const latvia = `
Rīga|Brīvības iela 372|1006|Tirdzniecības centrs|56.9790|24.1920
Rīga|Krasta iela 46|1003|Krasta iela|56.9310|24.1730
Rīga|Augusta Deglava iela 110|1082|Pļavnieki|56.9420|24.2050
Daugavpils|Cietokšņa iela 60|5401|Centrs|55.8720|26.5160
Liepāja|Lielā iela 13|3401|Lielā iela|56.5060|21.0100
Jelgava|Driksas iela 4|3001|Driksas iela|56.6500|23.7290
`;
const estonia = `
Tallinn|Narva maantee 7|10117|Kesklinn|59.4370|24.7610
Tallinn|Paldiski maantee 102|13522|Haabersti|59.4270|24.6470
Tartu|Ringtee 75|50501|Ringtee|58.3570|26.6780
Tartu|Turu 14|51013|Turu|58.3770|26.7300
Pärnu|Papiniidu 8|80010|Papiniidu|58.3740|24.5500
Narva|Fama 10|20304|Fama|59.3780|28.1750
`;
const poland = `
Warszawa|Marszałkowska 104|00-017|Centrum|52.2320|21.0100
Kraków|Pawia 5|31-154|Dworzec|50.0670|19.9450
Łódź|Piotrkowska 157|90-440|Piotrkowska|51.7570|19.4600
Gdańsk|Grunwaldzka 141|80-264|Wrzeszcz|54.3820|18.6010
Suwałki|Kościuszki 64|16-400|Kościuszki|54.1020|22.9300
`;
const finland = `
Helsinki|Mannerheimintie 14|00100|Keskusta|60.1690|24.9360
Espoo|Merituulentie 36|02200|Tapiola|60.1620|24.7390
Tampere|Hatanpään valtatie 1|33100|Hatanpää|61.4950|23.7690
Turku|Aurakatu 8|20100|Aurakatu|60.4510|22.2670
Oulu|Isokatu 25|90100|Isokatu|65.0120|25.4680
`;

export interface Place {
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly postcode: string;
  readonly where: string;
  readonly latitude: string;
  readonly longitude: string;
}

function read(country: string, lines: string): Place[] {
  const rows = lines.trim().split('\n');
  return rows.map((row) => {
    const [city = '', address = '', postcode = '', where = '', latitude = '', longitude = ''] = row.split('|');
    return { country, city, address, postcode, where, latitude, longitude };
  });
}

export const places: readonly Place[] = [
  ...read('LT', lithuania),
  ...read('LV', latvia),
  ...read('EE', estonia),
  ...read('PL', poland),
  ...read('FI', finland),
];
