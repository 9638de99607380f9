import type actions from "./es/actions.server";
import type coach from "./es/coach.server";

/** What the engine, the guard and the built-in chat put together of texts and numbers; the shortest come last: they fit more. */
export const MEDICAL_COMPOSED = [
  "What you describe can be {title}: it has to be looked at now.",
  "If it is not better after {days}, have a clinician look at it.",
  "I did not understand “{value}”. Can you say it in other words?",
  "Does this apply to you: {finding}?",
  "This may be an emergency. {call}",
  "What you told me before may be an emergency. {call}",

  "I can work that out by a published formula (Mifflin–St Jeor). Tell me {needed}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.",
  "At rest you use about {resting} kcal a day, and with your activity ({activity}) about {keep} kcal. Your BMI is {index}.",
  "That is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about {keep} kcal. {protein}",
  "The weight that you name as your goal is below a healthy one for your height (a BMI under 18.5), so I will not plan for it. The least that is healthy for you is about {kg} kg ({lb} lb); a doctor or dietitian can look for a goal with you.",
  "To lose weight slowly: about {lose} kcal a day. That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly. {protein}",
  "To lose weight slowly: about {lose} kcal a day. At first that gives about a pound a week; it slows down, because a lighter body needs less. {protein}",
  "Protein: about {from} to {to} g a day, spread over your meals, keeps more of your muscle.",
  "My small table has no whole day for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.",
  "A day's meals, about {kcal} kcal and {protein} g protein; your target is about {target} kcal:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein; your target is about {target} kcal:",
  "A day's meals, about {kcal} kcal and {protein} g protein:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein:",
  "From the form I know: {told}. Nothing else: I cannot see your record. What I can do is talk about what helps in general; what it is, only an examination can tell.",
  "{told}; history: {value}",
  "{told}; symptoms: {value}",
  "{told}; gender: {value}",
  "history: {value}",
  "symptoms: {value}",
  "gender: {value}",
  "you are {age}",
  "no {food}",
  "{meal}: {name} ({kcal} kcal, {protein} g protein). {ingredients}. {how}",
  "{first}, {others}",
  "{first} and {last}",
] as const satisfies (keyof typeof actions | keyof typeof coach)[];
