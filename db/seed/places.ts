import type { TimeZone } from "~/domain/providers/constants";

/** A real city of the United States. */
export type Place = { city: string; state: string; stateName: string; areaCode: string; zone: TimeZone };

/**
 * Cities by state, each with the area code of its telephones. States that lie
 * in two zones appear once in each. Arizona is missing: it keeps no summer
 * time, so its clock agrees with none of the six zones all year.
 */
const CITIES: Record<TimeZone, [state: string, stateName: string, cities: string][]> = {
  "America/New_York": [
    ["CT", "Connecticut", "Hartford 860, New Haven 203, Stamford 203"],
    ["DE", "Delaware", "Wilmington 302, Dover 302"],
    ["FL", "Florida", "Miami 305, Orlando 407, Tampa 813, Jacksonville 904, Gainesville 352, Fort Myers 239"],
    ["GA", "Georgia", "Atlanta 404, Savannah 912, Athens 706, Macon 478"],
    ["IN", "Indiana", "Indianapolis 317, Fort Wayne 260, Bloomington 812"],
    ["KY", "Kentucky", "Louisville 502, Lexington 859"],
    ["MA", "Massachusetts", "Boston 617, Worcester 508, Springfield 413"],
    ["MD", "Maryland", "Baltimore 410, Frederick 301, Annapolis 410"],
    ["ME", "Maine", "Portland 207, Bangor 207"],
    ["MI", "Michigan", "Detroit 313, Grand Rapids 616, Ann Arbor 734, Traverse City 231"],
    ["NC", "North Carolina", "Charlotte 704, Raleigh 919, Durham 919, Asheville 828"],
    ["NH", "New Hampshire", "Manchester 603, Concord 603"],
    ["NJ", "New Jersey", "Newark 973, Trenton 609, Jersey City 201"],
    ["NY", "New York", "Brooklyn 718, Buffalo 716, Rochester 585, Albany 518, Syracuse 315, Yonkers 914"],
    ["OH", "Ohio", "Columbus 614, Cleveland 216, Cincinnati 513, Dayton 937"],
    ["PA", "Pennsylvania", "Philadelphia 215, Pittsburgh 412, Harrisburg 717, Erie 814"],
    ["RI", "Rhode Island", "Providence 401, Newport 401"],
    ["SC", "South Carolina", "Charleston 843, Greenville 864, Columbia 803"],
    ["TN", "Tennessee", "Knoxville 865, Chattanooga 423"],
    ["VA", "Virginia", "Richmond 804, Norfolk 757, Arlington 703, Roanoke 540"],
    ["VT", "Vermont", "Burlington 802, Montpelier 802"],
    ["WV", "West Virginia", "Charleston 304, Morgantown 304"],
  ],
  "America/Chicago": [
    ["AL", "Alabama", "Birmingham 205, Huntsville 256, Mobile 251"],
    ["AR", "Arkansas", "Little Rock 501, Fayetteville 479"],
    ["FL", "Florida", "Pensacola 850, Panama City 850"],
    ["IA", "Iowa", "Des Moines 515, Cedar Rapids 319, Iowa City 319"],
    ["IL", "Illinois", "Chicago 312, Rockford 815, Peoria 309, Evanston 847"],
    ["IN", "Indiana", "Evansville 812, Gary 219"],
    ["KS", "Kansas", "Wichita 316, Topeka 785, Lawrence 785"],
    ["KY", "Kentucky", "Bowling Green 270, Owensboro 270"],
    ["LA", "Louisiana", "New Orleans 504, Baton Rouge 225, Lafayette 337"],
    ["MN", "Minnesota", "Minneapolis 612, St. Paul 651, Duluth 218, Rochester 507"],
    ["MO", "Missouri", "Kansas City 816, St. Louis 314, Columbia 573"],
    ["MS", "Mississippi", "Jackson 601, Gulfport 228"],
    ["ND", "North Dakota", "Fargo 701, Grand Forks 701"],
    ["NE", "Nebraska", "Omaha 402, Lincoln 402"],
    ["OK", "Oklahoma", "Oklahoma City 405, Tulsa 918"],
    ["SD", "South Dakota", "Sioux Falls 605"],
    ["TN", "Tennessee", "Nashville 615, Memphis 901"],
    ["TX", "Texas", "Houston 713, Dallas 214, Austin 512, San Antonio 210, Fort Worth 817, Lubbock 806, McAllen 956"],
    ["WI", "Wisconsin", "Milwaukee 414, Madison 608, Green Bay 920"],
  ],
  "America/Denver": [
    ["CO", "Colorado", "Denver 303, Boulder 303, Fort Collins 970, Colorado Springs 719, Pueblo 719"],
    ["ID", "Idaho", "Boise 208, Idaho Falls 208, Twin Falls 208"],
    ["MT", "Montana", "Billings 406, Missoula 406, Bozeman 406"],
    ["NM", "New Mexico", "Albuquerque 505, Santa Fe 505, Las Cruces 575"],
    ["SD", "South Dakota", "Rapid City 605"],
    ["TX", "Texas", "El Paso 915"],
    ["UT", "Utah", "Salt Lake City 801, Provo 801, Ogden 801, St. George 435"],
    ["WY", "Wyoming", "Cheyenne 307, Laramie 307"],
  ],
  "America/Los_Angeles": [
    [
      "CA",
      "California",
      "Los Angeles 213, San Diego 619, San Jose 408, San Francisco 415, Fresno 559, Sacramento 916, Oakland 510, Long Beach 562, Bakersfield 661, Santa Rosa 707, Riverside 951, Anaheim 714",
    ],
    ["ID", "Idaho", "Coeur d'Alene 208, Lewiston 208"],
    ["NV", "Nevada", "Las Vegas 702, Reno 775"],
    ["OR", "Oregon", "Portland 503, Eugene 541, Salem 503, Bend 541"],
    ["WA", "Washington", "Seattle 206, Spokane 509, Tacoma 253, Olympia 360, Yakima 509"],
  ],
  "America/Anchorage": [
    [
      "AK",
      "Alaska",
      "Anchorage 907, Fairbanks 907, Juneau 907, Wasilla 907, Sitka 907, Ketchikan 907, Kenai 907, Palmer 907, Homer 907, Kodiak 907",
    ],
  ],
  "Pacific/Honolulu": [
    [
      "HI",
      "Hawaii",
      "Honolulu 808, Hilo 808, Kailua 808, Kapolei 808, Kahului 808, Lihue 808, Pearl City 808, Wailuku 808, Kihei 808, Waipahu 808, Mililani 808",
    ],
  ],
};

const placesIn = (zone: TimeZone): Place[] =>
  CITIES[zone].flatMap(([state, stateName, cities]) =>
    cities
      .split(", ")
      .map((entry) => ({ city: entry.slice(0, -4), areaCode: entry.slice(-3), state, stateName, zone })),
  );

/** The cities of each zone, as `City, ST` with the zone their clocks keep. */
export const PLACES: Record<TimeZone, Place[]> = {
  "America/New_York": placesIn("America/New_York"),
  "America/Chicago": placesIn("America/Chicago"),
  "America/Denver": placesIn("America/Denver"),
  "America/Los_Angeles": placesIn("America/Los_Angeles"),
  "America/Anchorage": placesIn("America/Anchorage"),
  "Pacific/Honolulu": placesIn("Pacific/Honolulu"),
};
