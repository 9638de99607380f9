import type { SKIN_CONDITIONS } from "~/domain/triage/conditions/skin";
import type { ConditionText } from "../texts";

export default {
  "Eczema (atopic dermatitis)": "Eccema (dermatitis atópica)",
  "Contact dermatitis (such as poison ivy)": "Dermatitis de contacto (por ejemplo, por hiedra venenosa)",
  "Hives (urticaria)": "Ronchas (urticaria)",
  "Drug rash": "Erupción por un medicamento",
  "Stevens-Johnson syndrome": "Síndrome de Stevens-Johnson",
  Psoriasis: "Psoriasis (enfermedad de la piel)",
  "Dandruff or seborrhoeic dermatitis": "Caspa o dermatitis seborreica",
  Acne: "Acné",
  Rosacea: "Rosácea",
  Impetigo: "Impétigo",
  "Cellulitis (skin infection)": "Celulitis (infección de la piel)",
  "Flesh-eating infection (necrotising fasciitis)": "Infección que destruye los tejidos (fascitis necrosante)",
  "Skin abscess (boil)": "Absceso de la piel (forúnculo)",
  "Shingles (herpes zoster)": "Herpes zóster (culebrilla)",
  "Ringworm (tinea corporis)": "Tiña del cuerpo",
  "Athlete's foot (tinea pedis)": "Pie de atleta",
  "Jock itch (tinea cruris)": "Tiña inguinal",
  "Fungal nail infection (onychomycosis)": "Hongos en las uñas (onicomicosis)",
  "Ingrown or infected nail (paronychia)": "Uña encarnada o infectada (paroniquia)",
  "Herpetic whitlow": "Panadizo herpético",
  Warts: "Verrugas",
  "Suspicious mole or skin cancer": "Lunar sospechoso o cáncer de piel",
  Scabies: "Sarna (escabiosis)",
  "Head lice": "Piojos de la cabeza",
  "Diaper rash (diaper dermatitis)": "Dermatitis del pañal",
  "Insect bite": "Picadura de insecto",
  "Bee or wasp sting, local reaction": "Picadura de abeja o avispa, reacción local",
  Sunburn: "Quemadura de sol",
  "Minor burn or scald": "Quemadura o escaldadura leve",
  "Severe burn": "Quemadura grave",
  "Minor cut or graze": "Corte o raspón leve",
  "Cut that needs closing (laceration)": "Corte que hay que cerrar (laceración)",
  "Foot or leg ulcer": "Úlcera en el pie o la pierna",
  "Pityriasis versicolor or rosea": "Pitiriasis versicolor o rosada",
  "Hair loss (alopecia)": "Pérdida de cabello (alopecia)",
  "Thick moisturiser several times a day, short lukewarm showers, 1% hydrocortisone for a week on inflamed patches.":
    "Crema hidratante espesa varias veces al día, duchas cortas y tibias, hidrocortisona al 1% durante una semana en las zonas inflamadas.",
  "Wash the skin and what touched it, cool compresses, hydrocortisone cream, an antihistamine at night. On the face or genitals, or spreading: be seen.":
    "Lave la piel y lo que la tocó, compresas frías, crema de hidrocortisona, un antihistamínico por la noche. En la cara o los genitales, o si se extiende: haga que lo vean.",
  "A non-drowsy antihistamine, cool cloths, and avoid what set it off. Any swelling of tongue or throat or trouble breathing: call for help.":
    "Un antihistamínico que no cause sueño, paños fríos, y evite lo que lo provocó. Si se hincha la lengua o la garganta o hay dificultad para respirar: pida ayuda de urgencia.",
  "A shampoo with ketoconazole or zinc pyrithione twice a week.":
    "Un champú con ketoconazol o piritiona de zinc dos veces por semana.",
  "Benzoyl peroxide gel once a day for eight weeks, no squeezing. Scars or deep lumps: ask for treatment.":
    "Gel de peróxido de benzoílo una vez al día durante ocho semanas, sin apretar. Si hay cicatrices o bultos profundos: pida tratamiento.",
  "An antifungal cream (terbinafine or clotrimazole) two weeks beyond healing. On the scalp it needs tablets.":
    "Una crema contra los hongos (terbinafina o clotrimazol) hasta dos semanas después de curado. En el cuero cabelludo hacen falta tabletas.",
  "An antifungal cream for four weeks, dry between the toes, fresh socks daily.":
    "Una crema contra los hongos durante cuatro semanas, secar entre los dedos, calcetines limpios cada día.",
  "An antifungal cream for two to four weeks; keep the skin dry.":
    "Una crema contra los hongos de dos a cuatro semanas; mantenga la piel seca.",
  "Salicylic acid daily for up to three months; many go by themselves.":
    "Ácido salicílico todos los días hasta tres meses; muchas desaparecen solas.",
  "Wet combing every four days for two weeks, or a lotion from the pharmacy; check the family.":
    "Peinar en mojado cada cuatro días durante dos semanas, o una loción de la farmacia; revise a la familia.",
  "Change often, air, and a thick zinc barrier cream. Not better in three days: it may be thrush, have it looked at.":
    "Cambie el pañal a menudo, aire, y una crema espesa de zinc que proteja. Si no mejora en tres días: puede ser candidiasis, haga que lo vean.",
  "Wash, cool, hydrocortisone cream or an antihistamine; do not scratch.":
    "Lave, enfríe, crema de hidrocortisona o un antihistamínico; no se rasque.",
  "Scrape the sting out, wash, cool, an antihistamine for the itch. Swelling of mouth or throat, wheeze or faintness: call for help at once.":
    "Saque el aguijón raspando, lave, enfríe, un antihistamínico para la picazón. Si se hincha la boca o la garganta, hay silbidos al respirar o sensación de desmayo: pida ayuda de urgencia de inmediato.",
  "Out of the sun, cool showers, aloe or moisturiser, plenty to drink, ibuprofen for pain.":
    "Fuera del sol, duchas frescas, aloe o crema hidratante, mucho líquido, ibuprofeno para el dolor.",
  "Twenty minutes of cool running water, no ice or butter, cling film, painkillers. Larger than the hand, or on face, hands, joints or genitals: be seen today.":
    "Veinte minutos de agua corriente fresca, sin hielo ni mantequilla, film transparente, analgésicos. Si es más grande que la mano, o en la cara, las manos, las articulaciones o los genitales: haga que la vean hoy.",
  "Press until it stops, rinse under running water, cover. Tetanus shot if the last was over ten years ago.":
    "Presione hasta que pare, enjuague con agua corriente, cubra. Vacuna contra el tétanos si la última fue hace más de diez años.",
} as const satisfies Record<ConditionText<typeof SKIN_CONDITIONS>, string>;
