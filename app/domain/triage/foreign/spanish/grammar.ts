import { FINDING_WORDS } from "../finding-words";
import { inWords, type Grammar } from "../grammar";
import { COACH_SUBJECTS_ES } from "./coach-words";
import { BELLY_ES, CHEST_ES, GENERAL_ES, PELVIS_ES } from "./findings-body";
import { EMERGENCIES_ES, NAMED_ES, PAST_ILLNESS_ES } from "./emergencies";
import { EVERYDAY_ES } from "./findings-everyday";
import { FOODS_ES } from "./foods";
import { CONTEXT_ES, HEAD_ES, LIMBS_ES, SKIN_ES } from "./findings-head";
import { COACH_ES, PLACES_ES, QUALITIES_ES, TALK_ES } from "./words";

/**
 * A word as it sounds in America, without accents: "bomito" and "vómito", "inchason" and "hinchazón" are the same. Ñ is
 * written n by many, and h by some where none is.
 */
const sound = (word: string): string =>
  word
    .toLowerCase()
    // A nail is no article.
    .replace(/^uñ(?=as?$)/, "unj")
    // A year is no anus.
    .replace(/^año(?=s?$)/, "anjo")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ch/g, "č")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/gu(?=[ei])/g, "ğ")
    .replace(/g(?=[ei])/g, "j")
    .replace(/ğ/g, "g")
    .replace(/c(?=[ei])/g, "s")
    .replace(/ll/g, "y")
    .replace(/[cq]/g, "k")
    .replace(/v/g, "b")
    .replace(/z/g, "s")
    .replace(/h/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)y$/, "i");

/** The ending of these tells words apart: a boy and a girl, shoulder and man, part and birth, slow and a lens, the sun and only, a dinner and a breast, pus and "I put", a baby and "I drink", two and twelve, what happens again and again ("me corto") and once, salt and what comes out, wine and "I came". */
const TELLING =
  /^(?:nin|ij|niet|lent|sol|sen|pus|beb|\u010dikit|\u010damak|ninit|ijit|sobrin|kort|ombr|part|pen)[oa]s?$|^(?:ombr|part|pen|dos|lent|pus|beb|sal|bin)es?$|^binos?$/;

/** Without the ending of number, gender and person: "hinchado", "hinchadas"; "duele", "duelen". */
const base = (word: string): string => {
  let stem = sound(word);
  if (TELLING.test(stem)) return stem.replace(/s$/, "");
  if (stem.length > 3 && stem.endsWith("s")) stem = stem.slice(0, -1);
  else if (stem.length > 5 && /[ae]n$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && /[aoe]$/.test(stem) ? stem.slice(0, -1) : stem;
};

export const spanish: Grammar = {
  forms: (word) => {
    const stem = base(word);
    const whole = sound(word);
    const found = stem === whole ? [stem] : [stem, whole];
    // Who has no ñ writes "hace 3 anos".
    return /^anos?$/i.test(word) ? [...found, base(word.replace(/n/i, "ñ"))] : found;
  },
  beginning: sound,
  split: () => null,
  joinsRarely: /(?!)/,
  ownScript: false,
  joining:
    "al de del en con despues cuando cada por como hace desde antes sin no entre que un una el la los las lado cuanto mas muy tan y o",
  links: {
    the: "el | la | los | las | lo",
    a: "un | una | unos | unas",
    my: "mi | mis | su | sus | tu",
    "": "me | te | se | le | les | nos | ya | del | es | son | esta | estan | ha | he | han | fue | era | cosa | aqui | ahi | alli | ella | el | esa | eso | esto | pues | bien",
    in: "en",
    of: "de",
    to: "a | al",
    with: "con",
    by: "por",
    that: "que",
    for: "para",
    it: "ello",
    i: "yo",
  },
  pronouns: "me te se le les nos lo la los las",
  numbers: {
    "1": "uno | una | un",
    "2": "dos",
    "3": "tres",
    "4": "cuatro",
    "5": "cinco",
    "6": "seis",
    "7": "siete",
    "8": "ocho",
    "9": "nueve",
    "10": "diez",
    "11": "once",
    "12": "doce",
    "13": "trece",
    "14": "catorce",
    "15": "quince",
    "16": "dieciseis",
    "20": "veinte",
    "24": "veinticuatro",
    "25": "veinticinco",
    "30": "treinta",
    "40": "cuarenta",
    "50": "cincuenta",
    "60": "sesenta",
    "70": "setenta",
    "80": "ochenta",
    "90": "noventa",
    "100": "cien",
  },
  openers: {
    "i have": "tengo | he tenido | traigo | padezco | sufro | presento | me dio | me dan | me da",
    "it has": "tiene | tienen | presenta | padece | sufre | le dio | le da",
    feel: "siento | me siento | se siente",
    "i am": "estoy | ando | soy",
    "pain in": "me duele | me duelen | le duele | le duelen",
  },
  denials: {
    not: "no | tampoco",
    "do not have":
      "no tengo | no he tenido | no presento | no padezco | no sufro | no traigo | no hay | no siento | no noto | ni tengo | no me da | no me ha dado",
    "does not have": "no tiene | no presenta | no padece | no ha tenido",
    "no pain in": "no me duele | no me duelen | no le duele",
    without: "sin | sin nada de",
    never: "nunca he tenido | nunca | jamas",
    deny: "niego | niega",
    no: "ningun | ninguna | ninguno | nada de | cero",
  },
  nor: "ni",
  relatives: {
    father: "padre | papa | papi | apa | suegro",
    mother: "madre | mama | mami | ama | suegra",
    brother: "hermano | cuñado",
    sister: "hermana | cuñada",
    wife: "esposa | mujer mia | novia",
    husband: "esposo | marido | novio",
    grandfather: "abuelo | abuelito",
    grandmother: "abuela | abuelita",
    uncle: "tio",
    aunt: "tia",
    cousin: "primo | prima",
    parents: "papas mios | padres",
    "family history": "antecedentes familiares | historia familiar | en mi familia hay | familiar* con",
  },
  history: {
    ...PAST_ILLNESS_ES,
    had: "tuvo | tuvieron | habia tenido | tuve",
    died: "murio | murieron | fallecio | fallecieron",
    diagnosed: "diagnosticaron | fue diagnosticad*",
    "history of": "antecedente* | historia de | antecedentes personales",
    previously: "anteriormente | en el pasado",
    "gone since last year":
      "quito/paso/desaparecio/curo/acabo año pasado | quito/paso/desaparecio/curo/acabo hace # años/año/meses",
    "last year": "año pasado",
  },
  recent: {
    today: "hoy | hace rato | hace un rato | hace poco | recien | acaba | ahorita mismo | de repente ahora",
    "this morning": "esta mañana | hoy en la mañana",
    "since this morning": "desde mañana | desde esta mañana | desde ayer mañana | desde hoy mañana",
    "every morning": "todas? mañanas | todos? dias mañana | cada mañana",
    tonight: "esta noche",
    "since yesterday": "desde ayer",
    yesterday: "ayer",
    "since last night": "desde anoche",
    "last night": "anoche",
    "# minutes ago": "hace # minuto/minutos",
    "# hours ago": "hace # hora/horas",
    "half an hour ago": "hace media hora",
    "# days ago": "hace # dia/dias/noches",
    "# weeks ago": "hace # semana/semanas",
    "# months ago": "hace # mes/meses",
    "since monday": "desde lunes/martes/miercoles/jueves/viernes/sabado/domingo",
  },
  sayings: [
    COACH_ES,
    PLACES_ES,
    QUALITIES_ES,
    TALK_ES,
    FOODS_ES,
    ...[GENERAL_ES, CHEST_ES, BELLY_ES, PELVIS_ES, HEAD_ES, LIMBS_ES, SKIN_ES, EVERYDAY_ES, CONTEXT_ES].map(
      (findings) => inWords(FINDING_WORDS, findings),
    ),
    COACH_SUBJECTS_ES,
    EMERGENCIES_ES,
    NAMED_ES,
  ].flat(),
  ordinary:
    "usando usar usaba usado mas muy bueno buena buenos favor doctor doctora quiero quisiera necesito ayuda creo pienso parece saber sabe gustaria puede puedo debo hacer hago hace hizo dijo dice dar da doy dio estar estuve estuvo ser sido tener tenia teniamos haber habia hubo ir voy va fui vez veces dia dias semana semanas mes meses año años hora horas minuto minutos rato casa trabajo escuela cosa cosas gente persona personas mundo vida tiempo lugar parte tipo forma manera caso problema problemas sintoma sintomas enfermedad motivo consulta edad nombre cuerpo normal normalmente verdad cierto igual mismo misma tanto tanta algo alguien alguno alguna donde quien cual cuanto cuanta porque aunque entonces todavia aun luego pronto tarde temprano lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primero segundo tercero nuevo nueva grande chico pequeño mucho mucha muchos muchas poco poca pocos todos todas cada usar uso salir salio llegar llevar llevo poner puso pongo quedar quedo dejar pasar paso pasa sentir viene venir empezar terminar creer gracias usted ustedes ellos ellas nosotros les siempre aqui ahi tentacion tentaciones bajon copa copas",
  alsoEnglish:
    "no me he a i has come once son sin ten sea red pie real pan fin hay van den cola tan use on an as do so to la el be by mal sal es if in of at or us my we she her his not and the was had bp loo sex gas pus am all any can dos can sad due ha chills chill pus temp sides vomited nauseous spotting",
};
