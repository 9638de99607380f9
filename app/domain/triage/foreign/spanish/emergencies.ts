import type { Sayings } from "../grammar";

const HEART = "infarto | ataque corazon/cardiaco | !paro cardiaco/corazon/cardiorrespiratorio";
const STROKE =
  "derrame cerebral? | embolia cerebral? | ictus | acv | evc | trombosis cerebral | infarto cerebral | ataque cerebral | accidente cerebrovascular | apoplejia";
const ALLERGY = "choque/shock anafilactico | anafilaxia | reaccion alergica grave/severa/fuerte";

/** Verbs by which an illness is told of as now: "me está dando", "creo que es", "me dio" where no year follows. */
const NOW =
  "dando/teniendo/sufriendo/haciendo/padeciendo/dar/dado/tengo/tiene/dio/da/creo/pienso/parece/sospecho/sea/ser/sufre";
const JUST_NOW = "acaba/acaban/acabo dar/tener/sufrir";
const THINK = "creo/pienso/siento/parece";
const NOW_SIGNS = "tengo/tiene/siento/presento/presenta/con sintomas/señales";
/** What is said of an illness that nobody has: a question, a fear, advice. */
const ABOUT =
  "sintomas/señales/riesgo/miedo/temor/prevenir/prevencion/evitar/causas/causa/factores/antecedente/antecedentes/probabilidad";
const FIGURE = "casi da/dio/dan";

const each = (before: string, names: string, after = ""): string =>
  names
    .split(" | ")
    .map((name) => `${before} ${name} ${after}`.trim())
    .join(" | ");

/** When it was, where it is over. */
const PAST = [
  "hace # meses",
  "hace muchos/varios/unos años",
  "a !los # años?",
  "año pasado",
  "y murio/fallecio",
  "cuando era",
  "previo/antiguo/viejo",
];
const over = (names: string): string =>
  PAST.map((time) => each("dio/dieron/tengo/tiene/dado", names, time)).join(" | ");

/** What is over is history, and with it the relative it is told of. */
export const PAST_ILLNESS_ES: Sayings = {
  "had heart attack # years ago": each("dio/dieron/tuve/tuvo", HEART, "hace # años/año"),
  "had stroke # years ago": each("dio/dieron/tuve/tuvo", STROKE, "hace # años/año"),
  "had heart attack in #": each("dio/dieron/tuve/tuvo/tengo", HEART, "en #"),
  "had stroke in #": each("dio/dieron/tuve/tuvo/tengo", STROKE, "en #"),
  "history of heart attack": `${over(HEART)} | ${each("!con", HEART, "previo/antiguo/viejo")} | ${each("", HEART, "previo/antiguo/viejo/pasado")}`,
  "history of stroke": over(STROKE),
};

const CHILD =
  "hijo/hija/niño/niña/nene/nena/bebe/nieto/nieta/chiquito/chiquita/sobrino/sobrina/guagua/chamaco/chamaca/hijito/hijita";
const PILLS =
  "pastilla*/medicina*/medicamento*/remedio*/capsula*/tableta*/comprimido*/pildora*/antidepresivo*/somnifero*";
const SWALLOWED = "trago/comio/ingirio/engullo";

const GAS = "gases/gas/pedos/pedo/aire/vientos/flatos/ventosidades";
const PASS = "echar/echarme/tirar/tirarme/tirarse/expulsar/sacar/eliminar/pasar/soltar/largar/botar/expeler/canalizar";
const PASSES =
  "echo/echa/tiro/tira/expulso/expulsa/saco/elimino/elimina/paso/pasa/suelto/suelta/largo/boto/bota/salen/sale/canalizo/canaliza";
const STOOL = "caca/popo/heces/baño/cuerpo/evacuar/cagar/obrar/defecar/excremento";

const BOY = "hijo/niño/nieto/sobrino/hermanito/esposo/marido/novio/chamaco/chiquito/hijito/chico";
const PRIVATE = "partes/parte intimas/intima/nobles/privadas";
const HIS_PARTS = "!sus partes";
const BALLS = "huevo/huevos/huevitos/bola/bolas/bolitas/pelotas/pelotitas/cojones/compañones/talegas";

const CUTS = "corto/corta/cortaba/cortando/cortar";
const SELF_CUT = "brazo/brazos/antebrazo/antebrazos/pierna/piernas/muñeca/muñecas/venas/muslos/piel/barriga";
/** Accidents: whose arm was cut by these was not cut on purpose. */
const ACCIDENT =
  "vidrio/cuchillo/lata/cristal/alambre/sierra/querer/accidente/cocinando/trabajando/afeitando/afeitar*/jardin/botella";

/** Emergencies in everyday words, beyond the plain phrases of the findings. What begins with a full stop is no longer denied by what stands before it. */
export const EMERGENCIES_ES: Sayings = {
  // Both of them: what makes a cold limb a danger stands beside it, and the English reader looks for it.
  "cold hands": "=manos =frias/=heladas",
  "cold feet": "=pies =frios/=helados",
  "cold hands and feet": "=manos !y =pies =frios/=helados | =pies !y =manos =frias/=heladas",
  "heart attack":
    "infarto* | infarto* miocardio | ataque* corazon/cardiaco/cardiacos | !paro cardiaco/cardiorrespiratorio",
  "having heart attack": `${each(NOW, HEART)} | ${each(JUST_NOW, HEART)} | ${each(`${THINK} ${NOW}`, HEART)} | ${each(NOW_SIGNS, HEART)} | puede/podria ser infarto | !con infarto | !con ataque corazon | infartand* | estoy/esta infartad*`,
  "having stroke": `${each(NOW, STROKE)} | ${each(JUST_NOW, STROKE)} | ${each(`${THINK} ${NOW}`, STROKE)} | ${each(NOW_SIGNS, STROKE)} | puede/podria ser derrame/ictus/embolia`,
  "having anaphylaxis": `${each(NOW, ALLERGY)} | ${each(`${THINK} ${NOW}`, ALLERGY)} | ${each(NOW_SIGNS, ALLERGY)}`,
  "anaphylactic shock": "choque/shock anafilactico",
  "severe allergic reaction": "reaccion alergica grave/severa",
  "having pulmonary embolism": each(NOW, "embolia pulmonar/pulmon"),
  "heart disease": each(ABOUT, HEART),
  "history of stroke": each(ABOUT, STROKE),
  almost: `${each(FIGURE, HEART)} | ${each(FIGURE, "derrame | embolia | ictus")} | ${each("da/dio", "infarto | ataque", "susto/risa/coraje/emocion")}`,
  "red eye": "tengo/tiene/salio/hizo/dio derrame ojo/ocular",
  fluid: "tengo/tiene derrame pleural/rodilla/articular | derrame pleural",
  "i think": "creo/pienso/parece !que",

  ". nogas": `no puedo/puede/logro/logra/consigo/pude ${PASS} ${GAS} | ni/sin ${PASS} ${GAS} | no/ni ${PASSES} ${GAS} | no puedo/puede/logro peerme/peer/peerse/pedorrear | ni/sin peerme/peer/peerse`,
  "constipation. nogas": `no puedo/puede/logro hacer/ir ${STOOL} ni gases/pedos | no puedo/puede/logro ${STOOL} ni gases/pedos | ni ${STOOL} ni gases/pedos | ni gases/pedos ni ${STOOL} | sin gases/pedos ni ${STOOL} | sin ${STOOL} ni gases/pedos | no salen/sale gases ni ${STOOL} | no hago ${STOOL} ni gases/pedos`,
  constipation: "no puedo/puede/logro evacuar/cagar/obrar/defecar | sin cagar/evacuar/obrar/defecar | no cago",
  "positive pregnancy test":
    "prueba/test positiv* | prueba/test embarazo/sangre positiv* | salio positiv* prueba/test embarazo? | prueba/test embarazo? salio/dio positiv* | dos rayitas test/prueba?",
  "positive covid test": "prueba/test positiv* covid/coronavirus/influenza/dengue/vih",

  "gallbladder surgery":
    "operaron/operado/operada/operacion/cirugia/quitaron/sacaron/extirparon vesicula | sin vesicula",
  incontinence:
    "no controlo/controla/aguanto/retengo pipi/pis/orina/orines/vejiga/meados | perdi/perdio/perdido/pierdo/perdida control vejiga/orina/pipi/pis/esfinteres/esfinter | me meo | meo encima/solo/sola | se me? sale/salen/escapa meados/pis/orines | no puedo/puede controlar/contener/retener/aguantar pipi/pis/orina/vejiga",
  "bowel incontinence": "perdi/perdio/pierdo control intestino/intestinos/caca/heces | me cago encima | cago encima",
  "vomiting green bile":
    "vomit*/devuelve/devolvio/arroja/arrojo/vasca/guacarea/buitrea liquido? verde*/verdos*/bilis/biliar | vomito color verde*/verdos* | vomit* cosa/algo verde*/verdos*",

  "testicle pain": `dolor/duele/duelen/ardor/molestia ${BALLS} | dolor/duele/duelen muy? mucho/fuerte/intenso ${BALLS} | ${BALLS} duele/duelen/adolorid* | ${BOY} duele/duelen/dolor ${PRIVATE} | ${BOY} tiene/queja/siente dolor ${PRIVATE} | duele/duelen/dolor ${PRIVATE} ${BOY} | ${BOY} duele/duelen ${HIS_PARTS} | ${BOY} tiene/queja/siente? dolor ${HIS_PARTS} | duele/duelen/dolor ${HIS_PARTS} ${BOY}`,
  "injury testicle pain": `pegaron/pego/golpe/golpearon/patada/patearon/pelotazo ${BALLS}/testiculo*`,
  "sudden testicle pain": `dolor/duele/duelen ${BALLS} repente/golpe/subit*/pronto | repente/golpe dolor/duele/duelen ${BALLS}`,
  "swollen testicle": `${BALLS} hinchad*/inflamad* | se? me? hinch*/inflam* ${BALLS}`,
  "chest pain": "dolordepecho | dolorpecho",
  "pain in a lump":
    "bola/bolita/bolas/bolitas duele/duelen | dolor/duele/duelen bola/bolita/bolas/bolitas cuello/axila/seno/pecho/ingle/espalda/brazo/pierna/cabeza",

  suicide:
    "pensamientos/ideas/ideacion suicid* | ojala no despert*/despiert*/amane* mañana? | ojala muri*/muera/muriese/muert* | ojala estuviera/estuviese muert* | ojala no hubiera nacido | quisiera/desearia/deseo/ojala no haber nacido | mejor estaria/estar muert* | estaria mejor muert* | prefiero/preferiria estar? muert* | prefiero/preferiria morir* | desearia/quisiera/quiero/deseo/gustaria estar muert* | desearia/gustaria morir* | ir/irme/largarme este mundo | no !vale pena seguir viviendo/vivo/viva | no !vale pena vivir/existir | sin ganas vivir/existir | perdi/perdido ganas vivir | ganas matarme/suicid* | mejor mato/matarme | !se va/quiere/piensa/quiso matar | va matarse/suicid* | matarse | quitarse vida | quiere/queria/quisiera morir*/matarse | tirar/tirarme/lanzarme/aventarme/saltar puente/balcon/metro/tren/edificio/azotea/ventana/vias | carta/nota despedida | no aguanto/soporto mas? vivir/vida | acabar/terminar sufrimiento siempre/todo/vez | acabar/terminar con? mi? sufrimiento | mundo estaria mejor sin | seria mejor no existir/estar/haber | no deberia/debi haber? nacido/existir | muriera nadie | !si muero nadie | plan/planes matarme/suicid*/quitarme/morir | pienso/pensando/pensado morir*/matarme/quitarme vida? | quiero/quisiera dejar existir/vivir | dejar existir | no quiero amanecer | quiero/quisiera que !todo acabe/termine",
  cut: `cort*/rebane ${SELF_CUT}/mano/dedo/dedos/cara/pie ${ACCIDENT} | cort* ${SELF_CUT} sin querer | cort* afeit* | cort* dedo cocin* | cortar/cortando cebolla/verdura*/carne/pasto/leña | corte/cortada dedo/mano cocin*`,
  selfharm: `${CUTS} ${SELF_CUT} | ${CUTS} ${SELF_CUT} cuchilla/cuchillo/navaja/vidrio/gillette/rasuradora | raj*/cort* brazo/brazos/muslos/muñecas navaja/gillette/rasuradora/hojilla | corto/corta/cortaba cuando? estoy? triste/tristeza/ansios*/ansiedad/mal/enoj*/deprim*/nervios*/sentir/sola/solo | quiero/ganas/pienso cortar*/cortarme venas/muñecas/brazos | corto/corta/quemo/quema/golpeo/golpea/lastimo/lastima/lesiono/araño proposito/adrede | quemo/quema cigarro*/cigarrillo*/encendedor proposito/adrede/piel/brazo/brazos | hago/hace cortes`,
  haircut: "cort*/cortarme/cortarse pelo/cabello/uñas/flequillo/barba/fleco",
  "lose weight":
    "quiero/quisiera desaparecer/desaparezca panza/barriga/grasa/papada/celulitis/kilos/rollos/rollitos/lonja*/llantas/peso | no quiero vivir gord*/sobrepeso/obes*",
  gone: "quiero/quisiera desaparecer ojera*/arruga*/espinilla*/caspa/vello/dolor/mancha*/estria*/acne/granos/cicatriz/verruga*",
  eat: "voy/quiero acabar/terminar todo pastel/torta/plato/comida/helado/chocolate/pizza/postre/paquete/bolsa | acabar/terminar todo pastel/torta/plato/comida/helado/chocolate/pizza/postre/paquete/bolsa",
  stop: "quiero/quisiera/voy/pienso acabar/terminar antojo*/hambre/ansiedad/grasa/panza/barriga/sobrepeso/atracones/habito*/dieta/curso/tratamiento | acabar con? antojo*/ansiedad",
  "stop living with": "quiero/quisiera? dejar vivir !con | dejar vivir !con",
  want: "quiere morir* casa/paz/viej*",
  insomnia: "ojala no? despert* tanto/noche/temprano/tantas",
  very: "quiere matar trabajo/hambre/aburrimiento/risa | quiero morir* vergüenza/risa/hambre/frio/calor/sueño/pena/cansancio/aburrimiento/ganas | morirme hambre/risa/sueño/frio/calor/aburrimiento",

  "insulin overdose":
    "tome/tomo/puse/puso/pusieron/inyecte/inyecto/aplique/aplico/administre/meti/pinche mucha/muchisima/demasiada/doble/triple/exceso/mas dosis? insulina | tome/puse/puso/inyecte/inyecto/aplique/aplico/administre/meti/pinche insulina error/equivocacion/demas/doble/demasiada/!mas | tome/puse/inyecte/aplique insulina mas/dos veces | tome/puse/puso/inyecte/inyecto/aplique/aplico dos veces insulina? | pase/paso/pasado dosis? insulina | puse/inyecte/aplique # unidades insulina vez/lugar # | # unidades insulina vez/lugar # | doble/triple dosis? insulina | sobredosis insulina | demasiada insulina",
  overdose: `!se ${SWALLOWED}/metio ${PILLS} | ${CHILD} ${SWALLOWED} ${PILLS} | ${CHILD} tomo/bebio/agarro/metio !mis/!mi ${PILLS} | ${CHILD} tomo !unas ${PILLS} | !se tomo/bebio !mis/!mi ${PILLS} | tomo/bebio/comio jarabe entero/todo/completo | tomo/bebio todo jarabe | tomo frasco/botella/bote jarabe | metio ${PILLS} boca trag* | ${CHILD} # años/año/meses ${SWALLOWED} ${PILLS} | ${CHILD} # años/año/meses tomo !mis/!mi ${PILLS}`,

  "no pulse":
    "no tiene/siento/encuentro/hay/encuentra/sienten pulso/latido/latidos | sin pulso/latido/latidos | no le? encuentro/siento/late pulso/corazon",
  "food coma": "coma alimentari*/comida",
  "face droop":
    "no !se? muevo/mueve/mover/responde mitad/media/medio/lado cara/rostro/boca | mitad/media/medio/lado cara/rostro/boca no !se? mueve/muevo/responde/funciona | no puedo/puede mover mitad/media/medio/lado cara/rostro/boca | no siento mitad/media/lado cara/rostro | no siento un lado cara/rostro | mitad/media/lado cara/rostro no siento | cara/rostro dormid*/adormecid*/entumid*/entumecid*/paralizad* un? !lado | media/mitad/medio cara/rostro dormid*/adormecid*/entumid*/entumecid*/paralizad*/caid*/muert* | durmio/adormecio/entumio/entumecio/paralizo/duerme/adormece mitad/media/medio/lado cara/rostro | va/fue/voltea/jala boca !lado | boca va/fue !lado | lado cara adormecid*/dormid*/entumid* | chueco/enchueco/torcio/viro/ladeo/jalo boca/cara | boca/cara chueca/virada/torcida/ladeada/jalada/colgada | cayo lado cara/boca",
  "numb after dentist":
    "media/mitad cara dormid*/adormecid* anestesia/dentista | cara/boca/labio dormid*/adormecid* anestesia/dentista",
  "allergic reaction":
    "pusieron/puse/puso/pusimos/inyectaron vacuna/inyeccion/penicilina/contraste/suero/antibiotico | despues ponerme/inyectarme/vacunarme/aplicarme ozempic/wegovy/mounjaro/saxenda/inyeccion/vacuna/insulina/penicilina?",
  "snake bite":
    "yarara | mapanare | nauyaca | barba amarilla | talla equis | coralillo | cuaima | jararaca | mord*/pic* cascabel/coral/biuda/yarara/nauyaca/mapanare/tarantula/violinista/cobra/boa | picadura/mordedura vibora/serpiente/culebra/alacran/escorpion/viuda | me pico arañ* violinista/negra",
  // As people write in messages: the Caribbean, Mexico, the Andes, the River Plate
  "am i having stroke": each("sera/seria", STROKE),
  "am i having heart attack": each("sera/seria", HEART),
  "sudden vision loss":
    "deje/dejo ver ojo repente/golpe? | repente/golpe deje/dejo ver ojo? | apago/nego/borro vista/vision/ojo | quede/quedo sin vista/vision ojo? | fue/va/iba vista ojo",
  severe:
    "monton | chingo | chingos | horrores | feisimo | feo feo | bien feo | bien fuerte | burro | bestia | a madres | un resto",
  "pain radiates to the back": "va/corre/pasa/sube/pega pa/para/hasta/hacia espalda",
  bloodsugar: "azucar/glucosa nubes | azucar/glucosa disparada/altisima/volada | glucometro/aparatito marca/dice/salio",
  unconscious:
    "no vuelve/volvia !en si | no da razon | no se mueve ni responde/habla/contesta | esta como muert* | tan/bien dormid* no puedo/podemos/logro despertar*",
  "chest pressure":
    "apachurra/apretuja/oprime pecho | piedra/losa/ladrillo/tabique/tonelada/plancha pecho | pecho apretujad*/apachurrad*",
  "cannotbreathe dyspnea":
    "no jalo/jala aire | me/se? ahogo/ahoga/ahogando/asfixia/asfixio/asfixiando | no me? entra aire | no agarro/agarra/alcanzo aire | falta aire feo/mucho/horrible",
  badspeech:
    "habla enredad*/mocho/trabad*/pastos*/arrastrando | enreda/traba/enredo/trabo/patina lengua | no se le? entiende habla/dice/nada | lengua trabada/pesada/dormida/enredada",
  "one side weakness":
    "durmio/duerme/dormid*/paralizo/muert* medio/mitad cuerpo | medio/mitad cuerpo dormid*/paralizad*/muert*/flojo/sin | no siento/mueve/muevo/responde medio/mitad/lado cuerpo/izquierdo/derecho | fue fuerza brazo/lado | brazo y? pierna dormid*/muert*/flojos/sin fuerza",
  "black tarry stool":
    "popo/caca/heces/evacuacion/cago/obro/ensucio negr* chapopote/alquitran/brea/petroleo/carbon/pegajos*/tinta",
  "vomiting blood": "guacare*/devuelv*/devolv*/arroj*/bota*/echa*/echo sangre",
  vomiting: "devolviendo todo? | devolver todo | guacareando | guacarear | vasqueando | buitreando | echando todo",
  "thunderclap headache":
    "dolor/dolorazo cabeza golpe/trueno/rayo/explosion/explotara/batazo | estallo/trono/exploto cabeza repente/golpe?",
  seizure:
    "puso ties* temblando/temblo/sacudia/ojos | ojos blanco temblando/tiembla/sacude/ties* | dio ataque epileptic*",
  syncope: "telele | yeyo | soponcio | vahido | fue luz/mundo | apago tele",
  dose: "dosis | miligramos | inyeccion semanal",
  increased: "subi | subio | subieron | aumente | aumentaron | subirme | subiendo | empece con",
  confusion:
    "dice/habla/hablando/diciendo puras? incoherencias/disparates/tonterias/locuras/babosadas/sandeces | dice/habla cosas sin sentido/pies | no sabe que dice | fue/va onda",
  "sorethroat tonsils white spots":
    "garganta placas/puntos blancas/blancos? | placas blancas/garganta | placas pus garganta/anginas | anginas con? placas/pus",
  hangover: "cruda tomar/beber/anoche | cruda | crudo por tomar | resaca | guayabo | goma por tomar",
  doze: "sueño/sueñito despues comer/comida | da sueño comer/comida/tarde | entra sueño",
  "heavy period":
    "regla/periodo/menstruacion muy? abundante/fuerte/cargad*/excesiv* | regla/periodo/menstruacion mucho/mucha sangre?",
  "hungry all": "muerta/muerto hambre | mucha/muchisima hambre | hambre todo tiempo/dia | puro antojo",
  "nonstop vomiting": "no para/paro/paran/deja/dejo vomitar/devolver/guacarear | vomitando sin parar",
};

/** Illnesses and states that have to keep their name, whatever is asked. */
export const NAMED_ES: Sayings = {
  "eating disorder":
    "anorexia | anorexia nerviosa/nervosa | anorexic* | trastorno* alimentari*/alimenticio*/alimentacion | trastorno* conducta alimentaria | desorden* alimentari*/alimenticio* | tca | bulimi* | ortorexia | vigorexia | trastorno* atracon*",
  // What is an emergency by its name alone
  "bowel obstruction":
    "obstruccion/oclusion/bloqueo intestinal/intestino/intestinos | intestino obstruido/tapado/bloqueado",
  "bowel perforation": "perforacion intestinal/intestino | peritonitis",
  "testicular torsion": "torsion testicular/testiculo",
  "pulmonary embolism": "embolia pulmonar/pulmon | tromboembolia pulmonar | coagulo pulmon/pulmones",
  pancreatitis: "pancreatitis",
  "aortic dissection": "diseccion aorta/aortica",
  preeclampsia: "preeclampsia",
  sepsis: "sepsis | septicemia | infeccion generalizada",
  meningitis: "meningitis",
  "type # diabetes": "diabet* tipo #",
  "type 1 diabetes": "diabet* tipo uno/i | dm1 | diabetes juvenil/insulinodependiente",
  "type 2 diabetes": "diabet* tipo dos/ii | dm2",
  breastfeeding: "doy/dando/dar/da pecho/teta/seno | amamant* | lactando | doy/dando de? mamar | lactancia materna?",
};
