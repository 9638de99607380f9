import { allergicTo } from "../foods";
import type { Sayings } from "../grammar";

/** Foods that people are allergic to. One word each: they are put after "alergia a". */
const FOODS: Sayings = {
  egg: "huevo*", milk: "leche | lacteos | lacteo", fish: "pescado* | atun | salmon | bacalao", shellfish: "marisco* | langosta* | cangrejo* | almeja* | ostra* | mejillon*", shrimp: "camaron* | gamba* | langostino*", peanuts: "cacahuate* | cacahuete* | mani | manies", nuts: "nuez | nueces | avellana* | pistacho* | anacardo*", almonds: "almendra*",
  wheat: "trigo", gluten: "gluten", soy: "soya | soja", sesame: "sesamo | ajonjoli", kiwi: "kiwi*", strawberries: "fresa* | frutilla*", chocolate: "chocolate*", tomato: "tomate* | jitomate*", banana: "platano* | banana*", corn: "maiz",
};

/** Foods alone, and with an allergy before them. */
export const FOODS_ES: Sayings = { ...FOODS, "allergic to dried fruit and nuts": "alergi*/alergic* fuerte?/grave?/severa? frutos secos", ...allergicTo(FOODS, "alergi*/alergic*/alergicos fuerte?/grave?/severa?") };
