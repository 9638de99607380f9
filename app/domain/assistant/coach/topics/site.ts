import type { Topic } from "./topic";

/** Our own screens: who asks for them wants a link's name, not advice. */
export const SITE = [
  {
    about: /\b(?:join as|apply as|become (?:a|your) (?:specialist|coach)|work (?:with|for) you)\b/,
    text: "Specialists apply with the button “Join as Specialist” at the top, in two steps. A person reviews each application.",
  },
  {
    about:
      /\b(?:human|real person|talk to (?:a |an |some)|speak (?:to|with)|book|appointment|specialist|dietitian|nutritionist|endocrinologist|coach near)\b/,
    text: "For a person instead of me: “Find Specialists” in the menu lists dietitians, coaches and doctors with their hours and prices, and “Book an Appointment” takes a request for a day and time. A specialist confirms it.",
  },
  {
    about: /\b(?:vr|virtual reality|video (?:call|visit|consultation)|headset)\b/,
    text: "Calls with a specialist are under “VR Consultations” in the menu; a browser is enough, a headset is not needed.",
  },
  {
    about: /\b(?:dashboard|track(?:ing)? my|vitals|my readings|weight tracking|blood pressure reading)\b/,
    text: "“Weight Tracking” in the menu shows readings such as heart rate, blood pressure, oxygen and temperature. I cannot see them from here: I know only what you write in this chat and in the form.",
  },
  {
    about: /\b(?:my record|my documents|portal|prescription|refill|my results|lab results|download my)\b/,
    text: "Your record, documents, prescriptions and past visits are in the “Client Portal”; there you can also take the whole record along. I have no access to it. A refill has to come from whoever prescribed it.",
  },
  {
    about: /\b(?:interact\w*|(?:take|mix|combine)\b.{0,40}\b(?:together|with))\b/,
    text: "Whether medicines go together I do not judge in a chat. Use “Check medicines for interactions” on this page: it knows a list of medicines and says which ones it does not know. A pharmacist can look at everything you take, and does so for free.",
  },
  {
    about:
      /\b(?:are you (?:a|an) (?:ai|robot|bot|human|doctor|real)|who are you|chatgpt|language model|what can you do|what do you know|help me$|^help\b)/,
    text: "I am the built-in assistant of this site: a set of rules written by people, not a language model and not a doctor. I can talk about food and weight loss, work out calories and protein from published formulas, put together a day's meals from a small table, and say something general about headaches, sleep, side effects, habits and when to see a doctor. Beyond that I will tell you that I do not know.",
  },
  {
    about: /\b(?:privacy|private|who (?:can )?(?:see|read)s?|stored?|delete|confidential)\b/,
    text: "What you write here is kept sealed on the server. Without an account it is tied to this browser and is gone a day after the last message, or when you delete it. With an account you find your conversations again under “Your conversations” and can delete each. Nobody else can open them, and the log holds none of their text.",
  },
] as const satisfies readonly Topic[];
