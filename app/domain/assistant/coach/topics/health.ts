import type { Topic } from "./topic";

/**
 * Everyday health, from common public guidance (CDC, NHS, WHO activity guideline
 * 2020, Dietary Guidelines for Americans 2020–2025).
 */
export const HEALTH = [
  {
    about: /\b(?:headache|migraine|head hurts|head is pounding)\b/,
    text: "Most headaches are tension headaches or migraine, and pass. What often helps: water, something to eat if you have not, a dark and quiet room, a short rest from the screen, and a simple pain reliever as its label says, on no more than two or three days a week, because more can itself cause headaches.\n\nSee somebody today if it is new and you are over 50, comes with fever, or gets worse day by day. Call 911 if it came like a blow within a minute, follows a knock on the head, or comes with a stiff neck, confusion, weakness, trouble speaking or seeing.",
  },
  {
    about: /\b(?:sleep|insomnia|awake at night|tired in the morning|snor\w*)\b/,
    text: "What helps most people sleep: the same time to get up every day, weekends included; daylight in the morning; no caffeine after noon and little alcohol; a bedroom that is dark, cool and free of screens; and getting up again when you have lain awake for about 20 minutes. Most adults need 7 to 9 hours. Short sleep also makes one hungrier the next day.\n\nIf you lie awake three nights a week for three months, ask for CBT-I, the treatment that works best and lasts. Loud snoring with pauses, or falling asleep by day, should be checked for sleep apnea, which is common with a higher weight.",
    why: "Short sleep raises a hormone that makes hungry and lowers one that fills, and a tired brain wants what is sweet and fat.",
  },
  {
    about:
      /\b(?:side effects?|adverse|medication|medicine|drug|pill|metformin|semaglutide|ozempic|wegovy|mounjaro|zepbound|tirzepatide|liraglutide|saxenda|phentermine)\b/,
    text: "In general: the leaflet lists side effects by how common they are; many are worst in the first weeks and fade; new symptoms soon after a new medicine or a higher dose are worth a call to your pharmacist. Do not stop a prescribed medicine on your own, because stopping some suddenly is worse.\n\nMedicines for weight loss of the GLP-1 kind often cause nausea, fullness and constipation; smaller meals, eating slowly and enough to drink help. Severe belly pain that does not stop, repeated vomiting, or signs of dehydration need a doctor the same day. Swelling of the face or trouble breathing is a call to 911.\n\nI cannot judge your own medicines. Your pharmacist can.",
  },
  {
    about:
      /\b(?:when (?:should|do|to).{0,30}(?:doctor|see (?:some|a )|get help|seek)|see a doctor|go to (?:the )?(?:er|doctor|hospital))\b/,
    text: "Call 911 for chest pain or pressure, trouble breathing, signs of a stroke (a drooping face, a weak arm, slurred speech), heavy bleeding, a severe allergic reaction, fainting that does not pass, or a sudden headache like a blow. Call or text 988 for thoughts of suicide.\n\nSee somebody today or tomorrow for a fever over three days, pain that gets worse, vomiting with nothing staying down, blood in urine or stool, or a wound that turns red and hot.\n\nMake an appointment for anything that lasts over two to three weeks, weight that falls without trying, a new lump, or when you are worried. The form on this page sorts your symptoms into these three.",
  },
  {
    about: /\b(?:plate method|portion|how much should i eat|balanced (?:meal|plate))\b/,
    text: "The plate method needs no counting. On a plate of about 9 inches: half vegetables or salad, a quarter protein (fish, chicken, eggs, tofu, beans), a quarter whole grains or potatoes. A piece of fruit, water to drink, a thumb of oil or butter in all. Eat slowly and stop when you are no longer hungry: that comes some 20 minutes late.",
  },
  {
    about: /\b(?:exercise|work ?out|gym|steps|walk|strength|cardio|active)\b/,
    text: "For health: 150 to 300 minutes a week of moving so that you breathe faster but can still talk, and strength work for all large muscles on two days. Every minute counts, ten at a time too. For losing weight eating matters more than moving; for keeping it off, and for muscle, moving matters most. Start below what you can do and add a tenth each week. Chest pain or fainting while moving has to be checked first.",
    why: "Muscle takes up sugar for hours after moving, and only what is used is kept: who just eats less loses muscle with the fat.",
  },
  {
    about: /\b(?:water|drink enough|hydrat\w*|coffee|soda|juice|alcohol|beer|wine)\b/,
    text: "Water when you are thirsty, and so that urine stays pale: about six to eight glasses for most people, more in heat. Sugary drinks and juice are the easiest calories to leave out, because they hardly fill. Coffee and tea without sugar are fine up to about four cups. Alcohol has nearly as many calories as fat and makes hungry.",
  },
  {
    about:
      /\b(?:lifestyle|healthy (?:habits?|changes?|living)|healthier|get fit|start somewhere|where (?:do|should) i (?:start|begin))\b/,
    text: "Five that make the most difference, in about this order: do not smoke; move 20 to 30 minutes a day; fill half of each plate with vegetables; sleep 7 to 9 hours; drink little or no alcohol. Take one, make it small enough to do on a bad day (“a ten-minute walk after lunch”), tie it to something you do anyway, and add the next one when it runs by itself. Losing 5 to 10 percent of one's weight already improves blood pressure, blood sugar and sleep.",
  },
  {
    about: /\b(?:blood pressure|hypertension|salt|sodium)\b/,
    text: "What lowers blood pressure without medicine: less salt (most is in bread, soups and ready meals), more vegetables and beans, losing some weight, moving, less alcohol. Each gives a few points, together they are worth a tablet. Keep taking what you were prescribed. Readings over 180/120 with chest pain, trouble seeing or confusion are a call to 911.",
    why: "Salt holds water in the vessels, and each pound less takes work off the heart.",
  },
  {
    about: /\b(?:diabetes|blood sugar|a1c|pre-?diabet\w*|diabetic)\b/,
    text: "With prediabetes, losing 5 to 7 percent of one's weight and walking 150 minutes a week more than halved new diabetes in a large trial (Diabetes Prevention Program, 2002). With diabetes: regular meals, vegetables first, whole grains instead of white, no sugary drinks, a walk after eating. If you use insulin or tablets that can lower blood sugar too far, have a plan made before you eat less.",
  },
] as const satisfies readonly Topic[];
