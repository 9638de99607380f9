import type { Sayings } from "../grammar";

/** Medicines for losing weight by their names, and as patients call them. */
const LOSS =
  "ozempic/wegovy/rybelsus/semaglutida/semaglutide/mounjaro/zepbound/tirzepatida/tirzepatide/saxenda/victoza/liraglutida/trulicity/dulaglutida/fentermina/phentermine/orlistat/xenical/contrave/qsymia";
const SHOT = "inyeccion/inyecciones/dosis";
const SEMAGLUTIDE = `${LOSS}/inyeccion/inyecciones`;
const USE = "usar?/tomar?/ponerme?/aplicarme?/inyectarme?/probar?".replaceAll("?", "");
const FOOD =
  "avena/datil*/licuado*/jugo*/cereal*/miel/pan/tortilla*/arroz/pasta/papa*/fruta*/platano*/queso/chocolate*/mantequilla/pizza/aguacate*/carbohidrato*/harina*";
const BELLY =
  "panza/pancita/barriga/barriguita/abdomen/estomago/vientre/cintura/lonjas/llantitas/rollitos/gordito/gorditos";
const GAINED = "subi/subo/subido/engorde/engorda/engordado/aumente/aumentado/gane/ganado";
const FAMILY = "familia/esposo/esposa/marido/pareja/novio/novia/mama/hijos/amigos/amigas";

/**
 * What is asked of the subjects of the built-in chat, as its patterns take it. The triage reads these words, too: what may be a
 * symptom stays one in the English ("water weight fluid retention"), and nothing here is a phrase that a danger is told in.
 */
export const COACH_SUBJECTS_ES: Sayings = {
  // Medicines. "Me pasé de la dosis" is an overdose, and none of these.
  "forgot the dose": `olvid* ${USE} ${SHOT}/${LOSS} | olvid* ${SHOT}/${LOSS} | !se !me paso !la dosis/inyeccion | !se !me paso ${USE} ${SHOT}/${LOSS}`,
  "skipped the dose": `!me salte/salto ${SHOT} | no puse/aplique/inyecte/puesto/aplicado/inyectado ${SHOT}/${LOSS} | dosis/inyeccion olvidada/atrasada`,
  "forgot the dose of insulin": `olvid* ${USE} insulina | olvid* dosis? insulina`,
  "forgot the dose of medicine": "olvid* tomar/tomarme medicina/medicinas/medicamento/medicamentos/pastilla/pastillas",
  "stop semaglutide": `dejo/dejar/suspendo/suspender ${USE} ${LOSS} | dejo/dejar/suspendo/suspender ${LOSS}`,
  "for life": "!de !por vida",
  "how long": "cuanto tiempo",
  "regain weight":
    "efecto rebote/yoyo | rebote despues? dieta/peso | recuper* peso/kilos/libras | volver/vuelvo/volvi subir/engordar/ganar peso/kilos/libras/todo | !los volvi/vuelvo subir/ganar | volver/volvi/vuelvo engordar | subi/engorde/gane todo? otra vez | subi todo nuevo",
  "get semaglutide": `consigo/conseguir/compro/comprar/obtener/obtengo/recetan/receten/recetar ${LOSS} | consigo/conseguir/compro/comprar inyeccion/inyecciones adelgazar | consigo/conseguir/compro/comprar inyeccion/inyecciones bajar peso`,
  "should i take semaglutide": `conviene/recomienda/recomiendan/quiero/quisiera/puedo/deberia usar/ponerme/aplicarme/probar/empezar ${LOSS} | conviene/recomienda/recomiendan tomar? ${LOSS} | candidat*/califico/calificar ${LOSS} | conviene/recomienda/quiero ponerme? inyeccion/inyecciones adelgazar | conviene/recomienda/quiero ponerme? inyeccion/inyecciones bajar peso`,
  "does semaglutide work": `sirve/funciona/seguro ${LOSS} | ${LOSS} sirve/funciona/seguro`,
  "weight loss pills":
    "pastilla*/medicina*/medicamento*/remedio* adelgazar | pastilla*/medicina*/medicamento*/remedio* bajar peso",
  "do weight loss pills work":
    "pastilla*/medicina*/medicamento*/remedio* adelgazar sirve/funciona | pastilla*/medicina*/medicamento*/remedio* bajar peso sirve/funciona",
  works: "sirve",
  "hair loss":
    "cae/caen/cayendo/caido/cayo/caer mucho? pelo/cabello | caida mucha? pelo/cabello | perdida pelo/cabello | perder/perdiendo/pierdo/perdi mucho? pelo/cabello | pelo/cabello cae/cayendo/caido | quedando calv*",
  "prednisone weight gain":
    "prednisona/cortisona/esteroides engordan/engordar | prednisona/cortisona/esteroides hace/hacen/hizo engordar | prednisona/cortisona/esteroides hace/hacen/hizo subir peso | prednisona/cortisona/esteroides sube/suben peso",
  "antidepressants weight gain":
    "antidepresivos/antidepresivo engordan/engordar | antidepresivos/antidepresivo hace/hacen/hizo engordar | antidepresivos/antidepresivo hace/hacen/hizo subir peso",
  "birth control pills weight gain":
    "pastilla* anticonceptiva engordan/engordar | anticonceptivo engordan/engordar | pastilla* anticonceptiva hacen/hizo engordar | pastilla* anticonceptiva hacen/hizo subir peso | anticonceptivo hacen/hizo engordar | anticonceptivo hacen/hizo subir peso",
  "medicines weight gain":
    "medicina*/medicamento*/pastilla* engordan/engordar | medicina*/medicamento*/pastilla* hace/hacen/hizo engordar | medicina*/medicamento*/pastilla* hace/hacen/hizo subir peso",
  "gained weight because of prednisone": `${GAINED} peso? mucho? desde? tomo?/tome?/empece? prednisona/cortisona/esteroides`,
  "gained weight because of antidepressants": `${GAINED} peso? mucho? desde? tomo?/tome?/empece? antidepresivos/antidepresivo`,
  "gained weight because of birth control pills": `${GAINED} peso? mucho? desde? tomo?/tome?/empece? pastilla*? anticonceptiva`,
  "gained weight because of the medicine": `${GAINED} peso? mucho? desde? tomo?/tome?/empece? medicina*/medicamento*`,
  vitamins: "vitamina* | multivitaminico",
  supplements: "suplemento*",
  "apple cider vinegar": "vinagre manzana?",
  "fat burners": "quemador* grasa?",
  "green tea extract": "extracto verde",
  creatine: "creatina",
  collagen: "colageno",
  probiotics: "probiotic*",
  berberine: "berberina",

  // The scales.
  "ate too much": "comi/comio mucho/demasiado | comi/comio de mas | pase comiendo",
  "ruined my diet": "rompi/romper/rompo/fallo/falle/arruine/salgo/sali/salto dieta | arruine/rompi plan/progreso",
  "feel guilty": "siento/sentir culpable/culpa | siento/sentir mal haber? comido/comer",
  "gained weight overnight":
    "subi/subo/aumente/engorde/gane # kilo/kilos/libra/libras dia/noche otro/mañana | subi/subo/aumente/engorde peso? dia/noche otro/mañana",
  "weight fluctuates": "peso cambia/varia/fluctua | peso sube baja | subo bajo peso",
  "how often weigh myself": "cada cuanto/cuando debo?/tengo?/hay? pesarme/pesarse/pesar/peso",
  "weigh myself": "pesarme | pesarse",
  "water weight fluid retention": "retencion/retengo/retener/reteniendo liquido*/agua",
  "how fast can i lose": "tan rapido puedo?/puede? bajar/perder/adelgazar",
  "lose weight fast":
    "bajar/perder peso/kilos rapido/rapidamente/pronto | adelgazar rapido/rapidamente/pronto | quiero/quisiera/necesito bajar/perder peso/kilos rapido/rapidamente/pronto | quiero/quisiera/necesito adelgazar rapido/rapidamente/pronto",
  "how much weight can i lose":
    "cuanto peso puedo?/debo? bajar/perder/bajo/pierdo/baja/pierde | cuantos/cuantas kilos/libras puedo?/debo? bajar/perder/bajo/pierdo/baja/pierde | cuanto puedo bajar/perder | cuanto baja/pierde mes/semana",
  "how much weight can i lose with semaglutide": `cuanto peso? puedo? bajar/perder/bajo/pierdo/baja/pierde ${SEMAGLUTIDE}`,
  "lose # kilos": "bajar/perder/adelgazar # kilos/kilo/kg",
  "lose # pounds": "bajar/perder/adelgazar # libras/libra",
  "ideal weight": "peso ideal/saludable | cuanto deberia/debo/debe pesar",
  weight: "peso",
  "strength training": "hacer/hago pesas",
  "what does bmi mean": "!que !es imc | significa imc | !que !es indice masa corporal | significa indice masa corporal",
  "bmi normal": "imc normal/saludable",
  "waist size": "medir/mide/medida/circunferencia cintura | cintura medir/mide",
  "belly fat": `grasa panza/barriga/abdomen/abdominal/vientre/estomago/cintura/localizada | ${"quitar/quitarme/eliminar/reducir/bajarme/desaparecer/deshacerme/perder"} grasa? ${BELLY} | !como quito/bajo/elimino/reduzco ${BELLY}`,
  "want to lose weight belly fat":
    "bajar panza/pancita/barriga/barriguita/abdomen/estomago/vientre/cintura/lonjas/llantitas/rollitos",
  "flat belly": "vientre/abdomen/panza plano/plana",
  "love handles": "lonjas | llantitas | rollitos",
  "loose skin": "piel flacida/floja/colgada/colgando/sobrante/suelta",

  // Eating.
  "skip breakfast": "salt* desayuno | saltarme/saltarse desayuno | dejar desayunar | no desayunar",
  "one meal a day": "comer sola? vez dia | sola comida dia",
  liquor: "licor* | tequila | mezcal | aguardiente | bebidas alcoholicas",
  beer: "tomar/tomarme/echarme chela*",
  cocktail: "coctel*",
  vodka: "vodka",
  "protein sources": "fuente* proteina*",
  "protein foods":
    "alimento*/comida*/snack* tiene*?/rico*?/alto*? mucha?/mas? proteina* | tiene/tienen mucha/mas proteina*",
  "protein powder": "proteina polvo",
  "protein shakes": "batido*/licuado*/malteada* proteina*",
  "protein bars": "barra* proteina*",
  "get more protein": "comer/consumir/comiendo mas/suficiente proteina*",
  "where do i get protein": "donde saco/obtengo/consigo/sacar/obtener proteina* | proteina* sin carne",
  restaurant: "restaurante*",
  "eating out": "comer fuera/calle",
  "fast food": "comida* rapida*/chatarra",
  party: "fiesta* | boda* | posada*",
  christmas: "navidad*",
  vacation: "salir? vacacion*",
  sweetener: "edulcorante* | endulzante*",
  "diet soda": "coca/refresco*/soda*/gaseosa*/pepsi light/dieta/zero/cero",
  "sugar free": "refresco*/productos/dulces/chicle* sin azucar",
  aspartame: "aspartam*",
  sucralose: "sucralosa",
  "bariatric surgery":
    "operarme/operacion/operaciones/operar bajar peso | operarme/operacion/operaciones/operar adelgazar | cirugia* bajar peso | cirugia* adelgazar | operaron/operada/operado/cirugia manga/bypass",
  "can i eat": "puedo/puede/podemos/debo comer",
  "is it bad to eat": "malo/bueno comer",
  "should i avoid": "debo/tengo/deberia evitar/dejar/quitar comer?",
  // After "can i eat": with "qué" it is a question for meals.
  "what should i eat": "!que puedo/puede/podemos/debo/deberia/tengo/conviene comer",
  "what should i eat for dinner": "!que ceno hoy/noche",
  "can i eat bread": "puedo/puede/podemos/debo comer frijol*/aguacate*/elote*/tamal*/taco*/galleta*/cereal*",
  "cannot eat gluten": "no puedo/debo/puede comer gluten",
  "breakfast ideas": "ideas desayun*",
  "lunch ideas": "ideas almuerzo/almorzar",
  "dinner ideas": "ideas cena/cenar",
  "snack ideas": "ideas colacion*/merienda*/merendar/refrigerio*/botana*/snack*",
  "what snacks": "!que puedo? meriendo/merendar",
  "stress eating": "dejo/dejar comer ansiedad/estres/aburrimiento/nervios",
  bread: "tortilla*",
  "is bread fattening": `${FOOD} engorda/engordan/malo/mala/malos/malas | engorda mas? ${FOOD}`,
  "are eggs bad": "huevos malos/engordan",
  "eat late": "cenar/comer tarde",
  "eat at night": "comer noche/noches",
  "can i eat late": "puedo/puede/debo comer/cenar tarde",
  "can i eat at night": "puedo/puede/debo comer/cenar noche/noches",
  "is it bad to eat late": "malo/bueno comer/cenar tarde",
  "is it bad to eat at night": "malo/bueno comer/cenar noche",
  "eat after #": "comer/cenar despues # | comer/cenar despues las #",
  "can i eat after #": "puedo/puede/debo comer/cenar despues #",
  "is it bad to eat after #": "malo/bueno comer/cenar despues #",
  "too busy to cook": "no tengo tiempo cocinar/preparar | sin tiempo cocinar | no alcanza tiempo cocinar",
  "don't cook": "no !se cocinar | no cocino",
  "hate to cook": "odio cocinar | no gusta cocinar",
  cheap: "barat* | economic*",
  "on a budget": "presupuesto | poco dinero",
  "cannot afford healthy food": "no alcanza dinero? comer/comprar/comida sano?/sana?/saludable?",
  "food labels": "etiqueta*",
  "nutrition facts": "tabla nutricional/nutrimental | informacion nutricional/nutrimental",
  "count calories": "contar/cuento/contando calorias",
  "calorie deficit": "deficit calorico/calorias",
  "food diary": "diario comida*/alimento*/alimenticio | bitacora comida*",
  "write down what i eat": "anotar/anoto/apuntar/apunto/registrar/escribir !como/comida*",
  "weighing my food": "pesar comida/alimentos",
  "meal plan for the week":
    "hazme? plan/menu/dieta comidas? semana/semanal | hazme menu/plan semana/semanal | comidas semana",
  "meal plan": "hazme/armame/dame plan/menu/dieta comidas? | menu semanal",
  "meal plan of # calories": "hazme?/dame? menu/dieta/plan comidas? # calorias",
  "meal plan for the week of # calories": "hazme?/dame? menu/dieta/plan comidas? semana/semanal # calorias",

  // Illnesses that go with weight, and life around it.
  kosher: "kosher/kasher",
  halal: "halal",
  "for the week": "!para !la semana | !para toda !la semana",
  "store the pen":
    "guardo/guardar/guarda/conservo/conservar pluma/plumas/inyeccion/inyecciones | refrigerador/refrigerar pluma/plumas",
  "before a blood test":
    "antes analisis/examen/examenes/prueba/pruebas sangre/laboratorio | antes sacar* sangre | ayunas? para analisis/examen/examenes/prueba/pruebas sangre/laboratorio",
  iron: "hierro",
  "is brown rice fattening": "arroz integral",
  polycystic: "ovario* poliquistic* | poliquistic* | sindrome ovario*",
  "fatty liver": "higado graso",
  overweight: "gordit*",
  "hurting knee pain": "dolor/duele/duelen rodillas",
  "chair exercise": "ejercicio* silla/sentado/sentada",
  "stop smoking smoker": "dejar/dejo fumar | dejar/dejo cigarro/cigarros/cigarrillo/cigarrillos/tabaco",
  motivation: "motivacion | motivar*",
  discouraged: "desmotivad*",
  "will power": "falta? fuerza voluntad | no tengo fuerza voluntad",
  "hate my body": "odio cuerpo",
  lazy: "flojera ejercicio/cocinar",
  "keep failing": "fracas* dieta* | fallo dietas | ninguna dieta funciona",
  // Who lacks the motivation to live lacks no plan for a diet.
  suicide:
    "no tengo/encuentro/siento/veo/hay motivacion seguir? vivir/viviendo | sin/perdi/perdido motivacion seguir? vivir/viviendo",
  "giving up the diet": "ganas seguir dieta | perdi/perdiendo ganas dieta/seguir dieta?",
  "can't stick to the diet": "no logro/puedo seguir/cumplir/mantener dieta",
  "my family and support": `${FAMILY} no? apoya/apoyan/entiende/entienden`,
  "my husband brings": `${FAMILY} siempre? trae/traen/compra/compran comida*/dulces/pan/chatarra/postres`,
  "tell my family": `digo/decirle/decirles/decir/explico/explicarle ${FAMILY}`,
  "they comment on my weight": "critica*/comenta*/burla* peso/cuerpo",

  // Our own screens.
  "my readings": "mis mediciones/lecturas",
  "who can read": "quien puede leer/ver escribo?",
  confidential: "confidencial*",
  "can i take": "puedo/debo/puede tomar",
  "talk to a real person":
    "hablo/hablar !con nutriolog*/nutricionista/dietista/especialista*/doctor/doctora/medico/medica",
};
