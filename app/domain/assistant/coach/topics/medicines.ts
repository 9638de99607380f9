import { about, type Topic } from "./topic";

/** A medicine for weight loss by its name, for the patterns below. */
const GLP1 =
  "(?:glp-?1s?|semaglutide|ozempic|wegovy|rybelsus|mounjaro|zepbound|tirzepatide|liraglutide|saxenda|victoza|dulaglutide|trulicity)";
const LOSS_MEDICINE = `(?:${GLP1}|phentermine|qsymia|contrave|orlistat|alli|xenical|(?:weight[- ]loss|diet|slimming|skinny) (?:medicines?|medications?|meds|drugs?|pills?|injections?|shots?))`;
/** Who carries or feeds a child, or would. */
const CHILDBEARING = "(?:pregnan\\w*|expecting|conceiv\\w*|trying for a baby|breast-?feed\\w*|nursing|lactat\\w*)";

/**
 * Medicines for losing weight, and what goes with them. Written for this product; days of a missed dose and who may be
 * prescribed one from the labels in the USA (Wegovy, Ozempic, Zepbound, Mounjaro, Saxenda), what was lost from STEP 1 (N Engl J
 * Med 2021;384:989), its extension (Diabetes Obes Metab 2022;24:1553) and SURMOUNT-1 (N Engl J Med 2022;387:205).
 */
export const MEDICINES = [
  // Before all others: who stops one, starts one or missed one and is pregnant asks about that. Labels in the USA; a month for tirzepatide: MHRA, June 2025 (not read).
  {
    about: about(`${CHILDBEARING}\\b.{0,60}\\b${LOSS_MEDICINE}|${LOSS_MEDICINE}\\b.{0,60}\\b${CHILDBEARING}`),
    text: "Medicines for weight loss are not for pregnancy, and semaglutide (Ozempic, Wegovy, Rybelsus) not for two months before one either; tirzepatide (Mounjaro, Zepbound) not for one month before.\n\nAre you pregnant and took one? Take no further dose, and call whoever prescribes it and whoever looks after the pregnancy within a day or two, today if it was Qsymia (topiramate can harm the baby's lip and palate) or Contrave. What is known of a GLP-1 medicine taken by chance in the first weeks is mostly reassuring; do not stop insulin or other medicines for diabetes by yourself. Losing weight is no aim in a pregnancy.\n\nWhile breastfeeding ask first as well: too little is known of most of them. With tirzepatide the birth control pill works less for four weeks after the start and after each higher dose: use a condom as well.",
  },
  {
    about: about(
      "(?:miss(?:ed)?|forgot(?:ten)?|skip(?:ped)?|late (?:for|with|on)|double)\\b.{0,40}\\b(?:dose|doses|shot|shots|injection|injections|pen)",
    ),
    text: "Never take two doses at once to catch up. What to do with a missed one stands in each leaflet, and it differs. Wegovy (the weekly shot): take it if the next one is more than two days away, else leave it out. Ozempic: up to five days late. Zepbound and Mounjaro: up to four days late. Saxenda, and tablets such as Rybelsus: leave it out and go on the next day. After two missed weeks (Saxenda: three days) call whoever prescribed it before the next dose, because you may have to begin lower again.\n\nOf insulin, blood thinners, and medicines for epilepsy or the heart, ask your pharmacist right away what to do.",
    why: "Two doses at once bring the side effects of both, vomiting above all, and do not make up for what is gone. These medicines leave the body slowly, so one late dose changes little.",
  },
  {
    about: about(
      `(?:stop(?:ping|ped)?|com(?:e|ing) off|quit(?:ting)?|get(?:ting)? off|after|finish(?:ed|ing)?)\\b.{0,25}\\b${LOSS_MEDICINE}|${LOSS_MEDICINE}\\b.{0,40}\\b(?:for ?ever|for life|long[- ]term|how long|stop)|how long\\b.{0,40}\\b${LOSS_MEDICINE}|(?:re-?gain\\w*|yo-?yo\\w*|(?:gain\\w*|put\\w*|com(?:e|ing)|came)\\b.{0,20}\\b(?:it|weight|kilos|pounds) (?:all )?back(?: on)?|keep(?:ing)? (?:it|the weight|weight) off)`,
    ),
    text: "That weight comes back is no weakness: a lighter body uses less and is hungrier, for years. After semaglutide was stopped, two thirds of what had been lost was back within a year in a large trial. So plan the end together with whoever prescribed it, before the last dose.\n\nWhat helps to keep it off: weigh yourself once a week and act when it is 5 pounds above your mark, while that is easy; protein at each meal; strength work twice a week, and 200 to 300 minutes of moving a week; enough sleep; and somebody to talk to from time to time.",
    why: "These medicines quiet hunger only as long as they are taken. Without them hunger comes back and the lighter body uses less energy, so most people regain much of it.",
  },
  {
    about: about(
      `(?:get|qualif(?:y|ies)|eligible|prescri\\w+|try|start|should i (?:take|use|be on)|am i a candidate|right for me|does|how much (?:weight )?(?:can|will|do)|best|which|safe|compounded|buy)\\b.{0,50}\\b${LOSS_MEDICINE}|pregnan\\w*\\b.{0,40}\\b${LOSS_MEDICINE}|${LOSS_MEDICINE}\\b.{0,40}\\b(?:pregnan\\w*|work(?:s|ing)?|right for me|prescri\\w+|eligible|qualify|safe|good idea|compounded|cost\\w*)`,
    ),
    text: "Medicines for weight loss are prescribed from a BMI of 30, or of 27 with an illness that comes with weight, such as high blood pressure, type 2 diabetes or sleep apnea. Together with eating and moving differently, people lost about 15 percent with semaglutide (68 weeks) and about 20 percent with the highest dose of tirzepatide (72 weeks), on average; some far less. They work as long as they are taken.\n\nNot in pregnancy, nor for two months before one (semaglutide), and not where you or your family have had a medullary thyroid cancer or MEN 2. With tirzepatide the birth control pill works less for four weeks after the start and after each higher dose: use a condom as well. Tell about pancreatitis, gallstones, eye disease from diabetes and an eating disorder. Take only what a pharmacy sells on a prescription. “Find Specialists” in the menu lists doctors for it.",
  },
  {
    about: about("heartburn|acid reflux|reflux|gerd"),
    text: "With heartburn: smaller meals, the last one three hours before lying down; less fat, fried food, chocolate, peppermint, coffee, alcohol and tomato where you notice that they bring it on; nothing tight around the belly; the head of the bed 6 to 8 inches higher. Losing weight helps most of all. An antacid now and then is fine. See a doctor if it comes twice a week or more, wakes you, or began after 50. Pain in the chest that goes to arm or jaw or comes with sweating, vomit that is black or bloody, or food that sticks are no heartburn: call 911, or see somebody today.",
  },
  {
    about: about(
      `(?:stor\\w+|keep|refrigerat\\w+|fridge|freez\\w*|frozen|travel\\w*|left out)\\b.{0,40}\\b(?:pens?|${LOSS_MEDICINE}|shots?|injections?)|(?:pens?|${LOSS_MEDICINE}|shots?)\\b.{0,40}\\b(?:stor\\w+|refrigerat\\w+|fridge|freez\\w*|frozen|left out|warm)`,
    ),
    text: "Keep pens that are not in use in the refrigerator (36 to 46 °F), in their box, never in the freezer: a pen that was frozen has to be thrown away. Out of it, up to 86 °F: Wegovy 28 days, Zepbound and Mounjaro 21 days, Ozempic 56 days from the first use, Saxenda 30 days from the first use. On a trip carry them in hand luggage with the prescription, not in the hold and not in a hot car. Look at it before you inject: it is clear. If you are not sure, ask a pharmacist before you use it.",
  },
  {
    about: about("nause\\w*|queasy|sick to my stomach"),
    text: "With nausea: small meals, eaten slowly, and stop at the first sign of being full; little fat, nothing fried; dry toast, rice or banana; ginger or peppermint; sips of water all day; do not lie down for two to three hours after eating. With medicines of the GLP-1 kind it is worst in the days after a higher dose, and mostly fades in some weeks. If it does not, ask whether you may stay on the lower dose for longer.\n\nSee somebody the same day if nothing stays down for 24 hours, or you are dizzy with dark urine. Strong belly pain that does not stop, perhaps into the back, needs an emergency room now: it can be the pancreas or the gallbladder. Could you be pregnant? Then do a test first.",
  },
  {
    about: about("constipat\\w*|(?:can't|cannot|not) (?:poop|go to the toilet)|hard stools?"),
    text: "What helps against constipation, in this order: more to drink; fiber up to 25 to 35 g a day, raised slowly (beans, oats, whole grains, vegetables, fruit with skin, prunes); a walk after meals; and time on the toilet after breakfast. If three days pass without, a pharmacist can suggest psyllium or polyethylene glycol. It is common with medicines of the GLP-1 kind, with iron and with strong pain relievers.\n\nStrong belly pain with a swollen belly, vomiting or no gas either needs an emergency room now: the gut may be blocked. Make an appointment for blood, for weight that falls without trying, or if it is new and lasts over three weeks.",
  },
  {
    about: about(
      "hair (?:is |keeps |has been |started )?(?:loss|thinning|fall(?:s|ing)?)|(?:losing|lose|lost) (?:my |some )?hair|thinning hair",
    ),
    text: "Some two to four months after losing weight fast, after surgery, a fever or a birth, hair often falls out all over the head. It is called telogen effluvium, harms no root, and grows back within six to twelve months. What helps is to lose more slowly, about 1 to 2 pounds a week, and to get enough protein, iron and zinc. Have iron (ferritin) and the thyroid checked before you buy supplements.\n\nSee a doctor for bald patches, a red or sore scalp, or if it goes on for over six months.",
  },
  {
    about: about(
      "(?:gain\\w*|put(?:ting)? on|weight)\\b.{0,40}\\b(?:because of|from|since|on|due to|caused by)\\b.{0,25}\\b(?:medicines?|medications?|meds|pills?|prednisone|steroids?|cortisone|antidepressants?|mirtazapine|paroxetine|olanzapine|quetiapine|lithium|gabapentin|birth control|beta blockers?)|(?:medicines?|medications?|meds|pills?|prednisone|steroids?|antidepressants?|mirtazapine|paroxetine|olanzapine|quetiapine|lithium|gabapentin|birth control|beta blockers?)\\b.{0,40}\\b(?:weight gain|gain(?:ed|ing)? weight|make me (?:fat|gain))",
    ),
    text: "Several medicines make it easy to gain: steroids such as prednisone, insulin and sulfonylureas, some medicines for depression (mirtazapine, paroxetine), psychosis and bipolar disorder (olanzapine, quetiapine, lithium), gabapentin and pregabalin, older beta blockers and the birth control shot. Do not stop or lower one on your own: stopping some suddenly is dangerous, and what they treat matters more than pounds. Ask whoever prescribed it whether there is one that is kinder to weight, and write down your weight by week to show it.",
  },
  {
    about: about(
      "supplements?|vitamins?|multivitamins?|apple cider vinegar|fat burners?|berberine|green tea extract|garcinia|creatine|collagen|probiotics?",
    ),
    text: "No powder or capsule from the shelf makes one lose weight worth mentioning, and nobody checks them before they are sold. “Fat burners” and green tea extract have harmed livers and hearts; berberine acts on many medicines. Apple cider vinegar does next to nothing.\n\nWhat can make sense: vitamin B12 for vegans, after stomach surgery, and after years on metformin; vitamin D and iron where a blood test shows too little; folic acid before and in pregnancy; a multivitamin for life after bariatric surgery. Creatine helps muscles that are trained, and adds a pound or two of water. Show your pharmacist everything you take.",
  },
] as const satisfies readonly Topic[];
