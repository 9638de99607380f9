import type { Random } from "./random";

/** Names that tend to go together, and the languages people with them often speak besides English. */
type NameGroup = {
  first: string[];
  last: string[];
  languages: string[];
  /** How common the group is, and how much so in Hawaii and Alaska. */
  weight: number;
  hawaii?: number;
  alaska?: number;
};

const list = (text: string) => text.split(", ");

/** Written for this seed; pairs that name somebody well known were left out. */
const GROUPS: NameGroup[] = [
  {
    first: list(
      "Claire, Walter, Joanna, Grant, Paige, Heather, Dennis, Allison, Wesley, Meredith, Glenn, Tessa, Curtis, Audrey, Neil, Lydia, Harriet, Stuart, Bethany, Warren, Janet, Colin, Miranda, Duncan",
    ),
    last: list(
      "Whitfield, Hargrove, Sutter, Holloway, Langley, Thornton, Ashby, Winslow, Caldwell, Hutchins, Redfern, Kirby, Ellsworth, Pruitt, Marlowe-Hayes, Satterfield, Penrose, Tolliver, Haskins, Lockhart, Barlow, Eastman, Crowder, Fenwick",
    ),
    languages: [],
    weight: 20,
    hawaii: 8,
  },
  {
    first: list(
      "Denise, Terrence, Keisha, Darnell, Monique, Andre, Tamika, Reginald, Yolanda, Isaiah, Ebony, Jerome, Malik, Latrice, Vernita, Clifton, Rochelle, Cedric, Shanice, Lamont, Annette, Byron",
    ),
    last: list(
      "Gaines, Bolden, Merriweather, Tillman, Crutcher, Hollis, Pettway, Ledbetter, Sims, Blackwell, Chatman, Whitaker, Lattimore, Goodwin-Price, Stallworth, Broadnax, McCullough, Hairston, Pinkney, Easley, Bettencourt, Drayton",
    ),
    languages: [],
    weight: 12,
    hawaii: 2,
    alaska: 4,
  },
  {
    first: list(
      "Maeve, Diarmuid, Siobhán, Declan, Nora, Cormac, Sorcha, Kieran, Bridget, Aoife, Colleen, Deirdre, Róisín, Eamon, Niamh, Fergus",
    ),
    last: list(
      "O'Neill, O'Rourke, Fitzpatrick, Sheehan, O'Malley, Hennessy, Kavanagh, O'Dowd, Mulligan, Whelan, McAuliffe, O'Hanlon, Garrity, Feeney, McGlynn, Kilbride",
    ),
    languages: [],
    weight: 7,
  },
  {
    first: list(
      "Ximena, Guadalupe, Esteban, Lucía, Hernán, Beatriz, Joaquín, Yesenia, Andrés, Graciela, Tomás, Noemí, Ignacio, Itzel, Marisol, Efraín, Araceli, Leonel, Paloma, Octavio, Rocío, Ulises",
    ),
    last: list(
      "Núñez, Villanueva, Peña, Zamora, Cárdenas, Solís, Ibarra, Echeverría, Palacios, Rosales, Tovar, Zúñiga, García-Reyes, de la Cruz, Bermúdez, Montaño, Barragán, Cisneros, Lozano, Escamilla, Olivares, Valdivia",
    ),
    languages: ["Spanish"],
    weight: 14,
  },
  {
    first: list(
      "Nadège, Jean-Robert, Mirlande, Réginald, Fabienne, Wilner, Guerline, Ketsia, Stéphane, Rose-Laure, Marie-Ève, Évens, Gaëlle, Lucien, Yvrose, Frantz",
    ),
    last: list(
      "Saint-Jean, Toussaint, Desrosiers, Beauvais, Charlotin, Dorcély, Pierre-Louis, Jean-François, Etienne, Delva, Rochefort, Mondésir, Belizaire, Cadet, Vilsaint, Larochelle",
    ),
    languages: ["Haitian Creole", "French"],
    weight: 4,
    hawaii: 1,
    alaska: 1,
  },
  {
    first: list(
      "Mei-Ling, Jianwei, Xiaoyan, Wenjie, Lihua, Haoran, Shuwen, Iris, Timothy, Ruoxi, Zhihao, Vivian, Peiyu, Shu-Fen, Clifford, Yating",
    ),
    last: list("Chen, Zhang, Lin, Huang, Xu, Guo, Deng, Tsai, Fong, Lau, Yuan, Hsieh, Luo, Kwok, Chiang-Moore, Zhao"),
    languages: ["Mandarin"],
    weight: 6,
    hawaii: 12,
  },
  {
    first: list(
      "Priya, Anand, Kavita, Milind, Lakshmi, Vikram, Sunita, Arjun, Meenakshi, Sanjay, Deepa, Nikhil, Shalini, Harish, Anjali, Suresh",
    ),
    last: list(
      "Raman, Deshmukh, Kulkarni, Bhatt, Chaudhary, Mehrotra, Pillai, Banerjee, Joshi, Venkataraman, Saxena, Agarwal, Gokhale, Trivedi, Subramanian, Wadhwa",
    ),
    languages: ["Hindi"],
    weight: 6,
  },
  {
    first: list(
      "Linh, Minh, Hương, Quang, Phương, Bao, Tuyết, Khoa, Ngọc, Thao, Duc, Trang, Hanh, Loan, Vinh, Mai-Anh",
    ),
    last: list("Nguyen, Tran, Pham, Vo, Dang, Bui, Hoang, Huynh, Truong, Duong, Ly, Dinh, Lam, Cao"),
    languages: ["Vietnamese"],
    weight: 4,
    hawaii: 4,
  },
  {
    first: list(
      "Maricel, Rowena, Arnel, Lourdes, Rommel, Analyn, Jocelyn, Reynaldo, Ramil, Teresita, Jericho, Gemma, Marites, Edgardo, Rhodora, Noel",
    ),
    last: list(
      "Santos, Bautista, Dela Cruz, Manalo, Pangilinan, Evangelista, Dimaculangan, Villaruz, Macaraeg, Agbayani, Tolentino, Galang, Ocampo, Lacsamana, Batungbakal, Quizon",
    ),
    languages: ["Tagalog"],
    weight: 4,
    hawaii: 22,
    alaska: 14,
  },
  {
    first: list(
      "Layla, Omar, Rania, Tariq, Nadia, Munir, Hanan, Youssef, Samira, Ziad, Dalia, Faisal, Mona, Karim, Bassam, Abeer",
    ),
    last: list(
      "Haddad, Khoury, Naji, Al-Masri, Farah, Barakat, Darwish, Hamdan, Sabbagh, Qasim, Shaheen, El-Amin, Tannous, Hijazi, Kanaan, Zaher",
    ),
    languages: ["Arabic"],
    weight: 4,
    hawaii: 1,
  },
  {
    first: list(
      "Ji-woo, Soo-jin, Eun-ji, Hannah, Sung-ho, Jae-won, Mi-kyung, Esther, Seung-min, Bo-ra, Joseph, Hye-rim, Kyung-soo, Daniel, Sang-hoon, Christine",
    ),
    last: list("Kang, Yoon, Cho, Bae, Shin, Kwon, Hwang, Noh, Ryu, Jeon, Moon, Baek, Chung, Yim"),
    languages: ["Korean"],
    weight: 3,
    hawaii: 6,
    alaska: 5,
  },
  {
    first: list(
      "Camila, Luana, Fernanda, Caio, Rosângela, Vítor, Leandro, Inês, Paulo, Renata, Sofia, Otávio, Marlene, Afonso, Patrícia, Davi",
    ),
    last: list(
      "Almeida, Carvalho, Nogueira, Teixeira, Moreira, Pacheco, Azevedo, Medeiros, Furtado, Tavares, Siqueira, Pimentel, Cabral, Leitão, Brandão, Quaresma-Dias",
    ),
    languages: ["Portuguese"],
    weight: 3,
  },
  {
    first: list(
      "Irina, Dmitri, Svetlana, Oksana, Tatiana, Mikhail, Larisa, Natalia, Galina, Pavel, Vera, Anton, Ludmila, Roman, Yelena, Arkady",
    ),
    last: list(
      "Petrenko, Shevchuk, Reznik, Levitin, Tkachenko, Moroz, Zaslavsky, Bondar, Savchenko, Kagan, Lisenko, Rabinovich, Vinnik, Ostapenko-Reed, Kirichuk, Zolotar",
    ),
    languages: ["Russian"],
    weight: 3,
    alaska: 5,
  },
  {
    first: list(
      "Agnieszka, Tomasz, Katarzyna, Marek, Joanna, Beata, Zbigniew, Halina, Ewa, Dariusz, Wanda, Stanisław, Małgorzata, Janusz, Kinga, Leszek",
    ),
    last: list(
      "Nowak, Wójcik, Kaczmarek, Mazur, Pietrzak, Dudek, Wróbel, Baran, Szewczyk, Pawlak, Walczak, Gajda, Kołodziej, Jasiński-Webb, Bielak, Ziemba",
    ),
    languages: ["Polish"],
    weight: 3,
    hawaii: 1,
    alaska: 1,
  },
  {
    first: list(
      "Ingrid, Klaus, Greta, Lars, Annika, Astrid, Henrik, Solveig, Matthias, Birgit, Erik, Ulrike, Anders, Volker, Maren, Jens",
    ),
    last: list(
      "Schäfer, Lindqvist, Hauser, Nygaard, Krüger, Halvorsen, Engström, Dahl, Kessler, Thorsen, Möller, Sundberg, Reuter, Vandersloot, Oehler, Brekke",
    ),
    languages: ["German"],
    weight: 5,
    alaska: 8,
  },
  {
    first: list(
      "Giulia, Marco, Rosa, Vincent, Dominic, Francesca, Lucia, Salvatore, Teresa, Gina, Paolo, Angela, Enzo, Carmela, Aldo, Donatella",
    ),
    last: list(
      "D'Angelo, Ferrante, De Luca, Marchetti, Esposito, Giordano, Caruso, Santoro, Rinaldi, Colonna, DiMarco, Pellegrino, D'Agostino, Tedesco, Lo Presti, Vitale",
    ),
    languages: ["Italian"],
    weight: 5,
    hawaii: 1,
  },
  {
    first: list(
      "Akiko, Hiroshi, Yumi, Takeshi, Emi, Satoshi, Keiko, Daisuke, Haruka, Makoto, Michiko, Ryo, Sachiko, Shinji, Reiko, Glenn",
    ),
    last: list(
      "Fujimoto, Matsuda, Nakagawa, Kuroda, Hayashi, Ishii, Morita, Ueno, Kawaguchi, Taniguchi, Higa, Nakasone, Yoshimura, Oshiro-Lee, Tokunaga, Miyashiro",
    ),
    languages: ["Japanese"],
    weight: 3,
    hawaii: 22,
  },
  {
    first: list(
      "Chiamaka, Tunde, Abena, Ngozi, Emeka, Folasade, Adaeze, Obinna, Yewande, Kwame, Selam, Dawit, Ifeoma, Segun, Akosua, Hirut",
    ),
    last: list(
      "Adeyemi, Okonkwo, Mensah, Boateng, Nwosu, Balogun, Gebremariam, Asante, Ogunleye, Onyekachi, Amoah, Haile, Ibekwe, Woldemichael, Adjei, Okoro-Banks",
    ),
    languages: [],
    weight: 5,
    hawaii: 1,
  },
  {
    first: list(
      "Leilani, Kaleo, Malia, Kimo, Noelani, Keoni, Sina, Tavita, Mahina, Makoa, Lani, Ikaika, Pualani, Kekoa",
    ),
    last: list("Kealoha, Kahale, Kamaka, Nakoa, Faleafa, Leota, Kekauoha, Palakiko, Mahoe, Kaleikini, Ka'anana, Makua"),
    languages: [],
    weight: 0.5,
    hawaii: 30,
    alaska: 3,
  },
  {
    first: list("Dena, Marlene, Talia, Vernon, Alvina, Leland, Ramona, Shandiin, Wilbert, Lorena, Darrell, Nizhoni"),
    last: list("Yazzie, Benally, Ivanoff, Demientieff, Kignak, Tsosie, Nez, Etsitty, Nicolai, Ahgupuk"),
    languages: [],
    weight: 1.5,
    hawaii: 0.5,
    alaska: 26,
  },
  {
    first: list("Miriam, Ezra, Naomi, Saul, Shira, Joel, Leah, Asher, Dina, Abigail, Reuben, Tamar"),
    last: list(
      "Rosenthal, Lubin, Lieberman, Weissman, Zucker, Blum, Horowitz, Perlman, Goldfarb, Shulman, Mandelbaum, Katzir",
    ),
    languages: ["Hebrew"],
    weight: 3,
  },
  {
    first: list("Shirin, Dariush, Parisa, Kaveh, Nasrin, Babak, Roya, Farhad, Laleh, Behrooz, Mahnaz, Soraya"),
    last: list(
      "Tehrani, Moradi, Ghorbani, Sadeghi, Kermani, Rahimi, Farahani, Jafari, Navabi, Golshan, Zandi, Bakhtiari-Cole",
    ),
    languages: ["Farsi"],
    weight: 2,
  },
];

const groups = (weightOf: (group: NameGroup) => number) => GROUPS.map((group) => [group, weightOf(group)] as const);
const everywhere = groups((group) => group.weight);
const byState = new Map([
  ["HI", groups((group) => group.hawaii ?? group.weight)],
  ["AK", groups((group) => group.alaska ?? group.weight)],
]);

/** A person's name, and the languages of those who have it. */
export type PersonName = { firstName: string; lastName: string; heritageLanguages: string[] };

/**
 * A made-up name as one might meet it in a state (two letters). One in seven
 * has a first and a last name of different origins.
 */
export function pickName(random: Random, state: string): PersonName {
  const choices = byState.get(state) ?? everywhere;
  const group = random.weighted(choices);
  const other = random.chance(1 / 7) ? random.weighted(choices) : group;
  return {
    firstName: random.pick(group.first),
    lastName: random.pick(other.last),
    heritageLanguages: other.languages,
  };
}
