import type { HEART } from "~/domain/triage/conditions/heart";
import type { ConditionText } from "../texts";

export default {
  "Heart attack (acute coronary syndrome, myocardial infarction)":
    "Infarto de corazón (síndrome coronario agudo, infarto de miocardio)",
  "Unstable angina": "Angina de pecho inestable",
  "Stable angina": "Angina de pecho estable",
  "Variant (Prinzmetal) angina": "Angina variante (de Prinzmetal)",
  "Aortic dissection": "Disección de la aorta",
  "Abdominal aortic aneurysm": "Aneurisma de la aorta abdominal",
  "Ruptured abdominal aortic aneurysm": "Rotura de un aneurisma de la aorta abdominal",
  "Heart failure": "Insuficiencia cardíaca",
  "Atrial fibrillation or another rhythm disorder (arrhythmia)":
    "Fibrilación auricular u otro trastorno del ritmo (arritmia)",
  "Supraventricular tachycardia (sudden racing heart)": "Taquicardia supraventricular (corazón acelerado de repente)",
  "Benign extra heartbeats (palpitations from caffeine or stress)":
    "Latidos extra benignos (palpitaciones por cafeína o estrés)",
  Myocarditis: "Miocarditis (inflamación del músculo del corazón)",
  Pericarditis: "Pericarditis (inflamación de la capa que rodea el corazón)",
  "Pericardial effusion or cardiac tamponade": "Derrame pericárdico o taponamiento cardíaco",
  "Infective endocarditis": "Endocarditis infecciosa",
  "Rheumatic fever": "Fiebre reumática",
  "Aortic stenosis": "Estenosis de la válvula aórtica",
  "Mitral stenosis or other valve disease": "Estenosis mitral u otra enfermedad de las válvulas",
  "Hypertrophic cardiomyopathy": "Miocardiopatía hipertrófica",
  "Cardiomyopathy (dilated)": "Miocardiopatía dilatada",
  "Pulmonary embolism (blood clot in the lung)": "Embolia pulmonar (coágulo de sangre en el pulmón)",
  "Deep vein thrombosis (blood clot in the leg)": "Trombosis venosa profunda (coágulo de sangre en la pierna)",
  "Superficial thrombophlebitis": "Tromboflebitis superficial",
  "Chronic venous insufficiency (varicose veins)": "Insuficiencia venosa crónica (várices)",
  "Peripheral vascular (artery) disease": "Enfermedad vascular (arterial) periférica",
  "Blocked leg artery (acute limb ischaemia)": "Obstrucción de una arteria de la pierna (isquemia aguda)",
  "High blood pressure (hypertension)": "Presión arterial alta (hipertensión)",
  "Hypertensive crisis": "Crisis hipertensiva",
  "Low blood pressure (orthostatic hypotension)": "Presión arterial baja (hipotensión ortostática)",
  "Vasovagal syncope (simple faint)": "Síncope vasovagal (desmayo simple)",
  "Raynaud phenomenon": "Fenómeno de Raynaud",
  Lymphedema: "Linfedema",
  "Renal artery stenosis": "Estenosis de la arteria renal",
  "Cut down on caffeine, alcohol and nicotine, and sleep enough; note when the beats come.":
    "Reduzca la cafeína, el alcohol y la nicotina, y duerma lo suficiente; anote cuándo aparecen los latidos.",
  "Measure at rest on several days, morning and evening, and bring the figures.":
    "Mida la presión en reposo varios días, por la mañana y por la noche, y traiga los valores.",
} as const satisfies Record<ConditionText<typeof HEART>, string>;
