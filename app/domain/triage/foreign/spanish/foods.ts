import { allergicTo } from "../foods";
import type { Sayings } from "../grammar";

/** Foods that people are allergic to. One word each: they are put after "alergia a". */
const FOODS: Sayings = {
  egg: "huevo*",
  milk: "leche | lacteos | lacteo",
  fish: "pescado* | atun | salmon | bacalao",
  shellfish: "marisco* | langosta* | cangrejo* | almeja* | ostra* | mejillon*",
  shrimp: "camaron* | gamba* | langostino*",
  peanuts: "cacahuate* | cacahuete* | mani | manies",
  nuts: "nuez | nueces | avellana* | pistacho* | anacardo*",
  almonds: "almendra*",
  wheat: "trigo",
  gluten: "gluten",
  soy: "soya | soja",
  sesame: "sesamo | ajonjoli",
  kiwi: "kiwi*",
  strawberries: "fresa* | frutilla*",
  chocolate: "chocolate*",
  tomato: "tomate* | jitomate*",
  banana: "platano* | banana*",
  corn: "maiz",
};

/** What else people say that they are allergic to: told by name, for "anaphylaxis" and "a rash" are what they had, perhaps, and not now. */
const OTHERS: Sayings = { penicillin: "penicilina*", amoxicillin: "amoxicilina", bees: "abeja*", wasps: "avispa*" };
const ALLERGY = "alergi*/alergic*/alergicos fuerte?/grave?/severa?";

/** Foods alone, and with an allergy before them. */
export const FOODS_ES: Sayings = {
  ...FOODS,
  "allergic to dried fruit and nuts": "alergi*/alergic* fuerte?/grave?/severa? frutos secos",
  ...allergicTo({ ...FOODS, ...OTHERS }, ALLERGY),
};
