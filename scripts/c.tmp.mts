import { readFileSync } from "node:fs";
import { coachReply } from "~/domain/assistant/coach/reply";
import { guardConversation } from "~/domain/assistant/guard";
import { inEnglish, typedIn } from "~/domain/triage/foreign";
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [q, l] = line.split("|").map((x) => x.trim());
  const lang = (l || typedIn([q!], "en")) as any;
  const en = inEnglish(q!, lang);
  console.log(`${q} [${lang}] => ${en}\n     ${guardConversation(null, [en]).emergency ? "PANEL " : ""}${coachReply(null, [en]).slice(0, 150).replace(/\n/g, " ")}`);
}
