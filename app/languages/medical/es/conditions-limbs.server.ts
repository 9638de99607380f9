import type { LIMB_CONDITIONS } from "~/domain/triage/conditions/limbs";
import type { ConditionText } from "../texts";

export default {
  "Low back strain (mechanical back pain)": "Distensión lumbar (dolor de espalda mecánico)",
  "Sciatica (slipped disc)": "Ciática (hernia de disco)",
  "Cauda equina syndrome": "Síndrome de la cola de caballo",
  "Degenerative disc disease or spinal stenosis": "Enfermedad degenerativa del disco o estenosis espinal",
  "Vertebral (compression) fracture": "Fractura vertebral (por compresión)",
  "Spinal infection or cord compression": "Infección de la columna o compresión de la médula",
  "Ankylosing spondylitis": "Espondilitis anquilosante",
  "Neck strain (stiff neck, whiplash)": "Distensión del cuello (tortícolis, latigazo)",
  Osteoarthritis: "Artrosis",
  "Rheumatoid arthritis": "Artritis reumatoide",
  "Systemic lupus erythematosus": "Lupus eritematoso sistémico",
  "Systemic sclerosis (scleroderma)": "Esclerosis sistémica (esclerodermia)",
  "Polymyalgia rheumatica": "Polimialgia reumática",
  Fibromyalgia: "Fibromialgia",
  Pseudogout: "Seudogota",
  "Reactive arthritis": "Artritis reactiva",
  "Sprained ankle": "Esguince de tobillo",
  "Muscle strain or soreness after exercise": "Distensión muscular o agujetas después del ejercicio",
  "Bruise or minor knock": "Moretón o golpe leve",
  "Broken bone (fracture)": "Hueso roto (fractura)",
  "Hip fracture": "Fractura de cadera",
  "Shoulder dislocation or fracture": "Luxación o fractura del hombro",
  "Rotator cuff injury": "Lesión del manguito rotador",
  "Shoulder bursitis or impingement": "Bursitis o pinzamiento del hombro",
  "Frozen shoulder": "Hombro congelado",
  "Tennis elbow (lateral epicondylitis)": "Codo de tenista (epicondilitis lateral)",
  "Golfer's elbow (medial epicondylitis)": "Codo de golfista (epicondilitis medial)",
  "De Quervain tenosynovitis": "Tenosinovitis de De Quervain",
  "Plantar fasciitis": "Fascitis plantar",
  "Achilles tendonitis": "Tendinitis de Aquiles",
  "Ruptured Achilles tendon": "Rotura del tendón de Aquiles",
  "Patellofemoral pain syndrome (runner's knee)": "Síndrome de dolor patelofemoral (rodilla del corredor)",
  "Torn meniscus or knee ligament": "Rotura de menisco o de un ligamento de la rodilla",
  "Costochondritis (chest wall pain, intercostal myalgia)":
    "Costocondritis (dolor de la pared del pecho, mialgia intercostal)",
  "Intercostal neuralgia or strain": "Neuralgia o distensión intercostal",
  "Rib injury": "Lesión de una costilla",
  "Compartment syndrome": "Síndrome compartimental",
  "Pulled elbow in a child": "Codo de niñera (codo dislocado en un niño)",
  "Leg cramps": "Calambres en las piernas",
  Osteoporosis: "Osteoporosis (huesos frágiles)",
  "Keep moving, warmth, a simple painkiller for some days; most are well in a few weeks. Bed rest slows it.":
    "Siga moviéndose, calor, un analgésico sencillo algunos días; la mayoría se recupera en pocas semanas. El reposo en cama lo retrasa.",
  "Keep it gently moving, warmth, painkillers, and a flat pillow.":
    "Mantenga un movimiento suave, calor, analgésicos y una almohada plana.",
  "Strengthening exercise and weight loss help as much as tablets: each kilogram lost takes four off the knee.":
    "Los ejercicios de fuerza y bajar de peso ayudan tanto como las tabletas: cada kilogramo perdido le quita cuatro a la rodilla.",
  "Protect, ice 15 minutes, compress, raise; walk on it as pain allows. If you cannot take four steps it needs an X-ray.":
    "Proteja, hielo 15 minutos, comprima, eleve; camine según lo permita el dolor. Si no puede dar cuatro pasos, hace falta una radiografía.",
  "Rest from what hurts, ice for two days then warmth, and back to it gently.":
    "Descanse de lo que duele, hielo durante dos días y después calor, y vuelva poco a poco.",
  "Ice, raise it, a simple painkiller.": "Hielo, elévelo, un analgésico sencillo.",
  "Rest from gripping, a forearm strap, ice, and stretching; it takes weeks.":
    "Descanse de agarrar objetos, una banda en el antebrazo, hielo y estiramientos; tarda semanas.",
  "Rest from gripping and throwing, ice, and stretching.": "Descanse de agarrar y lanzar, hielo y estiramientos.",
  "Calf and sole stretches, cushioned shoes, ice; weight loss takes load off.":
    "Estiramientos de la pantorrilla y la planta, zapatos acolchados, hielo; bajar de peso quita carga.",
  "Ease off running, heel raise in the shoe, slow calf exercises.":
    "Corra menos, alza en el talón del zapato, ejercicios lentos de la pantorrilla.",
  "Less load for some weeks, and strengthening of thigh and hip.":
    "Menos carga durante algunas semanas, y fortalecer el muslo y la cadera.",
  "Stretch the muscle, drink, and stretch the calves before bed.":
    "Estire el músculo, beba líquidos y estire las pantorrillas antes de acostarse.",
} as const satisfies Record<ConditionText<typeof LIMB_CONDITIONS>, string>;
