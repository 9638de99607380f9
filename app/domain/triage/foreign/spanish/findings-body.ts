import type { FindingId } from "../../findings";

/** The plain medical term first, then what people say, from Mexico to the River Plate. Accents, ñ, capitals and most of spelling do not matter. */
export const GENERAL_ES = {
  fever:
    "fiebre | calentura | destemplanza | temperatura alta | estoy/esta/anda hirviendo | pirexia | febril | afiebrado | hierve en fiebre",
  low_fever: "febricula | fiebre baja/leve/ligera | decimas | poca/poquita fiebre/calentura | un poco fiebre/calentura",
  high_fever: "fiebre alta/altisima | mucha fiebre/calentura | fiebre muy alta | fiebre no baja",
  prolonged_fever: "",
  recurrent_fever: "fiebre recurrente/intermitente | fiebre va viene | fiebre todas tardes/noches",
  chills: "escalofrio* | tiritona | chuchos | tirit* | temblando frio | mucho? frio cuerpo | calosfrios",
  rigors:
    "escalofrios fuertes/intensos/violentos | escalofrios hacen temblar | tembladera | castañete* dientes | tiemblo frio incontrolable | escalofrios mucho temblor",
  sweating: "sudor* | sudando | sudo | suda | transpir* | sudoracion",
  cold_sweat:
    "sudor* frio* | sudo/suda/sudando frio | piel fria sudada/humeda/pegajosa | empapado sudor | bañado sudor | transpiracion fria",
  night_sweats: "sudores nocturnos | sudo/sudor/sudoracion/sudando noche/noches | amanezco empapado | mojo sabanas",
  severe_pain:
    "dolor insoportable/atroz/brutal/tremendo/horrible/terrible/inaguantable/fortisimo | no aguanto/soporto dolor | me muero dolor | dolor muy? intenso",
  sudden_severe_pain:
    "dolor subito intenso/insoportable | dolor insoportable/terrible/fortisimo repente/golpe | repente dolor insoportable/terrible/fortisimo",
  fatigue:
    "fatiga | cansancio | cansad* | agotad* | agotamiento | sin energia/energias/fuerzas | no tengo energia/energias/fuerzas/animo | astenia | debil general | flojera | decaimiento | decaid*",
  malaise:
    "malestar general | malestar | me siento/se siente mal/fatal/pesimo | siento mal | cuerpo cortado | maluco | achacoso | no me siento bien | indispuest*",
  weight_loss:
    "perdida peso | he? bajado/baje/baja mucho? peso | he? perdido/perdi/pierdo/pierde/perdiendo mucho? peso/kilos | he bajado/perdido # kilos/kg/libras | baje/perdi # kilos/kg/libras | bajando mucho? peso dieta/querer | adelgac* | adelgaz* | enflaqu* | ropa queda grande/floja | perdida involuntaria peso",
  weight_gain:
    "aumento peso | he? subido/subi/subo mucho? peso | he? subido/aumentado/engordado # kilos/kg/libras | subi/aumente/engorde # kilos/kg/libras | engord* | gane/ganado/ganando peso",
  wants_weight_loss:
    "quiero/quisiera/necesito/deseo/ayuda/ayudame bajar/perder/adelgazar peso/kilos | quiero/quisiera/necesito/deseo adelgazar | quiero/quisiera/necesito bajar/perder # kilos/kg/libras | como puedo? bajar/perder peso | bajar/perder peso | bajar panza/barriga",
  poor_appetite:
    "falta apetito | inapetencia | inapetente | perdida apetito | poco apetito | sin apetito/hambre | no tengo hambre/apetito | no me da hambre | no quiere/quiero comer | no come nada | no come | desgan* | sin ganas comer | no tengo ganas comer | se llena rapido",
  increased_appetite:
    "mucha/muchisima hambre | tengo/siempre hambre | hambre todo tiempo/dia | hambre constante | aumento apetito | como demasiado | polifagia | apetito voraz",
  thirst:
    "sed | sedient* | sed excesiva/intensa | polidipsia | tomo mucha/muchisima agua | bebo/bebe/toma mucha/muchisima agua | mucha sed",
  high_sugar: "",
  dehydration:
    "deshidrat* | boca reseca seca vomito | ojos hundidos | llora sin lagrimas | mollera hundida | no le? salen lagrimas",
  pallor: "palid* | palidez | blanco papel/cera | amarillento palido | descolorid* | sin color cara | blanca papel",
  mottled: "piel moteada/marmoleada/jaspeada | piel gris/ceniza | ceniciento | manchas marmol",
  cyanosis:
    "cianosis | labios/labio azules/morados/amoratados | labios? pusieron/puso morados/azules/morado/azul | cara morada/azul | se puso morado/azul | se esta poniendo morado/azul | uñas moradas/azules | dedos azules | boca morada/azul",
  lightheaded:
    "siento/sentia/sentir/sensacion me? desmay* | casi me? desmayo/desmaye | cabeza liviana/ligera | me? voy a? desmayar | a punto desmayar* | aturdid* | me? da vahido | vahid* | sensacion desmayo | atarantad* | se me va cabeza | me quiero desmayar | siento desvanecer* | se me nubla vista",
  dizziness: "mareo | maread* | mareos | mareando | marea | mareamiento | inestable | inestabilidad | borracher*",
  fainting:
    "sincope | desmay* | desmayo | perdi/perdio/perdido/pierdo conocimiento/conciencia/sentido | desvanec* | soponcio | patatus | !se !me? !fueron/fue luces | caí/cayo desmayado | perdida conocimiento/conciencia | yeyo | le dio yeyo | telele",
  postural:
    "mareo/mareos/mareado/mareo levantar*/parar*/pie | al levantarme/pararme mareo* | me mareo levanto/!paro | mareo ortostatico | hipotension ortostatica/postural",
  palpitations:
    "palpita* | taquicardia | corazon acelera*/acelerado | corazon late rapido/fuerte/irregular/deprisa | corazon va rapido/mil | corazon brinca/salta/galopa | me brinca/salta/galopa corazon | se me sale corazon | latidos rapidos/irregulares/fuertes | arritmia | se me acelera corazon | aceler* corazon | me late rapido/fuerte corazon | late corazon",
  body_aches:
    "dolor/dolores cuerpo/muscular/musculares | cuerpo adolorido | duele todo? cuerpo | mialgia* | cuerpo molido | duelen musculos | dolores? musculos | cuerpo dolorido",
  joint_pain:
    "dolor/dolores articular/articulares/articulaciones/coyunturas | artralgia* | artritis | duelen articulaciones/coyunturas | reuma | reumatismo",
  gland_swelling:
    "ganglios inflamados/hinchados | adenopatia* | ganglio* | glandulas inflamadas/hinchadas | secas cuello | bolas/bolitas cuello | incordio",
  neck_lump: "bulto/bola/bolita/masa/nodulo/tumor cuello",
  poor_feeding:
    "no quiere mamar/pecho/biberon/teta/leche/tetero/mamila | no mama | no agarra pecho | no toma leche/pecho/biberon/tetero/mamila | rechaza pecho/biberon/leche | come menos bebe | mama poco | no despierta comer | no come bebe",
  irritable_child:
    "no !para/deja llorar | llora sin parar/consuelo | llanto inconsolable | bebe irritable | llora mucho | muy irritable bebe | chilla | llora todo tiempo | inconsolable",
  drowsy:
    "somnolen* | adormil* | aletarg* | letarg* | amodorr* | cuesta despertar* | muy dormid* | dificil despertar | dormido todo tiempo/dia | no despierta bien | modorra | decaido dormido | duerme todo tiempo/dia | muy flojo guango",
  unresponsive:
    "inconsciente | no responde/reacciona/contesta | no despierta | no logro despertar* | no puedo despertar* | !en coma | sin conocimiento/sentido | perdio conocimiento no despierta",
  confusion:
    "confus* | confund* | desorient* | no sabe donde esta/que/dia/quien | dice incoherencias/disparates/tonterias | habla incoherencias/disparates | delira* | delirio | no me? reconoce | ido | actua raro/extraño | se comporta raro/extraño | no coordina ideas | alucinando | perdido en tiempo | habla cosas sin sentido | no conoce a nadie",
  memory_loss:
    "perdida memoria | olvida* cosas/todo | olvidad* | se me olvid* | mala memoria | fallas memoria | olvidos | demencia | se me borra memoria",
  seizure:
    "convuls* | ataque epileptico/epilepsia | crisis epileptica/convulsiva | le dio ataque | sacudidas cuerpo | ataques epilepticos | se sacudia todo | espuma boca | tembl* todo cuerpo perdio conocimiento | se puso tieso temblar",
  tongue_bite: "mordio/mordi/mordedura lengua | se mordio lengua",
  insomnia:
    "insomnio | no puedo/logro/consigo dormir | no duermo bien | duermo mal/poco | cuesta dormir* | cuesta quedar* dormido | no concilio sueño | desvelad* | desvelo | me despierto noche/madrugada | problemas dormir/sueño | dias sin dormir | llevo dias sin dormir | no he dormido",
  daytime_sleepy:
    "sueño durante? dia | somnolencia diurna | me quedo dormido trabajo/manejando/sentado | mucho sueño dia | me duermo dia/trabajo/manejando",
  snoring: "ronquido* | ronco noche/dormir/mucho dormir | ronca mucho? | ronqu* | roncar",
  sleep_apnea_seen:
    "apnea | apnea sueño | dejo/deja respirar dormid*/duermo/noche/sueño | pausas respir* dormir/sueño | me despierto ahogado",
  unrefreshing: "sueño no reparador | despierto/amanezco/levanto cansad* | duermo no descanso | no descanso dormir",
  cataplexy: "cataplejia | cataplexia | paralisis sueño | aflojan piernas reir* | se me aflojan rodillas risa",
  anxiety:
    "ansied* | ansios* | nervios* | nervios | angusti* | preocup* mucho/todo/excesivamente | intranquil* | inquiet* | tens* mental | agobi*",
  panic:
    "ataque* panico | panico | crisis panico/ansiedad/nervios | ataque* ansiedad/nervios | terror repentino | miedo morir*",
  doom: "muerte inminente | siento voy morir* | creo voy morir* | presentimiento muerte | sensacion muerte | me estoy muriendo | siento me muero",
  hyperventilation:
    "hiperventil* | respiro rapido hormigueo/nervios/ansiedad | hormigueo boca/dedos ansiedad/nervios/panico",
  low_mood:
    "depre | deprimid* | depresion | triste* | tristeza | sin esperanza | bajoneado | animo bajo | animo suelo | lloro mucho/siempre/todo | ganas llorar | melancol* | inutil | desesperanz* | sin ilusion | culpa",
  hopeless: "sin esperanza* | desesperanza* | no valgo nada | no sirvo para nada",
  anhedonia:
    "anhedonia | perdida/perdi interes | no disfruto/disfruta nada | nada me gusta/interesa/ilusiona/alegra | sin ganas de nada/hacer | no tengo ganas nada/hacer | perdi gusto cosas | desinteres",
  irritability: "irritab* | mal humor | malhumor | cambios humor/animo | me enojo facil/todo/rapido | muy enojad*",
  poor_concentration:
    "no me? puedo concentrar* | falta concentracion | dificultad concentrar* | niebla mental | mente nublada | me distraigo | cuesta concentrar*",
  named_emergency: "estoy/esta teniendo infarto | estoy/esta sufriendo infarto/derrame",
  suicidal:
    "suicid* | quiero/quisiera/deseo/ganas/preferiria morir* | ganas morir* | me quiero morir | no quiero vivir/seguir/existir/despertar/estar | ya no quiero vivir/seguir/existir/nada estar aqui | me quiero/quisiera/voy/pienso matar | matarme | quitarme vida | quiero/quisiera/voy/pienso matarme/suicidarme/quitarme | quiero/quisiera/voy/pienso quitarme/acabar/terminar vida/todo | acabar/terminar/poner con mi? vida/todo/fin | pensamientos muerte | estarian mejor sin mi | no vale pena vivir | mejor muert* | mejor estar muert* | quiero desaparecer | quitarme de en medio | no le veo sentido vida | vida no tiene sentido | cansad* vivir | pienso en muerte | me voy a matar | tirarme puente/balcon/tren | ahorcarme | colgarme | pegarme tiro | ya no aguanto vivir | quisiera estar muert* | preferiria estar muert* | no tengo/hay/encuentro/veo razon/razones/motivo/motivos/ganas vivir/seguir | no tengo ya? nada vivir | no le? encuentro sentido vida | hart*/cansad*/aburrid* vida/vivir | prefiero/preferiria/quisiera no estar aqui | dormir y? no despertar | dormir siempre",
  self_harm:
    "autolesion* | me corto brazos/piernas/muñecas | me corte venas/muñecas | cortarme brazos?/piernas?/venas?/muñecas? | hacerme/hago/hice/lastimarme daño | lastimarme | me lastimo a mi mism* | cortes venas | hacerme daño",
  homicidal:
    "voy/quiero/pienso matar esposa/esposo/mujer/marido/hija/hijo/familia/mama/papa/todos | !lo/!la voy a matar | voy matarlo/matarla/matarlos/acuchillar*/apuñalar*/dispararle/estrangular* | quiero/voy/ganas/quisiera/pienso matar/lastimar/dañar alguien/persona/gente/esposa/esposo/hijo/bebe/otros | quiero/voy/ganas/quisiera/pienso matarlo/matarla/matarlos | hacerle daño alguien/bebe/hijo/otros | quiero hacer daño otros/alguien | matar alguien | quiero/voy/ganas/quisiera/pienso matar jefe/jefa/vecino/vecina/compañero/compañera/suegra/suegro/padre/madre/hermano/hermana/hijos/novio/novia/ex | oigo/escucho? voces dicen/ordenan/mandan/piden mate/matar/lastime/lastimar/dañar/ataque/atacar",
  threatened:
    "amenaza/amenazo/amenazan/amenazando/amenazado matar*/muerte/golpear*/pegar*/apuñalar*/disparar*/hacer*/cuchillo/pistola/arma | dice/dijo/dicen/grito/jura !que !me/!nos !va/!van matar | dice/dijo/dicen !que !va/!van matarme/matarnos/golpearme | apunta/apunto pistola/arma/cuchillo",
  overdose:
    "sobredosis | intoxicacion | intoxica* | me/se? tome/tomo/trague/trago muchas/demasiadas/todas/bote/frasco/montones pastillas/medicinas/medicamento/medicamentos/capsulas | tome/tomo/trague/trago frasco/bote/caja/blister entero? | tome/tomo/trague/trago todo/toda/todos/todas/entero/entera frasco/frascos/bote/caja/cajas/blister/tira/botella/paquete | tome/tomo/trague/trago todas/toda pastillas/medicinas/medicina | tomo/tome/bebio/trago cloro/veneno/lejia/raticida/insecticida/detergente/gasolina/acido/lavandina | enven* | veneno ratas | tomo/trago/comio/tome pastillas/medicina/medicinas/medicamentos abuela/abuelo/mama/papa | tome/tomo doble/triple dosis | monoxido carbono | comio hongos/setas/bayas | tome pastillas demas | tomo mas dosis",
  mania:
    "mania | eufori* | acelerad* mental | duermo poco no estoy cansad* | gasto dinero sin control | pensamientos acelerados/rapidos | me siento invencible",
  psychosis:
    "psicosis | oigo/escucho/oye/escucha voces | voces dicen/hablan/ordenan | veo/ve cosas no existen/estan/hay | alucin* | paranoi* | me persiguen/vigilan/espian | persiguen | me estan siguiendo | delirios",
  bingeing:
    "atracon* | como sin control/parar | no puedo parar/dejar comer | como compulsiv* | atraco* comida | como emociones/ansiedad | comer emocional | comer compulsivo",
  purging:
    "provoco vomito | vomito proposito | me provoco/hago/induzco vomit* | laxantes adelgazar/bajar/peso | purg* | me meto dedo vomitar",
  food_restriction:
    "me? mato hambre | dejo comer engordar | miedo engordar | restrinjo comida/calorias | salto comidas | me salto comidas | me veo gord*",
  cold_intolerance:
    "siempre tengo? frio | mucho frio siempre | friolent* | friolero | intolerancia frio | no tolero frio | frio todo tiempo",
  heat_intolerance:
    "intolerancia calor | siempre tengo? calor | no tolero/soporto calor | mucho calor siempre | caluroso",
  hot_flashes: "bochorn* | sofoc* | calores | oleadas calor | calorones",
  tremor: "tembl* | tiembl* | temblor* | pulso tembloroso | me tiemblan manos | temblorin",
  muscle_jerks:
    "sacudid*/tirones/espasmos/brincos musculos/musculares/brazos/piernas/cuerpo | musculos/piernas/brazos brincan/saltan/sacuden | mioclon*",
  growth_hands: "anillos/zapatos ya? no me quedan/entran | crecieron manos/pies | manos pies mas grandes | acromegalia",
  moon_face: "cara luna/redonda/hinchada redonda | joroba cuello/espalda/bufalo | cushing",
  striae: "estrias",
  hyperpigmentation: "piel oscura/oscurecida | oscurec* piel | hiperpigmentacion | piel bronceada sol",
  salt_craving: "antojo* sal/salado | ganas sal/salado",
  pica: "como tierra/hielo | comer tierra/hielo | ganas comer tierra/hielo | pica trastorno",
  bruising: "moreton* | moretes | hematoma* | cardenal* | me salen moretones | moraton*",
  bleeding_gums: "sangra* encias | encias sangran/sangrantes | sangrado encias",
  infections_often:
    "infecciones frecuentes/seguidas/repetidas/recurrentes | me enfermo seguido/mucho | siempre infecciones",
  heavy_bleeding:
    "hemorragia | sangrado/sangra/sangro/sangre/sangrando abundante/mucho/profuso/profusamente | sangre/sangrado/sangra/sangrando y? no !para/detiene/cede/deja | no !para/deja sangrar | chorro* sangre | sangra chorro* | mucha sangre | desangr* | perdiendo mucha? sangre | no se detiene sangrado/sangre",
  snake_bite:
    "mord*/pic*/ataco vibora/serpiente/culebra/cascabel/coral | vibora | serpiente | culebra | alacran | escorpion | viuda negra | picadura alacran/araña | araña violinista",
  heat_exposure:
    "golpe calor | insolacion | insolad* | horas sol | todo dia sol | trabaj* sol | bajo sol | mucho sol | en sol todo | asolead* | calor extremo | carro cerrado calor",
  cold_exposure: "hipotermia | congelad* | congelacion | expuesto frio horas | en nieve horas | cayo agua helada",
  electric:
    "descarga electrica | electrocut* | toque electrico | choque electrico | corriente electrica | me dio corriente | le cayo rayo",
  drowning:
    "ahogo/ahoga/ahogaba/ahogamiento alberca/piscina/mar/rio/agua/playa/tina/pileta | casi se? ahog* alberca/piscina/mar/rio/agua/playa | casi se? ahoga/ahogo | trago agua alberca/piscina",
  exercise_intolerance:
    "me canso rapido/facil/mucho/poco esfuerzo | no aguanto ejercicio/esfuerzo | no rindo ejercicio | intolerancia ejercicio",
  growth_delay:
    "no crece | no aumenta/sube/gana peso bebe/niñ* | no sube peso | retraso crecimiento | talla baja | no gana peso",
} satisfies Partial<Record<FindingId, string>>;

export const CHEST_ES = {
  chest_pain:
    "dolor pecho/toracico/torax/corazon | duele/duelen pecho/corazon/torax | angina | punzada*/pinchazo* pecho/corazon | molestia pecho | dolor a corazon",
  chest_pressure:
    "opresion pecho | opresion | pecho apretado/oprimido/pesado | aprieta/oprime/aplasta/pesa/presiona pecho | pecho aprieta/oprime/aplasta/pesa | presion/peso/pesadez/apreton/tirantez pecho | elefante encima/pecho | siento pecho cerrado | como si algo/alguien aplasta*/apret* pecho | faja/banda pecho | aplast* pecho",
  chest_vague:
    "raro/rara/extraño/extraña/molestia/incomodidad/incomodo/feo pecho | pecho raro/extraño/incomodo/feo | algo raro pecho | siento algo pecho",
  slow_breathing:
    "respira/respirando/respiracion muy/bien/tan? lento/lenta/despacio/despacito/poquito/apenas/superficial | apenas respira",
  chest_exertional:
    "dolor/opresion/duele pecho esfuerzo/caminar/subir/ejercicio/escaleras/camino/subo | angina esfuerzo",
  chest_at_rest: "dolor/opresion/duele pecho reposo/descanso/sentado/dormido",
  pain_radiates:
    "dolor corre/va/sube/baja/pasa/irradia/extiende/recorre brazo/mandibula/cuello/hombro/quijada | se me? corre/va/sube/baja/pasa/irradia/extiende brazo/mandibula/quijada/cuello/hombro | irradia* brazo/mandibula/cuello/quijada/hombro | corre brazo/quijada/mandibula | recorre brazo",
  arm_jaw_alone: "dolor/duele brazo izquierdo | dolor/duele mandibula/quijada",
  tearing_pain:
    "dolor desgarrador/desgarro/desgarrante | desgarro dolor | como desgarr* pecho/espalda | siento desgarr* pecho/espalda | desgarro pecho/espalda",
  pleuritic:
    "dolor/duele respirar/inspirar/respiro/suspirar hondo?/profundo? | pleuritico | dolor/duele pecho respirar/toser/respiro | puntada respirar | dolor toma* aire | dolor/duele toser",
  chest_tender:
    "duele/dolor pecho tocar/presionar/mover/apretar/toco/aprieto | dolor pared toracica | duelen/dolor costillas | costocondritis",
  chest_positional: "mejora/alivia/menos inclinar*/sentar* adelante | mejora sentado inclinado adelante",
  breathless:
    "disnea | falta aire | me? falta aire | dificultad respirar/respiratoria | cuesta respirar | respiro/respira mal/dificultad | me ahogo | ahogo | ahogos | me? asfix* | sin aliento | no me? entra/llega aire | sofoco respirar | agitad* | corto aire/aliento | batalla respirar | trabajo respirar | problemas respirar | me agito | no respiro/respira bien | no me? alcanza aire | fatiga respirar | se ahoga | respiracion entrecortada/dificil/agitada",
  breathless_severe:
    "no puedo/puede respirar | no puedo/puede ni? hablar/terminar/completar falta? aire?/frase/frases/oracion/palabra | me estoy ahogando | se esta ahogando | se esta asfixiando | me estoy asfixiando | no respira | dejo respirar | se le? hunden/hunde/marcan/meten/sume/sumen costillas/pecho/costillitas | aleteo nasal | quejido respirar | boquea | boqueando | falta aire reposo | jadea* | insuficiencia respiratoria",
  breathless_exertion:
    "falta aire/ahogo/disnea/agito esfuerzo/caminar/subir/escaleras/ejercicio | me ahogo/agito caminar/subir/camino/subo | me? falta aire caminar/subir/camino/subo/escaleras | canso subir escaleras",
  orthopnea:
    "ortopnea | falta aire/ahogo acostad*/acostar* | me ahogo acostad*/acostar*/acuesto | duermo sentado | varias almohadas | no puedo acostar* falta? aire? | despierto noche ahog*/falta aire | me falta aire acostado/acostarme/noche",
  sudden_breathless:
    "falta aire/ahogo/disnea repente/golpe/subit* | repente/golpe me? falta/falto/ahogo/dificultad aire/respirar? | disnea subita",
  crackles: "crepit* | estertor* | ruidos pulmones",
  wheeze:
    "sibilancia* | silb*/pita/chifl* !al/cuando respir* | silbid* pecho? | silba pecho | me silba pecho | pecho silba | pitos pecho | chifl* pecho | hervor pecho | pillido* | me chilla/chifla pecho",
  stridor:
    "estridor | ruido/ronquido/silbido agudo/raro respirar/inspirar | ruido meter aire | ruido respirar | gallo respirar",
  reliever_fails:
    "inhalador/salbutamol/ventolin/spray/bomba/bombita/puff no me? hace/sirve/ayuda/funciona/quita/calma nada?/efecto? | no me? hace/sirve/ayuda/funciona inhalador/salbutamol | uso inhalador cada hora/rato",
  cough: "tos | tose | tosiendo | toso | toser | tosedera | tosecita",
  dry_cough: "tos seca | tos irritativa | tos perro seca",
  productive_cough:
    "tos flema/flemas/gargajo/productiva/mucosidad/moco/mocos/expectoracion | flema/flemas | gargajos | expectora* | esputo",
  purulent_sputum: "flema/flemas/esputo/moco verde*/amarill*/pus/oxid* | tos flema verde*/amarill*",
  foul_sputum: "flema/esputo fetid*/maloliente/apest*/huele mal | mucha flema fetida",
  coughing_blood:
    "toso/tose/tosiendo/tos/escupo/escupe/escupiendo sangre | hemoptisis | flema/flemas/esputo/gargajo sangre | sangre toser | sangre flema/esputo",
  pink_froth: "flema/esputo/espuma rosad*/rosa espum* | flema/esputo/espuma rosad*/rosa | espuma rosa boca",
  barking_cough: "tos perruna/foca | tos ronca? !de perro/foca | tos ronca? como perro/foca | laringotraqueitis | crup",
  whooping: "tos ferina/convulsiva/convulsa | tosferina | ataques/accesos tos | tos ahogo vomito | coqueluche",
  cough_night: "tos noche/nocturna/dormir/acostado | toso noche",
  allergen_trigger:
    "alergia polen/polvo/gatos/perros/primavera/estacional/acaros | polen | acaros | cada primavera | fiebre heno | rinitis alergica | con polvo | cerca gatos/perros",
  leg_swelling:
    "hinchazon/inflamacion/edema piernas/pierna/pies/pie/tobillos/tobillo | piernas/pierna/pies/pie/tobillos/tobillo hinchad*/inflamad*/hinch* | se me? hinch*/inflam* piernas/pierna/pies/pie/tobillos/tobillo | edema",
  leg_swelling_both:
    "hinchazon/edema/inflamacion ambas/dos piernas/tobillos/pies | hinchazon/edema/inflamacion piernas/tobillos/pies | piernas/pies/tobillos hinchados/hinchadas/inflamados/inflamadas/hincha* | se me? hinch* piernas/pies/tobillos | ambas/dos piernas hinch*",
  one_leg_swelling:
    "pantorrilla/batata/chamorro hinch*/inflam*/roja/caliente | hinchazon/hincho/inflamo pantorrilla/batata/chamorro | hinch*/inflam* una pierna/pantorrilla | una? pierna hinch* duele/dolor | se me? hinch* una? pantorrilla | pierna mas gorda/hinchada otra | trombosis pierna",
  calf_pain:
    "dolor/duele pantorrilla/batata/chamorro | pantorrilla/batata/chamorro adolorid*/duele | duelen pantorrillas",
  leg_pain_walking:
    "claudicacion | duelen/dolor piernas/pierna/pantorrilla* caminar/camino/andar | me tengo parar dolor piernas",
  cold_leg:
    "pierna/pie/mano/brazo fri*/helad*/palid* | pie/pierna/brazo/mano puso/pone/quedo fri*/palid*/helad* | pie/pierna sin pulso",
  varicose: "varices | venas saltadas/hinchadas/abultadas piernas? | arañas vasculares | venitas",
  vein_cord: "flebitis | vena roja/dura/adolorida/inflamada/duele | cordon rojo vena | vena duele/dura",
  leg_heavy: "piernas pesadas/cansadas | pesadez piernas | me pesan piernas",
  fingers_white: "dedos blancos/azules frio | raynaud | se me ponen blancos dedos | dedos cambian color frio",
  slow_pulse: "bradicardia | pulso muy? lento/bajo | corazon va? late? esta? muy? lento/despacio | latidos muy? lentos",
  fast_pulse: "",
  very_fast_pulse: "",
  fast_breathing: "respir* rapid*/acelerad*/deprisa | taquipnea | respiracion rapida/acelerada | respira muy? rapido",
  low_oxygen: "oxigeno/saturacion baj* | hipoxia | desatura* | bajo oxigeno | baja saturacion",
  low_pressure: "presion/tension baja | hipotension | se me? baj* presion/tension | baja presion | baja mucho presion",
  high_pressure:
    "presion/tension alta/arriba/elevada/descontrolada | se me? sub* presion/tension | presion arterial alta",
  very_high_pressure:
    "crisis hipertensiva | presion muy/demasiado alta | presion nubes/cielo | presion altisima | emergencia hipertensiva",
  jugular: "venas cuello | venas cuello hinchadas/saltadas | ingurgitacion yugular",
  exertional_faint:
    "desmay* corr*/ejercicio/jug*/entren*/deporte/futbol/gimnasio/partido/carrera | sincope esfuerzo/ejercicio | perdi conocimiento corr*/ejercicio/jugando",
  faint_trigger:
    "desmay* ver sangre/aguja/inyeccion/susto/calor/vacuna | desmay* sangre/aguja/inyeccion/calor/susto/emocion | vasovagal | lipotimia",
  voice_change:
    "ronquera | ronc* voz | voz ronca/cambiada/apagada | afoni* | sin voz | perdi voz | disfonia | laringitis | me quede sin voz | ronquito",
  choking:
    "atragant* | ator* garganta? | asfixi* comida/juguete/moneda | se ahoga/ahogo comida/juguete/uva/moneda | trago moneda/juguete ahog* | se le fue mal camino | se le atoro | objeto garganta | cuerpo extraño garganta | añusg*",
  clubbing: "dedos palillo tambor | acropaquia*",
  hiccups: "hipo",
} satisfies Partial<Record<FindingId, string>>;

export const BELLY_ES = {
  belly_pain:
    "dolor abdominal/abdomen/barriga/panza/estomago/estomacal/vientre/guata/tripa/tripas/pancita | duele/duelen abdomen/barriga/panza/estomago/vientre/guata/tripa/tripas/pancita/barriguita | gastralgia | mal estomago | dolor a estomago",
  belly_severe:
    "dolor abdominal/estomago/barriga/panza/abdomen/vientre intenso/severo/insoportable/fortisimo/terrible/horrible | dolor muy/tan fuerte/intenso estomago/barriga/panza/abdomen/vientre | dolor estomago/barriga/panza/abdomen/vientre muy/tan fuerte/intenso | doblad* dolor estomago/barriga/panza | me doblo dolor | retorc* dolor",
  belly_sudden:
    "dolor subito/repentino abdomen/estomago/barriga/panza/vientre | repente dolor/duele abdomen/estomago/barriga/panza/vientre | dolor abdomen/estomago/barriga/panza/vientre repente/golpe",
  belly_rigid:
    "abdomen/barriga/panza/vientre/estomago duro/dura/rigido/rigida tabla/piedra? | abdomen/barriga/panza/vientre/estomago puso/esta dura/duro tabla/piedra | no me puedo tocar barriga/panza/abdomen | peritonitis | rebote positivo",
  upper_pain:
    "dolor epigastrio/epigastrico/boca? estomago | dolor/ardor boca estomago | dolor parte alta/arriba abdomen/estomago/barriga | dolor/duele/duelen/ardor arriba/encima estomago/barriga/abdomen/panza | dolor arriba ombligo | gastritis | ardor/quema/arde estomago | ulcera estomago | dispepsia | indigestion | empach*",
  ruq_pain:
    "dolor/duele debajo/bajo/abajo costillas derechas/derecho | dolor/duele costillas derechas | dolor/duele lado derecho costillas | dolor hipocondrio derecho | dolor/duele vesicula/higado | dolor parte alta derecha | dolor arriba derecha abdomen? | debajo/bajo costillas derechas | costado derecho debajo costillas",
  rlq_pain:
    "dolor/duele abajo/parte baja derecha/derecho/lado? | dolor lado derecho abajo/bajo abdomen/vientre? | dolor fosa iliaca derecha | apendice | dolor/duele lado derecho barriga/panza/abdomen/vientre/estomago | dolor/duele ingle derecha arriba | abajo derecha | parte baja derecha abdomen/vientre/barriga/panza?",
  pain_migrates:
    "dolor empezo/comenzo/inicio ombligo/boca estomago/centro ahora/luego/despues/paso/bajo? abajo? derecha/lado derecho | empezo/comenzo ombligo ahora/luego/despues/paso/bajo esta? abajo? derecha/lado derecho | empezo ombligo y ahora/luego/despues/paso abajo? derecha/lado derecho | empezo ombligo y ahora esta abajo derecha | dolor ombligo paso/bajo/corrio derecha/lado derecho",
  llq_pain:
    "dolor/duele abajo/parte baja izquierda/izquierdo/lado? | dolor lado izquierdo abajo/bajo | dolor fosa iliaca izquierda | dolor/duele lado izquierdo barriga/panza/abdomen/vientre/estomago | diverticulitis | abajo izquierda",
  lower_pain:
    "dolor bajo vientre/abdomen | dolor vientre/abdomen bajo/abajo | dolor/duele pelvis/pelvico/bajo vientre/parte baja vientre/abdomen/barriga/panza/ovario/ovarios | duele abajo ombligo | dolor/duele parte baja abdomen/barriga/panza/vientre | dolor debajo ombligo | dolor vientre",
  luq_pain:
    "dolor/duele debajo/bajo/abajo costillas izquierdas | dolor/duele costillas izquierdas | dolor hipocondrio izquierdo | dolor/duele bazo",
  pain_to_back:
    "se? me? va/corre/pasa/irradia/extiende/atraviesa/llega espalda | dolor va/corre/pasa/atraviesa/llega/irradia espalda | atraviesa espalda",
  pain_to_shoulder:
    "se? me? va/corre/pasa/irradia/extiende/llega hombro | dolor va/corre/pasa/llega/irradia/refleja hombro | punta hombro",
  cramps:
    "colicos | colico | retortij* | retortijones | calambres estomago/barriga/abdomen | torzon* | torcijon* | colico estomago/barriga | espasmos estomago/abdomen",
  after_fatty:
    "despues comer grasa/grasoso/frito/fritos/grasosa/pesado | comida/comidas grasa/grasosa/grasosas/frita/fritas/pesada | como grasa/frito/grasoso/fritanga | fritanga | fritura*",
  after_meals:
    "dolor/duele despues comer/comidas | duele como/comer | peor despues comer | dolor estomago despues comer/comidas",
  relieved_food:
    "mejora/alivia/calma/quita comer/comida/antiacido/leche/omeprazol | con comida mejora/alivia | estomago vacio duele/peor/dolor",
  relieved_stool: "mejora/alivia/quita/calma defecar/evacuar/baño/obrar/popo | alivia ir baño",
  heartburn:
    "acidez | agruras | reflujo | ardor/quemazon pecho? estomago? garganta? comer | ardor pecho/garganta comer/acostar* | pirosis | acedias | agrura | me repite comida | vinagrera* | hervederas | ardor estomago sube",
  worse_lying: "peor/empeora/aumenta/duele acostad*/acostar*/acuesto/agachar* | mas fuerte acostad*/acostar*",
  bloating:
    "hinchazon/inflamacion/distension abdominal/abdomen/barriga/panza/estomago/vientre | barriga/panza/estomago/abdomen/vientre/guata hinchad*/inflad*/inflamad*/distendid* | se me? hinch*/infl* barriga/panza/estomago/abdomen/vientre | gases | flatulencia* | meteorismo | eructo* | inflad* gases | pedos | me inflo | siento/estoy/quedo hinchad*/inflad*/llen* despues comer/comida | hinchad*/inflad*/hinchazon despues comer/comida/comidas",
  ascites: "ascitis | liquido abdomen/barriga/panza/vientre | barriga/panza/abdomen agua/liquido",
  nausea:
    "nausea | nauseas | nauseabund* | asco | ascos | ganas vomitar/devolver | revuelto/revuelta estomago/panza/barriga | estomago/panza/barriga revuelto/revuelta | basca | arcadas | quiero vomitar/devolver | me da asco",
  vomiting:
    "vomit* | devolv* comida/todo? | devuelv* | guacar* | volver estomago | arroj* comida/todo | basqu* | vomitona | deposiciones vomito | gomit* | buitre* | regurgita bebe | trasboc* | potando",
  cannot_keep_down:
    "no retengo/retiene/tolero/tolera nada/agua/liquidos/comida | no retengo/retiene/tolero/tolera ni agua/nada | todo lo? vomit* | vomit* todo | nada se queda estomago | no me? para nada estomago | vomit* sin parar | vomit* cada rato/hora | vomito constante/incoercible | no puedo/puede retener nada/agua/liquidos? | ni agua retengo | no !para vomitar | no deja vomitar",
  projectile: "vomito/vomitos/vomita proyectil/proyectiles/chorro/explosivo/fuerza | vomito en escopetazo",
  bilious: "vomit* verde*/bilis/amarillo verdoso | bilis | vomito bilioso",
  vomiting_blood:
    "vomit* como? color? sangre/posos/cafe/borra/negro | hematemesis | sangre vomito/vomitos | devuelv* sangre | vomito color cafe | cuncho cafe",
  black_stool:
    "melena | heces/popo/caca/excremento/evacuaciones/deposiciones/evacuacion/deposicion/popó negr* alquitran/petroleo/chapopote? | popo/heces/caca/excremento como alquitran/chapopote/petroleo/brea | hago/haciendo/obro/obrando/evacuo negro | heces alquitranadas | popo color negro",
  blood_stool:
    "sangre heces/popo/caca/excremento/evacuaciones/deposiciones/evacuar/defecar/baño/obrar/recto/ano/taza | sangr* recto/ano/rectal/defecar/evacuar/heces/popo | heces/popo/caca/excremento/evacuaciones sangre | rectorragia | hago/obro/evacuo popo? sangre | sangre hacer popo/caca/baño | hematoquecia",
  bright_blood_wipe:
    "sangre papel higienico?/baño? | sangre limpi* | sangre roja/rojo/fresca papel/taza/limpi* | gotas sangre taza | mancho papel sangre",
  mucus_stool: "moco/mocos heces/popo/caca/excremento/evacuaciones | heces/popo/caca moco/mocos/baba",
  currant_jelly: "heces/popo/caca jalea/gelatina grosella?/roja? | encoge piernas llora/llorar | encoge piernitas",
  diarrhea:
    "diarrea | diarre* | soltura | chorrillo | churr* | evacuaciones/heces/deposiciones/popo/caca liquid*/suelt*/aguad*/bland* | obradera | estomago/panza flojo/suelto/suelta | cursera | colitis suelta | mal estomago suelto | churretas | voy baño cada rato aguado | chorro | carreritas | cagalera | corredera",
  watery_profuse: "diarrea agua arroz | diarrea profusa/abundante agua? | agua arroz | colera",
  bloody_diarrhea: "diarrea sangr* | sangre diarrea | disenteria | diarrea con sangre",
  nocturnal_diarrhea: "diarrea noche/nocturna/despierta | despierta noche diarrea",
  greasy_stool: "heces/popo/caca grasos*/aceitos*/flotan | esteatorrea | popo grasa/flota",
  constipation:
    "estreñ* | estrenimiento | no puedo/logro ir/hacer baño/cuerpo/popo/caca/evacuar/defecar/obrar | no he ido/hecho/evacuado/defecado/obrado baño/popo/caca? | tapad* estomago/panza | constipad* estomago/intestin* | no obro | no evacuo | heces/popo/caca dur* | no hago popo/caca/cuerpo | sequed* vientre | seca vientre | pujo mucho | estitiquez | estítico | sin/no ir/hacer/voy/hago/fui/vas/va baño/popo/caca/cuerpo | sin/no evacuar/evacuo/obrar/obro/cagar | dias sin ir/hacer/evacuar/obrar baño/popo/caca?",
  no_gas:
    "no puedo/puede/logro tirar/expulsar/sacar/echar/eliminar gases/aire/pedos | no tiro/paso/expulso/elimino/echo gases/aire/pedos | no pasa/expulsa/elimina gases/aire | no canaliza* gases? | ni gases ni heces/popo/evacuaciones",
  alternating:
    "diarrea estreñimiento alterna*/veces/turnos | alterna* diarrea estreñimiento | a veces diarrea a? veces estreñ* | unas veces diarrea otras estreñ* | colon irritable",
  bowel_change:
    "cambio habito intestinal/evacuatorio | cambio evacuaciones | heces delgadas/lapiz/cinta | tenesmo | no vacio completo | siento no termino evacuar",
  pale_stool: "heces/popo/caca/excremento blanc*/palid*/clar*/arcilla/gris* | acolia",
  jaundice:
    "ictericia | piel/ojos/ojo amarill*/amarillent* | amarill* piel/ojos/cara | se? me? pusieron/puso/pone amarill* ojos/piel? | esta amarillo | color amarillo piel | tiricia",
  anal_pain:
    "dolor/duele/arde/ardor ano/recto/anal/culo/trasero/defecar/evacuar/obrar/cagar | dolor/duele/ardor/arde hacer popo/caca/baño | fisura anal",
  anal_lump: "hemorroid* | almorran* | bolita/bulto/bola/carnosidad ano/anal/recto",
  anal_itch:
    "picazon/comezon/pica/picor ano/anal/culo/cola/trasero/colita | lombrices | oxiuros | gusanos popo/ano/heces/cola | parasitos",
  groin_lump: "hernia | bulto/bola/bolita ingle/barriga/ombligo | hernia inguinal/umbilical | quebradura",
  lump_stuck:
    "hernia trab*/atrap*/estrangul*/encarcel*/dura/atasc*/atorad* | no puedo/puede/entra/regresa/mete meter* hernia | hernia no entra/regresa/vuelve/baja/mete | no la? puedo/puede meter/regresar/reducir | no se mete hernia | hernia quedo trab*/ator*/afuera | hernia muy? dura duele",
  pulsating_mass:
    "masa/bulto/bola late/pulsa/pulsatil/palpita barriga/abdomen/panza/vientre/estomago? | late/palpita barriga/panza/abdomen",
  dairy: "lacteos | leche | queso | lactosa | tomo leche | despues leche/lacteos/queso",
  gluten: "gluten | trigo | pan pasta | despues pan/pasta",
  suspect_food:
    "comida mala/echada/descompuesta/callejera/dañada/mal/calle/pasada/cruda | comi* mal/calle/restaurante/mariscos/pollo crudo/cruda/malo/echado/descompuesto? | intoxicacion alimentaria/alimenticia/comida | me cayo mal comida/algo | algo me cayo mal | comi algo malo/mal/feo | otros comieron tambien enferm* | pollo crudo | mayonesa descompuesta | empacho comida",
  antibiotics_recent:
    "antibiotico* | tomando/tome/tomo antibiotico* | terminando antibiotico* | clindamicina | amoxicilina | azitromicina",
  nsaid: "ibuprofeno | naproxeno | diclofenaco | aspirina | aines | ketorolaco | analgesicos | antiinflamatorio*",
  spleen: "bazo inflamado/grande | esplenomegalia",
  object_swallowed:
    "trag* pila/moneda/iman/imanes/bateria/juguete/hueso/espina/objeto/anillo/clavo/boton/vidrio | se? comio/tomo/metio boca? pila/moneda/iman/bateria | espina pescado | pila boton",
} satisfies Partial<Record<FindingId, string>>;

export const PELVIS_ES = {
  burning_urine:
    "disuria | ardor/arde/dolor/duele/quema/quemazon/molestia orinar/orino/orina/orine/pipi/pis/miccion/orines/mear | arde/duele hacer/hago pipi/pis | mal orin | infeccion urinaria/orina/vias urinarias | cistitis | infeccion vejiga",
  frequency:
    "orin* mucho/muchas/seguido/frecuente*/rato/cada/veces | voy/ir/va baño cada/seguido/mucho/rato/ratito/orinar rato? | ganas orinar/pipi cada/seguido/siempre/rato/constantes rato? | polaquiuria | muchas ganas orinar/pipi | hago pipi/pis seguido/cada rato? | baño cada rato | a cada rato baño",
  urgency:
    "urgencia orinar/urinaria/baño | ganas urgentes orinar/pipi/baño | no aguanto ganas/pipi/orina orinar? | corro baño | no alcanzo/llego baño | tenesmo vesical | vejiga hiperactiva",
  nocturia:
    "nicturia | nocturia | me? levant* noche/madrugada orinar/baño/pipi | orin* noche/noches/madrugada | moja cama | enuresis | se hace pipi cama | me paro noche orinar/baño",
  polyuria:
    "poliuria | orin* muchisimo/grandes/cantidades/litros | mucha cantidad orina/orin | mucha orina | orinando demasiado | orina abundante",
  cloudy_urine:
    "orina/orines/pipi turbi*/fuerte/apest*/maloliente/olor/huele/fetid* mal?/fuerte?/feo? | orina huele mal/feo/fuerte",
  blood_urine:
    "sangre orina/orinar/orines/pipi/pis | hematuria | orin* sangre/rojo/roja/rosa/rosad* | orina/pipi/orines roj*/sangre/rosad*/coca/cola | hago pipi sangre",
  dark_urine:
    "orina/orines/pipi oscur*/cafe/marron/coca/cola/!te color? | orina color cafe/!te/coca/cola/oscuro/marron | coluria | orina color cafe oscuro",
  frothy_urine: "orina/orines/pipi espum* | espuma orina/orinar/pipi | proteinuria",
  no_urine:
    "anuria | no puedo/puede/logro orinar/mear | no puedo/puede hacer pipi/pis/chichi | no orin* desde/nada/hoy/ayer? | no ha? orinado/orina/hecho pipi/pis? | no me? sale orina/pipi/pis/chorro | retencion urinaria/orina | dias/horas sin orinar | sin orinar | no moja pañal | pañal seco | ni gota orina",
  low_urine:
    "oliguria | orin* poco/poquito/poquita/menos/casi | casi no orina/orino/orinado/ha/he orinado? | poca orina | moja pocos/menos pañales | menos orina | orina escasa | casi no ha/he orinado | pocos pañales mojados",
  weak_stream:
    "chorro debil/delgado/cortado/lento/fino | cuesta orinar/empezar | cuesta empezar orinar | gote* orinar | chorro orina debil | no vacio bien? vejiga | prostata | pujo orinar | flujo urinario debil",
  leak_cough:
    "escap*/sale/fuga/pierdo/gotea orina/pipi tos/toser/reir/estornudar/cargar/ejercicio/tose/rio/salto/brinco | me orino toser/reir/estornudar/brincar/tose | incontinencia esfuerzo | se me sale pipi/orina toso/rio/estornudo/toser/reir/estornudar",
  leak_urge:
    "no alcanzo/llego baño tiempo? me orino/escapa/sale orina? | me orino antes llegar baño? | incontinencia urgencia | se me sale antes llegar baño",
  leak_overflow:
    "goteo constante orina | gote* orina todo tiempo | incontinencia rebosamiento | se me sale orina constante*/todo | escurre orina",
  incontinence:
    "incontinencia urinaria? | se me? sale/escapa/fuga orina/pipi/pis | me orino encima/ropa/pantalon | se orino encima/ropa/pantalon | no controlo orina/esfinteres/vejiga | no puedo aguantar/controlar orina/pipi | se orina encima | perdida orina | me hago pipi | no siento ganas orinar | me orine encima",
  bowel_incontinence:
    "incontinencia fecal/intestinal | se me? sale/escapa popo/caca/heces/excremento | me hago popo/caca encima? | se hizo popo/caca encima | no controlo intestino/intestinos/popo/heces/esfinter/esfinteres | perdi control intestino/esfinter/esfinteres | no puedo controlar/aguantar popo/heces/caca",
  flank_pain:
    "dolor/duele costado/flanco/riñon/riñones/ijar/lomo/costados/fosa renal lumbar? | dolor renal | duelen riñones | dolor lado espalda | dolor espalda lado riñon",
  pain_to_groin:
    "dolor va/corre/baja/irradia/pasa/llega ingle/testiculo | se? me? va/corre/baja/irradia/pasa/llega ingle/testiculo | dolor/duele ingle/ingles | baja ingle",
  colicky_flank:
    "colico renal/nefritico/riñon | piedra riñon dolor | dolor oleadas/ondas no? encuentro? posicion? | dolor va viene oleadas | viene oleadas | no encuentro/hallo posicion/acomodo | no puedo quedarme/estar quiet* | retuerzo dolor costado/riñon",
  testicle_pain:
    "dolor/duele/duelen testiculo/testiculos/huevo/huevos/bola/bolas/escroto/cojones/compañones/bolsas | testiculo/testiculos/huevo/huevos duele/duelen/adolorid* | orquitis",
  testicle_sudden:
    "dolor subito/repentino/fortisimo/fuerte/intenso testiculo/testiculos/huevo/huevos/escroto | dolor testiculo/testiculos/huevo/huevos repente/golpe/subito/fortisimo/insoportable | torsion testicular/testiculo | repente duele/dolor testiculo/huevo",
  testicle_swelling:
    "testiculo/testiculos/escroto hinch*/inflam*/grande/duro/dura/bolita/bulto | hinchazon/bulto/bola/bolita/inflamacion testiculo/testiculos/escroto/huevo | se? me? hinch*/inflam* testiculo/testiculos/huevo/huevos/escroto",
  bag_of_worms: "varicocele | bolsa gusanos escroto/testiculo | venas testiculo/escroto",
  transilluminates: "hidrocele | agua/liquido testiculo/escroto | escroto hinchado sin dolor",
  penile_discharge:
    "secrecion/flujo/pus/liquido/gotea pene/uretra/miembro | gonorrea secrecion | sale pus/liquido/secrecion pene/miembro | pus pene",
  genital_ulcer:
    "llaga/llagas/ulcera/ulceras/herida/heridas/chancro/grano genital/genitales/pene/vagina/vulva/partes/labios vaginales?/intimas? | chancro",
  genital_painful_ulcer:
    "herpes genital | ampollas/ampolla/vejigas/llagas dolorosas genital/genitales/pene/vulva/vagina | ampollas genitales/pene/vulva/vagina/partes intimas?",
  genital_warts: "verrugas/verruga genital/genitales/pene/vagina/vulva/ano | condiloma* | papiloma*",
  erectile:
    "disfuncion erectil | impotencia | no !se !me !para | no logro/tengo/puedo erec* | problema* ereccion | falta ereccion",
  priapism:
    "priapismo | ereccion no baja/quita/cede | ereccion dolorosa | ereccion horas | ereccion prolongada | ereccion desde #",
  foreskin_stuck: "parafimosis | prepucio atorad*/trabad*/atrapad*/no baja/regresa | prepucio hinchado | fimosis",
  vaginal_discharge:
    "flujo/secrecion/descarga vaginal | flujo/secrecion/descarga vagina | flujo | me baja flujo | leucorrea | descenso vaginal",
  curdy_discharge:
    "flujo/secrecion/descarga blanc* espes*/grumos*/queso/requeson/cortado? | flujo requeson/queso/cottage | candidiasis | hongos vaginales/vagina | candida vaginal | infeccion hongos vagina*",
  fishy_discharge:
    "flujo/secrecion/vagina/olor pescado/huele gris? | olor pescado vagina* | flujo gris/huele mal/mal olor | vaginosis",
  frothy_discharge: "flujo/secrecion espum*/verdos*/verde | flujo amarill* | tricomon*",
  vaginal_itch:
    "picazon/comezon/pica/picor/ardor/arde/irritacion vagina/vaginal/vulva/partes/genital/genitales intimas? | comezon ahi abajo | me pica ahi abajo",
  vaginal_dryness: "sequedad vaginal/vagina | resequedad vaginal/vagina | vagina seca",
  vaginal_bleeding:
    "sangrado/sangra/sangro/sangrando vaginal/vagina | manchado entre periodos/reglas | mancho entre reglas/periodos | sangrado entre periodos/reglas | spotting | manch* sangre calzon/ropa interior | sangrado intermenstrual | sangrado manchado",
  heavy_vaginal_bleeding:
    "sangrado vaginal abundante/fuerte/mucho | empap*/moj*/llen*/cambi*/uso toalla*/compresa*/kotex/tampon*/pad cada/hora sanitaria? hora? | toalla* sanitaria* cada hora | toalla cada hora | coagulos grandes | sangro mucho vagina | hemorragia vaginal | metrorragia abundante | sangrado vagina con coagulos",
  postmenopausal_bleeding:
    "sangrado/sangro/sangra/sangre/mancho despues/pos/tras menopausia | sangrado posmenopaus* | volvi sangrar menopausia",
  heavy_periods:
    "regla/periodo/menstruacion/reglas/periodos abundante*/larg*/muy fuerte*/mucho sangrado/coagulos | menorragia | sangro mucho regla/periodo | me? baja mucho/muchisimo | mucha? sangre regla/periodo",
  painful_periods:
    "colicos/dolor/dolores/calambres menstrual*/regla/periodo/menstruacion | dismenorrea | duele regla/periodo/ovarios regla | regla/periodo/menstruacion doloros* | colico* menstrual*",
  cyclic:
    "antes/cada regla/periodo/menstruacion | sindrome premenstrual | premenstrual | todos? meses? regla | spm | dias antes regla/periodo",
  irregular_periods:
    "regla/periodo/menstruacion/reglas/periodos irregular* | periodo/regla desordenad*/descontrolad* | ciclos irregulares | no me? baja cada mes",
  missed_period:
    "amenorrea | atraso/retraso/retrasad*/atrasad* regla/periodo/menstruacion/menstrual? | regla/periodo/menstruacion atrasad*/retrasad*/retras*/atras* | no me? ha? baja/bajado/bajo regla/periodo/menstruacion? | no me? ha? llega/llegado/venido/vino/viene regla/periodo/menstruacion | falta/faltas regla/periodo/menstrual | sin regla/periodo | tengo atraso/retraso | no he tenido regla/periodo/menstruacion",
  hirsutism:
    "vello cara/barba/facial/excesivo/bigote/pecho | hirsutismo | pelo/pelos cara/barba/menton/bigote | me salen pelos cara",
  pain_sex:
    "dolor/duele relaciones/sexo/coito/penetracion/sexuales sexuales? | dispareunia | duele tener relaciones | dolor al tener relaciones",
  bleed_after_sex: "sangrado/sangro/sangra/mancho despues/relaciones/sexo/coito relaciones?/sexo?/coito? sexuales?",
  infertility:
    "infertil* | esteril* | no puedo/logro/podemos quedar* embaraz* | no logro/quedo embaraz* | buscando embarazo/bebe | no me embarazo | concebir",
  prolapse:
    "prolapso | se me? sale/baja/salio matriz/utero/vejiga vagina? | bulto sale vagina | bola vagina sale/baja | siento algo? baja/sale vagina | matriz caida",
  bartholin:
    "bartolin* | bolita/bulto/bola/quiste/absceso labio vagina*/vulva | bulto/bolita/bola entrada? vagina/vaginal/vulva | bartholin*",
  leaks_from_vagina: "fistula | sale/salen orina/heces/popo/gases/caca vagina",
  hot_flush_menopause: "menopausia | climaterio | perimenopausia | premenopausia",
  pregnancy_bleeding:
    "embaraz* sangr*/mancha* | sangr*/mancha* embaraz* | embaraz* un poco? sangrado/manchado | amenaza aborto",
  contractions:
    "contraccion* | dolores/trabajo parto | se me pone dura barriga/panza/vientre | barriga/panza/vientre pone dura cada | empezo parto | labor parto",
  waters_broke:
    "se? me? rompio/rompi/revent* fuente/bolsa/aguas | rompi fuente/aguas/bolsa | rotura membranas/bolsa | sale/salio/escurre liquido vagina/amniotico | perdida liquido amniotico | rompieron aguas | se me salio agua/liquido",
  less_movement:
    "bebe no se? mueve | no siento/sentido que? se? mueva/mover/movimientos/patadas bebe? | bebe se? mueve menos/poco/casi | no se mueve bebe | no siento bebe | menos movimientos bebe? fetales? | dejo moverse bebe | no patea | no he sentido bebe/moverse/movimientos | no siento mover*",
  morning_sickness:
    "nauseas/vomitos/asco/ascos matutinos/matutinas/mañanas/embarazo | achaques embarazo | nauseas embaraz*",
  pregnancy_signs: "prueba/test embarazo positiv* | positivo embarazo | sintomas embarazo | prueba salio positiva",
  grape_tissue: "tejido/bolitas/vesiculas uvas | embarazo molar | expuls* tejido/coagulo tejido | sale tejido vagina",
  breast_lump:
    "bulto/bola/bolita/bolitas/nodulo/tumor/masa/quiste seno/senos/mama/mamas/pecho/chichi/teta/tetas/axila/busto | bulto/bolita/bola en? un? seno | bolita/bulto axila",
  breast_lump_mobile: "bulto/bola/bolita/nodulo seno/mama/pecho mueve/movil/blanda/redondo | fibroadenoma",
  breast_skin:
    "piel naranja seno/mama/pecho | pezon hundido/invertido/metido/retraido | hoyuelo* seno/mama/pecho | seno/mama piel hundida/arrugada",
  breast_pain:
    "dolor/duele/duelen seno/senos/mama/mamas/pezon/pezones/tetas/chichis/busto/bubis | mastalgia | senos/mamas sensibles/adolorid* | mastodinia",
  breast_red:
    "seno/mama/pecho/teta roj*/caliente/enrojecid* | mastitis | enrojecimiento seno/mama | seno rojo caliente",
  breast_full:
    "senos/pechos/mamas llenos/llenas/duros/duras/congestionad*/cargad* leche? | congestion mamaria | pechos duros leche",
  nipple_discharge:
    "secrecion/liquido/leche/pus/sangre pezon/pezones/seno | sale leche/liquido/secrecion/pus/sangre pezon/seno/pezones/senos/pechos | galactorrea",
  no_lactation: "no me? sale/baja/tengo leche parto/materna? | agalactia | sin leche materna",
} satisfies Partial<Record<FindingId, string>>;
