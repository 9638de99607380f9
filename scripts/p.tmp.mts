import { guardConversation } from "~/domain/assistant/guard";
import { analyzeSymptoms } from "~/domain/triage";
import { inputInEnglish } from "~/domain/triage/foreign";
import { joinPhrases, plain } from "~/domain/triage/text/normalize";
import { readFileSync } from "node:fs";
// lines: text | age | gender | lang | history
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [text, age, gender, lang, hist] = line.split("|").map((x) => x.trim());
  const asked = inputInEnglish({ symptoms: [text!], age: age ? Number(age) : null, gender: gender || null, medicalHistory: hist ? [hist] : [] }, (lang || "en") as any);
  const a = analyzeSymptoms(asked);
  const chat = guardConversation({ age: age ? Number(age) : null, gender: gender ?? "", medicalHistory: hist ? [hist] : [], currentSymptoms: [] }, asked.symptoms);
  console.log(`${a.urgency} [${a.care}] ${chat.emergency ? "PANEL" : ""} "${text}" ${age ?? ""}\n    => ${joinPhrases(plain(asked.symptoms[0]!))}\n    + ${a.understood.present.join(", ")} | - ${a.understood.denied.join(", ")} | ? ${a.unknownWords.join(" ")}\n    ${a.diagnoses.slice(0, 4).map((d) => d.id + " " + d.probability).join(", ")} | ${a.guard.flags.map((f) => f.id + (f.level === "emergency" ? "!" : "")).join(" ")}`);
}
