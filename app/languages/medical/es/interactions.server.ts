import type { Saying } from "../interactions.server";

/**
 * What the interaction checker says, by its English; whole texts only, never put together of parts
 * but for the names in braces. Read `app/languages/medical/interactions.server.ts` first.
 */
export default {
  counts: {
    findings: {
      one: "# hallazgo",
      many: "# de hallazgos",
      other: "# hallazgos",
    },
    amongMedicines: {
      one: "en # medicamento revisado.",
      many: "en # de medicamentos revisados.",
      other: "en los # medicamentos revisados.",
    },
    noneKnown: {
      one: "No conocemos ninguna interacción en # medicamento revisado. Eso no significa que no la haya.",
      many: "No conocemos ninguna interacción entre # de medicamentos revisados. Eso no significa que no la haya.",
      other: "No conocemos ninguna interacción entre los # medicamentos revisados. Eso no significa que no la haya.",
    },
    unchecked: {
      one: "# nombre no se pudo revisar.",
      many: "# de nombres no se pudieron revisar.",
      other: "# nombres no se pudieron revisar.",
    },
  },
  composed: {
    "Both contain {drug}. Ask a pharmacist before you take both: together they may be too much.":
      "Ambos contienen {drug}. Pregunte a un farmacéutico antes de tomar ambos: juntos pueden ser demasiado.",
    "These are all {class}; as a rule one is enough. Ask your prescriber whether more than one is meant.":
      "Todos estos son {class}; por regla general basta uno. Pregunte a quien le receta si la intención es que tome más de uno.",
    "These are all {class}. Do not combine them unless your prescriber has told you to; ask which one is meant.":
      "Todos estos son {class}. No los combine a menos que se lo haya indicado quien le receta; pregunte cuál de ellos debe tomar.",
    "You named a kind of medicine, {kind}, and one of it. If these are two medicines, ask your prescriber whether both are meant.":
      "Usted nombró un tipo de medicamento, {kind}, y uno de ese tipo. Si son dos medicamentos, pregunte a quien le receta si la intención es que tome ambos.",
    "It is {drug}, to which you are allergic.": "Es {drug}, y usted tiene alergia a este medicamento.",
    "You are allergic to a kind of medicine, {kind}, and it is one of it.":
      "Usted tiene alergia a un tipo de medicamento, {kind}, y este es uno de ese tipo.",
    "US prescribing information of {product}: boxed warning":
      "Información de prescripción de EE. UU. de {product}: advertencia enmarcada",
    "US prescribing information of {product}: section 2, dosage":
      "Información de prescripción de EE. UU. de {product}: sección 2, dosis",
    "US prescribing information of {product}: section 4, contraindications":
      "Información de prescripción de EE. UU. de {product}: sección 4, contraindicaciones",
    "US prescribing information of {product}: section 5, warnings and precautions":
      "Información de prescripción de EE. UU. de {product}: sección 5, advertencias y precauciones",
    "US prescribing information of {product}: section 7, drug interactions":
      "Información de prescripción de EE. UU. de {product}: sección 7, interacciones farmacológicas",
    "US Drug Facts label of {product}": "Etiqueta Drug Facts de EE. UU. de {product}",
  },
  classes: {
    NSAIDs: "antiinflamatorios no esteroideos (AINE)",
    "ACE inhibitors": "inhibidores de la ECA",
    "angiotensin receptor blockers": "antagonistas de los receptores de angiotensina",
    "beta-blockers": "betabloqueadores",
    "dihydropyridine calcium channel blockers":
      "bloqueadores de los canales de calcio del grupo de las dihidropiridinas",
    statins: "estatinas",
    "thiazide diuretics": "diuréticos tiazídicos",
    "loop diuretics": "diuréticos de asa",
    "P2Y12 inhibitors": "inhibidores de P2Y12",
    "direct oral anticoagulants": "anticoagulantes orales directos",
    heparins: "heparinas",
    "vitamin K antagonists": "antagonistas de la vitamina K",
    "GLP-1 receptor agonists": "agonistas del receptor de GLP-1",
    sulfonylureas: "sulfonilureas",
    meglitinides: "meglitinidas",
    "DPP-4 inhibitors": "inhibidores de la DPP-4",
    "SGLT2 inhibitors": "inhibidores de SGLT2",
    glitazones: "glitazonas",
    "appetite suppressants": "supresores del apetito",
    stimulants: "estimulantes",
    SSRIs: "inhibidores selectivos de la recaptación de serotonina (ISRS)",
    SNRIs: "inhibidores de la recaptación de serotonina y noradrenalina (IRSN)",
    "tricyclic antidepressants": "antidepresivos tricíclicos",
    benzodiazepines: "benzodiazepinas",
    "sleep medicines": "medicamentos para dormir",
    gabapentinoids: "gabapentinoides",
    "sedating antihistamines": "antihistamínicos que dan sueño",
    "full opioid agonists": "opioides completos",
    triptans: "triptanes",
    "proton pump inhibitors": "inhibidores de la bomba de protones",
    "H2 blockers": "bloqueadores H2",
    bisphosphonates: "bifosfonatos",
    corticosteroids: "corticosteroides",
    "PDE5 inhibitors": "inhibidores de la PDE5",
    "oral hormonal contraceptives": "anticonceptivos hormonales orales",
  },
  sources: {
    "NIH, National Center for Complementary and Integrative Health: herbs at a glance":
      "NIH, Centro Nacional de Salud Complementaria e Integral: hierbas de un vistazo",
    "High-priority interaction list, Phansalkar and others, JAMIA 2012;19:735":
      "Lista de interacciones de alta prioridad, Phansalkar y otros, JAMIA 2012;19:735",
    "FDA Drug Safety Communication, 2011": "Comunicado de seguridad de medicamentos de la FDA, 2011",
    "FDA Drug Safety Communication on simvastatin, 2011":
      "Comunicado de seguridad de medicamentos de la FDA sobre la simvastatina, 2011",
    "FDA information on ibuprofen and aspirin taken together, 2006":
      "Información de la FDA sobre ibuprofeno y aspirina tomados juntos, 2006",
    "US Drug Facts label of Advil: alcohol warning":
      "Etiqueta Drug Facts de EE. UU. de Advil: advertencia sobre el alcohol",
    "US Drug Facts label of Tylenol: alcohol warning":
      "Etiqueta Drug Facts de EE. UU. de Tylenol: advertencia sobre el alcohol",
    "US Drug Facts label of Sudafed: warning for high blood pressure":
      "Etiqueta Drug Facts de EE. UU. de Sudafed: advertencia para la presión arterial alta",
    "US Drug Facts label of Alli: do not use with cyclosporine":
      "Etiqueta Drug Facts de EE. UU. de Alli: no usar con ciclosporina",
    "FDA Drug Safety Communication on gabapentinoids, 2019":
      "Comunicado de seguridad de medicamentos de la FDA sobre los gabapentinoides, 2019",
    "FDA Consumer Advisory on kava, 2002": "Aviso de la FDA a los consumidores sobre la kava, 2002",
    "American Diabetes Association, Standards of Care in Diabetes":
      "Asociación Estadounidense de la Diabetes, Normas para la atención de la diabetes",
    "NIH Office of Dietary Supplements, Iron: Fact Sheet for Health Professionals":
      "Oficina de Suplementos Dietéticos de los NIH, Hierro: hoja informativa para profesionales de la salud",
    "CDC General Best Practice Guidelines for Immunization":
      "Guía general de mejores prácticas de vacunación de los CDC",
    "American Geriatrics Society Beers Criteria, 2023":
      "Criterios de Beers de la Sociedad Estadounidense de Geriatría, 2023",
    "CDC US Medical Eligibility Criteria for Contraceptive Use, 2024":
      "Criterios médicos de elegibilidad de EE. UU. para el uso de anticonceptivos, CDC, 2024",
    "US prescribing information: contraindicated after an allergic reaction to it":
      "Información de prescripción de EE. UU.: contraindicado después de una reacción alérgica a él",
    "US prescribing information: each rules out who reacted to it, and that we ask about the whole kind is our own caution":
      "Información de prescripción de EE. UU.: cada una excluye a quien reaccionó a ese medicamento, y preguntar por todo el tipo es precaución nuestra",
  },
  texts: {
    "Have the digoxin level checked when canagliflozin is started or raised.":
      "Pida que le midan la digoxina cuando se empieza o se sube la canagliflozina.",
    "Canagliflozin blocks P-glycoprotein, which takes digoxin out of the body.":
      "La canagliflozina bloquea la glicoproteína P, que saca la digoxina del cuerpo.",
    "More digoxin in the blood: nausea, blurred or yellow vision, an uneven heartbeat.":
      "Más digoxina en la sangre: náuseas, visión borrosa o amarilla, latidos irregulares.",
    "Drink little, slowly and with food. Drink nothing while you vomit, or if you have had pancreatitis. If you use insulin or a sulfonylurea, measure your sugar that night.":
      "Beba poco, despacio y con comida. No beba nada de alcohol mientras vomita o si ha tenido pancreatitis. Si usa insulina o una sulfonilurea, mídase el azúcar esa noche.",
    "A slower stomach, and you eat less.": "El estómago se vacía más despacio y usted come menos.",
    "More nausea and vomiting, and alcohol may hit you sooner. Heavy drinking can inflame the pancreas.":
      "Más náuseas y vómitos, y el alcohol puede hacer efecto antes. Beber mucho puede inflamar el páncreas.",
    "Do not take berberine without asking whoever looks after your blood thinner.":
      "No tome berberina sin preguntar a quien controla su anticoagulante.",
    "Do not take berberine. Tell your transplant team if you did.":
      "No tome berberina. Avise a su equipo de trasplante si la tomó.",
    "Berberine slows the breakdown of many medicines.": "La berberina frena la descomposición de muchos medicamentos.",
    "Too much of the transplant medicine in the blood, which harms the kidneys.":
      "Demasiado medicamento del trasplante en la sangre, lo que daña los riñones.",
    "Ask your prescriber first, and measure your sugar more often.":
      "Pregunte antes a quien le receta y mídase el azúcar más a menudo.",
    "Both lower blood sugar.": "Ambos bajan el azúcar en la sangre.",
    "Leave garcinia out, and tell your prescriber that you took it.":
      "No tome garcinia, y avise a quien le receta que la tomó.",
    "Garcinia may raise serotonin.": "La garcinia puede aumentar la serotonina.",
    "Serotonin syndrome has been reported: fever, trembling, agitation.":
      "Se ha informado de síndrome serotoninérgico: fiebre, temblores, agitación.",
    "Leave it out. Stop it and see a doctor if your urine is dark, your eyes are yellow or your belly hurts.":
      "No lo tome. Suspéndalo y vea a un médico si la orina es oscura, los ojos están amarillos o le duele la barriga.",
    "Concentrated plant extracts can harm the liver by themselves.":
      "Los extractos concentrados de plantas pueden dañar el hígado por sí solos.",
    "Harm to the liver.": "Daño al hígado.",
    "Do not take green tea extract with it.": "No tome extracto de té verde con él.",
    "Green tea keeps nadolol from being taken up.": "El té verde impide que el nadolol se absorba.",
    "Do not take them together. Diet pills often hold several of these.":
      "No los tome juntos. Las pastillas para adelgazar suelen llevar varios de estos.",
    // What is said of the whole, and of allergies.
    "This compares names with a table of known interactions. The table is not complete and knows neither your doses nor your illnesses. It replaces no pharmacist or prescriber. Do not start, stop or change a medicine because of it without asking one.":
      "Esto compara nombres con una tabla de interacciones conocidas. La tabla no está completa y no conoce ni sus dosis ni sus enfermedades. No reemplaza a ningún farmacéutico ni a quien receta. No empiece, deje ni cambie un medicamento por ello sin preguntar a uno de ellos.",
    "Nothing could be checked: none of the names is known to us.":
      "No se pudo revisar nada: no conocemos ninguno de los nombres.",
    "Nothing was compared: only one medicine was recognized, and it takes two, or one and an allergy.":
      "No se comparó nada: solo se reconoció un medicamento, y hacen falta dos, o uno y una alergia.",
    "An allergic reaction: rash, swelling, trouble breathing, shock.":
      "Una reacción alérgica: erupción, hinchazón, dificultad para respirar, choque.",
    "An allergic reaction: rash, swelling, trouble breathing, shock. About 2 in 100 people with a proven penicillin allergy react.":
      "Una reacción alérgica: erupción, hinchazón, dificultad para respirar, choque. Reaccionan alrededor de 2 de cada 100 personas con una alergia comprobada a la penicilina.",
    "An allergic reaction: rash, swelling, trouble breathing, shock. Fewer than 1 in 100 react.":
      "Una reacción alérgica: erupción, hinchazón, dificultad para respirar, choque. Reacciona menos de 1 de cada 100.",
    "An allergic reaction; rarely, and hardly more often than in others.":
      "Una reacción alérgica; rara vez, y apenas más a menudo que en otras personas.",
    "Swelling of face and throat, in few of those who had it with an ACE inhibitor.":
      "Hinchazón de la cara y la garganta, en pocas de las personas que la tuvieron con un inhibidor de la ECA.",
    "It belongs to the penicillins that you are allergic to.":
      "Pertenece al grupo de las penicilinas, al que usted tiene alergia.",
    "It belongs to the cephalosporins that you are allergic to.":
      "Pertenece al grupo de las cefalosporinas, al que usted tiene alergia.",
    "It belongs to the sulfonamides that you are allergic to.":
      "Pertenece al grupo de las sulfonamidas, al que usted tiene alergia.",
    "It belongs to the pain medicines of the aspirin kind (NSAIDs) that you are allergic to.":
      "Pertenece al grupo de los medicamentos para el dolor del tipo de la aspirina (AINE), al que usted tiene alergia.",
    "It belongs to the ACE inhibitors that you are allergic to.":
      "Pertenece al grupo de los inhibidores de la ECA, al que usted tiene alergia.",
    "It belongs to the macrolides that you are allergic to.":
      "Pertenece al grupo de los macrólidos, al que usted tiene alergia.",
    "It belongs to the quinolones that you are allergic to.":
      "Pertenece al grupo de las quinolonas, al que usted tiene alergia.",
    "It belongs to the tetracyclines that you are allergic to.":
      "Pertenece al grupo de las tetraciclinas, al que usted tiene alergia.",
    "It belongs to the opioids that you are allergic to.":
      "Pertenece al grupo de los opioides, al que usted tiene alergia.",
    "It belongs to the statins that you are allergic to.":
      "Pertenece al grupo de las estatinas, al que usted tiene alergia.",
    "It belongs to the contrast media that you are allergic to.":
      "Pertenece al grupo de los medios de contraste, al que usted tiene alergia.",
    "It belongs to the GLP-1 medicines that you are allergic to.":
      "Pertenece al grupo de los medicamentos GLP-1, al que usted tiene alergia.",
    "It belongs to the insulins that you are allergic to.":
      "Pertenece al grupo de las insulinas, al que usted tiene alergia.",
    "It belongs to the heparins that you are allergic to.":
      "Pertenece al grupo de las heparinas, al que usted tiene alergia.",
    "It belongs to the epilepsy medicines that share reactions that you are allergic to.":
      "Pertenece al grupo de los medicamentos para la epilepsia que comparten reacciones, al que usted tiene alergia.",
    "Some cephalosporins share a side chain with penicillins.":
      "Algunas cefalosporinas comparten una cadena lateral con las penicilinas.",
    "A distant likeness to penicillins.": "Un parecido lejano con las penicilinas.",
    "Celecoxib is a sulfonamide too, and its label rules it out.":
      "El celecoxib también es una sulfonamida, y su etiqueta lo excluye.",
    "They are distantly like sulfonamide antibiotics.":
      "Se parecen de lejos a los antibióticos del grupo de las sulfonamidas.",
    "Do not take it. Tell whoever prescribed it of your allergy.":
      "No lo tome. Informe de su alergia a quien se lo recetó.",
    "Say how you reacted. After a mild rash long ago it is usually safe; after a severe reaction your prescriber chooses.":
      "Diga cómo reaccionó. Después de una erupción leve hace mucho tiempo suele ser seguro; después de una reacción grave elige quien le receta.",
    "Say how you reacted.": "Diga cómo reaccionó.",
    "Do not take it before your prescriber or a pharmacist knows which of the kind you reacted to, and how: you may well tolerate others.":
      "No lo tome antes de que quien le receta o un farmacéutico sepa a cuál de ese tipo reaccionó, y cómo: es muy posible que tolere otros.",
    "Say how you reacted; your prescriber chooses.": "Diga cómo reaccionó; elige quien le receta.",
    "Usually safe. Say how you reacted; report a rash.":
      "Por lo general es seguro. Diga cómo reaccionó; avise si le sale una erupción.",
    "After a cough only, it is safe. After swelling your prescriber decides.":
      "Si solo hubo tos, es seguro. Si hubo hinchazón, decide quien le receta.",
    // What can happen.
    "A sudden, dangerous rise of blood pressure (hypertensive crisis), which can be fatal.":
      "Un aumento brusco y peligroso de la presión arterial (crisis hipertensiva), que puede ser mortal.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion. It can be fatal.":
      "Síndrome serotoninérgico: fiebre, rigidez muscular, agitación, confusión. Puede ser mortal.",
    "Serotonin syndrome, very high fever, seizures; deaths are known.":
      "Síndrome serotoninérgico, fiebre muy alta, convulsiones; se conocen muertes.",
    "Serotonin syndrome, very high fever, coma or stopped breathing.":
      "Síndrome serotoninérgico, fiebre muy alta, coma o paro de la respiración.",
    "Deeper drowsiness, slow breathing, confusion, and now and then serotonin syndrome.":
      "Somnolencia más profunda, respiración lenta, confusión y, a veces, síndrome serotoninérgico.",
    "Much more triptan in the blood: spasms of heart vessels, serotonin syndrome.":
      "Mucho más triptán en la sangre: espasmos de los vasos del corazón, síndrome serotoninérgico.",
    "A hypertensive crisis.": "Una crisis hipertensiva.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion.":
      "Síndrome serotoninérgico: fiebre, rigidez muscular, agitación, confusión.",
    "A hypertensive crisis with seizures.": "Una crisis hipertensiva con convulsiones.",
    "A hypertensive crisis or serotonin syndrome.": "Una crisis hipertensiva o síndrome serotoninérgico.",
    "A hypertensive crisis or seizures.": "Una crisis hipertensiva o convulsiones.",
    "Serotonin syndrome, or episodes of psychosis with dextromethorphan.":
      "Síndrome serotoninérgico, o episodios de psicosis con dextrometorfano.",
    "Serotonin syndrome or a sharp rise of blood pressure; uncommon at the usual dose, but grave.":
      "Síndrome serotoninérgico o un aumento brusco de la presión arterial; poco frecuente con la dosis habitual, pero grave.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion; with bupropion very high blood pressure.":
      "Síndrome serotoninérgico: fiebre, rigidez muscular, agitación, confusión; con bupropión, presión arterial muy alta.",
    "A strong rise of blood pressure.": "Un fuerte aumento de la presión arterial.",
    "Low blood sugar that lasts longer.": "Azúcar baja en la sangre que dura más tiempo.",
    "Serotonin syndrome, and more bleeding.": "Síndrome serotoninérgico y más sangrado.",
    "Serotonin syndrome, rarely.": "Síndrome serotoninérgico, rara vez.",
    "Seizures and serotonin syndrome; some antidepressants also take tramadol's effect away.":
      "Convulsiones y síndrome serotoninérgico; algunos antidepresivos también anulan el efecto del tramadol.",
    "Serotonin syndrome, and deeper drowsiness.": "Síndrome serotoninérgico y somnolencia más profunda.",
    "Serotonin syndrome.": "Síndrome serotoninérgico.",
    "Much more of the tricyclic in the blood: an irregular heartbeat, confusion, serotonin syndrome.":
      "Mucho más del tricíclico en la sangre: latidos irregulares, confusión, síndrome serotoninérgico.",
    "Two to four times as much of the tricyclic in the blood: an irregular heartbeat, seizures, confusion.":
      "De dos a cuatro veces más del tricíclico en la sangre: latidos irregulares, convulsiones, confusión.",
    "Serotonin syndrome, rarely; higher blood pressure.":
      "Síndrome serotoninérgico, rara vez; presión arterial más alta.",
    "Restlessness, a fast heart, and rarely serotonin syndrome.":
      "Inquietud, corazón acelerado y, rara vez, síndrome serotoninérgico.",
    "Higher blood pressure and a faster heart.": "Presión arterial más alta y corazón más rápido.",
    "Long spasms of blood vessels, of the heart among others.":
      "Espasmos prolongados de los vasos sanguíneos, entre otros los del corazón.",
    "About 70 % more rizatriptan in the blood.": "Alrededor de un 70 % más de rizatriptán en la sangre.",
    "Serotonin syndrome has been reported, very rarely.":
      "Se han notificado casos de síndrome serotoninérgico, muy rara vez.",
    "A dangerous irregular heartbeat (torsades de pointes), fainting, sudden death.":
      "Latidos irregulares peligrosos (torsades de pointes), desmayo, muerte súbita.",
    "An irregular heartbeat, uncommon in a healthy heart with normal potassium.":
      "Latidos irregulares, poco frecuentes en un corazón sano con el potasio normal.",
    "A very sharp fall of blood pressure with loss of consciousness.":
      "Una caída muy brusca de la presión arterial con pérdida del conocimiento.",
    "More of the antidepressant in the blood, and with it a longer QT interval.":
      "Más antidepresivo en la sangre y, con ello, un intervalo QT más largo.",
    "Low potassium makes an irregular heartbeat more likely.":
      "El potasio bajo hace más probables los latidos irregulares.",
    "An irregular heartbeat, above all with more loperamide than the label says.":
      "Latidos irregulares, sobre todo con más loperamida de la que indica la etiqueta.",
    "Muscle damage (rhabdomyolysis), which can harm the kidneys.":
      "Daño muscular (rabdomiólisis), que puede dañar los riñones.",
    "Muscle pain or, rarely, muscle damage.": "Dolor muscular o, rara vez, daño muscular.",
    "Somewhat more atorvastatin in the blood.": "Algo más de atorvastatina en la sangre.",
    "Muscle weakness or damage, above all with weak kidneys.":
      "Debilidad o daño muscular, sobre todo con riñones débiles.",
    "Muscle damage.": "Daño muscular.",
    "Two to three times as much rosuvastatin in the blood.": "De dos a tres veces más rosuvastatina en la sangre.",
    "Half as much rosuvastatin gets into the blood.": "A la sangre llega la mitad de la rosuvastatina.",
    "Ergot poisoning: blood vessels close, fingers, toes or an intestine can be lost.":
      "Intoxicación por ergotamínicos: los vasos sanguíneos se cierran y se pueden perder dedos de las manos o de los pies, o un intestino.",
    "Narrowed blood vessels: cold, numb or pale fingers and toes.":
      "Vasos sanguíneos estrechados: dedos de las manos y de los pies fríos, adormecidos o pálidos.",
    "Very low blood counts and severe diarrhea.": "Recuentos de sangre muy bajos y diarrea grave.",
    "Very deep and long sleep, slow breathing, loss of memory.":
      "Sueño muy profundo y largo, respiración lenta, pérdida de la memoria.",
    "Very deep and long sedation, slow breathing.": "Sedación muy profunda y larga, respiración lenta.",
    "Deep and long sedation.": "Sedación profunda y larga.",
    "Deeper and longer sleepiness.": "Somnolencia más profunda y más larga.",
    "Dangerously high potassium and low blood pressure.": "Potasio peligrosamente alto y presión arterial baja.",
    "Higher potassium.": "Potasio más alto.",
    "A very slow heart.": "Un corazón muy lento.",
    "An irregular heartbeat, or, with an inducer, no effect at all.":
      "Latidos irregulares o, con un inductor, ningún efecto.",
    "More ranolazine in the blood: dizziness, a longer QT interval.":
      "Más ranolazina en la sangre: mareo, intervalo QT más largo.",
    "Too much lurasidone (drowsiness, stiffness), or, with an inducer, none that works.":
      "Demasiada lurasidona (somnolencia, rigidez) o, con un inductor, tan poca que no hace efecto.",
    "Deep drowsiness, low blood pressure, an irregular heartbeat.":
      "Somnolencia profunda, presión arterial baja, latidos irregulares.",
    "Restlessness, drowsiness, stiffness.": "Inquietud, somnolencia, rigidez.",
    "Very low blood pressure, swelling, heart failure.":
      "Presión arterial muy baja, hinchazón, insuficiencia cardíaca.",
    "Low blood pressure, dizziness, swollen ankles.": "Presión arterial baja, mareo, tobillos hinchados.",
    "Low blood pressure, flushing, headache.": "Presión arterial baja, enrojecimiento, dolor de cabeza.",
    "Low blood pressure, fainting, loss of vision, a painful lasting erection.":
      "Presión arterial baja, desmayo, pérdida de la visión, una erección dolorosa y prolongada.",
    "A sharp fall of blood pressure, fainting.": "Una caída brusca de la presión arterial, desmayo.",
    "Low blood pressure, dizziness, fainting.": "Presión arterial baja, mareo, desmayo.",
    "Overdose: deep sleep and breathing that slows or stops.":
      "Sobredosis: sueño profundo y respiración que se hace lenta o se detiene.",
    "Deeper drowsiness and slower breathing.": "Somnolencia más profunda y respiración más lenta.",
    "Bleeding.": "Sangrado.",
    "Colchicine poisoning, which can be fatal: diarrhea, weak muscles, failing blood and kidneys.":
      "Intoxicación por colchicina, que puede ser mortal: diarrea, músculos débiles, fallo de la sangre y de los riñones.",
    "Diarrhea and weak muscles: too much colchicine.": "Diarrea y músculos débiles: demasiada colchicina.",
    "Too much cortisone in the body, even from a spray or an inhaler: a round face, high sugar, weak adrenal glands.":
      "Demasiada cortisona en el cuerpo, incluso por un aerosol o un inhalador: cara redonda, azúcar alta, glándulas suprarrenales débiles.",
    "A fast or irregular heartbeat.": "Latidos rápidos o irregulares.",
    "More of the cancer medicine than is safe.": "Más medicamento contra el cáncer de lo que es seguro.",
    "Tumor lysis syndrome when venetoclax is started: kidney failure, an irregular heartbeat.":
      "Síndrome de lisis tumoral al empezar venetoclax: insuficiencia renal, latidos irregulares.",
    "Liver damage.": "Daño del hígado.",
    "Opioid withdrawal.": "Síndrome de abstinencia de opioides.",
    "Very low blood pressure and fainting.": "Presión arterial muy baja y desmayo.",
    "Sleepiness into the next day.": "Somnolencia hasta el día siguiente.",
    "Far too much of the drug in the blood.": "Una cantidad muy excesiva del medicamento en la sangre.",
    "Narrowed heart vessels: chest pain, high blood pressure.":
      "Vasos del corazón estrechados: dolor en el pecho, presión arterial alta.",
    "Carbamazepine poisoning: double vision, unsteady gait, drowsiness.":
      "Intoxicación por carbamazepina: visión doble, marcha inestable, somnolencia.",
    "Much more buspirone in the blood: dizziness, drowsiness.": "Mucha más buspirona en la sangre: mareo, somnolencia.",
    "Twice as much saxagliptin.": "El doble de saxagliptina.",
    "Dry mouth, constipation, trouble passing urine.": "Boca seca, estreñimiento, dificultad para orinar.",
    "A very slow or irregular heartbeat.": "Latidos muy lentos o irregulares.",
    "A dangerous irregular heartbeat.": "Latidos irregulares peligrosos.",
    "Deeper sleepiness into the next day.": "Somnolencia más profunda hasta el día siguiente.",
    "Hardly any; a little more amlodipine in a few people.":
      "Casi ninguno; un poco más de amlodipino en algunas personas.",
    "The HIV treatment fails and the virus becomes resistant.":
      "El tratamiento del VIH fracasa y el virus se vuelve resistente.",
    "Pregnancy in spite of the contraceptive, and bleeding between periods.":
      "Embarazo a pesar del anticonceptivo, y sangrado entre las reglas.",
    "Too little protection: a stroke or a clot.": "Protección insuficiente: un derrame cerebral o un coágulo.",
    "Too little protection: a stroke or a clot; and bleeding once the inducer is stopped.":
      "Protección insuficiente: un derrame cerebral o un coágulo; y sangrado cuando se deja el inductor.",
    "Rejection of the transplant.": "Rechazo del trasplante.",
    "The fungal infection is not treated.": "La infección por hongos queda sin tratar.",
    "Blood pressure rises again.": "La presión arterial vuelve a subir.",
    "Nifedipine has next to no effect.": "El nifedipino casi no hace efecto.",
    "The cortisone works less.": "La cortisona hace menos efecto.",
    "Withdrawal and pain; an overdose when the inducer is stopped.":
      "Síndrome de abstinencia y dolor; una sobredosis cuando se deja el inductor.",
    "The hepatitis treatment fails.": "El tratamiento de la hepatitis fracasa.",
    "Too little of the HIV medicine in the blood.": "Muy poco medicamento contra el VIH en la sangre.",
    "Quetiapine stops working.": "La quetiapina deja de hacer efecto.",
    "The antipsychotic works less.": "El antipsicótico hace menos efecto.",
    "The cancer treatment works less.": "El tratamiento del cáncer hace menos efecto.",
    "It loses much of its effect.": "Pierde gran parte de su efecto.",
    "Doxycycline is gone twice as fast.": "La doxiciclina desaparece el doble de rápido.",
    "Tiredness and weight gain: too little thyroid hormone.": "Cansancio y aumento de peso: muy poca hormona tiroidea.",
    "Higher blood sugar.": "Azúcar más alta en la sangre.",
    "Seizures, because less of the medicine stays in the blood.":
      "Convulsiones, porque queda menos medicamento en la sangre.",
    "Digoxin works less.": "La digoxina hace menos efecto.",
    "Cholesterol rises again.": "El colesterol vuelve a subir.",
    "It works less.": "Hace menos efecto.",
    "Bleeding of the stomach and elsewhere.": "Sangrado del estómago y de otras partes.",
    "Bleeding, more in some people than in others.": "Sangrado, más en unas personas que en otras.",
    "Bleeding, from about 2 g of acetaminophen a day for several days.":
      "Sangrado, a partir de unos 2 g de acetaminofén (paracetamol) al día durante varios días.",
    "Bleeding when thyroid hormone is started or raised; less effect when it is lowered.":
      "Sangrado cuando se empieza o se aumenta la hormona tiroidea; menos efecto cuando se reduce.",
    "The INR rises within days.": "El INR sube en pocos días.",
    "The anticoagulant loses its effect: a clot or a stroke.":
      "El anticoagulante pierde su efecto: un coágulo o un derrame cerebral.",
    "Bleeding, or with ginseng too little effect.": "Sangrado o, con el ginseng, muy poco efecto.",
    "A little more bleeding at high doses.": "Un poco más de sangrado con dosis altas.",
    "Less of the anticoagulant gets into the blood.": "A la sangre llega menos anticoagulante.",
    "The anticoagulant works less.": "El anticoagulante hace menos efecto.",
    "Bleeding with much alcohol; heavy drinking over time also weakens the anticoagulant.":
      "Sangrado con mucho alcohol; beber mucho durante largo tiempo también debilita el anticoagulante.",
    "Bleeding, above all with weak kidneys.": "Sangrado, sobre todo con riñones débiles.",
    "Bleeding of the stomach; ibuprofen and naproxen can also take away what low-dose aspirin does for the heart.":
      "Sangrado del estómago; el ibuprofeno y el naproxeno también pueden anular lo que la aspirina en dosis baja hace por el corazón.",
    "Severe bleeding of the stomach, or far too much ketorolac.":
      "Sangrado grave del estómago, o una cantidad muy excesiva de ketorolaco.",
    "Bleeding of the stomach.": "Sangrado del estómago.",
    "Clopidogrel protects less: a heart attack or a blocked stent.":
      "El clopidogrel protege menos: un ataque al corazón o un stent obstruido.",
    "Clopidogrel protects less.": "El clopidogrel protege menos.",
    "The platelet medicine works later.": "El medicamento contra las plaquetas actúa más tarde.",
    "Headache, a fast heart, diarrhea.": "Dolor de cabeza, corazón acelerado, diarrea.",
    "Ulcers and bleeding of the stomach.": "Úlceras y sangrado del estómago.",
    "Sudden, severe withdrawal, and no pain relief; whoever takes more to feel it risks a fatal overdose.":
      "Síndrome de abstinencia repentino y grave, y ningún alivio del dolor; quien toma más para sentirlo se arriesga a una sobredosis mortal.",
    "Sudden withdrawal, and no pain relief.": "Síndrome de abstinencia repentino y ningún alivio del dolor.",
    "Cough or diarrhea medicine made from opioids may not work.":
      "Los medicamentos para la tos o la diarrea hechos de opioides pueden no hacer efecto.",
    "Very deep sleep, slow or stopped breathing, death.": "Sueño muy profundo, respiración lenta o detenida, muerte.",
    "Deep drowsiness, falls, slow breathing.": "Somnolencia profunda, caídas, respiración lenta.",
    "Withdrawal, and less relief of pain.": "Síndrome de abstinencia y menos alivio del dolor.",
    "Constipation up to a blocked bowel, and trouble passing urine.":
      "Estreñimiento hasta la obstrucción del intestino, y dificultad para orinar.",
    "Deep sleep, slow breathing, accidents, loss of memory.":
      "Sueño profundo, respiración lenta, accidentes, pérdida de la memoria.",
    "Deep sleep, sleep-walking or sleep-driving, slow breathing.":
      "Sueño profundo, caminar o conducir dormido, respiración lenta.",
    "Drowsiness, falls, slow breathing in older people or with lung disease.":
      "Somnolencia, caídas, respiración lenta en personas mayores o con enfermedad de los pulmones.",
    "Collapse, stopped breathing.": "Colapso, paro de la respiración.",
    "Low blood pressure and slow breathing, above all with injections.":
      "Presión arterial baja y respiración lenta, sobre todo con inyecciones.",
    "Drowsiness, dizziness, falls.": "Somnolencia, mareo, caídas.",
    "Drowsiness, dizziness, accidents.": "Somnolencia, mareo, accidentes.",
    "More sodium oxybate in the blood: confusion, drowsiness.":
      "Más oxibato de sodio en la sangre: confusión, somnolencia.",
    "Drowsiness, dizziness, a dry mouth.": "Somnolencia, mareo, boca seca.",
    "Deep drowsiness; kava by itself can harm the liver.":
      "Somnolencia profunda; la kava por sí sola puede dañar el hígado.",
    "Somewhat more drowsiness.": "Algo más de somnolencia.",
    "With alcohol: flushing, vomiting, a racing heart, collapse. With metronidazole: psychosis.":
      "Con alcohol: enrojecimiento, vómitos, corazón acelerado, colapso. Con metronidazol: psicosis.",
    "Flushing, vomiting, a racing heart.": "Enrojecimiento, vómitos, corazón acelerado.",
    "Liver damage with three or more drinks a day.": "Daño del hígado con tres o más bebidas alcohólicas al día.",
    "A sharp fall of blood pressure: fainting, heart attack, death.":
      "Una caída brusca de la presión arterial: desmayo, ataque al corazón, muerte.",
    "A sharp fall of blood pressure.": "Una caída brusca de la presión arterial.",
    "Low blood pressure, dizziness on standing up, fainting.":
      "Presión arterial baja, mareo al ponerse de pie, desmayo.",
    "Low blood pressure, fainting.": "Presión arterial baja, desmayo.",
    "Swelling of face and throat (angioedema), which can close the airway.":
      "Hinchazón de la cara y la garganta (angioedema), que puede cerrar las vías respiratorias.",
    "High potassium, low blood pressure, kidney failure.": "Potasio alto, presión arterial baja, insuficiencia renal.",
    "High potassium, low blood pressure, kidney failure, stroke.":
      "Potasio alto, presión arterial baja, insuficiencia renal, derrame cerebral.",
    "Dangerously high potassium: weakness, an irregular heartbeat, cardiac arrest.":
      "Potasio peligrosamente alto: debilidad, latidos irregulares, paro cardíaco.",
    "High potassium.": "Potasio alto.",
    "Kidney failure, within days in older people or after vomiting and diarrhea.":
      "Insuficiencia renal, en pocos días en personas mayores o después de vómitos y diarrea.",
    "Higher blood pressure and weaker kidneys.": "Presión arterial más alta y riñones más débiles.",
    "The diuretic works less; weaker kidneys.": "El diurético hace menos efecto; riñones más débiles.",
    "Somewhat higher blood pressure.": "Presión arterial algo más alta.",
    "Lithium poisoning: tremor, unsteady gait, confusion, kidney damage.":
      "Intoxicación por litio: temblor, marcha inestable, confusión, daño de los riñones.",
    "The level of lithium changes; poisoning is possible.": "El nivel de litio cambia; es posible una intoxicación.",
    "Less lithium in the blood.": "Menos litio en la sangre.",
    "Confusion, tremor or stiffness, even with a normal level, in a few people.":
      "Confusión, temblor o rigidez, incluso con un nivel normal, en algunas personas.",
    "A very slow heart, heart block, heart failure.": "Un corazón muy lento, bloqueo cardíaco, insuficiencia cardíaca.",
    "A very slow heart; with clonidine a sharp rise of blood pressure when clonidine is stopped.":
      "Un corazón muy lento; con clonidina, un aumento brusco de la presión arterial cuando se deja la clonidina.",
    "Low blood sugar is felt less: no racing heart, only sweating.":
      "El azúcar baja se nota menos: el corazón no se acelera, solo hay sudor.",
    "An attack of asthma that the inhaler does not relieve.": "Un ataque de asma que el inhalador no alivia.",
    "High blood pressure with a slow heart; epinephrine helps less in an allergic shock.":
      "Presión arterial alta con un corazón lento; la epinefrina ayuda menos en un choque alérgico.",
    "A slow heart, low blood pressure, dizziness.": "Un corazón lento, presión arterial baja, mareo.",
    "Digoxin poisoning: nausea, yellow vision, a slow or irregular heartbeat.":
      "Intoxicación por digoxina: náuseas, visión amarilla, latidos lentos o irregulares.",
    "A very slow or irregular heartbeat; with sofosbuvir cardiac arrest has occurred.":
      "Latidos muy lentos o irregulares; con sofosbuvir ha habido paros cardíacos.",
    "An irregular heartbeat.": "Latidos irregulares.",
    "Blood pressure rises again, at times sharply.": "La presión arterial vuelve a subir, a veces bruscamente.",
    "High blood pressure, a racing heart, sleeplessness.": "Presión arterial alta, corazón acelerado, insomnio.",
    "Loss of hearing, kidney damage.": "Pérdida de la audición, daño de los riñones.",
    "Low potassium: weakness, cramps, an irregular heartbeat.":
      "Potasio bajo: debilidad, calambres, latidos irregulares.",
    "Too much calcium in the blood, at high doses.": "Demasiado calcio en la sangre, con dosis altas.",
    "High blood pressure when lying down, or a very slow heart.":
      "Presión arterial alta al estar acostado, o un corazón muy lento.",
    "Liver damage, or far too much bosentan.": "Daño del hígado, o una cantidad muy excesiva de bosentán.",
    "Low blood sugar.": "Azúcar baja en la sangre.",
    "No added benefit, more nausea.": "Ningún beneficio añadido, más náuseas.",
    "The contraceptive pill may protect less at first.": "La píldora anticonceptiva puede proteger menos al principio.",
    "The tablet works later or less.": "La tableta actúa más tarde o hace menos efecto.",
    "The INR may change while you lose weight and eat differently.":
      "El INR puede cambiar mientras baja de peso y come de otra manera.",
    "A third more thyroid hormone gets into the blood with semaglutide tablets.":
      "Con las tabletas de semaglutida llega a la sangre un tercio más de hormona tiroidea.",
    "Low blood sugar after meals, or a stomach that stands still.":
      "Azúcar baja después de las comidas, o un estómago que no se mueve.",
    "High blood pressure, a racing heart, sleeplessness, agitation.":
      "Presión arterial alta, corazón acelerado, insomnio, agitación.",
    "Dizziness, confusion, a racing heart.": "Mareo, confusión, corazón acelerado.",
    "Restlessness, a racing heart, sleeplessness.": "Inquietud, corazón acelerado, insomnio.",
    "A racing heart, high blood pressure.": "Corazón acelerado, presión arterial alta.",
    "Seizures.": "Convulsiones.",
    "Seizures, uncommon at the usual dose.": "Convulsiones, poco frecuentes con la dosis habitual.",
    "More of the antidepressant in the blood; seizures, uncommon at the usual dose.":
      "Más antidepresivo en la sangre; convulsiones, poco frecuentes con la dosis habitual.",
    "Seizures when heavy drinking is stopped at once; alcohol is tolerated less.":
      "Convulsiones cuando se deja de golpe de beber mucho; el alcohol se tolera menos.",
    "Codeine gives no relief; tamoxifen may protect less against cancer.":
      "La codeína no alivia; el tamoxifeno puede proteger menos contra el cáncer.",
    "Restlessness, tremor, confusion.": "Inquietud, temblor, confusión.",
    "With nicotine patches higher blood pressure; with digoxin less of it in the blood.":
      "Con parches de nicotina, presión arterial más alta; con digoxina, menos digoxina en la sangre.",
    "More or less bupropion in the blood than meant.": "Más o menos bupropión en la sangre de lo previsto.",
    "Less thyroid hormone gets into the blood.": "A la sangre llega menos hormona tiroidea.",
    "Rejection of a transplant: too little cyclosporine in the blood.":
      "Rechazo de un trasplante: muy poca ciclosporina en la sangre.",
    "A quarter less amiodarone in the blood.": "Una cuarta parte menos de amiodarona en la sangre.",
    "Seizures have been reported.": "Se han notificado convulsiones.",
    "The HIV treatment may fail: virus has been found again.":
      "El tratamiento del VIH puede fracasar: se ha vuelto a encontrar el virus.",
    "Less vitamin A, D, E and K gets into the body.": "Al cuerpo llegan menos vitaminas A, D, E y K.",
    "Diarrhea and gas.": "Diarrea y gases.",
    "The contraceptive protects less and bleeding between periods occurs; topiramate harms an unborn child.":
      "El anticonceptivo protege menos y hay sangrado entre las reglas; el topiramato daña al bebé antes de nacer.",
    "Acid blood and kidney stones.": "Sangre ácida y cálculos en los riñones.",
    "Too much ammonia in the blood (confusion, vomiting), and a low body temperature.":
      "Demasiado amoníaco en la sangre (confusión, vómitos) y temperatura corporal baja.",
    "Drowsiness, dizziness, trouble thinking.": "Somnolencia, mareo, dificultad para pensar.",
    "Low potassium; more topiramate in the blood with hydrochlorothiazide.":
      "Potasio bajo; con hidroclorotiazida, más topiramato en la sangre.",
    "Half as much topiramate in the blood.": "La mitad de topiramato en la sangre.",
    "Somewhat more metformin, and acid blood with both.": "Algo más de metformina, y sangre ácida con ambos.",
    "Lactic acidosis, if the contrast medium harms the kidneys.":
      "Acidosis láctica, si el medio de contraste daña los riñones.",
    "Lactic acidosis with much alcohol; low blood sugar without food.":
      "Acidosis láctica con mucho alcohol; azúcar baja si no se come.",
    "More metformin in the blood: nausea, rarely lactic acidosis.":
      "Más metformina en la sangre: náuseas, rara vez acidosis láctica.",
    "Acid blood.": "Sangre ácida.",
    "Low blood sugar is somewhat more likely than with either alone.":
      "El azúcar baja es algo más probable que con uno solo.",
    "Fluid in the body, heart failure, low sugar.": "Líquido en el cuerpo, insuficiencia cardíaca, azúcar baja.",
    "Low blood sugar, with quinolones high sugar as well; severe in older people.":
      "Azúcar baja en la sangre; con quinolonas, también azúcar alta; grave en personas mayores.",
    "Low blood sugar, severe and lasting in older people.":
      "Azúcar baja en la sangre, grave y prolongada en personas mayores.",
    "The tablet works less.": "La tableta hace menos efecto.",
    "Severe, long low blood sugar.": "Azúcar baja en la sangre, grave y prolongada.",
    "Three times as much of the glitazone.": "Tres veces más glitazona.",
    "High blood sugar for as long as cortisone is taken.": "Azúcar alta en la sangre mientras se toma cortisona.",
    "High blood sugar and weight gain.": "Azúcar alta en la sangre y aumento de peso.",
    "Too little fluid: low blood pressure, dizziness, weak kidneys.":
      "Muy poco líquido: presión arterial baja, mareo, riñones débiles.",
    "Too little fluid: dizziness on standing up.": "Muy poco líquido: mareo al ponerse de pie.",
    "Blood sugar falls or rises.": "El azúcar en la sangre baja o sube.",
    "Flushing.": "Enrojecimiento.",
    "The antibiotic hardly gets into the blood; the infection goes on.":
      "El antibiótico apenas llega a la sangre; la infección continúa.",
    "Less thyroid hormone gets into the blood: tiredness, weight gain.":
      "A la sangre llega menos hormona tiroidea: cansancio, aumento de peso.",
    "Somewhat less thyroid hormone gets into the blood.": "A la sangre llega algo menos de hormona tiroidea.",
    "The bone medicine does not get into the blood.": "El medicamento para los huesos no llega a la sangre.",
    "Irritated gullet and stomach.": "Esófago y estómago irritados.",
    "Too little of the HIV medicine gets into the blood.": "A la sangre llega muy poco medicamento contra el VIH.",
    "Too little atazanavir gets into the blood.": "A la sangre llega muy poco atazanavir.",
    "Too little rilpivirine gets into the blood.": "A la sangre llega muy poca rilpivirina.",
    "The hepatitis treatment may fail.": "El tratamiento de la hepatitis puede fracasar.",
    "Less of the antibiotic gets into the blood.": "A la sangre llega menos antibiótico.",
    "Less iron gets into the blood.": "A la sangre llega menos hierro.",
    "Too little of the transplant medicine in the blood.": "Muy poco medicamento del trasplante en la sangre.",
    "Less of the other medicine gets into the blood.": "A la sangre llega menos del otro medicamento.",
    "Leflunomide is washed out of the body.": "La leflunomida se elimina del cuerpo.",
    "Less penicillamine gets into the blood.": "A la sangre llega menos penicilamina.",
    "Stiffness returns: less levodopa gets into the blood.": "Vuelve la rigidez: a la sangre llega menos levodopa.",
    "A fifth less gabapentin gets into the blood.": "A la sangre llega una quinta parte menos de gabapentina.",
    "Less phenytoin gets into the blood: seizures.": "A la sangre llega menos fenitoína: convulsiones.",
    "Ulcers, if a potassium tablet stays in gullet or stomach.":
      "Úlceras, si una tableta de potasio se queda en el esófago o el estómago.",
    "They cancel each other out, or more drowsiness.": "Se anulan el uno al otro, o hay más somnolencia.",
    "Too much of the transplant medicine: kidney damage, tremor, infections.":
      "Demasiado medicamento del trasplante: daño de los riñones, temblor, infecciones.",
    "Kidney failure.": "Insuficiencia renal.",
    "More sirolimus or everolimus in the blood; weaker kidneys.":
      "Más sirolimus o everolimus en la sangre; riñones más débiles.",
    "Kidney damage.": "Daño de los riñones.",
    "More of the transplant medicine in the blood.": "Más medicamento del trasplante en la sangre.",
    "The bone marrow fails: infections, bleeding, ulcers of the mouth. It can be fatal, even with a weekly dose.":
      "La médula ósea falla: infecciones, sangrado, úlceras en la boca. Puede ser mortal, incluso con una dosis semanal.",
    "Methotrexate poisoning: bone marrow, mouth, kidneys.": "Intoxicación por metotrexato: médula ósea, boca, riñones.",
    "More methotrexate in the blood.": "Más metotrexato en la sangre.",
    "Liver damage, low blood counts.": "Daño del hígado, recuentos de sangre bajos.",
    "The bone marrow fails: infections, bleeding.": "La médula ósea falla: infecciones, sangrado.",
    "Low blood counts.": "Recuentos de sangre bajos.",
    "The vaccine's germ can make ill.": "El germen de la vacuna puede causar la enfermedad.",
    "Grave infections.": "Infecciones graves.",
    "Twice as much tofacitinib.": "El doble de tofacitinib.",
    "A rash in one of five people.": "Una erupción en una de cada cinco personas.",
    "A grave rash, above all with weak kidneys; more theophylline in the blood.":
      "Una erupción grave, sobre todo con riñones débiles; más teofilina en la sangre.",
    "The antibiotic stays in the body longer.": "El antibiótico permanece más tiempo en el cuerpo.",
    "Gout returns.": "Vuelve la gota.",
    "Raised pressure in the head: headache, loss of vision.":
      "Presión elevada en la cabeza: dolor de cabeza, pérdida de la visión.",
    "Vitamin A poisoning: dry skin, headache, liver damage.":
      "Intoxicación por vitamina A: piel seca, dolor de cabeza, daño del hígado.",
    "Progestin-only pills may not protect enough; bones may weaken.":
      "Las píldoras de solo progestágeno pueden no proteger lo suficiente; los huesos pueden debilitarse.",
    "Poisoning by fluorouracil.": "Intoxicación por fluorouracilo.",
    "Phenytoin poisoning.": "Intoxicación por fenitoína.",
    "Tamoxifen may protect less against the cancer's return.":
      "El tamoxifeno puede proteger menos contra el regreso del cáncer.",
    "Tamoxifen may protect less.": "El tamoxifeno puede proteger menos.",
    "Very low blood pressure and deep drowsiness.": "Presión arterial muy baja y somnolencia profunda.",
    "Low blood pressure, a slow heart, deep drowsiness.": "Presión arterial baja, corazón lento, somnolencia profunda.",
    "Far too much ramelteon.": "Una cantidad muy excesiva de ramelteón.",
    "Too much ramelteon: long drowsiness.": "Demasiado ramelteón: somnolencia prolongada.",
    "Theophylline poisoning: vomiting, a racing heart, seizures.":
      "Intoxicación por teofilina: vómitos, corazón acelerado, convulsiones.",
    "Theophylline works less.": "La teofilina hace menos efecto.",
    "Somewhat more theophylline or the same effects twice.": "Algo más de teofilina, o los mismos efectos dos veces.",
    "Clozapine poisoning: seizures, collapse, inflamed heart muscle.":
      "Intoxicación por clozapina: convulsiones, colapso, inflamación del músculo del corazón.",
    "The bone marrow may fail, and clozapine works less.":
      "La médula ósea puede fallar, y la clozapina hace menos efecto.",
    "Several times as much duloxetine.": "Varias veces más duloxetina.",
    "Drowsiness or, with caffeine, restlessness: more of it in the blood.":
      "Somnolencia o, con cafeína, inquietud: hay más cantidad en la sangre.",
    "Little relief of pain.": "Poco alivio del dolor.",
    "More of it in the blood: drowsiness, stiffness, a fast heart, by kind.":
      "Hay más cantidad en la sangre: somnolencia, rigidez, corazón acelerado, según cuál sea.",
    "A grave rash (Stevens-Johnson syndrome).": "Una erupción grave (síndrome de Stevens-Johnson).",
    "Half as much lamotrigine: seizures or low mood; and twice as much in the week without the pill.":
      "La mitad de lamotrigina: convulsiones o decaimiento; y el doble en la semana sin píldora.",
    "Seizures: valproate falls within a day and a larger dose does not help.":
      "Convulsiones: el valproato baja en un día y una dosis mayor no ayuda.",
    "More or less of either in the blood: drowsiness or seizures.":
      "Más o menos cantidad de uno u otro en la sangre: somnolencia o convulsiones.",
    "Phenytoin poisoning: unsteady gait, double vision, drowsiness.":
      "Intoxicación por fenitoína: marcha inestable, visión doble, somnolencia.",
    "Phenytoin works less or, at times, more.": "La fenitoína hace menos efecto o, a veces, más.",
    "Three times as much of its active product: drowsiness.": "Tres veces más de su producto activo: somnolencia.",
    "Movements that do not stop (tardive dyskinesia), stiffness, fever.":
      "Movimientos que no se detienen (discinesia tardía), rigidez, fiebre.",
    "Stiffness and tremor return, and the antipsychotic works less.":
      "Vuelven la rigidez y el temblor, y el antipsicótico hace menos efecto.",
    "Dry mouth, constipation, trouble passing urine, confusion in older people.":
      "Boca seca, estreñimiento, dificultad para orinar, confusión en personas mayores.",
    "They cancel each other out: memory gets worse.": "Se anulan el uno al otro: la memoria empeora.",
    "Confusion, seeing what is not there, drowsiness.": "Confusión, ver cosas que no están, somnolencia.",
    "Somewhat deeper sleep.": "Sueño algo más profundo.",
    "Low blood pressure, and they cancel each other out.": "Presión arterial baja, y se anulan el uno al otro.",
    "Torn tendons, above all of the heel and after 60.":
      "Desgarro de tendones, sobre todo el del talón y después de los 60 años.",
    "Seizures, rarely.": "Convulsiones, rara vez.",
    "The penicillin may work less.": "La penicilina puede hacer menos efecto.",
    "Kidney damage and loss of hearing.": "Daño de los riñones y pérdida de la audición.",
    "Inflamed pancreas, liver failure, damaged nerves.":
      "Inflamación del páncreas, fallo del hígado, daño de los nervios.",
    "They take each other's effect away.": "Se quitan el efecto el uno al otro.",
    "Weaker kidneys.": "Riñones más débiles.",
    "Severe low blood sugar.": "Azúcar baja en la sangre, grave.",
    "Flushing with alcohol; less effect with barbiturates.":
      "Enrojecimiento con el alcohol; menos efecto con los barbitúricos.",
    "No loss of protection is shown; vomiting or diarrhea can cause one.":
      "No se ha demostrado ninguna pérdida de protección; los vómitos o la diarrea pueden causarla.",
    "A blood clot: leg, lung, stroke.": "Un coágulo de sangre: pierna, pulmón, derrame cerebral.",
    "Both may protect less.": "Ambos pueden proteger menos.",
    "Tiredness and weight gain: more thyroid hormone is bound.":
      "Cansancio y aumento de peso: queda unida más hormona tiroidea.",
    "The thyroid works less, or at times more.": "La tiroides trabaja menos o, a veces, más.",
    "An overactive or underactive thyroid.": "Una tiroides que trabaja demasiado o muy poco.",
    "The INR changes with the thyroid.": "El INR cambia con la tiroides.",
    "Too much calcium in the blood.": "Demasiado calcio en la sangre.",
    // Why.
    "An MAO inhibitor stops the breakdown of noradrenaline, which the other drug releases or imitates.":
      "Un inhibidor de la MAO impide que se descomponga la noradrenalina, que el otro medicamento libera o imita.",
    "Both raise serotonin, and an MAO inhibitor stops its breakdown.":
      "Ambos aumentan la serotonina, y un inhibidor de la MAO impide que se descomponga.",
    "Both raise serotonin and noradrenaline.": "Ambos aumentan la serotonina y la noradrenalina.",
    "An MAO inhibitor strengthens opioids in a way that differs from person to person.":
      "Un inhibidor de la MAO refuerza los opioides de un modo que varía de una persona a otra.",
    "MAO-A breaks these triptans down.": "La MAO-A descompone estos triptanes.",
    "Two inhibitors of the same enzyme.": "Dos inhibidores de la misma enzima.",
    "Procarbazine is itself an MAO inhibitor.": "La procarbazina es ella misma un inhibidor de la MAO.",
    "Two MAO inhibitors at once.": "Dos inhibidores de la MAO a la vez.",
    "Carbamazepine is built like a tricyclic antidepressant.":
      "La carbamazepina tiene la estructura de un antidepresivo tricíclico.",
    "At higher doses they inhibit MAO-A as well.": "En dosis más altas inhiben también la MAO-A.",
    "Linezolid and methylene blue inhibit MAO.": "El linezolid y el azul de metileno inhiben la MAO.",
    "MAO inhibitors weaken the body's answer to low sugar.":
      "Los inhibidores de la MAO debilitan la respuesta del cuerpo al azúcar baja.",
    "Both raise serotonin.": "Ambos aumentan la serotonina.",
    "Tramadol raises serotonin and lowers the threshold for seizures; CYP2D6 inhibitors keep it from becoming active.":
      "El tramadol aumenta la serotonina y baja el umbral de las convulsiones; los inhibidores del CYP2D6 impiden que se vuelva activo.",
    "Several of them block CYP2D6, which breaks tricyclics down; both raise serotonin.":
      "Varios de ellos bloquean el CYP2D6, que descompone los tricíclicos; ambos aumentan la serotonina.",
    "Strong inhibition of CYP2D6, which lasts for weeks after fluoxetine.":
      "Fuerte inhibición del CYP2D6, que con la fluoxetina dura semanas después de dejarla.",
    "Amphetamines release serotonin; some SSRIs slow their breakdown by CYP2D6.":
      "Las anfetaminas liberan serotonina; algunos ISRS retrasan su descomposición por el CYP2D6.",
    "Both raise messengers that speed the body up; combined use has hardly been studied.":
      "Ambos aumentan mensajeros que aceleran el cuerpo; su uso combinado apenas se ha estudiado.",
    "Both raise noradrenaline.": "Ambos aumentan la noradrenalina.",
    "Both narrow blood vessels.": "Ambos estrechan los vasos sanguíneos.",
    "Propranolol slows its breakdown.": "El propranolol retrasa su descomposición.",
    "Not clear.": "No está claro.",
    "Both delay the heart's electrical recovery (a long QT interval).":
      "Ambos retrasan la recuperación eléctrica del corazón (un intervalo QT largo).",
    "Both delay the heart's electrical recovery (a long QT interval). Macrolides also raise the level of several of them.":
      "Ambos retrasan la recuperación eléctrica del corazón (un intervalo QT largo). Los macrólidos también elevan el nivel de varios de ellos.",
    "More pimozide in the blood, and a longer QT interval.": "Más pimozida en la sangre y un intervalo QT más largo.",
    "They block the breakdown of thioridazine, which prolongs the QT interval with its dose.":
      "Bloquean la descomposición de la tioridazina, que alarga el intervalo QT según su dosis.",
    "They keep the kidneys from clearing dofetilide, or lower potassium.":
      "Impiden que los riñones eliminen la dofetilida, o bajan el potasio.",
    "Blocked CYP2C19.": "CYP2C19 bloqueado.",
    "Loss of potassium and magnesium through the kidneys.": "Pérdida de potasio y magnesio por los riñones.",
    "CYP3A4, which breaks this statin down, is blocked.": "El CYP3A4, que descompone esta estatina, está bloqueado.",
    "They raise the level of simvastatin several times over.": "Elevan varias veces el nivel de simvastatina.",
    "They raise the level of lovastatin several times over.": "Elevan varias veces el nivel de lovastatina.",
    "Slower breakdown of simvastatin.": "La simvastatina se descompone más despacio.",
    "Slower breakdown of lovastatin.": "La lovastatina se descompone más despacio.",
    "Grapefruit blocks CYP3A4 in the gut for a day and longer.":
      "La toronja (pomelo) bloquea el CYP3A4 en el intestino durante un día o más.",
    "Grapefruit blocks CYP3A4 in the gut.": "La toronja (pomelo) bloquea el CYP3A4 en el intestino.",
    "Cyclosporine keeps statins out of the liver (OATP1B1).":
      "La ciclosporina impide que las estatinas entren en el hígado (OATP1B1).",
    "Gemfibrozil slows the breakdown of statins, and harms muscle itself.":
      "El gemfibrozilo retrasa la descomposición de las estatinas y daña él mismo el músculo.",
    "Each of them can harm muscle.": "Cada uno de ellos puede dañar el músculo.",
    "Blocked transporters of the liver and the gut.": "Transportadores del hígado y del intestino bloqueados.",
    "The antacid binds it.": "El antiácido se une a ella.",
    "Red yeast rice contains lovastatin.": "La levadura roja de arroz contiene lovastatina.",
    "Blocked transporters of the liver.": "Transportadores del hígado bloqueados.",
    "More simvastatin in the blood, or harm added to harm.":
      "Más simvastatina en la sangre, o daño que se suma al daño.",
    "CYP3A4, the enzyme that breaks it down, is blocked.": "El CYP3A4, la enzima que lo descompone, está bloqueado.",
    "Blocked CYP3A4 and UGT1A1.": "CYP3A4 y UGT1A1 bloqueados.",
    "Blocked CYP3A4; verapamil and diltiazem slow the heart themselves.":
      "CYP3A4 bloqueado; el verapamilo y el diltiazem hacen lento el corazón por sí mismos.",
    "CYP3A4 breaks ranolazine down.": "El CYP3A4 descompone la ranolazina.",
    "CYP3A4 breaks lurasidone down.": "El CYP3A4 descompone la lurasidona.",
    "Blocked CYP3A4 and P-glycoprotein.": "CYP3A4 y glucoproteína P bloqueados.",
    "Blocked CYP3A4 or P-glycoprotein.": "CYP3A4 o glucoproteína P bloqueados.",
    "Much more of the heart medicine in the blood.": "Mucho más medicamento para el corazón en la sangre.",
    "The inducer makes the body break it down faster; that takes two weeks to build up and to fade.":
      "El inductor hace que el cuerpo lo descomponga más rápido; eso tarda dos semanas en establecerse y en desaparecer.",
    "More P-glycoprotein carries digoxin out of the body.": "Más glucoproteína P saca la digoxina del cuerpo.",
    "NSAIDs harm the stomach's lining and keep platelets from sticking together.":
      "Los AINE dañan el revestimiento del estómago e impiden que las plaquetas se peguen entre sí.",
    "Two ways of clotting are blocked at once.": "Dos vías de la coagulación se bloquean a la vez.",
    "Two anticoagulants at once.": "Dos anticoagulantes a la vez.",
    "The breakdown of the anticoagulant is slowed. Miconazole does so even as an oral gel or vaginal cream.":
      "Se retrasa la descomposición del anticoagulante. El miconazol lo hace incluso como gel bucal o crema vaginal.",
    "The antibiotic slows the breakdown of the anticoagulant and takes away gut bacteria that make vitamin K.":
      "El antibiótico retrasa la descomposición del anticoagulante y elimina bacterias del intestino que producen vitamina K.",
    "The breakdown of the anticoagulant is slowed.": "Se retrasa la descomposición del anticoagulante.",
    "The antibiotic takes away gut bacteria that make vitamin K, and an infection alone changes the INR.":
      "El antibiótico elimina bacterias del intestino que producen vitamina K, y una infección por sí sola cambia el INR.",
    "It hinders the clotting factors that the anticoagulant works on.":
      "Obstaculiza los factores de coagulación sobre los que actúa el anticoagulante.",
    "Thyroid hormone makes the body use up clotting factors faster.":
      "La hormona tiroidea hace que el cuerpo gaste más rápido los factores de coagulación.",
    "Platelets need serotonin to stick together.": "Las plaquetas necesitan serotonina para pegarse entre sí.",
    "Vitamin K is what the anticoagulant works against.": "El anticoagulante actúa contra la vitamina K.",
    "Different for each plant, and never studied well.": "Distinto en cada planta, y nunca bien estudiado.",
    "Fish oil makes platelets less sticky.": "El aceite de pescado hace que las plaquetas se peguen menos.",
    "The binder holds it in the gut.": "La resina lo retiene en el intestino.",
    "Alcohol slows the breakdown of the anticoagulant for hours, and speeds it up when drunk daily.":
      "El alcohol retrasa durante horas la descomposición del anticoagulante, y la acelera cuando se bebe a diario.",
    "Blocked P-glycoprotein or CYP3A4.": "Glucoproteína P o CYP3A4 bloqueados.",
    "Blocked P-glycoprotein.": "Glucoproteína P bloqueada.",
    "Platelets are blocked twice, and NSAIDs harm the stomach's lining.":
      "Las plaquetas se bloquean dos veces, y los AINE dañan el revestimiento del estómago.",
    "Platelets are blocked in two ways.": "Las plaquetas se bloquean de dos maneras.",
    "Both harm the stomach's lining; ibuprofen occupies the place where aspirin works.":
      "Ambos dañan el revestimiento del estómago; el ibuprofeno ocupa el lugar donde actúa la aspirina.",
    "Added harm to the stomach and kidneys; probenecid keeps ketorolac in the body.":
      "Se suma el daño al estómago y a los riñones; el probenecid retiene el ketorolaco en el cuerpo.",
    "Platelets need serotonin to stick together, and NSAIDs harm the stomach's lining.":
      "Las plaquetas necesitan serotonina para pegarse entre sí, y los AINE dañan el revestimiento del estómago.",
    "Blocked CYP2C19, which makes clopidogrel active.": "CYP2C19 bloqueado, que hace activo el clopidogrel.",
    "Opioids slow the stomach.": "Los opioides hacen lento el estómago.",
    "Blocked CYP3A4 or CYP2C19.": "CYP3A4 o CYP2C19 bloqueados.",
    "NSAIDs harm the stomach's lining, and cortisone keeps it from healing.":
      "Los AINE dañan el revestimiento del estómago, y la cortisona impide que sane.",
    "Both harm the stomach's lining.": "Ambos dañan el revestimiento del estómago.",
    "It contains a salicylate, like aspirin.": "Contiene un salicilato, como la aspirina.",
    "Naltrexone blocks the places where opioids work.": "La naltrexona bloquea los lugares donde actúan los opioides.",
    "Samidorphan blocks the places where opioids work.":
      "El samidorfano bloquea los lugares donde actúan los opioides.",
    "Two blockers of the same place.": "Dos bloqueadores del mismo lugar.",
    "Both slow the brain and breathing.": "Ambos hacen más lentos el cerebro y la respiración.",
    "The partial opioid pushes the full one from its place.":
      "El opioide parcial desplaza de su lugar al opioide completo.",
    "Both slow bowel and bladder.": "Ambos hacen lentos el intestino y la vejiga.",
    "Valproate slows its breakdown.": "El valproato retrasa su descomposición.",
    "Both help to fall asleep.": "Ambos ayudan a dormirse.",
    "Both lower blood pressure.": "Ambos bajan la presión arterial.",
    "Disulfiram stops the breakdown of alcohol halfway.":
      "El disulfiram detiene a la mitad la descomposición del alcohol.",
    "The breakdown of alcohol may stop halfway.": "La descomposición del alcohol puede detenerse a la mitad.",
    "Alcohol makes the body turn more acetaminophen into a poison.":
      "El alcohol hace que el cuerpo convierta más acetaminofén (paracetamol) en un tóxico.",
    "Both harm the liver; with acitretin a form arises that stays for years.":
      "Ambos dañan el hígado; con acitretina surge una forma que permanece durante años.",
    "Both widen blood vessels by the same messenger (cGMP).":
      "Ambos dilatan los vasos sanguíneos por el mismo mensajero (GMPc).",
    "Both widen blood vessels.": "Ambos dilatan los vasos sanguíneos.",
    "Two alpha-blockers, one for the bladder and one for blood pressure.":
      "Dos bloqueadores alfa, uno para la vejiga y otro para la presión arterial.",
    "Both slow the breakdown of bradykinin.": "Ambos retrasan la descomposición de la bradicinina.",
    "The same system is blocked twice.": "El mismo sistema se bloquea dos veces.",
    "Both keep potassium in the body.": "Ambos retienen potasio en el cuerpo.",
    "Three medicines at once take away the kidney's ways of keeping its pressure.":
      "Tres medicamentos a la vez quitan al riñón sus maneras de mantener su presión.",
    "NSAIDs narrow the kidney's vessels and hold back salt.": "Los AINE estrechan los vasos del riñón y retienen sal.",
    "NSAIDs hold back salt and water.": "Los AINE retienen sal y agua.",
    "NSAIDs hold back salt.": "Los AINE retienen sal.",
    "The kidneys hold lithium back.": "Los riñones retienen el litio.",
    "The kidneys clear lithium differently.": "Los riñones eliminan el litio de otra manera.",
    "The kidneys clear lithium faster.": "Los riñones eliminan el litio más rápido.",
    "Both slow the heart and weaken its beat.": "Ambos hacen lento el corazón y debilitan su latido.",
    "Both slow the heart.": "Ambos hacen lento el corazón.",
    "Beta-blockers hide the body's alarm, non-selective ones also delay recovery.":
      "Los betabloqueadores ocultan la alarma del cuerpo; los no selectivos también retrasan la recuperación.",
    "The beta-blocker holds the places where the inhaler works.":
      "El betabloqueador ocupa los lugares donde actúa el inhalador.",
    "Only the vessel-narrowing half of epinephrine is left.":
      "De la epinefrina solo queda la mitad que estrecha los vasos.",
    "Blocked CYP2D6; up to five times as much metoprolol.": "CYP2D6 bloqueado; hasta cinco veces más metoprolol.",
    "Blocked P-glycoprotein; up to twice as much digoxin.": "Glucoproteína P bloqueada; hasta el doble de digoxina.",
    "Low potassium makes the heart sensitive to digoxin, or its level rises.":
      "El potasio bajo hace al corazón sensible a la digoxina, o su nivel sube.",
    "Less gets into the blood, or the body needs more.": "Llega menos a la sangre, o el cuerpo necesita más.",
    "Both slow the heart; amiodarone raises the level of other heart medicines for months.":
      "Ambos hacen lento el corazón; la amiodarona eleva durante meses el nivel de otros medicamentos para el corazón.",
    "Blocked CYP2D6.": "CYP2D6 bloqueado.",
    "The antidepressant blocks what clonidine works by.":
      "El antidepresivo bloquea aquello por lo que actúa la clonidina.",
    "They narrow blood vessels or hold back salt, against the blood-pressure medicine.":
      "Estrechan los vasos sanguíneos o retienen sal, en contra del medicamento para la presión.",
    "Both speed up heart and vessels.": "Ambos aceleran el corazón y los vasos.",
    "Both harm the inner ear.": "Ambos dañan el oído interno.",
    "Both lower potassium.": "Ambos bajan el potasio.",
    "Thiazides hold calcium back.": "Las tiazidas retienen calcio.",
    "Midodrine narrows blood vessels.": "La midodrina estrecha los vasos sanguíneos.",
    "They hinder each other's way out of the body.": "Se estorban el uno al otro la salida del cuerpo.",
    "Both lower sugar, and you eat less.": "Ambos bajan el azúcar, y usted come menos.",
    "Both make the pancreas release insulin, and you eat less.":
      "Ambos hacen que el páncreas libere insulina, y usted come menos.",
    "Both work by GLP-1.": "Ambos actúan por medio del GLP-1.",
    "Tirzepatide slows the stomach, most after the first dose.":
      "La tirzepatida hace lento el estómago, sobre todo después de la primera dosis.",
    "The injection slows the stomach.": "La inyección hace lento el estómago.",
    "A slower stomach and less vitamin K in the food.": "Un estómago más lento y menos vitamina K en la comida.",
    "A slower stomach.": "Un estómago más lento.",
    "Pramlintide slows the stomach.": "La pramlintida hace lento el estómago.",
    "Opposed effects on the brain, more than either alone on the heart.":
      "Efectos opuestos en el cerebro; en el corazón, más que cada uno por separado.",
    "You eat less, and weight loss lowers the need.": "Usted come menos, y al bajar de peso se necesita menos.",
    "The appetite suppressant narrows blood vessels.": "El supresor del apetito estrecha los vasos sanguíneos.",
    "Both are stimulating.": "Ambos son estimulantes.",
    "Both speed up the heart. Thyroid hormone is no means of losing weight.":
      "Ambos aceleran el corazón. La hormona tiroidea no es un medio para bajar de peso.",
    "Both lower the threshold for seizures.": "Ambos bajan el umbral de las convulsiones.",
    "Both lower the threshold for seizures (diabetes medicines by low sugar); bupropion also slows the breakdown of several of them.":
      "Ambos bajan el umbral de las convulsiones (los medicamentos para la diabetes, por el azúcar baja); el bupropión también retrasa la descomposición de varios de ellos.",
    "Bupropion blocks CYP2D6, which breaks several of them down.":
      "El bupropión bloquea el CYP2D6, que descompone varios de ellos.",
    "Both change the threshold for seizures.": "Ambos cambian el umbral de las convulsiones.",
    "Bupropion blocks CYP2D6, which makes them active.": "El bupropión bloquea el CYP2D6, que los hace activos.",
    "All raise dopamine.": "Todos aumentan la dopamina.",
    "Added stimulation, or altered transport in the kidney.":
      "Estimulación que se suma, o transporte alterado en el riñón.",
    "They block or speed up CYP2B6, which breaks bupropion down.":
      "Bloquean o aceleran el CYP2B6, que descompone el bupropión.",
    "Orlistat may bind it in the gut.": "El orlistat puede unirse a ella en el intestino.",
    "Orlistat keeps fat, and cyclosporine with it, in the gut.":
      "El orlistat retiene la grasa, y con ella la ciclosporina, en el intestino.",
    "Less vitamin K gets into the body.": "Al cuerpo llega menos vitamina K.",
    "Amiodarone dissolves in fat, which stays in the gut.":
      "La amiodarona se disuelve en la grasa, que se queda en el intestino.",
    "Less of the medicine may get into the blood.": "A la sangre puede llegar menos medicamento.",
    "Less of the medicine gets into the blood.": "A la sangre llega menos medicamento.",
    "They stay in the gut with the fat.": "Se quedan en el intestino con la grasa.",
    "Both leave food in the gut undigested; they have not been studied together.":
      "Ambos dejan comida sin digerir en el intestino; no se han estudiado juntos.",
    "From 200 mg a day topiramate speeds up the breakdown of the hormones.":
      "A partir de 200 mg al día, el topiramato acelera la descomposición de las hormonas.",
    "Topiramate works in the same way.": "El topiramato actúa de la misma manera.",
    "Both slow the brain.": "Ambos hacen más lento el cerebro.",
    "Its breakdown is sped up.": "Se acelera su descomposición.",
    "Less metformin leaves by the kidneys; topiramate lowers bicarbonate.":
      "Sale menos metformina por los riñones; el topiramato baja el bicarbonato.",
    "Metformin leaves by the kidneys only.": "La metformina sale solo por los riñones.",
    "Alcohol keeps the liver from clearing lactate.": "El alcohol impide que el hígado elimine el lactato.",
    "They block the transporters by which the kidneys clear metformin.":
      "Bloquean los transportadores con los que los riñones eliminan la metformina.",
    "Both can make the blood acid.": "Ambos pueden volver ácida la sangre.",
    "Both lower sugar.": "Ambos bajan el azúcar.",
    "Both lower sugar; the sulfonylurea does so whether you eat or not.":
      "Ambos bajan el azúcar; la sulfonilurea lo hace tanto si come como si no.",
    "Both hold back salt and water.": "Ambos retienen sal y agua.",
    "Quinolones make the pancreas release insulin; alcohol keeps the liver from making sugar.":
      "Las quinolonas hacen que el páncreas libere insulina; el alcohol impide que el hígado produzca azúcar.",
    "The breakdown of the sulfonylurea is slowed (CYP2C9).":
      "Se retrasa la descomposición de la sulfonilurea (CYP2C9).",
    "Colesevelam binds it.": "El colesevelam se une a él.",
    "Blocked CYP2C8; eight times as much repaglinide.": "CYP2C8 bloqueado; ocho veces más repaglinida.",
    "Blocked CYP2C8 or transport into the liver.": "CYP2C8 o el transporte hacia el hígado bloqueados.",
    "Blocked CYP2C8 or CYP3A4.": "CYP2C8 o CYP3A4 bloqueados.",
    "Blocked CYP2C8.": "CYP2C8 bloqueado.",
    "Cortisone works against insulin.": "La cortisona actúa en contra de la insulina.",
    "These antipsychotics raise appetite and work against insulin.":
      "Estos antipsicóticos aumentan el apetito y actúan en contra de la insulina.",
    "Both make you pass more water.": "Ambos le hacen eliminar más agua.",
    "They change how the body answers to insulin.": "Cambian la manera en que el cuerpo responde a la insulina.",
    "The breakdown of alcohol stops halfway.": "La descomposición del alcohol se detiene a la mitad.",
    "They bind to each other in the gut.": "Se unen el uno al otro en el intestino.",
    "It needs an acid stomach to dissolve.": "Necesita un estómago ácido para disolverse.",
    "Both harm the lining.": "Ambos dañan el revestimiento.",
    "Iron needs acid, and competes with other minerals.": "El hierro necesita ácido y compite con otros minerales.",
    "The stomach empties more slowly.": "El estómago se vacía más despacio.",
    "Opposed effects on dopamine or on the stomach.": "Efectos opuestos sobre la dopamina o sobre el estómago.",
    "Both harm the kidneys in the same way.": "Ambos dañan los riñones de la misma manera.",
    "Both harm the kidneys.": "Ambos dañan los riñones.",
    "More is taken in, or less is broken down.": "Se absorbe más, o se descompone menos.",
    "Both block folate, and the kidneys clear methotrexate less.":
      "Ambos bloquean el folato, y los riñones eliminan menos metotrexato.",
    "The kidneys clear methotrexate less.": "Los riñones eliminan menos metotrexato.",
    "Both harm liver and marrow.": "Ambos dañan el hígado y la médula.",
    "Both harm the liver.": "Ambos dañan el hígado.",
    "Leflunomide turns into teriflunomide.": "La leflunomida se convierte en teriflunomida.",
    "Blocked xanthine oxidase, which breaks thiopurines down.":
      "Xantina oxidasa bloqueada, que descompone las tiopurinas.",
    "Slower breakdown, or harm added to harm.": "Descomposición más lenta, o daño que se suma al daño.",
    "The immune system cannot hold it back.": "El sistema inmunitario no puede contenerlo.",
    "From about 20 mg of prednisone a day for two weeks the immune system is held down.":
      "A partir de unos 20 mg de prednisona al día durante dos semanas, el sistema inmunitario queda frenado.",
    "The immune system is held down twice.": "El sistema inmunitario queda frenado dos veces.",
    "Blocked CYP3A4 and CYP2C19.": "CYP3A4 y CYP2C19 bloqueados.",
    "Not clear; slower breakdown.": "No está claro; descomposición más lenta.",
    "The kidneys clear it less.": "Los riñones lo eliminan menos.",
    "Aspirin stops what probenecid does in the kidneys.":
      "La aspirina detiene lo que el probenecid hace en los riñones.",
    "Both can do so.": "Ambos pueden hacerlo.",
    "Retinoids are made from vitamin A.": "Los retinoides se fabrican a partir de la vitamina A.",
    "Capecitabine turns into fluorouracil.": "La capecitabina se convierte en fluorouracilo.",
    "Blocked CYP2C9.": "CYP2C9 bloqueado.",
    "Blocked CYP2D6, which makes tamoxifen active.": "CYP2D6 bloqueado, que hace activo el tamoxifeno.",
    "Blocked CYP2D6, or an estrogen against an anti-estrogen.":
      "CYP2D6 bloqueado, o un estrógeno contra un antiestrógeno.",
    "CYP1A2, which breaks it down, is blocked. Ten to thirty times as much tizanidine.":
      "El CYP1A2, que la descompone, está bloqueado. De diez a treinta veces más tizanidina.",
    "CYP1A2, which breaks it down, is blocked.": "El CYP1A2, que lo descompone, está bloqueado.",
    "Its breakdown (CYP1A2, CYP3A4) is blocked.": "Su descomposición (CYP1A2, CYP3A4) está bloqueada.",
    "A shared way of breakdown.": "Una vía de descomposición compartida.",
    "Both can harm the marrow.": "Ambos pueden dañar la médula.",
    "Blocked CYP2D6, which makes codeine and tramadol active.":
      "CYP2D6 bloqueado, que hace activos la codeína y el tramadol.",
    "CYP2D6, which breaks it down, is blocked.": "El CYP2D6, que lo descompone, está bloqueado.",
    "CYP2D6 and CYP3A4 break eliglustat down.": "El CYP2D6 y el CYP3A4 descomponen el eliglustat.",
    "Valproate doubles the level of lamotrigine.": "El valproato duplica el nivel de lamotrigina.",
    "Estrogen speeds up its breakdown.": "El estrógeno acelera su descomposición.",
    "Carbapenems stop its recycling in the liver.": "Los carbapenémicos impiden que se recicle en el hígado.",
    "They hinder or speed up each other's breakdown, or displace each other from protein.":
      "Obstaculizan o aceleran la descomposición el uno del otro, o se desplazan el uno al otro de las proteínas.",
    "Blocked CYP2C9 or CYP2C19.": "CYP2C9 o CYP2C19 bloqueados.",
    "Altered breakdown.": "Descomposición alterada.",
    "Both block dopamine.": "Ambos bloquean la dopamina.",
    "Opposed effects on dopamine.": "Efectos opuestos sobre la dopamina.",
    "Both block acetylcholine.": "Ambos bloquean la acetilcolina.",
    "Opposed effects on acetylcholine.": "Efectos opuestos sobre la acetilcolina.",
    "Added effects.": "Efectos que se suman.",
    "Both weaken tendons.": "Ambos debilitan los tendones.",
    "Tetracyclines stop bacteria from growing, and penicillins kill only growing ones.":
      "Las tetraciclinas impiden que las bacterias crezcan, y las penicilinas solo matan las que crecen.",
    "More didanosine in the blood or in the cells.": "Más didanosina en la sangre o en las células.",
    "Both need the same enzyme to become active.": "Ambos necesitan la misma enzima para volverse activos.",
    "Both harm the bone marrow.": "Ambos dañan la médula ósea.",
    "Both harm the kidneys, or more tenofovir is in the blood.":
      "Ambos dañan los riñones, o hay más tenofovir en la sangre.",
    "They make insulin last longer.": "Hacen que la insulina dure más.",
    "None is known for antibiotics other than rifampin and its kin.":
      "No se conoce ninguno para los antibióticos distintos de la rifampicina y los de su grupo.",
    "Both favor clots.": "Ambos favorecen los coágulos.",
    "Ulipristal blocks the place where the hormones work.": "El ulipristal bloquea el lugar donde actúan las hormonas.",
    "Estrogen tablets raise the protein that carries it.":
      "Las tabletas de estrógeno aumentan la proteína que la transporta.",
    "Amiodarone contains iodine; lithium slows the release of hormone.":
      "La amiodarona contiene yodo; el litio retrasa la liberación de la hormona.",
    "Both bring much iodine.": "Ambos aportan mucho yodo.",
    "An overactive thyroid uses up clotting factors.":
      "Una tiroides que trabaja demasiado gasta los factores de coagulación.",
    "Calcitriol is the active form of vitamin D.": "El calcitriol es la forma activa de la vitamina D.",
    // What to do.
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. A phentermine label sets the same 14 days.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó. La etiqueta de la fentermina fija los mismos 14 días.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. After fluoxetine, five weeks have to pass.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó. Después de la fluoxetina deben pasar cinco semanas.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. For pain and cough there are others that are safer with it.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó. Para el dolor y la tos hay otros que son más seguros con él.",
    "Use only where a prescriber has planned it; labels advise against opioids within 14 days of an MAO inhibitor.":
      "Úselos solo si un profesional que receta lo ha planificado; las etiquetas desaconsejan los opioides con menos de 14 días de separación de un inhibidor de la MAO.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. Other triptans are broken down by another way.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó. Otros triptanes se descomponen por otra vía.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. This goes for naltrexone-bupropion (Contrave) as well.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro. Pida otro medicamento a quien se lo recetó. Esto vale también para naltrexona-bupropión (Contrave).",
    "Do not take them together, nor within 14 days of each other.":
      "No los tome juntos, ni con menos de 14 días entre uno y otro.",
    "Do not take two of them; two weeks have to lie between.":
      "No tome dos de ellos; deben pasar dos semanas entre uno y otro.",
    "Do not take them together. In an allergic emergency epinephrine is still given; say that you take an MAO inhibitor.":
      "No los tome juntos. En una emergencia alérgica la epinefrina se administra de todos modos; diga que toma un inhibidor de la MAO.",
    "Use only where a prescriber has planned it. Fever, agitation or a severe headache are an emergency.":
      "Úselos solo si un profesional que receta lo ha planificado. La fiebre, la agitación o un dolor de cabeza intenso son una emergencia.",
    "Avoid. If nothing else will do, the antidepressant is stopped and you are watched for two weeks (five with fluoxetine).":
      "Evítelo. Si nada más sirve, se suspende el antidepresivo y se le vigila a usted durante dos semanas (cinco con la fluoxetina).",
    "Avoid decongestants; stimulants and appetite suppressants only with blood pressure watched.":
      "Evite los descongestionantes; los estimulantes y los supresores del apetito, solo con la presión arterial vigilada.",
    "Measure your sugar more often; the dose may have to be lowered.":
      "Mídase el azúcar más a menudo; puede ser necesario bajar la dosis.",
    "Two of these are rarely meant to be taken together except while one replaces the other. Ask your prescriber. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Dos de estos rara vez se toman juntos a propósito, salvo mientras uno reemplaza al otro. Pregunte a quien se los recetó. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Many people take both without harm. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Muchas personas toman ambos sin daño. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Avoid where another pain medicine will do. Ask your prescriber before the first dose.":
      "Evítelos donde baste otro medicamento para el dolor. Pregunte a quien se lo recetó antes de la primera dosis.",
    "Use only where a prescriber has planned it. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Úselos solo si un profesional que receta lo ha planificado. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "May be taken together if your prescriber knows of both. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Pueden tomarse juntos si quien le receta sabe de ambos. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Do not take the supplement with an antidepressant.": "No tome el suplemento con un antidepresivo.",
    "Tell your prescriber. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Avise a quien le receta. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Needs a lower dose of the tricyclic and measured levels. Do not start either without your prescriber.":
      "Requiere una dosis más baja del tricíclico y niveles medidos. No empiece ninguno de los dos sin quien le receta.",
    "Avoid, or a much lower dose with measured levels.": "Evítelo, o una dosis mucho más baja con niveles medidos.",
    "Often given together on purpose, with a low dose at first. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "A menudo se dan juntos a propósito, con una dosis baja al principio. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Take both only if your prescriber knows of both. Have pulse and blood pressure checked.":
      "Tome ambos solo si quien le receta sabe de ambos. Hágase controlar el pulso y la presión arterial.",
    "Have blood pressure and pulse checked before and after a change of dose.":
      "Hágase controlar la presión arterial y el pulso antes y después de un cambio de dosis.",
    "Leave 24 hours between them.": "Deje pasar 24 horas entre uno y otro.",
    "No more than 5 mg of rizatriptan at a time, 15 mg in a day.":
      "No más de 5 mg de rizatriptán cada vez, 15 mg en un día.",
    "A short course is usual. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "Lo habitual es un tratamiento corto. Escalofríos, sudor, corazón acelerado, inquietud o sacudidas musculares son señales que deben verse de inmediato.",
    "Do not take them together. Ask your prescriber today what to take instead; do not stop a heart medicine on your own.":
      "No los tome juntos. Pregunte hoy mismo a quien le receta qué tomar en su lugar; no deje por su cuenta un medicamento para el corazón.",
    "Avoid where another medicine will do. An ECG and potassium and magnesium in the blood are checked first. Fainting or a racing heart is an emergency.":
      "Evítelos donde baste otro medicamento. Antes se controlan un electrocardiograma y el potasio y el magnesio en la sangre. Un desmayo o el corazón acelerado son una emergencia.",
    "Ask whether one of them can be replaced, above all with heart disease, low potassium or age over 65. An ECG and potassium and magnesium in the blood are checked first. Fainting or a racing heart is an emergency.":
      "Pregunte si se puede reemplazar uno de ellos, sobre todo con enfermedad del corazón, potasio bajo o más de 65 años. Antes se controlan un electrocardiograma y el potasio y el magnesio en la sangre. Un desmayo o el corazón acelerado son una emergencia.",
    "Do not take them together. Ask for another antibiotic.": "No los tome juntos. Pida otro antibiótico.",
    "Do not take them together.": "No los tome juntos.",
    "Do not take them together. Ask for another medicine against nausea.":
      "No los tome juntos. Pida otro medicamento contra las náuseas.",
    "No more than 20 mg of citalopram a day. Pantoprazole disturbs less.":
      "No más de 20 mg de citalopram al día. El pantoprazol interfiere menos.",
    "Have potassium and magnesium checked and put right.": "Hágase controlar y corregir el potasio y el magnesio.",
    "Never take more than the label allows (8 mg a day without prescription).":
      "Nunca tome más de lo que permite la etiqueta (8 mg al día sin receta).",
    "Do not take them together. The statin is paused for a short course, or another statin is chosen.":
      "No los tome juntos. La estatina se interrumpe durante un tratamiento corto, o se elige otra estatina.",
    "Do not take them together. Ask for another statin.": "No los tome juntos. Pida otra estatina.",
    "Avoid gemfibrozil and cyclosporine with it; with danazol no more than 20 mg a day.":
      "Evite el gemfibrozilo y la ciclosporina con ella; con danazol, no más de 20 mg al día.",
    "No more than 10 mg of simvastatin or 20 mg of lovastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "No más de 10 mg de simvastatina o 20 mg de lovastatina al día. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "No more than 20 mg of simvastatin a day (40 mg with ticagrelor). Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "No más de 20 mg de simvastatina al día (40 mg con ticagrelor). Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "No more than 40 mg of lovastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "No más de 40 mg de lovastatina al día. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "No grapefruit with this statin. Pravastatin and rosuvastatin do not mind it.":
      "Nada de toronja (pomelo) con esta estatina. A la pravastatina y la rosuvastatina no les afecta.",
    "A glass now and then does no harm; no more than about a liter a day.":
      "Un vaso de vez en cuando no hace daño; no más de alrededor de un litro al día.",
    "The lowest dose that will do, 20 mg a day at the most with several of them. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "La dosis más baja que baste, como máximo 20 mg al día con varios de ellos. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "Usually taken together with a moderate dose. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "Por lo general se toman juntos con una dosis moderada. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "Avoid atorvastatin and pitavastatin; rosuvastatin 5 mg, pravastatin and fluvastatin 20 mg a day at the most.":
      "Evite la atorvastatina y la pitavastatina; rosuvastatina 5 mg, pravastatina y fluvastatina 20 mg al día como máximo.",
    "Avoid. Where a fibrate is needed, fenofibrate is the safer one.":
      "Evítelo. Donde haga falta un fibrato, el fenofibrato es el más seguro.",
    "Taken together only where your prescriber sees a reason for both. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "Se toman juntos solo si quien le receta ve un motivo para ambos. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "The statin is usually paused for as long as daptomycin is given.":
      "La estatina suele interrumpirse mientras se administra la daptomicina.",
    "No more than 10 mg of rosuvastatin a day; not with ledipasvir. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "No más de 10 mg de rosuvastatina al día; no con ledipasvir. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "Take the antacid two hours after it.": "Tome el antiácido dos horas después de ella.",
    "Do not take the supplement with a statin.": "No tome el suplemento con una estatina.",
    "Not with atorvastatin, lovastatin or simvastatin; others at a low dose.":
      "No con atorvastatina, lovastatina ni simvastatina; otras, en dosis baja.",
    "No more than 20 mg of simvastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "No más de 20 mg de simvastatina al día. Avise de inmediato a quien se lo recetó si tiene dolor muscular, debilidad u orina oscura.",
    "Do not take them together. Ask for another migraine medicine.":
      "No los tome juntos. Pida otro medicamento para la migraña.",
    "Ask your prescriber before you take both.": "Pregunte a quien le receta antes de tomar ambos.",
    "The inhibitor is stopped a week before irinotecan.": "El inhibidor se suspende una semana antes del irinotecán.",
    "Do not take them together. Ask for another sleep medicine.":
      "No los tome juntos. Pida otro medicamento para dormir.",
    "Tell everyone who is about to sedate you. With HIV protease inhibitors midazolam by mouth is ruled out.":
      "Dígalo a toda persona que vaya a sedarle. Con los inhibidores de la proteasa del VIH, el midazolam por la boca está excluido.",
    "Needs half the dose or another medicine.": "Requiere la mitad de la dosis u otro medicamento.",
    "A lower dose; do not drive until you know how it works on you.":
      "Una dosis más baja; no conduzca hasta saber cómo le afecta.",
    "A lower dose of eplerenone, and potassium checked within a week; no grapefruit with finerenone.":
      "Una dosis más baja de eplerenona, y el potasio controlado dentro de una semana; nada de toronja (pomelo) con finerenona.",
    "Avoid. Ask for another blood-pressure medicine.": "Evítelo. Pida otro medicamento para la presión arterial.",
    "No more than 500 mg of ranolazine twice a day.": "No más de 500 mg de ranolazina dos veces al día.",
    "A sixth of the quetiapine dose while the inhibitor is taken.":
      "Una sexta parte de la dosis de quetiapina mientras se toma el inhibidor.",
    "Half the dose of the antipsychotic while the inhibitor is taken.":
      "La mitad de la dosis del antipsicótico mientras se toma el inhibidor.",
    "Measure your blood pressure; the dose may have to be lowered. Older people have had falls and kidney injury with clarithromycin.":
      "Mídase la presión arterial; puede ser necesario bajar la dosis. Personas mayores han tenido caídas y daño de los riñones con la claritromicina.",
    "No grapefruit. Measure your blood pressure.": "Nada de toronja (pomelo). Mídase la presión arterial.",
    "Much lower doses, days apart (25 mg of sildenafil in 48 hours with ritonavir); avanafil not at all.":
      "Dosis mucho más bajas, con días entre una y otra (25 mg de sildenafilo en 48 horas con ritonavir); avanafilo, de ningún modo.",
    "Avoid; ask your prescriber for an alternative.": "Evítelo; pida una alternativa a quien le receta.",
    "A lower dose and close watching, also after the inhibitor is stopped. Keep naloxone at hand.":
      "Una dosis más baja y vigilancia estrecha, también después de suspender el inhibidor. Tenga naloxona a mano.",
    "Tell your prescriber; the dose may have to be lowered.":
      "Avise a quien le receta; puede ser necesario bajar la dosis.",
    "Ruled out with weak kidneys or a weak liver; otherwise a much lower dose. Ask before the next tablet.":
      "Excluido con riñones débiles o un hígado débil; si no, una dosis mucho más baja. Pregunte antes de la próxima tableta.",
    "A lower dose of colchicine.": "Una dosis más baja de colchicina.",
    "Ask for beclomethasone in place of fluticasone or budesonide.":
      "Pida beclometasona en lugar de fluticasona o budesonida.",
    "Not recommended together. Formoterol is an alternative.":
      "No se recomiendan juntos. El formoterol es una alternativa.",
    "Avoid, or a lower dose; your oncologist decides.": "Evítelo, o una dosis más baja; decide su oncólogo.",
    "Do not take them together while the dose is being raised; afterwards at a lower dose only.":
      "No los tome juntos mientras se aumenta la dosis; después, solo con una dosis más baja.",
    "Not recommended together.": "No se recomiendan juntos.",
    "Leave 72 hours between them, or take another triptan.":
      "Deje pasar 72 horas entre uno y otro, o tome otro triptán.",
    "Needs measured levels and often a lower dose. Ask for another antibiotic than a macrolide.":
      "Requiere niveles medidos y a menudo una dosis más baja. Pida otro antibiótico que no sea un macrólido.",
    "A low dose at first. No large amounts of grapefruit.":
      "Una dosis baja al principio. Nada de grandes cantidades de toronja (pomelo).",
    "2.5 mg of saxagliptin a day.": "2.5 mg de saxagliptina al día.",
    "The lower dose of the bladder medicine.": "La dosis más baja del medicamento para la vejiga.",
    "Do not take them together. With Paxlovid, ask for another treatment of COVID-19.":
      "No los tome juntos. Con Paxlovid, pida otro tratamiento del COVID-19.",
    "A lower dose of zolpidem.": "Una dosis más baja de zolpidem.",
    "No change needed.": "No hace falta ningún cambio.",
    "Use a condom or a copper or hormone coil as well, during and for 28 days after.":
      "Use además un condón o un dispositivo intrauterino de cobre u hormonal, durante el tratamiento y hasta 28 días después.",
    "Avoid. Ask your prescriber for another blood thinner or another epilepsy medicine.":
      "Evítelo. Pida a quien le receta otro anticoagulante u otro medicamento para la epilepsia.",
    "Check the INR more often from the first day until weeks after the last one.":
      "Controle el INR más a menudo desde el primer día hasta semanas después del último.",
    "Avoid; if there is no way around it, levels are measured and the dose raised.":
      "Evítelo; si no hay otra salida, se miden los niveles y se sube la dosis.",
    "Avoid from two weeks before until the end of treatment.":
      "Evítelo desde dos semanas antes hasta el final del tratamiento.",
    "Measure your blood pressure; another medicine may be needed.":
      "Mídase la presión arterial; puede hacer falta otro medicamento.",
    "The dose may have to be raised, and lowered again afterwards.":
      "Puede ser necesario subir la dosis, y volver a bajarla después.",
    "Needs a prescriber's plan, above all for the end of the inducer.":
      "Requiere un plan de quien receta, sobre todo para el final del inductor.",
    "Dolutegravir twice a day with rifampin, carbamazepine or efavirenz; otherwise avoid.":
      "Dolutegravir dos veces al día con rifampicina, carbamazepina o efavirenz; si no, evítelo.",
    "Needs up to five times the dose, and the old one again within two weeks after the inducer.":
      "Requiere hasta cinco veces la dosis, y otra vez la antigua dentro de las dos semanas después del inductor.",
    "The dose may have to be raised, twice as high for aripiprazole.":
      "Puede ser necesario subir la dosis, al doble con el aripiprazol.",
    "Avoid; your oncologist decides.": "Evítelo; decide su oncólogo.",
    "Stop St. John's wort two weeks before; ask for another epilepsy medicine.":
      "Suspenda la hierba de San Juan dos semanas antes; pida otro medicamento para la epilepsia.",
    "Avoid; ask for an alternative.": "Evítelo; pida una alternativa.",
    "Ask for another antibiotic, or doxycycline twice a day.": "Pida otro antibiótico, o doxiciclina dos veces al día.",
    "Have TSH checked six weeks after the start and the end of the inducer.":
      "Hágase controlar la TSH seis semanas después del comienzo y del final del inductor.",
    "Measure more often; the dose may have to be raised for a while.":
      "Mídase más a menudo; puede ser necesario subir la dosis por un tiempo.",
    "A usual combination with a dose of its own. Never start or stop one of them without your prescriber.":
      "Una combinación habitual con su propia dosis. Nunca empiece ni deje uno de ellos sin quien le receta.",
    "No St. John's wort; with rifampin the level is measured.":
      "Nada de hierba de San Juan; con rifampicina se mide el nivel.",
    "Have cholesterol checked; another statin may do better.":
      "Hágase controlar el colesterol; otra estatina puede ir mejor.",
    "Ask your prescriber about the dose.": "Pregunte por la dosis a quien le receta.",
    "Take acetaminophen for pain instead. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Tome acetaminofén (paracetamol) para el dolor en su lugar. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Only where a prescriber has planned both and for how long. No aspirin for pain. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Solo si un profesional que receta ha planificado ambos y por cuánto tiempo. Nada de aspirina para el dolor. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Both only for the days of a planned change from one to the other. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Ambos solo durante los días de un cambio planificado de uno al otro. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Both only for a planned change. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Ambos solo para un cambio planificado. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Avoid, or a lower dose of the anticoagulant from the start. Have the INR checked within three to five days of the start, of a change of dose and of the end. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Evítelo, o una dosis más baja del anticoagulante desde el comienzo. Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Have the INR checked within three to five days of the start, of a change of dose and of the end. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "It is still the safest pain medicine with the anticoagulant. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "Sigue siendo el medicamento para el dolor más seguro con el anticoagulante. Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final.",
    "Fine with a settled dose. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "Va bien con una dosis estable. Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final.",
    "Often taken together; know the signs. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "A menudo se toman juntos; conozca las señales. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "No supplement with vitamin K unless your clinic gives it. Eat about the same amount of greens each week.":
      "Ningún suplemento con vitamina K, a menos que se lo dé su clínica. Coma más o menos la misma cantidad de verduras de hoja cada semana.",
    "Tell your clinic of every supplement. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "Informe a su clínica de todo suplemento. Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final.",
    "Up to 3 g a day did not change the INR in studies.": "Hasta 3 g al día no cambiaron el INR en los estudios.",
    "Take the anticoagulant an hour before or four to six hours after the binder.":
      "Tome el anticoagulante una hora antes o de cuatro a seis horas después de la resina.",
    "Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "Hágase controlar el INR dentro de los tres a cinco días después del comienzo, de un cambio de dosis y del final.",
    "One drink now and then is no harm; no binge.":
      "Una bebida alcohólica de vez en cuando no hace daño; nada de excesos.",
    "Avoid; half the dose of apixaban may be an alternative. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Evítelo; la mitad de la dosis de apixabán puede ser una alternativa. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Ask your prescriber whether the dose is right for your kidneys. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Pregunte a quien le receta si la dosis es la adecuada para sus riñones. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "A lower dose, and none with weak kidneys. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Una dosis más baja, y ninguna con riñones débiles. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Often prescribed together after a stent; never add aspirin on your own. With ticagrelor no more than 100 mg of aspirin a day. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "A menudo se recetan juntos después de un stent; nunca añada aspirina por su cuenta. Con ticagrelor, no más de 100 mg de aspirina al día. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Take aspirin at least 30 minutes before ibuprofen or 8 hours after it, or acetaminophen for pain.":
      "Tome la aspirina al menos 30 minutos antes del ibuprofeno u 8 horas después de él, o acetaminofén (paracetamol) para el dolor.",
    "Take acetaminophen where it will do; for longer use ask about a stomach protector. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Tome acetaminofén (paracetamol) donde baste; para un uso más largo pregunte por un protector del estómago. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Low-dose aspirin may go on; know the signs. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "La aspirina en dosis baja puede continuar; conozca las señales. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "Ask for pantoprazole or famotidine instead.": "Pida pantoprazol o famotidina en su lugar.",
    "Ask your prescriber whether an alternative will do.": "Pregunte a quien le receta si bastaría una alternativa.",
    "Matters in the first hours of a heart attack; your team knows.":
      "Importa en las primeras horas de un ataque al corazón; su equipo lo sabe.",
    "50 mg of cilostazol twice a day.": "50 mg de cilostazol dos veces al día.",
    "For more than a few days ask about a stomach protector. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "Para más de unos pocos días pregunte por un protector del estómago. Heces negras, sangre en la orina, moretones grandes o un fuerte dolor de cabeza después de una caída son una emergencia.",
    "With three or more drinks a day ask before you take it.":
      "Con tres o más bebidas alcohólicas al día, pregunte antes de tomarlo.",
    "Ask before you take it.": "Pregunte antes de tomarlo.",
    "Do not take them together; 7 to 10 days without opioids before naltrexone or naltrexone-bupropion (Contrave). Carry a card for emergencies.":
      "No los tome juntos; de 7 a 10 días sin opioides antes de la naltrexona o de naltrexona-bupropión (Contrave). Lleve una tarjeta para emergencias.",
    "Ask for another kind of medicine against cough or diarrhea.":
      "Pida otra clase de medicamento para la tos o la diarrea.",
    "Only where nothing else will do, at the lowest dose for the shortest time. Keep naloxone at home. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "Solo donde nada más sirva, con la dosis más baja y por el menor tiempo. Tenga naloxona en casa. Una persona que no despierta o que respira despacio necesita el 911 de inmediato.",
    "No alcohol with an opioid. Other calming medicines only where a prescriber has planned both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "Nada de alcohol con un opioide. Otros calmantes, solo si un profesional que receta ha planificado ambos. Una persona que no despierta o que respira despacio necesita el 911 de inmediato.",
    "Do not drive. Tell your prescriber of both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "No conduzca. Informe de ambos a quien le receta. Una persona que no despierta o que respira despacio necesita el 911 de inmediato.",
    "Only by the plan of whoever treats you with buprenorphine.":
      "Solo según el plan de quien le trata con buprenorfina.",
    "Take a laxative from the start and tell your prescriber if your bowels stop.":
      "Tome un laxante desde el comienzo y avise a quien le receta si el intestino se detiene.",
    "No alcohol. Two sleep medicines only where a prescriber has planned both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "Nada de alcohol. Dos medicamentos para dormir, solo si un profesional que receta ha planificado ambos. Una persona que no despierta o que respira despacio necesita el 911 de inmediato.",
    "No alcohol on that evening. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "Nada de alcohol esa noche. Una persona que no despierta o que respira despacio necesita el 911 de inmediato.",
    "Do not drive until you know how they work on you. Tell your prescriber of both.":
      "No conduzca hasta saber cómo le afectan. Informe de ambos a quien le receta.",
    "Use only where a prescriber has planned it, above all when clozapine is started.":
      "Úselos solo si un profesional que receta lo ha planificado, sobre todo al empezar la clozapina.",
    "Injections of both are not given together; by mouth with care.":
      "Las inyecciones de ambos no se dan juntas; por la boca, con cuidado.",
    "Do not drive until you know how they work on you; as little alcohol as possible.":
      "No conduzca hasta saber cómo le afectan; la menor cantidad posible de alcohol.",
    "Avoid alcohol, above all at first. Do not drive after both.":
      "Evite el alcohol, sobre todo al principio. No conduzca después de ambos.",
    "At least 20 % less sodium oxybate.": "Al menos un 20 % menos de oxibato de sodio.",
    "Do not drive until you know how they work on you.": "No conduzca hasta saber cómo le afectan.",
    "Do not take kava with them.": "No tome kava con ellos.",
    "Do not drive after both.": "No conduzca después de ambos.",
    "Wait two hours after one or two drinks; after three or more leave the tablet out that evening.":
      "Espere dos horas después de una o dos bebidas alcohólicas; después de tres o más, no tome la tableta esa noche.",
    "No alcohol, not in syrups or mouthwash either; two weeks between disulfiram and metronidazole.":
      "Nada de alcohol, tampoco en jarabes ni enjuagues bucales; dos semanas entre el disulfiram y el metronidazol.",
    "No alcohol during the treatment and for three days after.":
      "Nada de alcohol durante el tratamiento y hasta tres días después.",
    "No more than 2 g of acetaminophen a day if you drink every day.":
      "No más de 2 g de acetaminofén (paracetamol) al día si bebe todos los días.",
    "As little alcohol as possible; with acitretin none for women who can become pregnant.":
      "La menor cantidad posible de alcohol; con acitretina, ninguna para las mujeres que pueden quedar embarazadas.",
    "Do not take them together. With chest pain after sildenafil call 911 and say when you took it: no nitrate for 24 hours (48 after tadalafil).":
      "No los tome juntos. Con dolor en el pecho después de sildenafilo, llame al 911 y diga cuándo lo tomó: ningún nitrato durante 24 horas (48 después de tadalafilo).",
    "Not recommended together; with riociguat ruled out.": "No se recomiendan juntos; con riociguat, excluido.",
    "Only once the alpha-blocker is steady, with the lowest dose of the other, some hours apart.":
      "Solo cuando el bloqueador alfa esté estable, con la dosis más baja del otro y con algunas horas de separación.",
    "Ask whether both are meant.": "Pregunte si ambos son a propósito.",
    "Do not take them together; 36 hours have to lie between.":
      "No los tome juntos; deben pasar 36 horas entre uno y otro.",
    "Ask whether both are meant; as a rule they are not.":
      "Pregunte si ambos son a propósito; por regla general no lo son.",
    "Ruled out with diabetes; otherwise to be avoided with weak kidneys.":
      "Excluido con diabetes; en los demás casos, debe evitarse con riñones débiles.",
    "No salt substitute. Ask for another antibiotic than trimethoprim. Have potassium and kidney function checked within one to two weeks and after each change.":
      "Nada de sustitutos de la sal. Pida otro antibiótico que no sea trimetoprima. Hágase controlar el potasio y la función de los riñones dentro de una a dos semanas y después de cada cambio.",
    "Often prescribed together for heart failure, with a plan. Have potassium and kidney function checked within one to two weeks and after each change.":
      "A menudo se recetan juntos para la insuficiencia cardíaca, con un plan. Hágase controlar el potasio y la función de los riñones dentro de una a dos semanas y después de cada cambio.",
    "Do not take them together unless a prescriber has planned it. Have potassium and kidney function checked within one to two weeks and after each change.":
      "No los tome juntos, a menos que un profesional que receta lo haya planificado. Hágase controlar el potasio y la función de los riñones dentro de una a dos semanas y después de cada cambio.",
    "Have potassium and kidney function checked within one to two weeks and after each change.":
      "Hágase controlar el potasio y la función de los riñones dentro de una a dos semanas y después de cada cambio.",
    "No NSAID with these two; acetaminophen for pain. Drink enough and have kidney function checked.":
      "Ningún AINE con estos dos; acetaminofén (paracetamol) para el dolor. Beba lo suficiente y hágase controlar la función de los riñones.",
    "A few days are usually no harm; for longer have blood pressure and kidney function checked.":
      "Unos pocos días no suelen hacer daño; para más tiempo, hágase controlar la presión arterial y la función de los riñones.",
    "Watch for swollen legs and weight gain; acetaminophen for pain.":
      "Vigile si se le hinchan las piernas o aumenta de peso; acetaminofén (paracetamol) para el dolor.",
    "Measure blood pressure if you take them for more than a few days.":
      "Mídase la presión arterial si los toma más de unos pocos días.",
    "Acetaminophen for pain. Otherwise a lower dose of lithium, with the level measured within a week.":
      "Acetaminofén (paracetamol) para el dolor. Si no, una dosis más baja de litio, con el nivel medido dentro de una semana.",
    "Have the level measured after the start and after each change of dose.":
      "Hágase medir el nivel después del comienzo y después de cada cambio de dosis.",
    "Keep what you drink and take about the same; have the level measured after a change.":
      "Mantenga más o menos igual lo que bebe y lo que toma; hágase medir el nivel después de un cambio.",
    "A usual combination; report new confusion or stiffness at once.":
      "Una combinación habitual; avise de inmediato si aparece confusión o rigidez.",
    "Only where a heart specialist has planned it. Measure blood pressure and pulse. Call if the pulse is under 50 or you feel faint.":
      "Solo si un especialista del corazón lo ha planificado. Mídase la presión arterial y el pulso. Llame si el pulso está por debajo de 50 o si siente que se desmaya.",
    "A usual combination with a plan. Measure blood pressure and pulse. Never stop clonidine at once.":
      "Una combinación habitual con un plan. Mídase la presión arterial y el pulso. Nunca deje la clonidina de golpe.",
    "Measure more often; sweating may be the only sign.": "Mídase más a menudo; el sudor puede ser la única señal.",
    "Ask for a beta-blocker that works on the heart only.": "Pida un betabloqueador que actúe solo en el corazón.",
    "Use the pen in an emergency all the same, and call 911.":
      "Use la pluma en una emergencia de todos modos, y llame al 911.",
    "Measure blood pressure and pulse. The dose of the beta-blocker may have to be lowered.":
      "Mídase la presión arterial y el pulso. Puede ser necesario bajar la dosis del betabloqueador.",
    "Half the dose of digoxin and measured levels. Ask for another antibiotic than a macrolide.":
      "La mitad de la dosis de digoxina y niveles medidos. Pida otro antibiótico que no sea un macrólido.",
    "Have potassium and the digoxin level checked.": "Hágase controlar el potasio y el nivel de digoxina.",
    "Take digoxin two hours before. Have the level checked after a change of thyroid dose.":
      "Tome la digoxina dos horas antes. Hágase controlar el nivel después de un cambio de la dosis para la tiroides.",
    "Only where a heart specialist has planned it.": "Solo si un especialista del corazón lo ha planificado.",
    "An ECG, and a lower dose.": "Un electrocardiograma, y una dosis más baja.",
    "Measure blood pressure and pulse. Ask for another blood-pressure medicine.":
      "Mídase la presión arterial y el pulso. Pida otro medicamento para la presión arterial.",
    "Ask for a nasal spray or an antihistamine against a cold. Measure blood pressure and pulse.":
      "Pida un aerosol nasal o un antihistamínico contra el resfriado. Mídase la presión arterial y el pulso.",
    "Do not take them together; look for decongestants in cold medicines.":
      "No los tome juntos; fíjese si los medicamentos para el resfriado llevan descongestionantes.",
    "Your team measures levels and kidney function; tell of ringing ears at once.":
      "Su equipo mide los niveles y la función de los riñones; avise de inmediato si le zumban los oídos.",
    "Have potassium checked.": "Hágase controlar el potasio.",
    "Ordinary doses are fine; for more have calcium checked.":
      "Las dosis corrientes van bien; para más, hágase controlar el calcio.",
    "Measure blood pressure and pulse.": "Mídase la presión arterial y el pulso.",
    "Get up slowly; as little alcohol as possible.": "Levántese despacio; la menor cantidad posible de alcohol.",
    "The insulin dose is usually lowered when the GLP-1 medicine is started. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "La dosis de insulina suele bajarse al empezar el medicamento GLP-1. Mídase el azúcar más a menudo al principio; el azúcar baja se nota por temblor, sudor, hambre o confusión.",
    "The dose of the tablet is usually lowered when the GLP-1 medicine is started. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "La dosis de la tableta suele bajarse al empezar el medicamento GLP-1. Mídase el azúcar más a menudo al principio; el azúcar baja se nota por temblor, sudor, hambre o confusión.",
    "Ask whether both are meant; as a rule the DPP-4 inhibitor is stopped.":
      "Pregunte si ambos son a propósito; por regla general se suspende el inhibidor de la DPP-4.",
    "For four weeks after the start and after each rise of the dose use a condom too, or another method than tablets.":
      "Durante cuatro semanas después del comienzo y después de cada aumento de la dosis use también un condón, u otro método que no sean tabletas.",
    "Take the tablet an hour before the injection (contraceptives with lixisenatide: 11 hours after, or an hour before).":
      "Tome la tableta una hora antes de la inyección (los anticonceptivos con lixisenatida: 11 horas después, o una hora antes).",
    "Have the INR checked more often when the GLP-1 medicine is started or raised.":
      "Hágase controlar el INR más a menudo al empezar o aumentar el medicamento GLP-1.",
    "Have TSH checked six to eight weeks after the start; weight loss alone changes the dose too.":
      "Hágase controlar la TSH de seis a ocho semanas después del comienzo; bajar de peso por sí solo también cambia la dosis.",
    "Half the mealtime insulin at the start. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "La mitad de la insulina de las comidas al principio. Mídase el azúcar más a menudo al principio; el azúcar baja se nota por temblor, sudor, hambre o confusión.",
    "Do not take them together. For a stuffed nose a salt-water spray will do.":
      "No los tome juntos. Para la nariz tapada basta un aerosol de agua salada.",
    "Avoid alcohol, or keep to one drink.": "Evite el alcohol, o limítese a una bebida alcohólica.",
    "The dose for diabetes may have to be lowered. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "Puede ser necesario bajar la dosis para la diabetes. Mídase el azúcar más a menudo al principio; el azúcar baja se nota por temblor, sudor, hambre o confusión.",
    "Measure your blood pressure weekly at the start; with high blood pressure that is not settled it is not for you.":
      "Mídase la presión arterial cada semana al principio; con presión arterial alta que no está controlada, no es para usted.",
    "Less coffee, tea and energy drinks.": "Menos café, té y bebidas energéticas.",
    "Fine with a settled thyroid dose; have pulse and TSH checked.":
      "Va bien con una dosis estable para la tiroides; hágase controlar el pulso y la TSH.",
    "Avoid where something else will do. Never more than the prescribed dose.":
      "Evítelos donde otra cosa baste. Nunca más de la dosis recetada.",
    "A low dose at first, raised slowly; never more bupropion than prescribed.":
      "Una dosis baja al principio, aumentada despacio; nunca más bupropión del recetado.",
    "Often prescribed together on purpose. Tell the prescriber of each about the other; never more bupropion than prescribed.":
      "A menudo se recetan juntos a propósito. Informe a quien receta cada uno sobre el otro; nunca más bupropión del recetado.",
    "Drink little. Somebody who drinks heavily must not stop at once without help.":
      "Beba poco. Una persona que bebe mucho no debe dejarlo de golpe sin ayuda.",
    "Ask your prescriber for another medicine.": "Pida otro medicamento a quien le receta.",
    "A low dose at first.": "Una dosis baja al principio.",
    "Measure blood pressure; have the digoxin level checked.":
      "Mídase la presión arterial; hágase controlar el nivel de digoxina.",
    "With clopidogrel no more than one tablet of naltrexone-bupropion twice a day; with the others it may work less.":
      "Con clopidogrel, no más de una tableta de naltrexona-bupropión dos veces al día; con los demás puede hacer menos efecto.",
    "Leave four hours between them and have TSH checked.":
      "Deje pasar cuatro horas entre uno y otro y hágase controlar la TSH.",
    "Do not take them together; if it must be, cyclosporine three hours after orlistat, with measured levels.":
      "No los tome juntos; si no hay más remedio, la ciclosporina tres horas después del orlistat, con niveles medidos.",
    "Have the INR checked when orlistat is started, changed or stopped.":
      "Hágase controlar el INR al empezar, cambiar o dejar el orlistat.",
    "Ask your heart specialist before you start.": "Pregunte a su especialista del corazón antes de empezar.",
    "Watch for more or heavier seizures and tell your prescriber.":
      "Vigile si hay más convulsiones o más fuertes y avise a quien le receta.",
    "Ask your HIV specialist first; if the virus is found again, stop orlistat.":
      "Pregunte primero a su especialista en VIH; si se vuelve a encontrar el virus, deje el orlistat.",
    "Take a multivitamin at bedtime, two hours or more from orlistat.":
      "Tome un multivitamínico al acostarse, a dos horas o más del orlistat.",
    "Better not together.": "Mejor no juntos.",
    "Do not stop the pill because of spotting. From 200 mg a day use another method as well, and tell your prescriber if you could become pregnant.":
      "No deje la píldora por un manchado. A partir de 200 mg al día use además otro método, y avise a quien le receta si puede quedar embarazada.",
    "Avoid; drink plenty.": "Evítelo; beba mucha agua.",
    "Report new drowsiness, confusion or vomiting at once.":
      "Avise de inmediato si aparecen somnolencia, confusión o vómitos.",
    "Avoid alcohol; do not drive until you know how they work on you.":
      "Evite el alcohol; no conduzca hasta saber cómo le afectan.",
    "Have potassium checked before and after the start.": "Hágase controlar el potasio antes y después del comienzo.",
    "The dose may have to be raised.": "Puede ser necesario subir la dosis.",
    "Report rapid breathing, or tiredness out of the ordinary.":
      "Avise si la respiración es rápida o si siente un cansancio fuera de lo común.",
    "Tell the X-ray team. With weak kidneys, heart failure or liver disease metformin is paused at the time of the scan, and started again when the kidneys are checked 48 hours later.":
      "Avise al equipo de rayos X. Con riñones débiles, insuficiencia cardíaca o enfermedad del hígado, la metformina se interrumpe en el momento del estudio, y se vuelve a empezar cuando los riñones se controlan 48 horas después.",
    "A drink with a meal is no harm; no binge and no daily heavy drinking.":
      "Una bebida alcohólica con la comida no hace daño; nada de excesos ni de beber mucho a diario.",
    "No more than 1,000 mg of metformin a day with dolutegravir, 1,700 mg with ranolazine; have kidney function checked.":
      "No más de 1,000 mg de metformina al día con dolutegravir, 1,700 mg con ranolazina; hágase controlar la función de los riñones.",
    "Report rapid breathing or unusual tiredness.":
      "Avise si la respiración es rápida o si siente un cansancio inusual.",
    "Often prescribed together. Measure more often after a change of dose.":
      "A menudo se recetan juntos. Mídase más a menudo después de un cambio de dosis.",
    "Often prescribed together. Measure your sugar more often; the dose may have to be lowered. With an SGLT2 inhibitor do not cut insulin too far: ketoacidosis.":
      "A menudo se recetan juntos. Mídase el azúcar más a menudo; puede ser necesario bajar la dosis. Con un inhibidor de SGLT2 no reduzca demasiado la insulina: cetoacidosis.",
    "Often prescribed together. Measure your sugar more often; the dose may have to be lowered.":
      "A menudo se recetan juntos. Mídase el azúcar más a menudo; puede ser necesario bajar la dosis.",
    "Weigh yourself; report breathlessness or swollen legs.":
      "Pésese; avise si le falta el aire o se le hinchan las piernas.",
    "Measure more often; never drink without eating.": "Mídase más a menudo; nunca beba sin comer.",
    "Ask for another antibiotic where there is one. Measure your sugar more often; the dose may have to be lowered.":
      "Pida otro antibiótico donde lo haya. Mídase el azúcar más a menudo; puede ser necesario bajar la dosis.",
    "Take it four hours before colesevelam.": "Tómelo cuatro horas antes del colesevelam.",
    "Avoid with clopidogrel, or no more than 4 mg a day; 6 mg with cyclosporine.":
      "Evítelo con clopidogrel, o no más de 4 mg al día; 6 mg con ciclosporina.",
    "No more than 15 mg of pioglitazone a day.": "No más de 15 mg de pioglitazona al día.",
    "Measure more often, above all in the afternoon; the dose for diabetes may have to be raised for that time.":
      "Mídase más a menudo, sobre todo por la tarde; puede ser necesario subir la dosis para la diabetes durante ese tiempo.",
    "Measure more often and tell both prescribers.":
      "Mídase más a menudo e informe a ambos profesionales que le recetan.",
    "Drink enough; pause both when you vomit or have diarrhea, and call.":
      "Beba lo suficiente; interrumpa ambos cuando tenga vómitos o diarrea, y llame.",
    "Drink enough, and get up slowly.": "Beba lo suficiente, y levántese despacio.",
    "Measure more often after the start.": "Mídase más a menudo después del comienzo.",
    "Avoid alcohol.": "Evite el alcohol.",
    "Take the antibiotic two hours before or six hours after them.":
      "Tome el antibiótico dos horas antes o seis horas después de ellos.",
    "Leave two to three hours between them.": "Deje pasar de dos a tres horas entre uno y otro.",
    "Take levothyroxine on an empty stomach, four hours from them.":
      "Tome la levotiroxina con el estómago vacío, a cuatro horas de ellos.",
    "Have TSH checked some weeks after the start.": "Hágase controlar la TSH algunas semanas después del comienzo.",
    "Take it first thing in the morning with water; the others half an hour later or more (an hour for ibandronate).":
      "Tómelo a primera hora de la mañana con agua; los demás, media hora después o más (una hora con el ibandronato).",
    "Sit or stand for half an hour after it; report pain on swallowing.":
      "Quédese sentado o de pie media hora después de tomarlo; avise si siente dolor al tragar.",
    "Take it two hours before or six hours after them; with calcium or iron also together with a meal.":
      "Tómelo dos horas antes o seis horas después de ellos; con calcio o hierro, también junto con una comida.",
    "Do not take them together unless your HIV specialist has planned it.":
      "No los tome juntos, a menos que su especialista en VIH lo haya planificado.",
    "Take atazanavir with food, two hours before them or ten hours after an H2 blocker.":
      "Tome el atazanavir con comida, dos horas antes de ellos o diez horas después de un bloqueador H2.",
    "H2 blockers 12 hours before or 4 hours after; antacids 2 hours before or 4 hours after.":
      "Los bloqueadores H2, 12 horas antes o 4 horas después; los antiácidos, 2 horas antes o 4 horas después.",
    "Take it with a cola drink, or ask for the solution or another medicine.":
      "Tómelo con un refresco de cola, o pida la solución u otro medicamento.",
    "Avoid; antacids some hours apart are a way.":
      "Evítelo; los antiácidos con algunas horas de separación son una salida.",
    "Not without your specialist; if at all, a low dose with food and hours apart.":
      "No sin su especialista; si acaso, una dosis baja con comida y con horas de separación.",
    "Take the antibiotic with food, or leave the stomach medicine out for those days.":
      "Tome el antibiótico con comida, o deje de tomar el medicamento para el estómago esos días.",
    "Take iron on an empty stomach, two hours from them, with vitamin C.":
      "Tome el hierro con el estómago vacío, a dos horas de ellos, con vitamina C.",
    "Not together with antacids; no cholestyramine. Ask your transplant team about stomach medicines.":
      "No junto con antiácidos; nada de colestiramina. Pregunte a su equipo de trasplante por los medicamentos para el estómago.",
    "Take others an hour before or four to six hours after it.":
      "Tome los demás una hora antes o de cuatro a seis horas después de él.",
    "Take the other one four hours before.": "Tome el otro cuatro horas antes.",
    "Together only where that is what your prescriber wants.": "Juntos solo si eso es lo que quiere quien le receta.",
    "Leave two hours between them.": "Deje pasar dos horas entre uno y otro.",
    "Take gabapentin two hours after the antacid.": "Tome la gabapentina dos horas después del antiácido.",
    "Take potassium as a liquid; labels rule tablets out.":
      "Tome el potasio en forma líquida; las etiquetas excluyen las tabletas.",
    "Ask for another medicine against nausea.": "Pida otro medicamento contra las náuseas.",
    "Only with measured levels and a changed dose. Call your transplant team before the first tablet. No grapefruit.":
      "Solo con niveles medidos y una dosis cambiada. Llame a su equipo de trasplante antes de la primera tableta. Nada de toronja (pomelo).",
    "Do not take them together; 24 hours have to lie between.":
      "No los tome juntos; deben pasar 24 horas entre uno y otro.",
    "Sirolimus four hours after cyclosporine, with measured levels.":
      "El sirolimus cuatro horas después de la ciclosporina, con niveles medidos.",
    "Acetaminophen for pain. Kidney function and levels are checked.":
      "Acetaminofén (paracetamol) para el dolor. Se controlan la función de los riñones y los niveles.",
    "Only with measured levels and a changed dose. Call your transplant team before the first tablet.":
      "Solo con niveles medidos y una dosis cambiada. Llame a su equipo de trasplante antes de la primera tableta.",
    "With a high dose not at all; with a weekly dose blood counts and kidney function are checked.":
      "Con una dosis alta, de ningún modo; con una dosis semanal se controlan los recuentos de sangre y la función de los riñones.",
    "With a high dose avoid; with a weekly one report a sore mouth or fever.":
      "Con una dosis alta, evítelo; con una semanal, avise si tiene la boca dolorida o fiebre.",
    "Only where a rheumatologist has planned it, with monthly blood tests.":
      "Solo si un reumatólogo lo ha planificado, con análisis de sangre cada mes.",
    "A quarter to a third of the thiopurine dose at the most, with blood counts. Never start it on your own.":
      "Como máximo de un cuarto a un tercio de la dosis de la tiopurina, con recuentos de sangre. Nunca lo empiece por su cuenta.",
    "Have blood counts checked.": "Hágase controlar los recuentos de sangre.",
    "No live vaccine during the treatment. Other vaccines are safe and wanted.":
      "Ninguna vacuna viva durante el tratamiento. Las demás vacunas son seguras y recomendables.",
    "Wait a month after such a treatment.": "Espere un mes después de un tratamiento así.",
    "Half the dose.": "La mitad de la dosis.",
    "Report a rash; ask for another antibiotic if you have had one.":
      "Avise si le sale una erupción; pida otro antibiótico si ya ha tenido una.",
    "A low dose at first; stop allopurinol at a rash and call.":
      "Una dosis baja al principio; deje el alopurinol si le sale una erupción y llame.",
    "Often wanted; none needed.": "A menudo es lo que se busca; no hace falta nada.",
    "Acetaminophen for pain.": "Acetaminofén (paracetamol) para el dolor.",
    "No supplement with vitamin A.": "Ningún suplemento con vitamina A.",
    "Isotretinoin harms an unborn child: two methods, one of them safe, and no mini-pill.":
      "La isotretinoína daña al bebé antes de nacer: dos métodos, uno de ellos seguro, y no la minipíldora.",
    "Have the level measured.": "Hágase medir el nivel.",
    "Ask for another antidepressant; venlafaxine disturbs least.":
      "Pida otro antidepresivo; la venlafaxina es la que menos interfiere.",
    "Ask your oncologist.": "Pregunte a su oncólogo.",
    "Do not take them together. Ask for another antibiotic or muscle relaxant.":
      "No los tome juntos. Pida otro antibiótico u otro relajante muscular.",
    "Avoid; if it must be, from 2 mg up.": "Evítelo; si no hay más remedio, empezando con 2 mg y subiendo.",
    "Avoid for the days of the antibiotic.": "Evítelo durante los días del antibiótico.",
    "Ask for another antibiotic; otherwise a lower dose with measured levels.":
      "Pida otro antibiótico; si no, una dosis más baja con niveles medidos.",
    "Less coffee.": "Menos café.",
    "A third of the clozapine dose, with measured levels.": "Un tercio de la dosis de clozapina, con niveles medidos.",
    "A lower dose, less coffee.": "Una dosis más baja, menos café.",
    "Ask for another pain medicine.": "Pida otro medicamento para el dolor.",
    "Half the dose of several of them; tell your prescriber of both.":
      "La mitad de la dosis de varios de ellos; informe de ambos a quien le receta.",
    "Ruled out for several kinds of metabolism and with two inhibitors; your specialist knows yours.":
      "Excluido en varios tipos de metabolismo y con dos inhibidores; su especialista conoce el suyo.",
    "Half the lamotrigine, raised slowly. A rash is an emergency.":
      "La mitad de la lamotrigina, aumentada despacio. Una erupción es una emergencia.",
    "The dose may have to be raised when the pill is started and lowered when it is stopped.":
      "Puede ser necesario subir la dosis al empezar la píldora y bajarla al dejarla.",
    "Another antibiotic, or another epilepsy medicine meanwhile.":
      "Otro antibiótico, u otro medicamento para la epilepsia mientras tanto.",
    "Have levels measured; no aspirin for children on valproate.":
      "Hágase medir los niveles; nada de aspirina para los niños que toman valproato.",
    "A lower dose of clobazam.": "Una dosis más baja de clobazam.",
    "Ask for quetiapine or clozapine, or another medicine against nausea.":
      "Pida quetiapina o clozapina, u otro medicamento contra las náuseas.",
    "Ask whether one can be left out; loratadine instead of diphenhydramine.":
      "Pregunte si se puede dejar alguno; loratadina en lugar de difenhidramina.",
    "Ask for a bladder or allergy medicine that does not do so.":
      "Pida un medicamento para la vejiga o la alergia que no haga eso.",
    "A lower dose; tell your prescriber.": "Una dosis más baja; avise a quien le receta.",
    "Do not drive in the morning until you know.": "No conduzca por la mañana hasta saberlo.",
    "Tell both prescribers.": "Informe a ambos profesionales que le recetan.",
    "Stop the antibiotic at the first pain in a tendon and call.":
      "Suspenda el antibiótico al primer dolor en un tendón y llame.",
    "Acetaminophen for pain where it will do.": "Acetaminofén (paracetamol) para el dolor donde baste.",
    "Levels and kidney function are measured; tell of ringing ears at once.":
      "Se miden los niveles y la función de los riñones; avise de inmediato si le zumban los oídos.",
    "Kidney function is measured.": "Se mide la función de los riñones.",
    "No alcohol, little acetaminophen; report dark urine or yellow eyes at once.":
      "Nada de alcohol, poco acetaminofén (paracetamol); avise de inmediato si la orina es oscura o los ojos están amarillos.",
    "Blood counts are checked; a lower dose may be needed.":
      "Se controlan los recuentos de sangre; puede hacer falta una dosis más baja.",
    "Acetaminophen for pain; kidney function is checked.":
      "Acetaminofén (paracetamol) para el dolor; se controla la función de los riñones.",
    "Measure your sugar more often.": "Mídase el azúcar más a menudo.",
    "Nothing to do, unless you vomit or have diarrhea: then a condom too.":
      "No hay que hacer nada, a menos que tenga vómitos o diarrea: entonces, también un condón.",
    "Start or go on with hormones five days after ulipristal, with a condom until the next period.":
      "Empiece o siga con las hormonas cinco días después del ulipristal, con un condón hasta la próxima regla.",
    "Have TSH checked after twelve weeks.": "Hágase controlar la TSH después de doce semanas.",
    "Have TSH checked every few months.": "Hágase controlar la TSH cada pocos meses.",
    "Have TSH checked some weeks later.": "Hágase controlar la TSH algunas semanas después.",
    "Have the INR checked more often until the thyroid is settled.":
      "Hágase controlar el INR más a menudo hasta que la tiroides esté estable.",
    "No vitamin D supplement unless your kidney specialist says so.":
      "Ningún suplemento de vitamina D, a menos que lo diga su especialista de los riñones.",
  },
} satisfies Saying<"es">;
