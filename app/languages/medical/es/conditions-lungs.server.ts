import type { LUNGS } from "~/domain/triage/conditions/lungs";
import type { ConditionText } from "../texts";

export default {
  "Common cold (viral upper respiratory infection)":
    "Resfriado común (infección viral de las vías respiratorias altas)",
  "Influenza (flu)": "Gripe (influenza)",
  "COVID-19": "COVID-19 (coronavirus)",
  "Acute bronchitis (chest cold)": "Bronquitis aguda",
  Pneumonia: "Neumonía",
  "Atypical (walking) pneumonia": "Neumonía atípica",
  Asthma: "Asma (enfermedad de los bronquios)",
  "Severe asthma attack": "Ataque de asma grave",
  "COPD (chronic obstructive pulmonary disease, emphysema)": "EPOC (enfermedad pulmonar obstructiva crónica, enfisema)",
  "Chronic bronchitis": "Bronquitis crónica",
  Bronchiectasis: "Bronquiectasias",
  Bronchiolitis: "Bronquiolitis (infección de los bronquios pequeños)",
  Croup: "Crup (laringotraqueobronquitis)",
  "Whooping cough (pertussis)": "Tosferina",
  Epiglottitis: "Epiglotitis",
  "Foreign body in the airway": "Cuerpo extraño en las vías respiratorias",
  "Pneumothorax (collapsed lung)": "Neumotórax (pulmón colapsado)",
  "Lung cancer": "Cáncer de pulmón",
  Tuberculosis: "Tuberculosis (TB)",
  "Pleural effusion": "Derrame pleural",
  "Cystic fibrosis": "Fibrosis quística",
  "Obstructive sleep apnea": "Apnea obstructiva del sueño",
  Sarcoidosis: "Sarcoidosis (enfermedad inflamatoria)",
  "Rest, drink plenty, use saline drops or lozenges; paracetamol or ibuprofen for pain or fever as the packet says. Antibiotics do not help.":
    "Descanse, beba mucho líquido, use gotas de solución salina o pastillas para chupar; paracetamol (acetaminofén) o ibuprofeno para el dolor o la fiebre según indica el envase. Los antibióticos no ayudan.",
  "Stay at home, rest and drink. If you belong to a group at risk, ask within two days about a medicine against the virus.":
    "Quédese en casa, descanse y beba líquidos. Si pertenece a un grupo de riesgo, pregunte en los primeros dos días por un medicamento contra el virus.",
  "Do a test, stay away from others while you have a fever, rest and drink.":
    "Hágase una prueba, manténgase lejos de otras personas mientras tenga fiebre, descanse y beba líquidos.",
  "The cough can last three weeks. Honey (not under one year), warm drinks and no smoke help; antibiotics rarely do.":
    "La tos puede durar tres semanas. Ayudan la miel (no antes de cumplir un año), las bebidas calientes y evitar el humo; los antibióticos rara vez ayudan.",
  "Losing weight, sleeping on the side and no alcohol in the evening help; do not drive when sleepy.":
    "Ayudan bajar de peso, dormir de lado y no beber alcohol por la noche; no conduzca si tiene sueño.",
} as const satisfies Record<ConditionText<typeof LUNGS>, string>;
