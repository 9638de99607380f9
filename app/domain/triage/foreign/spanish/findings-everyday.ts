import type { FindingId } from "../../findings";

export const EVERYDAY_ES = {
  hangover:
    "resaca | tengo cruda/guayabo/ratón/chaqui/goma/caña | estoy crudo/cruda/enguayabad*/enratonad* | cruda alcohol/fiesta/anoche | tome/tomamos/bebi demasiado anoche/ayer | me pase copas anoche?/ayer?",
  jet_lag: "jet lag | desfase horario | descompensacion horaria | cambio horario viaje/vuelo",
  nightmares: "pesadilla* | malos sueños | sueños feos/horribles",
  bruxism: "bruxismo | rechin* dientes | aprieto/aprieta/apretar dientes/mandibula noche/dormir?",
  chafing:
    "rozadura* | roza/rozan/rozando piernas/muslos/entrepierna | piernas/muslos se? me? rozan/roza | escald* entre piernas | sarpullido roce",
  ingrown_hair:
    "pelo/pelos/vello/vellos/pelito/pelitos encarnado/encarnados/enterrado/enterrados/enconado/enconados | granitos/granos/irritacion depilar*/rasurar*/afeitar*/rastrillo",
  dark_circles: "ojera* | bolsas debajo/bajo ojos | circulos/manchas oscuros/oscuras/negros debajo/bajo ojos",
  shoe_rub:
    "ampolla/ampollas/ampollita talon/pie/pies/dedo/dedos? por? zapato*/tenis/botas/sandalias/tacones/correr/caminar | zapato*/tenis/botas/tacones sacaron/saco/sacan/hicieron/hizo/hacen ampolla/ampollas | !callo/callos en? pie/pies/planta/plantas/dedo/dedos/talon/mano/manos | !un !callo | callos | callosidad* | ojo/ojos !de pescado/gallo pie?",
  joint_stiff:
    "rodilla*/cadera*/dedo*/tobillo*/codo*/muñeca*/articulacion*/coyuntura* ties*/rigid*/engarrotad*/entumid* | rigidez rodilla*/cadera*/dedo*/tobillo*/articulacion*/articular",
  cold_hands: "manos/pies siempre? frios/frias/helados/heladas siempre?",
  skin_tags:
    "verrugas cuello colgantes | acrocordon* | fibromas? piel/blandos | colgajitos piel/cuello | carnosidad* piel/cuello",
  body_odor:
    "pies/axilas/sobacos/sudor huelen/huele mal/feo? | mal/feo olor pies/axilas/cuerpo/corporal/sudor | pecueca | olor corporal | huelo mal/feo",
  loose_skin: "piel floja/colgada/flacida/suelta/sobrante/colgante | me cuelga piel | flacidez | exceso piel",
  eyelid_twitch:
    "tiembla/brinca/salta/palpita/late parpado/ojo | parpado/ojo tiembla/brinca/salta/palpita/brincando/temblando | tic ojo/parpado",
  taste_change:
    "sabor metalico/raro/feo/extraño | comida/todo me? sabe raro/feo/metal/diferente/mal | boca sabe metal/mal/amargo",
  reading_glasses:
    "necesito lentes/anteojos/gafas leer?/nuevos? | no veo/veo mal/borrosas cerca/letras chicas?/pequeñas? leer? | presbicia | vista cansada | alejar para leer",
  sensitive_teeth:
    "dientes/muelas sensibles frio?/calor?/caliente?/dulce? | sensibilidad dental/dientes | dientes/muelas duelen frio/helado/hielo",
  picky_eating: "no quiere/come comer? verduras/vegetales/frutas | quisquillos* comida/comer | melindros* comida/comer",
  low_libido:
    "falta/perdida/poco/poca/nada/sin/baja/disminucion deseo/apetito/interes/libido sexual | baja/poca/sin libido | no tengo/siento deseo/ganas/libido sexual*?/sexo? | no me? dan/da ganas sexo/relaciones/intimidad | poco deseo sexual | sin deseo sexual | baja libido | no tengo ganas sexo",
  cravings:
    "antojo*/ansias/ganas dulce*/chocolate/azucar/pan/comida/chatarra/botanas? | antojos | se? me? antoja* dulce*/chocolate/todo/pan | picoteo/pico todo/siempre dia? | como por? aburrimiento/aburrid*/ansiedad",
  drinks_by_choice: "porque tomo/bebo mucha/2/3/4 agua/litros agua?",
  thirst_explained: "sed despues/por comer? salado/sal/ejercicio/deporte/correr/entrenar/picante",
  slept_wrong: "dormi mal/torcid*/chuec* almohada/cuello/posicion | dormi/dormir mala posicion | mala postura dormir",
  urine_of_food: "orina/pipi huele despues/por cafe/esparragos/ajo/vitaminas",
  oily_spotting:
    "aceite/grasa naranja?/anaranjado? ropa/calzon/inodoro/ano/evacuar/excusado | manchas/fugas/escapes/perdidas aceitos*/grasos*/aceite/grasa | ropa manchada aceite/grasa",
  diet_pills:
    "pastillas/tabletas/capsulas/pildoras adelgazar/bajar/dieta/quemar/quemagrasa peso?/grasa? | quemador* grasa | supresor* apetito",
  local_sweating: "sud* manos/palmas/pies/axilas/sobacos | manos/palmas/pies/axilas sudad*/sudoros*/sud*",
  brittle_nails:
    "uñas quebradizas/debiles/fragiles | se? me? quiebran/rompen/parten/escaman uñas | uñas se? me? quiebran/rompen/parten/escaman",
  teething: "le? estan? salen/saliendo/salir dientes | denticion | primeros dientes",
  restless_legs: "piernas inquietas",
  weight_lost: "desde/despues que? baje/bajar/perdi/perder/adelgace/adelgazar mucho? peso/kilos?",
  diet_change:
    "dieta cetogenica/keto/baja carbohidratos? | dieta | hago/estoy/empece dieta | deje/dejar/quite azucar/pan/carbohidratos/harinas",
} satisfies Partial<Record<FindingId, string>>;
