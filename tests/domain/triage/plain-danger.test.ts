import { describe, expect, test } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import { analyzeSymptoms } from "~/domain/triage";

const analysed = (text: string, medicalHistory: string[] = []) =>
  analyzeSymptoms({ symptoms: [text], age: null, gender: null, medicalHistory });
const panel = (text: string) => guardConversation(null, [text]).emergency?.title.id ?? null;

describe("Dangers that people say plainly", () => {
  test.each([
    "I'm having a heart attack",
    "I think I'm having a stroke",
    "my husband is having a heart attack, help",
    "my mother is having a stroke right now",
    "my father just had a heart attack",
    "I believe this is a stroke",
    "I think I'm having an anaphylactic reaction",
    "blood clot in my lung",
    "on wegovy, can't poop or pass gas for 4 days, belly swollen and vomiting",
    "ozempic, vomiting poop-smelling stuff",
    "I haven't farted or pooped for 3 days and I'm puking",
    "haven't been able to pass gas or have a bowel movement in 3 days and vomiting",
    "I can't pass gas or stool and my belly is bloated",
    "back pain and I can't control my bladder",
    "lower back pain, lost control of my bladder",
    "burning in chest going to my arm",
    "pressure in my chest spreading to the jaw",
    "burning chest going into my jaw",
    "my 2 year old swallowed some pills",
    "my toddler got into my metformin",
    "my son ate a bunch of my blood pressure pills",
    "accidentally injected 100 units of insulin instead of 10",
    "injected 10 times too much semaglutide from vial",
    "my baby is vomiting green",
    "shoulder pain and positive pregnancy test, dizzy",
    "I've been purging daily, muscle cramps and heart palpitations",
    "trouble breathing after my wegovy shot",
    "hives and dizzy after eating walnuts",
    "bleeding heavily through the bandage",
    "bitten by a rattlesnake",
    "passed out, takes insulin",
    "Can I eat shellfish if I am allergic? I did and my throat is closing",
    "I ate shellfish and I am allergic, I can't breathe",
    "without warning I got crushing chest pain",
    "never felt such chest pain, sweating",
    "I am having a panic attack, no wait my chest hurts and goes down my arm",
    "I can barely breathe",
    "sugar 25 mg/dl",
    "glucose 1200",
    "my meter says HI and I'm vomiting",
    "meter reads LO",
    "my CGM says 48 and dropping",
    "libre shows 2.8",
    "pulse ox 84",
    "oximeter says 84",
  ])("are an emergency, in the analysis and in the chat: %s", (text) => {
    expect(analysed(text).urgency).toBe("emergency");
    expect(panel(text)).toMatch(/^Call (911|1-800-222-1222) now$/);
  });

  test.each([
    "going to end things tonight",
    "I bought a gun and wrote a note",
    "I can't do this anymore, I want it to be over",
    "I don't see a reason to live any more",
    "i don't care if i live or die",
    "I wrote a goodbye letter",
    "I feel hopeless and think about death every day",
  ])("thoughts of suicide are heard without the word: %s", (text) => expect(panel(text)).toBe("Call or text 988 now"));

  test.each(["heart attack", "Stroke!", "I think I have meningitis", "anaphylaxis"])(
    "an emergency's bare name asks for help in the chat, too: %s",
    (text) => expect(panel(text)).toBe("Call 911 now"),
  );

  test.each([
    "I had a heart attack in 2019, runny nose",
    "my father had a heart attack, I have a cough",
    "what are the signs of a heart attack?",
    "how do I prevent a stroke",
    "I am afraid of having a stroke",
    "I am not having a heart attack",
    "the risk of having a heart attack",
    "heart attack last year, now a cold",
    "I eat too much sugar, 50 grams a day",
    "0 sugar diet for 30 days",
    "sugar free for 30 days",
    "I eat sugar 3 times a day",
    "my blood sugar was 110 this morning",
    "I have sugar cravings at 9 pm",
    "I cut myself shaving",
    "I hurt myself at the gym, sore shoulder",
    "I want to end things with my boyfriend",
    "I want my diet to be over soon",
    "my dog had a seizure",
    "I'm starving, what can I eat",
    "I overdosed on cake",
    "can I take double dose of wegovy to lose weight faster",
    "i am choking up with tears watching movies",
    "my baby eats green beans",
    "my baby threw up green peas",
    "shortness of breath? no. chest pain? no. just sore throat",
    "fever: no, cough: yes",
    "my son took his cough medicine",
    "my daughter ate her vitamins",
    "I can barely breathe through my nose",
    "can't poop for two days",
    "Can I eat shellfish if I am allergic?",
    "should my son avoid peanuts because he is allergic",
    "is it ok to have some nuts when I'm allergic",
  ])("what only sounds like one calls nobody: %s", (text) => expect(panel(text)).toBeNull());

  test.each<[string, number?, string?]>([
    ["on wegovy, constant upper belly pain"],
    ["i use laxatives every day to lose weight", 17, "female"],
    ["my son has pain in his private parts and vomited", 13, "male"],
  ])("a clinician should see within days, or sooner: %s", (text, age, gender) =>
    expect(
      analyzeSymptoms({ symptoms: [text], age: age ?? null, gender: gender ?? null, medicalHistory: [] }).urgency,
    ).not.toBe("routine"),
  );

  test("what somebody has had is no emergency now", () => {
    for (const history of ["heart attack", "stroke", "having had a heart attack", "stroke 2019"])
      expect(analysed("runny nose", [history]).urgency, history).not.toBe("emergency");
  });
});
