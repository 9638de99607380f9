import { runScript, step } from "../../scripts/steps.mjs";
import { machineLine } from "../bench/report";
import { Opened, startOurs } from "../bench/servers";
import type { Engine } from "./browser";
import { openFirefox } from "./firefox";
import { flows } from "./flows";
import { addPeople } from "./people";
import { openWebKit } from "./webkit";

/*
 * `npm run engines`: the flows that people come for, in Firefox (with script and without) and in WebKit, as far as the
 * machine has them (Debian: firefox-esr, webkit2gtk-driver, xvfb). The browser tests proper run in Chromium.
 */
await runScript(async () => {
  console.log(`${machineLine()}\n`);
  const opened = new Opened();
  try {
    const { url } = await startOurs(opened, undefined, { env: { TRUST_PROXY: "1" }, prepare: addPeople });
    const engines: { label: string; scripted: boolean; open: () => Promise<Engine | null> }[] = [
      { label: "Firefox", scripted: true, open: () => openFirefox({ script: true }) },
      { label: "Firefox, no script", scripted: false, open: () => openFirefox({ script: false }) },
      { label: "WebKit", scripted: true, open: openWebKit },
    ];
    let [passed, failed] = [0, 0];
    const missing: string[] = [];
    for (const { label, scripted, open } of engines) {
      const engine = await open();
      if (!engine) {
        missing.push(label);
        continue;
      }
      console.log(`\n== ${engine.name}`);
      try {
        for (const { name, run } of flows(scripted).filter((flow) => scripted || !flow.scripted)) {
          const works = await step(name, async () => {
            await run(engine, url);
            const complaints = await engine.complaints();
            if (complaints.length > 0) throw new Error(complaints.join("\n"));
          }).then(
            () => true,
            (error: unknown) => void console.log(String(error)),
          );
          if (works) passed++;
          else failed++;
        }
      } finally {
        await engine.close();
      }
    }
    console.log(`\n${passed} passed, ${failed} failed${missing.length > 0 ? `; not on this machine: ${missing.join(", ")}` : ""}`);
    // Nothing shown is not a success.
    if (failed > 0 || passed === 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
});
