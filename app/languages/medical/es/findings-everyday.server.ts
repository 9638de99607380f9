import type { EVERYDAY } from "~/domain/triage/findings/everyday";
import type { FindingText } from "../texts";

export default {
  "a hangover": "resaca",
  "jet lag": "desfase horario por viaje",
  "nightmares": "pesadillas",
  "grinding the teeth": "rechinar los dientes",
  "chafed skin": "piel rozada",
  "skin tags": "acrocordones (colgajitos de piel)",
  "a smell of sweat": "olor a sudor",
  "loose skin": "piel floja",
  "a twitching eyelid": "temblor del párpado",
  "a changed taste": "cambio del sabor",
  "trouble reading without glasses": "dificultad para leer sin lentes",
  "sensitive teeth": "dientes sensibles",
  "picky eating in a child": "niño quisquilloso para comer",
  "low sex drive": "poco deseo sexual",
  "cravings": "antojos",
  "drinking much by choice": "beber mucho por decisión propia",
  "thirst after salt, heat or sports": "sed después de sal, calor o deporte",
  "lying awkwardly in sleep": "mala postura al dormir",
  "urine that smells of food or drink": "orina con olor a comida o bebida",
  "diet pills": "pastillas para adelgazar",
  "weight that was lost before": "peso perdido antes",
  "a new way of eating": "una nueva forma de comer",
  "sweaty hands, feet or armpits": "sudor de manos, pies o axilas",
  "brittle nails": "uñas quebradizas",
} as const satisfies Record<FindingText<typeof EVERYDAY>, string>;
