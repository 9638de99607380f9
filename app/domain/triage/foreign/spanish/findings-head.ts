import type { FindingId } from "../../findings";
import { drugPhrases } from "../../text/drugs";
import { SPANISH } from "../../../interactions/names";

export const HEAD_ES = {
  headache: "cefalea | dolor/dolores cabeza | duele cabeza/choya/mate | jaqueca | dolor coco | cefalalgia",
  thunderclap:
    "peor dolor cabeza vida/todos? | peor dolor vida cabeza | dolor cabeza mas fuerte vida | dolor cabeza explosivo/trueno/estallido | dolor cabeza repente/golpe/subito muy? fuerte? | repente/golpe dolor cabeza muy? fuerte/explosivo/horrible | nunca dolor cabeza asi/igual/tan | nunca me habia dolido cabeza asi/tanto | cabeza explot*/estall* | cefalea trueno | nunca habia tenido dolor cabeza asi/igual/tan fuerte?",
  headache_severe:
    "dolor muy/tan fuerte/intenso cabeza | dolor cabeza muy/tan fuerte/intenso | dolor cabeza fuerte/intenso/insoportable/fortisimo/horrible/terrible/severo | dolor fuerte/intenso/insoportable/fortisimo/horrible/terrible/severo cabeza | cabeza me? revienta/parte/mata | me? revienta/parte/mata cabeza | duele muchisimo/horrible cabeza | cefalea intensa/severa | dolorzazo cabeza",
  headache_one_side:
    "dolor/duele mitad/lado/medio cabeza | migraña lado | dolor cabeza un? lado | dolor/duele detras ojo | dolor/duele sien/sienes | hemicranea",
  headache_throbbing:
    "cabeza palpita/late/pulsa | dolor pulsatil/palpitante cabeza | dolor cabeza pulsatil/palpitante | late cabeza | punzada* cabeza",
  headache_band:
    "dolor cabeza banda/casco/cinta/opresivo/tension/presion | banda/cinta/casco cabeza | presion/opresion cabeza | cefalea tensional | aprieta cabeza",
  headache_morning:
    "dolor cabeza despertar*/mañana/levantar*/acostar*/toser | duele cabeza mañanas/despertar | despierto dolor cabeza",
  headache_recurrent:
    "dolores cabeza frecuentes/seguido/cada/semana | dolor cabeza cada/veces semana/mes? | duele cabeza seguido/frecuente*/cada semana? | siempre me duele cabeza",
  headache_new_old: "",
  aura: "aura | veo lucecitas/luces/destellos/estrellitas/chispas/relampagos/zigzag/rayos | luces/destellos ojo/ojos/vista relampago*? | lucecitas | destellos | relampagos | flashes luz?",
  light_sensitive:
    "fotofobia | molesta/lastima/duele/moleste luz | luz me? molesta/lastima/duele | no aguanto/soporto luz | sensibilidad luz",
  noise_sensitive: "fonofobia | molesta*/lastima ruido/ruidos | ruido/ruidos me? molesta* | no aguanto/soporto ruido",
  tearing_one_side: "cefalea racimos | dolor cabeza ojo llor*/lagrim* | lagrimeo ojo dolor cabeza",
  jaw_claudication: "dolor/duele mandibula/quijada masticar/comer/mastico",
  scalp_tender:
    "duele/dolor/sensible cuero cabelludo peinar*? | duele/dolor peinar* | cuero cabelludo sensible/adolorido | duele pelo",
  neck_stiff:
    "cuello/nuca ties*/rigid*/dur*/tens* | rigidez/rigides cuello/nuca | no puedo/puede doblar/mover/bajar/girar cuello/cabeza | cuello no se? dobla | no puede/puedo tocar pecho barbilla | no puede/puedo pegar barbilla pecho",
  neck_pain: "dolor/duele cuello/nuca/pescuezo/cervical | torticolis | cervicalgia | latigazo cervical",
  bulging_fontanelle: "mollera/fontanela abombada/hinchada/saltada/abultada/inflamada/levantada",
  face_droop:
    "cae/caen/cayo/cayendo/cuelga cara/boca/rostro | cara/boca/rostro torcid*/chuec*/caid*/colgada/desviad*/jalada/paraliz* | se? me? le? torcio/chueco/cayo/enchueco/paralizo/desvio/volteo/jalo cara/boca/rostro | paralisis facial/cara | cara cayo/torcio/colgo/durmio/adormecio lado? | boca cayo/torcio/chueca/lado | mitad/lado cara caid*/dormid*/paralizad*/adormecid* | comisura caida | asimetria facial | sonrisa torcida/chueca | se le fue cara lado | se fue boca lado | boca de lado",
  facial_palsy_full:
    "no puedo/puede cerrar ojo | ojo no cierra | paralisis bell | no puedo/puede arrugar/levantar frente/ceja",
  one_side_weak:
    "mitad/lado cuerpo dormid*/paraliz*/adormec*/debil*/durmio/entum* | se? me? le? durmio/paralizo/adormecio/entumecio/duerme/adormece mitad/lado/medio cuerpo | se? me? le? paraliz* brazo/pierna/lado | hemipares* | hemiplej* | debilidad/fuerza lado/brazo/mano/medio cuerpo | perdi/perdio/pierdo/sin fuerza/fuerzas brazo/mano/pierna/lado/medio izquierdo?/derecho?/izquierda?/derecha? cuerpo? | brazo/mano sin fuerza | no puedo/puede/podia mover/levantar/alzar brazo/mano izquierdo?/derecho?/izquierda?/derecha? | brazo debil/paralizado/dormido | no tiene/tengo fuerza brazo/mano/pierna/lado | se me cae/caen !cosas manos? | se me? cae/caen manos | un lado cuerpo no mueve/responde/siento | arrastra pierna/pie | embolia/derrame cerebral | lado derecho/izquierdo cuerpo debil/dormido | medio lado paraliz* | cuerpo dormido lado",
  arm_and_leg:
    "brazo y pierna debil*/dormid*/paraliz*/adormec*/izquierd*/derech* debil*?/dormid*?/paraliz*? | no puedo/puede/podia mover brazo ni/y/o pierna izquierda?/derecha?/mano? | debilidad/adormecimiento brazo y pierna izquierd*?/derech*? | paraliz* brazo y pierna | medio cuerpo paralizado | durmio/paralizo mitad cuerpo",
  speech:
    "habla/hablo/hablando/hablar como? borrach* | habla/hablo/hablar/hablando enredad*/trabad*/raro/arrastrado/balbuc*/mal/enred*/gangoso/dificultad/pastoso | lengua enred*/trab*/dorm*/pesada/enredosa | arrastra palabras/lengua | no se? le? entiende que?/lo?/cuando? habla/dice/hablar? | no puede/puedo/podia hablar | cuesta hablar | dificultad hablar/habla | no le/me salen palabras | disartria | afasia | balbuce* | dice palabras raras | palabras arrastradas/enredadas/trabadas | se me/le traba/enreda lengua/palabras | se le/me fue habla | perdio/perdi habla | no encuentro/encuentra palabras",
  transient:
    "se me? quito/paso/fue # minutos | quito/paso/desaparecio minutos/rato/solo/hora | duro minutos/poquito | ya se me? paso/quito minutos? | despues # minutos normal/bien/paso/quito | se me quito # minutos | ya estoy normal/bien",
  balance_loss:
    "perdida/perdi/pierdo/falta equilibrio | sin equilibrio | no puedo/puede mantener equilibrio/pie | camina/camino lado/borracho/tambale*/raro/zigzag | tambale* | me voy lado caminar/camino | ataxia | tropiezo mucho/todo | inestab* caminar | se va lado",
  vertigo:
    "vertigo* | todo/cuarto/casa/mundo/habitacion/cabeza me? da/gira/mueve/vueltas vueltas? | me? da/gira/mueve vueltas? todo/cuarto/casa/mundo/habitacion/cabeza | da vueltas | giran cosas | mareo giratorio | siento muev* piso",
  vertigo_positional:
    "mareo/vertigo voltear*/girar*/acostar*/agachar*/cama/mover cabeza? | me mareo volteo/giro/acuesto/agacho/muevo cabeza? | vertigo posicional",
  numbness:
    "adormec* | entum* | hormigue* | parestesia* | cosquille* manos/pies/piernas | acalambr* manos | !se !me duerm* | dormid* mano/pie/cara/brazo/dedos/pierna | sin sensibilidad | no siento mano/pie/pierna/brazo/cara/dedos | encalambr* | mano/pie/cara/brazo/dedos/pierna dormid*",
  glove_stocking:
    "hormigueo/ardor/adormecimiento/quemazon/entumecimiento pies/plantas | !se !me duerm* pies | pies dormidos/arden/queman/entumidos | me? arden/queman pies | neuropatia",
  numb_hand:
    "hormigueo/adormecimiento/entumecimiento mano/manos/dedos | !se !me duerm* mano/manos/dedos | manos/dedos dormid*/entumid* | tunel carpiano",
  hand_night:
    "se me? duerm* manos/mano/dedos noche | manos/mano dormidas/duermen noche | despierto mano/manos dormida/dormidas | sacudo mano noche",
  muscle_weakness:
    "debilidad | debil | debilidad muscular | musculos debiles | falta fuerza/fuerzas | sin fuerza/fuerzas | flojedad | paresia | no tengo fuerza/fuerzas",
  ascending_weakness:
    "debilidad sube/subiendo/ascend*/avanza piernas/pies/brazos brazos?/arriba? | debilidad me? sube piernas/pies brazos?/arriba? | debilidad piernas sube/subiendo brazos?/arriba? | guillain barre | paralisis sube/subiendo | se me duermen pies subiendo/sube",
  fatigable:
    "parpado caido tarde/noche/cansancio | se me cae/caen parpado/parpados | miastenia | ptosis | me canso masticar | debilidad empeora tarde/noche/uso",
  double_vision: "vision doble | veo/ve/viendo doble/dobles | diplopia | veo/ve dos/todo doble",
  head_injury:
    "golpe*/traumatismo/trauma/porrazo/chichon cabeza | se? me? golp*/pego/pegue cabeza | cayo/caida/caí/caer cabeza | descalabr* | contusion cabeza | traumatismo craneal/craneoencefalico | conmocion cerebral | trancazo cabeza",
  amnesia: "no me? recuerd*/acuerd* golpe/accidente/paso/nada caida? | amnesia | no recuerdo que/como paso",
  rest_tremor:
    "temblor reposo | parkinson | camina arrastrando/pasitos pies? | se mueve muy? lento | movimientos lentos",
  red_eye:
    "ojo/ojos roj*/irritad*/colorad*/enrojecid* | conjuntivitis | enrojecimiento ojo/ojos | derrame ojo | ojos? inyectad*",
  eye_pain: "dolor/duele/duelen ojo/ojos/ocular | ojo adolorido",
  eye_pain_severe:
    "dolor ojo fortisimo/insoportable/terrible/intenso/muy fuerte? | dolor fortisimo/insoportable/terrible/intenso/muy fuerte? ojo | dolor ojo vomit*",
  halos: "halos | halo luces/luz | aros luces | veo aros/circulos/halos luces | arcoiris luces",
  vision_loss:
    "perdida/perdi/perdio/perdido/pierdo vision/vista | no puedo/puede ver ojo? | no veo/ve nada?/ojo | ceguera | cieg* | quede/quedo cieg* | sombra/cortina/velo vision/vista/ojo | se me? apago/nublo/oscurecio vista ojo? | vista apag* | sombra negra ojo",
  sudden_vision_loss:
    "perdi/perdio/perdida vision/vista repente/golpe/subit*/ojo? repente? | repente/golpe perdi/perdio/no/quede vision/vista/veo/ve/ciego ojo? | perdi vista ojo repente/golpe | ceguera subita/repentina | cortina ojo/vista/vision negra? | de repente dejo/deje ver ojo? | cortina negra",
  blurred_vision:
    "vision borrosa/nublada/empañada | veo/ve/viendo borroso/borrosa/nublado/empañado/mal | vista borrosa/nublada/empañada/cansada | se me nubla vista/vision | borroso",
  central_vision:
    "lineas torcidas/onduladas/chuecas | veo lineas onduladas/torcidas | mancha centro vision/vista | macula*",
  gradual_vision: "catarata* | cada vez veo menos/peor | vista empeor* poco | perdida progresiva vision/vista",
  eye_discharge:
    "lagaña* | legaña* | secrecion/pus ojo/ojos | ojo/ojos pegad*/pegajos*/lagañ* | ojos? amanecen pegados | chinguiñas",
  eye_itch: "picazon/comezon/pica/pican/picor ojo/ojos | ojos pican",
  eye_watering: "lagrime* | ojo/ojos llor* | me? lloran ojos | ojos llorosos/aguados | lagrimas constantes",
  eye_dry:
    "ojo/ojos sec*/reseco*/arenilla/arena | resequedad/sequedad ojos | arenilla ojo/ojos | arden ojos | ardor ojos",
  eyelid_lump:
    "orzuelo | perrilla | chalazion | parpado hinchad*/inflamad*/roj* | bolita/bulto/grano/hinchazon parpado/ojo | ojo hinchado",
  eyelid_crust: "costras/caspa pestañas/parpado/parpados | blefaritis",
  floaters:
    "moscas volantes/volando/flotantes/vista | miodesopsias | puntitos/manchas/puntos/moscas/hilos flotan*/negros/volando vista?/ojo? | cuerpos flotantes",
  eye_injury:
    "golpe/pelotazo/puñetazo/objeto/basura/astilla/metal/vidrio/arena/ramazo ojo | me? entro/cayo/metio/pico algo/basura/astilla/metal/vidrio/objeto ojo | lesion/herida ojo | me lastime ojo | rasguño ojo | algo en ojo | me? pique ojo",
  eye_chemical:
    "quimico/cloro/acido/cal/jabon/lejia/lavandina/cemento/detergente/amoniaco/pegamento ojo/ojos | salpic*/cayo/entro/echo/brinco quimico/cloro/acido/cal/lejia/lavandina/cemento/detergente/amoniaco/limpiador ojo/ojos | me salpico cloro ojo",
  contact_lens: "lentes/lentillas/pupilentes contacto? | uso/duermo/dormi pupilentes/lentillas/lentes contacto?",
  ear_pain:
    "otalgia | dolor/duele/duelen oido/oidos/oreja/orejas/oida | otitis | se jala/toca/agarra oreja/oido | punzada* oido | infeccion oido",
  eardrum: "timpano rojo/inflamado/abombado/roto/perforado",
  ear_discharge:
    "sale/secrecion/supur*/pus/liquido/escurre oido/oidos pus?/liquido? | sale pus/liquido/agua/sangre oido | oido supura/gotea | otorrea",
  ear_tragus:
    "oido nadador | agua oido/oidos | nad*/alberca/piscina oido | picazon/comezon oido | duele tocar/jalar oreja",
  hearing_loss:
    "perdida audicion/oido | no oigo/escucho/oye/escucha bien? | sord* | oigo/escucho mal/poco/menos | hipoacusia | perdi audicion/oido",
  sudden_deaf:
    "sordera subita/repentina | repente deje/dejo/no/quede/perdi oir/oigo/escuch*/sordo/audicion oido? | deje oir repente/golpe | perdi audicion/oido repente | amaneci sordo",
  ear_full:
    "oido/oidos tapad*/bloquead*/cerrad* | tapon oido/cera | cera oido/oidos | cerumen | siento tapado oido | se me taparon oidos | presion oido/oidos",
  tinnitus:
    "tinnitus | acufeno* | zumbido* oido? | pitido* oido? | zumba* oido/oidos | pita* oido/oidos | ruido oido/oidos | grillos oido/oidos",
  behind_ear:
    "hinchazon/bulto/inflamacion/bola/rojo detras/atras oreja/oido | detras/atras oreja/oido hinch*/inflam*/roj* | mastoiditis",
  runny_nose:
    "rinorrea | moquea* | mocos | moco | nariz moque*/corre/gotea/escurre/suelta/chorrea | me? corre/gotea/escurre/chorrea nariz | escurrimiento nasal | catarro | resfri* | resfriado | gripa leve | goteo nasal | fluxion | romadizo | moquillo | constipado",
  blocked_nose:
    "nariz tapad*/congestionad*/bloquead*/constipad* | congestion nasal | congestionad* nariz? | no puedo/puede respirar nariz | tapad* nariz | obstruccion nasal | gangos*",
  sneezing: "estornud*",
  itchy_nose: "picazon/comezon/pica/picor nariz/garganta/paladar",
  thick_nasal: "moco/mocos verde*/amarill*/espes* | secrecion nasal verde/amarilla/espesa",
  sinus_pain:
    "sinusitis | senos paranasales | dolor/presion/pesadez cara/facial/frente/pomulos/mejillas/cachetes | duele/duelen cara/frente/pomulos/mejillas",
  nosebleed: "epistaxis | sangr* nariz | hemorragia nasal | sale sangre nariz | nariz sangr*",
  loss_of_smell:
    "perdida/perdi/sin/no olfato/gusto/huelo/olor/sabor | no huelo/saboreo nada? | no percibo olores/sabores | perdi olfato gusto? | no tengo olfato/gusto | anosmia | no me sabe nada comida",
  sore_throat:
    "dolor/ardor/irritacion/molestia/carraspera/picazon garganta | duele/arde/raspa/pica/molesta garganta/gañote | garganta irritad*/inflamad*/roja/adolorid*/duele/cerrada dolor? | faringitis | amigdalitis | anginas | odinofagia | raspos* garganta | garraspera",
  painful_swallow: "dolor/duele/arde tragar/pasar/deglutir/trago saliva? | odinofagia",
  trouble_swallowing:
    "disfagia | cuesta/dificultad/problemas tragar/pasar/deglutir comida?/saliva? | se me? atora/atasca/atoran/queda comida | no puedo/puede tragar/pasar bien?/nada?/comida?/saliva? | no paso comida/saliva | no pasa comida",
  swallow_solids:
    "se me? atora/atasca carne/pan/solidos | no puedo/cuesta tragar/pasar solidos/carne/pan | disfagia solidos",
  swallow_both:
    "cuesta/no tragar/pasar solidos y/ni/o liquidos | no puedo tragar/pasar ni? agua/liquidos | disfagia liquidos",
  regurgitation:
    "regurgit* | se me? devuelve/regresa/sube comida/acido | sabor acido/amargo/agrio/metalico boca? | boca amarga/agria | se me viene comida",
  throat_closing:
    "garganta/lengua/labios/labio hinch*/inflam*/cierra/cerrando/cerrad* | se? me? esta? cierra/cerrando/hinch*/inflam*/cerro garganta/lengua/labios/labio | siento? garganta cierra/cerrada | hinchazon/inflamacion garganta/lengua/labios/labio | angioedema | se me cierra garganta/pecho | lengua grande/gruesa",
  face_swelling:
    "cara/rostro/ojos/parpados hinchad*/inflamad*/hinch*/deforme | se? me? hinch*/inflam* cara/rostro/ojos/parpados/ojo | hinchazon/inflamacion cara/rostro/facial/ojos/parpados | cara hinchada",
  drooling:
    "babe* | baba mucho | se? le? sale/cae/escurre baba/saliva | no puede/puedo tragar/pasar saliva/baba | sialorrea | saliva escurre",
  muffled_voice: "voz gangosa/papa/tapada/apagada | habla papa/boca caliente? | voz papa caliente",
  tripod: "sentad* inclinado/adelante/hacia respirar? | posicion tripode",
  trismus:
    "trismo | trismus | no puedo/puede abrir boca/mandibula/quijada | mandibula/quijada trabad*/bloquead*/apretad*/cerrad*/tiesa | se? me? trab* mandibula/quijada | tetanos",
  one_side_throat: "dolor/duele garganta un? lado | absceso garganta/amigdala | dolor lado garganta",
  tonsil_exudate:
    "placas/pus/puntos/manchas/exudado blanc*? amigdalas/garganta/anginas | amigdalas/anginas inflamadas/hinchadas/pus/blancas/rojas | puntos blancos garganta",
  mouth_ulcers:
    "afta* | llaga*/ulcera*/fuego*/herida*/ampolla*/postemilla* boca/lengua/encia/encias/paladar/labio/cachete | boca llagas/ulceras/aftas | fogazo* boca | postemilla*",
  white_mouth:
    "manchas/placas/capa blanca*/blanco boca/lengua | algodoncillo | candidiasis oral | muguet | lengua blanca | sapito boca",
  cold_sore:
    "herpes labial/labio/boca | fuego*/fogazo*/boquera*/pupa* labio/labios/boca | calentura* labio | ampollas labio/labios",
  toothache:
    "dolor/duele/duelen muela/muelas/diente/dientes/dental/molar | odontalgia | caries | muela picada/inflamada | absceso muela/diente/dental | muela juicio",
  gum_swelling:
    "encia/encias hinch*/inflam*/pus | inflamacion/hinchazon/absceso encia/encias | flemon | cachete/cara hinch*/inflam* muela/diente | gingivitis | postemilla encia",
  parotid:
    "paperas | parotid* | hinchazon/inflamacion mandibula/quijada/cachete/cachetes | cachete/cachetes/quijada/mandibula hinch*/inflam* | mandibula hinchada",
  dry_mouth: "boca/lengua/labios sec*/reseca*/resec* | resequedad/sequedad boca/labios | se me seca boca | xerostomia",
  smooth_tongue: "lengua lisa/roja/inflamada/adolorida/arde/quema | glositis | arde lengua | dolor/duele lengua",
  strawberry_tongue: "lengua fresa/frambuesa | lengua aframbuesada | labios rojos agrietados/partidos",
  bad_breath: "mal aliento | halitosis | boca huele mal/feo | aliento feo/fetido",
  fruity_breath:
    "aliento fruta/frutal/acetona/dulce/manzana | aliento huele fruta/acetona/dulce | cetonas | huele acetona boca?/aliento? | cetoacidosis",
  neck_front_swelling:
    "bocio | bulto/bola/hinchazon cuello/manzana adelante/adan/garganta | tiroides inflamada/grande | coto cuello",
  bulging_eyes: "ojos saltones/salidos/saltados | exoftalm* | ojo salido/saltado",
} satisfies Partial<Record<FindingId, string>>;

export const LIMBS_ES = {
  back_pain:
    "dolor/dolores/duele/duelen espalda/dorsal/lomo | dorsalgia | dolor/duele omoplato*/paletilla* espalda? | dolor columna/vertebral | duele columna | contractura espalda | entre omoplatos/paletillas",
  low_back_pain:
    "lumbalgia | lumbago | dolor/duele espalda baja | dolor/duele parte baja espalda | dolor/duele cintura/cadera espalda | dolor/duele lumbar/lumbares/cintura/rabadilla/coxis/riñonada | espalda baja duele/dolor | parte baja espalda",
  back_strain:
    "dolor/duele espalda/cintura baja? cargar/levantar/agachar*/esfuerzo/mover/cargue/levante/agache cajas?/pesado? | me lastime espalda cargar/cargando/levantar* | jalon espalda | tiron espalda | espalda trabada/engarrotada | se me trabo/engarroto espalda/cintura | cargar/cargue/levantar/levante cajas/muebles/pesado/peso",
  sciatica:
    "ciatic* | dolor/duele corre/baja/va pierna/nalga/gluteo/pie | dolor espalda corre/baja/va pierna/pie/nalga | se? me? baja/corre/va pierna/nalga | nervio ciatico | dolor nalga/gluteo pierna",
  saddle_numb:
    "!no !siento !entre !las piernas | !no siento nalgas/genitales/entrepierna/trasero/partes/abajo | adormec*/hormigue*/dorm*/duerm*/no entre/siento piernas/genitales/ingles/entrepierna/nalgas | se? me? duerm*/dorm*/adormec*/entum* entre piernas/entrepierna/genitales/nalgas/ingles/partes intimas? | entre piernas dormid*/adormecid*/no siento | no siento limpi*/papel | no siento cuando? voy/ir/hago baño/pipi/popo | no siento genitales/nalgas/entrepierna/partes | anestesia silla montar",
  both_legs_weak:
    "piernas debiles/flojas/paralizadas/no responden | ambas/dos piernas debil*/dormid*/adormec* | no puedo/puede mover piernas/pararme/pararse | debilidad piernas/ambas piernas? | piernas sin fuerza | se me doblan/aflojan piernas | perdi fuerza piernas | no siento piernas | paraplej* | piernas trapo",
  morning_stiffness:
    "rigidez/ties*/entum* mañana/mañanas/matutina/levantar*/despertar* | amanezco ties*/engarrotad*/entumid* | rigidez matutina | tieso mañanas",
  better_with_movement: "mejora/alivia/mejor mover*/movimiento/ejercicio/caminar | peor reposo/quieto",
  worse_with_use:
    "peor/empeora/duele/dolor usar*/caminar/mover*/actividad/movimiento/esfuerzo/subir escaleras? | mejora/alivia reposo/descanso/descansar",
  hot_joint:
    "articulacion/rodilla/tobillo/codo/muñeca/coyuntura/coyunturas/articulaciones hinch*/inflam*/roj*/caliente* | se me? hinch*/inflam* rodilla/tobillo/codo/muñeca/articulacion* | hinchazon/inflamacion rodilla/articulacion/codo/coyuntura | derrame rodilla | agua rodilla",
  joints_small:
    "dolor/duelen/rigidez manos/nudillos/dedos articulaciones? ambas? | artritis manos/reumatoide | nudillos hinchados/inflamados | manos hinchadas/inflamadas | dedos hinchados/tiesos | reumatoide",
  joints_migrating: "dolor pasa/cambia/brinca/salta articulacion/coyuntura otra? | artritis migratoria",
  big_toe: "dedo gordo pie? | gota dedo | ataque gota | juanete | dolor/duele/hinch* dedo gordo pie?",
  knee_pain: "dolor/duele/duelen rodilla/rodillas",
  knee_front: "dolor/duele rotula/rodilla subir/bajar/escaleras/sentado/cuclillas escaleras? | rotula",
  knee_lock:
    "rodilla traba/bloquea/truena/safa/falla/dobla/atora | se me? traba/bloquea/truena/safa/dobla/falla rodilla | menisco | torcio/torci rodilla",
  hip_pain: "dolor/duele/duelen cadera/caderas | coxalgia",
  shoulder_pain: "dolor/duele/duelen hombro/hombros/paleta/clavicula | hombro congelado",
  shoulder_overhead:
    "no puedo/duele/dolor/cuesta levantar/alzar/subir brazo hombro? | manguito rotador | dolor hombro levantar/alzar/peinar*",
  shoulder_girdle: "dolor/rigidez/duelen hombros y caderas/cadera | polimialgia",
  elbow_outer: "codo tenista | dolor/duele codo fuera/afuera/externo/lado/agarrar",
  elbow_inner: "codo golfista | dolor/duele codo dentro/adentro/interno",
  thumb_wrist: "dolor/duele pulgar/gordo mano? | dolor/duele base pulgar | quervain",
  limb_pain: "dolor/duele/duelen pierna*/pie/pies/tobillo*/mano*/muñeca*/codo*/dedo*/muslo*/nalga*",
  heel_pain: "dolor/duele talon/talones/planta pie? | fascitis plantar | espolon | duele planta pie pisar/mañana",
  achilles: "tendon/talon aquiles | dolor/duele aquiles/tendon | dolor detras talon/tobillo",
  achilles_snap: "trono/tronido/chasquido pantorrilla/talon/aquiles/tobillo | ruptura/rotura aquiles/tendon",
  ankle_twist:
    "torc*/doble/doblo/esguince/torcedura/luxe/zafe/falsee tobillo/pie | se me? doblo/torcio/falseo tobillo/pie | esguince | tobillo torcido | torcedura",
  wrist_injury: "caí/cayo/caida mano/muñeca/brazo | golpe/lesion/lastime muñeca/mano | me caí apoye/puse mano",
  injury:
    "golpe* | me? golp* | lesion* | lastim* | herid* | accidente | caida | me? caí/cayo/cai | se cayo | traumatismo | torcedura | me pegue | tropece | resbal* | fractura* | quebr* hueso/brazo/pierna/dedo | se? me? rompi/rompio/quebre/quebro brazo/pierna/hueso/dedo/pie/muñeca/costilla | pierna/brazo/hueso rot* | machuc* | moret* golpe",
  major_trauma:
    "accidente/choque/volcadura/atropell* auto/coche/carro/moto/automovilistico/transito/vehiculo/camion | me? atropell* | choque auto/coche/carro/moto | choco/choque/chocamos coche/carro/auto/moto? | caida/cayo/caí altura/techo/escalera/segundo/azotea/piso piso? | balazo | disparo | baleado | apuñal* | arma fuego/blanca | volcadura | disparar* | balearon | estrangul* | me ahorco/ahorcaron | intento/trato ahorcarme",
  deformity:
    "deform* | chuec* hueso?/brazo?/pierna?/dedo?/muñeca? | brazo/pierna/muñeca/dedo/tobillo/hombro chuec*/torcid*/doblad*/deform*/zafad*/fuera lugar? | se? ve chueco/deforme/torcido | hueso salid*/expuesto/fuera/asom*/sale/ve | se me? sale/salio/ve/asoma hueso | luxacion | disloc* | zafe/zafo/safo hombro/dedo | hueso de fuera | fractura expuesta",
  cannot_bear:
    "no puedo/puede caminar/pisar/apoyar/andar/pararme/pararse pie?/pierna? | no aguanto pisar/apoyar | cuesta/duele caminar/pisar/apoyar | coje* | cojo caminar | no apoya/pisa/camina | no puedo/puede mover/usar mano/pie/dedo/muñeca/rodilla/codo/tobillo/hombro | no puedo/puede apoyar pie",
  swollen_bruised:
    "hinchad*/inflamad* morad* golpe?/torc*? | moreteado e? hinchado | morado e? hinchado tobillo/pie | hinchazon despues golpe/torcedura/caida | tobillo hinchado morado",
  finger_jam:
    "machuq*/machuc*/prense/apachurr*/aplast*/atrap* dedo/dedos/mano puerta? | me? agarre/pille dedo puerta | golpe dedo",
  cut: "cort* | cortad* | cortadura | tajo | herida cortante | me corte | cortada cuchillo/vidrio | corte dedo/mano/cuchillo | laceracion",
  minor_cut:
    "raspon* | rasguño* | raspadura | cortadita | corte/cortada/herida pequeñ*/leve/superficial/chiquit* | astilla | raspe | arañazo* | rozadura",
  deep_wound:
    "herida/corte/cortada profund*/abierta/grande/honda | necesita puntos/puntadas/suturas | se ve hueso/grasa/tendon | puñalada | clavo pie | pise/piso clavo | punzante profunda | herida muy? abierta | clave clavo",
  dirty_wound:
    "herida/corte/cortada suci*/tierra/lodo/oxidado | clavo/alambre/metal/lata/fierro/cuchillo oxidado/viejo | pise/piso clavo oxidado? | clavo oxidado | no tengo vacuna tetanos | sin vacuna tetano* | espina rosal/planta | tetanos vacuna vencida | alambre puas",
  amputation:
    "amput* | se? me? corto/corte/arranco dedo/mano completo/entero? | perdio/perdi dedo | dedo cortado completo/arrancado | mutil*",
  burn_injury:
    "quem* agua/aceite/plancha/estufa/fuego/horno/cafe/comal/sol/vapor/olla/sarten/escape caliente?/hirviendo? | quemadura* | me? quem* mano/brazo/dedo/pierna/pie | se quemo | escald* | quemadura leve | tocó estufa/plancha",
  major_burn:
    "quemadura* quimica*/electrica*/grave*/tercer*/grande*/extensa*/cara/genitales/severa* grado? | quem* cara/cuerpo/quimico/acido/electricidad/mucho cuerpo? | quemadura tercer grado | incendio humo | inhal* humo | mitad cuerpo quemado | quemadura por quimicos/acido/electricidad",
  sunburn: "quem* sol | quemadura* sol/solar/solares | insolada piel | piel quemada sol | asolead* piel roja",
  bite_animal:
    "mordi*/mordedura/mordida/muerde perro/gato/rata/murcielago/mono/animal/humana/zorrillo/persona | perro/gato/rata/murcielago/mono/animal me? mordi* | mordedura | mordida | me araño gato mordio",
  bone_pain: "dolor/duele/duelen hueso/huesos/oseo | dolor huesos",
  height_loss: "fractura vertebra/vertebral/compresion | perdi estatura/altura | joroba | encorvad*",
  muscle_pain_dark: "rabdomiolisis | dolor muscular orina oscura/cafe/negra/coca",
  muscle_cramp:
    "calambre* | espasmo* muscular*/musculo/pierna/pantorrilla? | contractura* muscular*? | se me acalambra/engarrota pierna/pantorrilla/pie | acalambr* | engarrot*",
  widespread_pain:
    "fibromialgia | dolor todo cuerpo meses/siempre/cronico | dolor generalizado/todas partes | duele todo siempre",
  pain_overuse:
    "sobreesfuerzo | despues gimnasio/ejercicio/entren*/correr/pesas | usar/uso mucho/demasiado computadora?/celular?/mano? | desgarro/tiron/jalon muscular | movimiento repetitivo | agujetas | tendinitis | usar mucho computadora/teclado/mouse/celular",
  leg_shape: "pierna mas corta/volteada/girada | pierna corta volteada afuera | fractura cadera | cadera rota/quebrada",
  tight_swollen_limb:
    "sindrome compartimental | yeso apretad*/aprieta/duele | pierna/brazo dura/tensa/apretada yeso/aplast*/hinchada? | dolor insoportable estirar/mover dedos pie? | siento apretad* yeso | dolor estirar dedos",
  child_limb:
    "niñ*/bebe/hij* no mueve/usa/apoya/quiere brazo/pierna/caminar/pie | niñ*/bebe/hij* cojea | no quiere caminar niñ*? | jalon brazo niñ*? | no mueve bracito",
  prosthetic:
    "protesis cadera/rodilla/articular? | reemplazo cadera/rodilla/articular | cadera/rodilla artificial | protesis",
} satisfies Partial<Record<FindingId, string>>;

export const SKIN_ES = {
  rash: "sarpullido | salpullido | erupcion* piel/cutanea? | ronchas | roncha | rash | exantema | manchas rojas? piel/cuerpo | manchas rojas | granitos cuerpo/piel | brote piel | alergia piel | urticaria leve | puntos rojos piel/cuerpo? | enrojecimiento piel | dermatitis | brotado",
  itching:
    "prurito | comezon | picazon | picor | pica piel/cuerpo/todo/mucho | me? pica mucho? todo?/cuerpo?/cabeza?/piel?/brazo?/pierna?/pies? | rasquiña | me rasco mucho | escozor | se rasca | me da comezon | rasquera",
  itch_night: "comezon/picazon/pica/picor noche/nocturna/noches/dormir",
  contacts_itch:
    "tambien pica/comezon/rasca* familia/casa/esposo/hijos/hermano | sarna | escabiosis | pica entre dedos | a todos casa? pica",
  hives: "urticaria | ronchas | habones | ronchas aparecen desaparecen | ronchas por todo? cuerpo | roncha* pic*",
  non_fading:
    "petequias | purpura | manchas/manchitas/puntos/puntitos morad*/purpura*/violeta* | manchas/manchitas/sarpullido/puntos/puntitos/ronchas roj*?/morad*? no? se? quita/desaparece/blanquea/borra/van apretar*/presionar/estirar/vaso | no se? quita/borra/desaparece apretar*/presionar/estirar | no desaparece* apretar/presionar | puntitos rojos como? sangre",
  blisters: "ampolla* | vesicula* | vejiga* piel/agua | ampollas agua",
  blister_band:
    "herpes zoster | culebrilla | culebrina | ampollas/ronchas franja/banda/faja/lado costado? | zoster | fuego san anton",
  peeling_skin:
    "se me? cae/pela/desprende/despelleja piel pedazos/tiras/sabanas/capas | piel cae/pela/desprende pedazos/tiras/sabanas/capas | despellej* | stevens johnson | piel se desprende",
  circular_rash:
    "tiña | mancha* redonda*/anillo/circular*/circulo | ronchas redondas | roña redonda | empeine* piel | sarpullido circular",
  bullseye:
    "mancha* diana/tiro/blanco/crece redonda? | ojo toro/buey | eritema migratorio | lyme | mancha roja crece anillo/circulo/garrapata",
  tick_bite: "garrapata* | pic*/mord* garrapata",
  dry_scaly:
    "piel escamosa/descama/escamas/reseca | escamas | descamacion | se me descama piel | caspa cuerpo | parches/placas escamos*/secas/resecas | jiotes",
  flexural:
    "eccema | eczema | dermatitis atopica | comezon/ronchas/sarpullido/resequedad pliegues/codos/rodillas atras/detras/pliegue | pliegues codo/codos/rodilla/rodillas | atopic*",
  silvery_plaques: "psoriasis | soriasis | placas/escamas plateadas/gruesas codos/rodillas?",
  contact_trigger:
    "dermatitis contacto | ronchas/sarpullido/comezon/roncha/rojo despues? usar?/tocar? jabon/crema/perfume/detergente/planta/hiedra/joyas/arete/maquillaje/tinte/cosmetico | alergia jabon/crema/perfume/detergente/niquel/bisuteria | hiedra venenosa | jabon/crema/perfume/detergente nuevo/nueva",
  acne: "acne | barros | espinilla* | granos/granitos cara/espalda/frente | puntos negros | grano* pus cara | barrito*",
  face_flush:
    "rosacea | cara roja/enrojecida/colorada calor/alcohol/picante/sol | mejillas/cachetes roj*/colorad* | venitas cara | rubor cara",
  butterfly_rash:
    "mariposa cara/mejillas | sarpullido/manchas/ronchas mejillas/nariz mariposa? | eritema malar | lupus cara",
  slapped_cheek: "mejillas/cachetes abofetead*/muy? rojas/rojos niñ* | quinta enfermedad | eritema infeccioso",
  honey_crust: "impetigo | costras miel/amarillas | llagas costra boca/nariz/cara | costras amarillentas",
  vesicles_crops: "varicela | viruela loca | peste cristal | ampollitas/granitos comezon cuerpo costras? | lechina",
  hand_foot_mouth:
    "mano pie boca | boca mano pie | ampollas/ronchas/granitos manos pies boca | coxsackie | ampollas/ronchas manos y pies",
  palms_rash: "ronchas/sarpullido/manchas/erupcion palmas/plantas/muñecas/tobillos plantas?",
  measles_rash: "sarampion | sarpullido/ronchas/manchas empez*/comenz* cara bajo?/cuerpo? | rubeola",
  sandpaper_rash: "escarlatina | sarpullido/piel lija/aspero/aspera",
  diaper_rash:
    "rozadura* pañal? | pañalitis | escaldad* | dermatitis pañal | nalgas/pompis/pompas/colita roj*/rozad*/irritad* bebe? | cola paspada",
  athlete_foot:
    "pie atleta | hongo/hongos pie/pies/dedos pie? | comezon/pica/pelan entre dedos pie/pies? | hongos entre dedos | grietas entre dedos pies?",
  groin_rash:
    "tiña inguinal | comezon/sarpullido/rozadura/picazon/ronchas/hongos ingle/ingles/entrepierna | ingle/entrepierna roja/rozada",
  nail_change: "hongo/hongos uña/uñas | uña/uñas amarill*/gruesa*/quebradiz*/hongo*/negra*/engrosada* | onicomicosis",
  ingrown:
    "uña/uñero enterrad*/encarnad*/encajad*/incrustad* | uñero | paroniquia | padrastro infectado | pus uña | panadizo | dedo inflamado uña",
  finger_blisters: "ampolla*/vesicula* dedo/dedos/yema | panadizo herpetico",
  wart: "verruga* | mezquino* | papiloma plantar | ojo pescado | callo* | callosidad",
  mole_change:
    "lunar cambia*/crec*/sangra/oscur*/raro/nuevo/grande/irregular | lunar* | melanoma | mancha/llaga/herida no sana/cura/cicatriza | mancha oscura nueva/crece | cancer piel",
  hair_loss:
    "caida pelo/cabello | se me? cae/caen pelo/cabello | alopecia | calvicie | pierdo/perdiendo pelo/cabello | pelado pelo",
  dry_skin:
    "piel reseca/seca | resequedad piel | xerosis | piel agrietada | labios secos/partidos/agrietados/resecos | talones agrietados/partidos",
  thick_skin: "esclerodermia | piel dura/gruesa/tiesa/tirante manos/cara/dedos?",
  velvety: "acantosis | cuello/axilas/ingle negr*/oscur* | manchas? oscur*/negr* cuello/axilas/ingle/pliegues",
  cellulitis:
    "celulitis | erisipela | piel roja/caliente caliente?/hinchada/crece/extiende | pierna/brazo/pie/piel roj* caliente | enrojecimiento avanza/crece/extiende | herida/picadura/cortada infectad* | infeccion piel | mancha roja? va? crec*/extend*/avanz* | rojo caliente hinchado",
  red_streak: "linea/raya/rayas/lineas roja/rojas sube/brazo/pierna/herida? | raya roja | linea roja | linfangitis",
  severe_skin_pain:
    "dolor desproporcionado | piel negra/gris/morada/muerta herida? | gangrena | fascitis necrotizante | bacteria come carne | carne podrida | duele mucho mas ve | piel muerta",
  abscess:
    "absceso | forunculo | furunculo | nacido | divieso | golondrino | grano pus | bolita/bola/bulto pus | postema | grano enterrado/inflamado pus? | quiste pilonidal | chupon pus | tumor pus | clacote",
  sting:
    "pic*/aguijon/piquete/picadura abeja/avispa/hormiga/medusa/abejorro/aguamala | abeja/avispa/hormiga me? pic* | picadura abeja/avispa | aguijon",
  insect_bite:
    "picadura* insecto/mosquito/zancudo/bicho/chinche/pulga/araña | pic* mosquito/zancudo/insecto/bicho/chinche/pulga/araña/jejen/moyote | mosquito/zancudo/insecto/bicho me? pic* | piquete* mosquito?/insecto?/zancudo? | ronchas picadura | chinches | pulgas | mordio/pico araña",
  local_sting: "hinchazon/hinchado/roncha/rojo solo donde/picadura/alrededor pico? | solo hinchado picadura",
  lice: "piojos | liendres | pediculosis",
  dandruff:
    "caspa | descamacion/escamas/resequedad cuero cabelludo?/cabeza? | costra lactea | seborrea | dermatitis seborreica",
  foot_ulcer:
    "ulcera/llaga/herida pie/pierna/talon/dedo no? sana?/cicatriza?/cierra? | pie diabetico | ulcera pierna/pie | herida no sana/cierra/cicatriza pie/pierna",
  scratch_animal: "arañ*/rasguñ* gato | gato me? araño/rasguño",
  skin_pale_patch:
    "vitiligo | manchas blancas/claras piel/cara/cuerpo? | paño* piel/cara? | mal pinto | manchas blancas",
  recent_drug_rash:
    "ronchas/sarpullido/comezon/erupcion despues? antibiotico/medicina/medicamento/penicilina/amoxicilina | alergia despues antibiotico/medicina/medicamento/penicilina/amoxicilina | alergia medicina | alergia medicamento/antibiotico | me brote medicina/antibiotico",
} satisfies Partial<Record<FindingId, string>>;

export const CONTEXT_ES = {
  diabetes:
    "diabet* | metformina | azucar sangre alta | prediabetes diabetes | padezco azucar | sufro azucar | hemoglobina glicosilada",
  insulin_use: `insulin* | glibenclamida | gliclazida | glimepirida | glipizida | ${drugPhrases(SPANISH, "insulins", "sulfonylureas", "meglitinides")}`,
  hypertension: "hipertens* | presion/tension alta | losartan | amlodipino | hipertensión arterial",
  high_cholesterol: "colesterol | trigliceridos | estatina* | atorvastatina | simvastatina | lipidos altos",
  smoker: "fum* | cigarr* | tabaco | tabaquismo | vape* | nicotina | vapeo",
  alcohol:
    "alcoholi* | tomo/bebo/bebe/toma mucho?/todos alcohol/trago/cerveza/vino/dias/licor diario?/dias? | bebedor | bebid* alcohol | borrach* ayer/anoche | cruda resaca | resaca | alcohol diario/dias/mucho | tomador | tomar alcohol",
  drug_use:
    "droga* inyect*?/intravenosa*? | inyecta* droga*/heroina | heroina | metanfetamina | uso/consumo drogas | cristal droga | jeringas compartidas | me drogo | drogadic*",
  cocaine: "cocaina | crack | coca esnif* | anfetamina* | metanfetamina* | perico droga",
  opioid: `opioide* | morfina | fentanilo | oxicodona | metadona | tramadol | codeina | ${drugPhrases(SPANISH, "full opioid agonists", "partial opioid agonists")}`,
  obesity: "obes* | sobrepeso | imc alto | obesidad morbida",
  heart_disease:
    "enfermedad/problema*/cirugia corazon/cardiac*/coronaria | cardiopat* | infarto* | ataque* corazon/cardiaco/cardiacos | stent | bypass coronario/corazon | marcapasos | angina pecho | operado corazon | infart* miocardio",
  heart_failure_known: "insuficiencia/falla cardiaca/corazon | miocardiopatia | cardiomiopatia | corazon grande",
  atrial_fibrillation: "fibrilacion auricular/atrial?",
  valve_disease: "soplo corazon? | valvul* | fiebre reumatica corazon? | estenosis aortica/mitral",
  stroke_before:
    "derrame cerebral? | embolia cerebral? | acv | evc | ictus | ataque cerebral | isquemia transitoria | trombosis cerebral | infarto cerebral | accidente cerebrovascular | apoplejia",
  clot_before: "trombosis | coagulo* sangre/pierna/pulmon | embolia pulmonar | trombo | trombofilia | flebotrombosis",
  cancer:
    "cancer* | tumor maligno | leucemia | linfoma | metastasis | quimio* | radioterapia | oncolog* | carcinoma | melanoma cancer",
  immunosuppressed:
    "inmunosupr* | inmunodepr* | defensas bajas/bajitas | transplant* | trasplant* | vih | sida | metotrexato | metrotexato | azatioprina | adalimumab | biologico* | micofenolato | tacrolimus | ciclosporina | defensas muy? bajas",
  chemo: "quimioterapia | quimio | neutropenia",
  asplenia: "sin bazo | esplenectom* | quitaron/sacaron/extirparon bazo | no tengo bazo | operaron bazo",
  steroids:
    "corticoide* | esteroide* | cortisona | prednisona | prednisolona | dexametasona | corticoesteroide* | betametasona",
  steroids_stopped:
    "deje/dejo/suspend*/acab*/olvid*/termin* prednisona/prednisolona/corticoides/cortisona/hidrocortisona/esteroides/dexametasona | se? me? acabo/acabaron/termino/olvido prednisona/prednisolona/corticoides/cortisona/hidrocortisona/esteroides | deje de tomar prednisona/prednisolona/corticoides/cortisona/hidrocortisona",
  insulin_missed:
    "quede/quedo/quedamos sin insulina | sin insulina | acabo/termino/agoto insulina | no tengo/tiene/consigo/alcanza/hay insulina | no puse/inyecte/aplique/puesto/inyectado/aplicado insulina | olvide/olvido/olvidado insulina | deje/dejo insulina | salte/salto insulina",
  insulin_unfed:
    "puse/inyecte/aplique/tome/puso/inyecto/aplico insulina no/sin comi/comer/cene/cenar/almorce/almorzar/desayune/desayunar/comio/probe",
  pressure_medicine: `pastilla*/medicina*/medicamento*/remedio* presion/tension | ${drugPhrases(SPANISH, "ACE inhibitors and angiotensin receptor blockers", "beta-blockers", "dihydropyridine calcium channel blockers", "diuretics")}`,
  sglt2: `dapagliflozina | empagliflozina | canagliflozina | ertugliflozina | jardiance | forxiga | farxiga | invokana | inhibidor* sglt2 | isglt2 | gliflozina* | ${drugPhrases(SPANISH, "SGLT2 inhibitors")}`,
  blood_thinner: `anticoagul* | warfarina | acenocumarol | sintrom | apixaban | eliquis | rivaroxaban | xarelto | dabigatran | clopidogrel | heparina | enoxaparina | adelgazante* sangre | pastilla* adelgazar/aguar sangre | medicina* sangre delgada | edoxaban | plavix | ${drugPhrases(SPANISH, "vitamin K antagonists", "direct oral anticoagulants", "heparins", "antiplatelet drugs")}`,
  asthma: "asma | asmatic* | inhalador* | salbutamol | ventolin | bronquios asma",
  copd: "epoc | enfisema | bronquitis cronica | enfermedad pulmonar obstructiva",
  atopy: "alergi* | alergic* | rinitis alergica | fiebre heno | atopia",
  anaphylaxis_before: "anafil* | epipen | adrenalina autoinyectable | alergia grave/severa | choque anafilactico",
  allergen_exposure:
    "reaccion alergica | comi/comio/comimos/comiendo camaron*/mariscos/marisco/cacahuate*/mani/nuez/nueces/huevo/pescado/kiwi/fresas/almendras/langosta/cangrejo/leche alergi*? | despues comer camaron*/mariscos/cacahuate*/mani/nuez/nueces/huevo/pescado | picadura abeja/avispa | medio contraste | despues vacuna/inyeccion/antibiotico/penicilina",
  epilepsy: "epilep* | antiepilept* | anticonvulsiv* | keppra | carbamazepina | valproico | levetiracetam",
  kidney_disease:
    "enfermedad/insuficiencia/falla/problema* renal/riñon/riñones cronica? | dialisis | hemodialisis | nefropat* | renal cronic*",
  liver_disease:
    "cirrosis | enfermedad/insuficiencia/falla/problema* higado/hepatica | hepatitis | higado graso avanzado",
  thyroid_disease: "tiroides | hipotiroid* | hipertiroid* | levotiroxina | hashimoto | graves enfermedad | eutirox",
  gallstones_known: "calculos/piedras/piedra vesicula/biliar/biliares | colelitiasis | piedras vesicula",
  kidney_stones_known: "calculos/calculo/piedras/piedra riñon/riñones/renal/renales | litiasis renal | arenilla riñon*",
  gout_known: "gota | acido urico | alopurinol",
  migraine_known: "migraña* | migrañ* | jaqueca*",
  autoimmune: "lupus | autoinmun* | artritis reumatoide | celiac* | crohn | colitis ulcerosa | sjogren | esclerosis",
  osteoporosis: "osteoporosis | osteopenia | huesos debiles/fragiles",
  depression_known:
    "antidepresiv* | sertralina | fluoxetina | escitalopram | bipolar | paroxetina | venlafaxina | diagnosticad* depresion/ansiedad",
  serotonergic:
    "tramadol | sertralina | fluoxetina | citalopram | escitalopram | paroxetina | venlafaxina | duloxetina | linezolid",
  sickle_cell: "anemia falciforme/drepanocitica | falciforme | drepanocit* | celulas falciformes | sicklemia",
  bleeding_disorder: "hemofilia | trombocitopenia | von willebrand | plaquetas bajas | trastorno coagulacion",
  adrenal_known: "addison | insuficiencia suprarrenal/adrenal | hidrocortisona",
  aneurysm_known: "aneurisma* | marfan | ehlers danlos",
  pregnant:
    "embaraz* | embarazo | gestante | gestacion | encinta | preñada | espero/esperando bebe | trimestre | en estado | en cinta | panzona embarazo",
  postpartum:
    "posparto | postparto | puerperio | di luz | dio luz | cesarea | pari* | parto reciente | recien parida | tuve/tuvo bebe/parto semana/dias/hace? | acabo tener bebe | despues parto | mi parto | me alivie bebe | cuarentena parto",
  breastfeeding: "amamant* | lactancia | dando/doy pecho/seno | lactando | lact* bebe | dar pecho/seno",
  tampon: "tampon | tampones | copa menstrual | tapon nasal",
  co_exposure:
    "calentador/calefactor/boiler/estufa/calefon/calefaccion/estufilla gas/carbon/leña/queroseno | brasero | carbon encendido | generador | anafre | carbon casa/cuarto | humo estufa | monoxido | motor encendido garaje/cochera | chimenea | carro encendido garaje",
  contraceptive:
    "anticonceptiv* | pastilla* anticonceptiva*/anticonceptivos | pildora | hormonas | terapia hormonal | parche anticonceptivo | inyeccion anticonceptiva | estrogeno*",
  iud: "diu | dispositivo intrauterino | mirena | t cobre | dispositivo",
  missed_contraception:
    "relaciones/sexo sin condon/proteccion/cuidarme/protegidas/cuidarnos | sin condon/preservativo | relaciones sexuales sin? proteccion? | nueva pareja sexual? | varias parejas | trabajadora sexual | se rompio condon",
  std_before: "clamidia | gonorrea | sifilis | ets | its | enfermedad/infeccion venerea/transmision sexual?",
  tubal_risk: "embarazo ectopico | ligadura trompas | ectopico | salping* | enfermedad pelvica inflamatoria",
  menopausal: "menopausica | posmenopaus* | postmenopaus*",
  surgery_recent:
    "operacion | operaron | operado/operada | cirugia | postoperatori* | me? opero | intervencion quirurgica | recien operad* | operad* hace | me operaron",
  immobile:
    "reposo cama | viaje/vuelo largo/horas | avion horas | postrad* | encamad* | silla ruedas | inmoviliz* | vuelo | yeso pierna | horas sentado viaj* | viaje largo avion/carro",
  travel:
    "viaje/viaj*/regres*/vine/volvi/llegue/fui africa/asia/india/brasil/tailandia/haiti/extranjero/selva/tropico/vietnam/peru/turquia/pakistan | viaje extranjero/africa/asia/india/brasil/selva/tropico | acabo regresar/volver/llegar extranjero/viaje",
  malaria_area:
    "malaria | paludismo | africa | kenia | nigeria | uganda | ghana | tanzania | congo | camerun | viaje africa | zona palud*",
  mosquito: "dengue | zika | chikungunya | chikunguña",
  farm_animals: "granja | ganado | vacas | cabras | ovejas | borregos | leche bronca/cruda | chivas | rastro animales",
  cat_contact: "gato | gatos | gatito",
  tb_contact: "tuberculosis | carcel | prision | albergue | refugiad* | indigente",
  sick_contact:
    "contacto enfermo/enferma/enfermos | hijo/hija/esposo/esposa/hermano/pareja/familia/niños/compañeros tambien? enferm*/contagi*/igual/gripa/gripe | esposo/esposa/pareja/familia/todos/hijos tambien siente/sienten/esta/estan/tiene/tienen mal/enferm*/igual/mismo? | tambien se siente/sienten mal | todos casa? enferm* | guarderia | contagi* | mismos sintomas | anda virus",
  covid_contact: "covid* | coronavirus",
  unvaccinated:
    "sin vacun* | no vacunad* | no tiene/tengo vacun* | no esta/estoy vacunad* | nunca vacun* | falta* vacuna* | sin vacunas",
  family_cancer: "",
  family_heart: "",
  family_diabetes: "",
  stress:
    "estres | estresad* | examenes | divorcio | mucho trabajo | duelo | presion trabajo | problemas trabajo/familia/pareja | murio mi | perdi trabajo",
  sore_throat_recent:
    "hace # semanas dolor garganta | tuve anginas/gripe/catarro/resfriado/faringitis/infeccion garganta? semanas/semana/hace? | despues gripe/catarro/resfriado/anginas | gripe/catarro hace # semanas",
  catheter: "sonda urinaria?/vesical?/orinar? | cateter urinario? | foley",
  glp1: `semaglutida | semaglutide | ozempic | wegovy | tirzepatida | mounjaro | zepbound | liraglutida | saxenda | victoza | dulaglutida | trulicity | glp 1? | inyeccion bajar/perder/adelgazar peso? | inyecciones bajar/perder/adelgazar peso? | ${drugPhrases(SPANISH, "GLP-1 receptor agonists")}`,
  unlike_before:
    "distinto/distinta/diferente/peor/diferentes | mas fuerte/largo/intensa/intenso | nunca asi/antes | no calma/quita/sirve/funciona",
  as_usual: "igual/como siempre | como/igual todos/cada meses?/mes/vez/veces | como otras veces",
  orlistat: "orlistat | xenical | redustat | lipoxcel",
  bariatric:
    "bypass gastrico | manga gastrica | cirugia bariatrica/obesidad/peso/estomago | banda gastrica | balon gastrico | operacion bajar peso | operaron estomago bajar/peso | gastrectomia",
  new_drug:
    "medicina/medicamento/pastilla/tratamiento/remedio nuev* | nuevo/nueva medicina/medicamento/pastilla/tratamiento | empece/empezo/comence/inicie/cambie tomar? medicina/medicamento/pastilla/tratamiento/antibiotico nuevo?/nueva? | me cambiaron medicina/medicamento",
  ace_inhibitor: "lisinopril | enalapril | ramipril | captopril | inhibidor* eca | perindopril",
  lithium_etc: "antipsicotic* | haloperidol | clozapina | olanzapina | risperidona | quetiapina",
  lithium: "litio",
  bedbound:
    "hospitaliz* | internad* hospital? | ingresad* hospital | dias cama | reposo absoluto | postrado cama | yeso",
  starved:
    "ayuno # dias/semanas | casi no como/comi/comer dias/semanas/nada? | casi no comi nada | pase # dias/semanas sin comer | sin comer # dias/semanas | ayuno prolongado/agua | # dias/semanas sin comer | no comi casi nada",
  refed: "volvi/empece/comence/regrese comer otra?/normal?/vez?/nuevo? | empece a comer",
  trauma_childhood:
    "violencia domestica/intrafamiliar/casa | me pega/golpea esposo/marido/pareja/novio | esposo/marido/pareja/novio me? pega/golpea | abuso sexual? | violacion | me violaron/violo | maltrat*",
  vegan: "vegan* | vegetarian* | desnutri* | mala alimentacion",
  asbestos_dust: "asbesto | miner* | mina carbon | silice | polvo trabajo | humos trabajo | fabrica",
  black_race: "afroamerican* | afrodescendiente | raza negra | africano",
  retinal_risk: "miopia | miope | operado cataratas | glaucoma",
  premature: "prematur* | nacio antes tiempo | sietemesino | pretermino",
} satisfies Partial<Record<FindingId, string>>;
