import type { SENSES } from "~/domain/triage/conditions/senses";
import type { ConditionText } from "../texts";

export default {
  "Viral sore throat (pharyngitis)": "Dolor de garganta viral (faringitis)",
  "Strep throat (bacterial tonsillitis, tonsillopharyngitis)":
    "Infección de garganta por estreptococo (amigdalitis bacteriana)",
  "Peritonsillar abscess (quinsy)": "Absceso periamigdalino",
  "Infectious mononucleosis (glandular fever)": "Mononucleosis infecciosa",
  "Acute laryngitis": "Laringitis aguda",
  "Scarlet fever": "Escarlatina",
  Mumps: "Paperas",
  "Acute otitis media (middle ear infection)": "Otitis media aguda (infección del oído medio)",
  "Otitis media with perforated eardrum": "Otitis media con tímpano perforado",
  "Otitis externa (swimmer's ear)": "Otitis externa (oído de nadador)",
  "Earwax blockage": "Tapón de cera en el oído",
  "Sudden sensorineural hearing loss": "Pérdida auditiva neurosensorial súbita",
  Mastoiditis: "Mastoiditis (infección del hueso detrás del oído)",
  "Hay fever (allergic rhinitis)": "Rinitis alérgica (fiebre del heno)",
  "Non-allergic rhinitis": "Rinitis no alérgica",
  "Nosebleed (epistaxis)": "Sangrado de nariz",
  "Bacterial conjunctivitis": "Conjuntivitis bacteriana",
  "Viral conjunctivitis (pink eye)": "Conjuntivitis viral",
  "Allergic conjunctivitis": "Conjuntivitis alérgica",
  "Dry eye disease": "Ojo seco",
  Blepharitis: "Blefaritis (inflamación de los párpados)",
  "Stye or chalazion": "Orzuelo o chalazión",
  "Scratched cornea or something in the eye": "Rasguño en la córnea o algo en el ojo",
  "Contact-lens keratitis (corneal infection)": "Queratitis por lentes de contacto (infección de la córnea)",
  "Uveitis (iritis)": "Uveítis (iritis)",
  "Acute angle-closure glaucoma": "Glaucoma agudo de ángulo cerrado",
  "Retinal detachment": "Desprendimiento de retina",
  "Blocked artery or vein of the eye": "Obstrucción de una arteria o vena del ojo",
  "Macular degeneration": "Degeneración macular",
  Cataract: "Catarata",
  "Diabetic retinopathy": "Retinopatía diabética",
  "Glaucoma (chronic)": "Glaucoma crónico",
  "Blocked tear duct": "Conducto lagrimal obstruido",
  "Orbital cellulitis": "Celulitis orbitaria",
  "Toothache or dental abscess": "Dolor de muelas o absceso dental",
  "Jaw joint disorder (TMJ)": "Trastorno de la articulación de la mandíbula",
  "Canker sore (mouth ulcer)": "Afta (úlcera en la boca)",
  "Cold sore (herpes labialis)": "Herpes labial",
  "Oral thrush": "Candidiasis oral",
  "Cool drinks, lozenges, salt-water gargles, paracetamol or ibuprofen; most are gone within a week.":
    "Bebidas frías, pastillas para chupar, gárgaras de agua con sal, paracetamol (acetaminofén) o ibuprofeno; la mayoría desaparece en una semana.",
  "Rest the voice (whispering strains it too), drink, and breathe moist air. Hoarse for more than three weeks: have it looked at.":
    "Descanse la voz (susurrar también la fuerza), beba líquidos y respire aire húmedo. Si la ronquera dura más de tres semanas: haga que la revisen.",
  "Oil or wax drops for some days; nothing pointed into the ear. If it stays blocked, have it washed out.":
    "Gotas de aceite o para la cera durante algunos días; nada puntiagudo en el oído. Si sigue tapado, haga que se lo laven.",
  "An antihistamine tablet or a steroid nose spray from the pharmacy, taken daily in the season; rinse the nose and keep windows shut when pollen is high.":
    "Una tableta antihistamínica o un aerosol nasal con esteroide de la farmacia, todos los días durante la temporada; enjuague la nariz y mantenga cerradas las ventanas cuando haya mucho polen.",
  "Sit, lean forward and pinch the soft part of the nose for 15 minutes without letting go.":
    "Siéntese, inclínese hacia adelante y apriete la parte blanda de la nariz durante 15 minutos sin soltar.",
  "Wipe the lids with boiled, cooled water several times a day, wash hands, own towel; a pharmacist can help with drops. No contact lenses until it is gone. Not better in a week: be seen.":
    "Limpie los párpados con agua hervida y enfriada varias veces al día, lávese las manos, use su propia toalla; en la farmacia pueden ayudarle con gotas. Sin lentes de contacto hasta que desaparezca. Si no mejora en una semana: haga que lo vean.",
  "Wash hands often, own towel, cool compresses and artificial tears; no contact lenses until it is gone.":
    "Lávese las manos a menudo, use su propia toalla, compresas frías y lágrimas artificiales; sin lentes de contacto hasta que desaparezca.",
  "Cool compresses and antihistamine eye drops from the pharmacy; do not rub.":
    "Compresas frías y gotas antihistamínicas para los ojos de la farmacia; no se frote.",
  "Artificial tears several times a day, breaks from the screen, moist air.":
    "Lágrimas artificiales varias veces al día, pausas de la pantalla, aire húmedo.",
  "Warm compresses and cleaning of the lid edges twice a day.":
    "Compresas tibias y limpieza del borde de los párpados dos veces al día.",
  "Warm compresses for ten minutes, four times a day; do not squeeze it.":
    "Compresas tibias durante diez minutos, cuatro veces al día; no lo apriete.",
  "Soft food, warmth, no chewing gum, and loosen the jaw; a dentist can make a night guard.":
    "Comida blanda, calor, nada de chicle y relajar la mandíbula; un dentista puede hacerle una férula para la noche.",
  "Avoid sharp and salty food, use a pain-relieving gel; it heals in one to two weeks. Longer than three weeks: show it.":
    "Evite la comida ácida y salada, use un gel que alivie el dolor; se cura en una o dos semanas. Si dura más de tres semanas: muéstrela.",
  "An antiviral cream early helps a little; do not touch it, and do not kiss babies until it is dry.":
    "Una crema antiviral al principio ayuda un poco; no lo toque y no bese a bebés hasta que esté seco.",
} as const satisfies Record<ConditionText<typeof SENSES>, string>;
