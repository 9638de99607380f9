import { guardConversation } from "~/domain/assistant/guard";
import { analyzeSymptoms } from "~/domain/triage";
import { inputInEnglish } from "~/domain/triage/foreign";
import { ENGLISH } from "../tests/domain/triage/phone/english";
import { SPANISH } from "../tests/domain/triage/phone/spanish";
import { ARABIC } from "../tests/domain/triage/phone/arabic";
import { halves } from "../tests/domain/triage/phone/split";
const U: any = { now: "emergency", soon: "urgent", weeks: "routine", home: "routine" };
const R: any = { routine: 0, urgent: 1, emergency: 2 };
const showHeld = process.argv.includes("--held");
function judged([, text, , , age, gender]: any, lang: any) {
  const asked = inputInEnglish({ symptoms: [text], age: age ?? null, gender: gender ?? null }, lang);
  const a = analyzeSymptoms(asked);
  const chat = guardConversation({ age: age ?? null, gender: gender ?? "", medicalHistory: [], currentSymptoms: [] }, asked.symptoms);
  return { asked: asked.symptoms[0], a, panel: chat.emergency?.title };
}
for (const [lang, cases] of [["en", ENGLISH], ["es", SPANISH], ["ar", ARABIC]] as const) {
  const h = halves(cases, 20261125);
  for (const [name, list] of Object.entries(h)) {
    let agree = 0, safe = 0, em = 0, emOk = 0, ev = 0, evOk = 0, soon = 0, soonOk = 0, top1 = 0, top3 = 0, n3 = 0, emRoutine = 0;
    const lines: string[] = [];
    for (const c of list as any[]) {
      const { asked, a, panel } = judged(c, lang);
      const want = U[c[0]], got = a.urgency;
      if (want === got) agree++; if (R[got] >= R[want]) safe++;
      if (want === "emergency") { em++; if (got === want) emOk++; if (got === "routine") emRoutine++; }
      if (want === "urgent") { soon++; if (got === want) soonOk++; }
      if (want === "routine") { ev++; if (got === want) evOk++; }
      const ids = a.diagnoses.map((d: any) => d.id);
      let hit = true;
      if (c[2]) { n3++; const l = c[2].split(" "); if (l.includes(ids[0])) top1++; hit = ids.slice(0, 3).some((i: string) => l.includes(i)); if (hit) top3++; }
      const chatBad = (panel !== undefined) !== (want === "emergency");
      if (want !== got || !hit || chatBad) lines.push(`${R[got] < R[want] ? "UNDER" : R[got] > R[want] ? "over " : chatBad ? "CHAT " : "name "} ${want}->${got} [${a.care}] ${c[4] ?? ""}${c[5]?.[0] ?? ""} "${c[1]}"${lang !== "en" ? `\n        EN: ${asked}` : ""}\n        present: ${a.understood.present.join(", ")} | denied: ${a.understood.denied.join(", ")} | unknown: ${a.unknownWords.join(" ")}\n        top: ${a.diagnoses.slice(0, 4).map((d: any) => d.id + " " + d.probability).join(", ")} | guard: ${a.guard.floor ?? ""} ${JSON.stringify(a.guard).slice(0, 160)}`);
    }
    console.log(`## ${lang} ${name}: n=${list.length} agree ${agree} safe ${safe} emergency ${emOk}/${em} (routine ${emRoutine}) soon ${soonOk}/${soon} everyday ${evOk}/${ev} top1 ${top1}/${n3} top3 ${top3}/${n3}`);
    if (name === "mended" || showHeld) console.log(lines.join("\n"));
  }
}
