import type { WOMEN } from "~/domain/triage/conditions/women";
import type { ConditionText } from "../texts";

export default {
  "Ectopic pregnancy": "Embarazo ectópico",
  "Ruptured ectopic pregnancy": "Embarazo ectópico roto",
  "Threatened miscarriage": "Amenaza de aborto",
  "Miscarriage (spontaneous abortion)": "Aborto espontáneo",
  "Molar pregnancy": "Embarazo molar",
  "Abruptio placenta": "Desprendimiento de la placenta",
  "Placenta previa": "Placenta previa (placenta baja)",
  "Preterm labor": "Parto prematuro",
  "Pre-eclampsia": "Preeclampsia",
  "Hyperemesis gravidarum": "Hiperémesis gravídica (vómitos graves del embarazo)",
  "Nausea and vomiting of pregnancy (morning sickness)": "Náuseas y vómitos del embarazo",
  Pregnancy: "Embarazo",
  "Pelvic inflammatory disease": "Enfermedad inflamatoria pélvica",
  "Ovarian torsion or ruptured cyst": "Torsión del ovario o quiste roto",
  "Ovarian cyst": "Quiste de ovario",
  "Period pain (primary dysmenorrhea)": "Dolor menstrual (dismenorrea primaria)",
  "Premenstrual syndrome": "Síndrome premenstrual",
  Endometriosis: "Endometriosis (tejido del útero fuera de su lugar)",
  Adenomyosis: "Adenomiosis",
  "Uterine fibroids": "Miomas uterinos",
  "Abnormal uterine bleeding": "Sangrado uterino anormal",
  "Endometrial or cervical cancer": "Cáncer de endometrio o de cuello uterino",
  "Ovarian cancer": "Cáncer de ovario",
  "Vaginal yeast infection (vulvovaginal candidiasis)": "Candidiasis vaginal (infección por hongos)",
  "Bacterial vaginosis": "Vaginosis bacteriana",
  Trichomoniasis: "Tricomoniasis",
  "Bartholin gland abscess": "Absceso de la glándula de Bartolino",
  "Menopausal dryness (atrophic vaginitis, atrophic urethritis)":
    "Sequedad de la menopausia (vaginitis o uretritis atrófica)",
  "Pelvic organ prolapse": "Prolapso de órganos pélvicos",
  "Urogenital fistula": "Fístula urogenital",
  "Polycystic ovary syndrome": "Síndrome de ovario poliquístico",
  "Menopause (perimenopause)": "Menopausia (perimenopausia)",
  "Primary ovarian insufficiency (early menopause)": "Insuficiencia ovárica primaria (menopausia precoz)",
  "Secondary ovarian insufficiency (hypothalamic amenorrhea)":
    "Insuficiencia ovárica secundaria (amenorrea hipotalámica)",
  "Sheehan syndrome": "Síndrome de Sheehan",
  "Breast cancer": "Cáncer de mama",
  "Fibroadenoma (benign breast lump)": "Fibroadenoma (bulto benigno de la mama)",
  "Breast fat necrosis": "Necrosis grasa de la mama",
  "Fibrocystic breast changes or breast pain": "Cambios fibroquísticos o dolor de las mamas",
  "Lactational mastitis": "Mastitis de la lactancia",
  "Breast abscess": "Absceso de la mama",
  "Breast engorgement": "Congestión de las mamas",
  "Galactocele (milk cyst)": "Galactocele (quiste de leche)",
  "Heavy bleeding after birth": "Sangrado abundante después del parto",
  "Infection after birth (endometritis)": "Infección después del parto (endometritis)",
  "Small, dry, frequent meals, ginger, and rest; tell your midwife.":
    "Comidas pequeñas, secas y frecuentes, jengibre y descanso; dígaselo a su partera.",
  "A pregnancy test from the pharmacy will tell.": "Una prueba de embarazo de la farmacia lo dirá.",
  "Ibuprofen or naproxen from the first day if you tolerate it, warmth and movement.":
    "Ibuprofeno o naproxeno desde el primer día si los tolera, calor y movimiento.",
  "Regular sleep and exercise, less salt, caffeine and alcohol; a symptom diary over two cycles shows the pattern.":
    "Sueño y ejercicio regulares, menos sal, cafeína y alcohol; un diario de síntomas durante dos ciclos muestra el patrón.",
  "An antifungal cream or pessary from the pharmacy. First time, pregnant, or not better in a week: be seen.":
    "Una crema u óvulo contra los hongos de la farmacia. Si es la primera vez, hay embarazo o no mejora en una semana: haga que la vean.",
  "Losing even 5% of weight often brings back regular cycles.":
    "Bajar aunque sea el 5% del peso suele devolver los ciclos regulares.",
  "Feed or express often, warmth before and cold after.":
    "Amamante o extraiga leche a menudo, calor antes y frío después.",
} as const satisfies Record<ConditionText<typeof WOMEN>, string>;
