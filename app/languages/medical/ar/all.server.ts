import type { Catalogue } from "../../words";
import * as actions from "./actions.server";
import coach from "./coach.server";
import conditionsBlood from "./conditions-blood.server";
import conditionsEveryday from "./conditions-everyday.server";
import conditionsGut from "./conditions-gut.server";
import conditionsHeart from "./conditions-heart.server";
import conditionsInfections from "./conditions-infections.server";
import conditionsKidneys from "./conditions-kidneys.server";
import conditionsLimbs from "./conditions-limbs.server";
import conditionsLungs from "./conditions-lungs.server";
import conditionsMetabolic from "./conditions-metabolic.server";
import conditionsNerves from "./conditions-nerves.server";
import conditionsSenses from "./conditions-senses.server";
import conditionsSkin from "./conditions-skin.server";
import conditionsWomen from "./conditions-women.server";
import findingsBelly from "./findings-belly.server";
import findingsChest from "./findings-chest.server";
import findingsContext from "./findings-context.server";
import findingsEveryday from "./findings-everyday.server";
import findingsGeneral from "./findings-general.server";
import findingsHead from "./findings-head.server";
import findingsLimbs from "./findings-limbs.server";
import findingsPelvis from "./findings-pelvis.server";
import findingsSkin from "./findings-skin.server";
import guard from "./guard.server";
import meals from "./meals.server";
import topics from "./topics.server";

/** Everything that the assistant says in this language. */
export default [
  actions,
  { default: coach },
  { default: conditionsBlood },
  { default: conditionsEveryday },
  { default: conditionsGut },
  { default: conditionsHeart },
  { default: conditionsInfections },
  { default: conditionsKidneys },
  { default: conditionsLimbs },
  { default: conditionsLungs },
  { default: conditionsMetabolic },
  { default: conditionsNerves },
  { default: conditionsSenses },
  { default: conditionsSkin },
  { default: conditionsWomen },
  { default: findingsBelly },
  { default: findingsChest },
  { default: findingsContext },
  { default: findingsEveryday },
  { default: findingsGeneral },
  { default: findingsHead },
  { default: findingsLimbs },
  { default: findingsPelvis },
  { default: findingsSkin },
  { default: guard },
  { default: meals },
  { default: topics },
] satisfies Catalogue[];
