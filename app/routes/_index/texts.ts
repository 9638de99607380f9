import type { PlainMessageId } from "~/locales/messages";
import type { IconName } from "./icon";

type Text = PlainMessageId<"home">;

/** The figures the product is marketed with (HOME-06). */
export const CLAIMS = [
  { figure: "25K+", label: "success stories" },
  { figure: "500+", label: "specialists" },
  { figure: "89%", label: "goal achievement" },
  { figure: "50+", label: "languages" },
  { figure: "24/7", label: "availability" },
] as const satisfies readonly { figure: string; label: Text }[];

type Item = { icon: IconName; title: Text; text: Text };

/** The six cards of the AI feature grid. */
export const AI_FEATURES: readonly Item[] = [
  {
    icon: "plate",
    title: "AI meal planning",
    text: "A week of meals from what you like, what you may not eat and how much time you have to cook.",
  },
  {
    icon: "chat",
    title: "AI health assistant",
    text: "Ask at two in the morning. It answers plainly, and says when a person should take over.",
  },
  {
    icon: "pulse",
    title: "Symptom analysis",
    text: "Describe what you feel and learn how urgent it is, why, and who can help.",
  },
  {
    icon: "trend",
    title: "Progress tracking",
    text: "Weight is noisy. A smoothed line shows what is really happening between two breakfasts.",
  },
  {
    icon: "pill",
    title: "Medication check",
    text: "Catch drug interactions early, including with common weight-loss medications.",
  },
  {
    icon: "target",
    title: "Realistic forecasts",
    text: "See where your plan leads by published models, with an honest band instead of a promise.",
  },
];

/** What the telemedicine section offers. */
export const INNOVATIONS: readonly Item[] = [
  {
    icon: "headset",
    title: "VR consultations",
    text: "Two chairs, a table and your charts on the wall. A browser is enough; a headset is welcome.",
  },
  {
    icon: "watch",
    title: "Smart-device monitoring",
    text: "Heart rate, blood pressure, oxygen, temperature and weight, straight from your devices.",
  },
  {
    icon: "chat",
    title: "AI health assistant",
    text: "Prepares your visit and remembers what was agreed, so that you can listen.",
  },
  {
    icon: "desk",
    title: "Provider dashboard",
    text: "Your specialist sees your trend before you sit down. You never start from zero.",
  },
];

/** Three patients' words. Fictional, like the sample record. */
export const TESTIMONIALS = [
  {
    quote:
      "My dietitian never once said “just”. We changed breakfast, then the late shifts. Thirty pounds later I still eat with my family.",
    name: "Denise A.",
    about: "Night nurse, Milwaukee. 11 months with a registered dietitian",
  },
  {
    quote:
      "I live two hours from the nearest clinic. Now my endocrinologist sees my readings on Tuesday and calls me on Wednesday.",
    name: "Walt K.",
    about: "Rancher, eastern Montana. Type 2 diabetes",
  },
  {
    quote:
      "The line on the chart calmed me down. One salty weekend used to end every attempt. This one is in its second year.",
    name: "Priya S.",
    about: "Teacher, San Jose. Behavioral weight loss therapy",
  },
] as const satisfies readonly { quote: Text; name: string; about: Text }[];
