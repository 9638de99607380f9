import { contraindicated, major, minor, moderate, NCCIH, type Rule } from "../rule";

const LIVER = "Leave it out. Stop it and see a doctor if your urine is dark, your eyes are yellow or your belly hurts.";

/** What is sold without prescription for losing weight, energy or sugar. */
export const SUPPLEMENTS: Rule[] = [
  contraindicated("yohimbine", "MAO inhibitors", {
    effect: "A sudden, dangerous rise of blood pressure (hypertensive crisis), which can be fatal.",
    mechanism: "An MAO inhibitor stops the breakdown of noradrenaline, which the other drug releases or imitates.",
    management:
      "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine.",
    source: NCCIH,
  }),
  major(["bitter orange", "ephedrine", "yohimbine"], ["caffeine", "thyroid hormones"], {
    effect: "High blood pressure, a racing heart, sleeplessness, agitation.",
    mechanism: "Both speed up heart and vessels.",
    management: "Do not take them together. Diet pills often hold several of these.",
    source: NCCIH,
  }),
  minor("green tea extract", ["caffeine", "stimulants", "appetite suppressants", "decongestants"], {
    effect: "Restlessness, a racing heart, sleeplessness.",
    mechanism: "Both are stimulating.",
    management: "Less coffee, tea and energy drinks.",
    source: NCCIH,
  }),
  moderate("green tea extract", "nadolol", {
    effect: "Blood pressure rises again.",
    mechanism: "Green tea keeps nadolol from being taken up.",
    management: "Do not take green tea extract with it.",
    source: NCCIH,
  }),
  moderate(["green tea extract", "garcinia cambogia"], ["acetaminophen", "methotrexate", "isoniazid", "statins"], {
    effect: "Harm to the liver.",
    mechanism: "Concentrated plant extracts can harm the liver by themselves.",
    management: LIVER,
    source: NCCIH,
  }),
  moderate("garcinia cambogia", "SSRIs and SNRIs", {
    effect: "Serotonin syndrome has been reported: fever, trembling, agitation.",
    mechanism: "Garcinia may raise serotonin.",
    management: "Leave garcinia out, and tell your prescriber that you took it.",
    source: NCCIH,
  }),
  moderate(["berberine", "garcinia cambogia"], "insulins and insulin-releasing drugs", {
    effect: "Low blood sugar.",
    mechanism: "Both lower blood sugar.",
    management: "Ask your prescriber first, and measure your sugar more often.",
    source: NCCIH,
  }),
  major("berberine", ["cyclosporine", "tacrolimus"], {
    effect: "Too much of the transplant medicine in the blood, which harms the kidneys.",
    mechanism: "Berberine slows the breakdown of many medicines.",
    management: "Do not take berberine. Tell your transplant team if you did.",
    source: NCCIH,
  }),
  moderate("berberine", ["vitamin K antagonists", "direct oral anticoagulants"], {
    effect: "Bleeding.",
    mechanism: "Berberine slows the breakdown of many medicines.",
    management: "Do not take berberine without asking whoever looks after your blood thinner.",
    source: NCCIH,
  }),
];
