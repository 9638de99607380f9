import { message } from "~/domain/message";
import type { ServerKind, VitalKindShape } from "./kind";

/** The international pound, exactly. */
export const KG_PER_LB = 0.453_592_37;
export const LB_PER_STONE = 14;

/** Weight in kg. It has a panel of its own (`domain/weight`): here it is a reading among others. */
export const kind = {
  deviceType: "body_weight",
  label: "Weight",
  unit: "kg",
  isUnitTranslated: true,
  decimals: 1,
  range: null,
  card: null,
  limits: {},
  judge: () => null,
  advice: {},
  describe: (amount) => message("{amount} kg", { amount }),
} as const satisfies VitalKindShape;

export const serverKind = {
  ucum: "kg",
  // A French `livre` and a German `Pfund` are no pounds of ours, so they are not here.
  units: {
    kg: {
      names:
        "kg kgs kilo kilos kilogram kilograms kilogramo kilogramos kilogramm kilogramme kilogrammes كجم كغ كغم كيلو كيلوغرام",
    },
    g: {
      toStored: (grams) => grams * (1 / 1000),
      names: "g gr gram grams gramo gramos gramm gramme grammes غرام جرام",
    },
    "[lb_av]": {
      toStored: (pounds) => pounds * KG_PER_LB,
      names: "lb lbs pound pounds libra libras [lb_av] رطل",
    },
    "[stone_av]": {
      toStored: (stones) => stones * (KG_PER_LB * LB_PER_STONE),
      names: "st stone stones [stone_av]",
    },
  },
  unitWords: "kg, g, lb or st",
  loinc: { code: "29463-7", display: "Body weight" },
  // What was reported of people who lived: 212 g and 635 kg (press).
  plausible: { low: 0.2, high: 700 },
  ownLimits: { least: 20, most: 400 },
  columns: [
    {
      kind: "weight",
      headings: `
        weight, body weight, body mass, weight value, scale weight, mass, average weight,
        peso, peso corporal,
        gewicht, körpergewicht,
        poids, poids corporel, masse corporelle,
        الوزن, وزن`,
      // As Happy Scale writes them.
      unitHeadings: ["kg", "kgs", "kilograms", "lb", "lbs", "pounds", "pound(s)", "st", "stone"],
      choices: [
        { value: "weight kg", label: "Weight in kilograms" },
        { value: "weight [lb_av]", label: "Weight in pounds" },
        { value: "weight [stone_av]", label: "Weight in stones" },
        { value: "weight g", label: "Weight in grams" },
        { value: "weight", label: "Weight, its unit stands elsewhere" },
      ],
    },
  ],
  appleHealth: "BodyMass",
  simulation: null,
  example: '"value": 82.4, "unit": "kg"',
} as const satisfies ServerKind;
