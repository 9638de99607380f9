import { runScript, step } from "../../../app/services/steps.mjs";
import { machineLine } from "../bench/report";
import { Opened, startOurs } from "../bench/servers";
import { prepareCast, type Cast } from "../../support/screens/cast";
import type { Engine } from "./browser";
import { openFirefox } from "./firefox";
import { flows } from "./flows";
import { addPeople } from "./people";
import { faultyScreens } from "./screens";
import { openWebKit } from "./webkit";

const SESSION_SECRET = "the secret of the engines’ servers, longer than 32 characters";

const ENGINES: { label: string; scripted: boolean; open: () => Promise<Engine | null> }[] = [
  { label: "Firefox", scripted: true, open: () => openFirefox({ script: true }) },
  { label: "Firefox, no script", scripted: false, open: () => openFirefox({ script: false }) },
  { label: "WebKit", scripted: true, open: openWebKit },
];

/*
 * `npm run engines`: every screen, and the flows that people come for, in Firefox (with script and without) and in
 * WebKit, as far as the machine has them (Debian: firefox-esr, webkit2gtk-driver, xvfb). The browser tests proper run
 * in Chromium. `npm run engines -- screens Firefox` does only the screens, and only in the engine of that name: `npm
 * test` asks for that.
 */
await runScript(async () => {
  const [part, only] = process.argv.slice(2);
  const engines = ENGINES.filter(({ label }) => !only || label === only);
  if ((part && part !== "screens") || engines.length === 0)
    throw new Error("Use: npm run engines [-- screens [ENGINE]]");
  console.log(`${machineLine()}\n`);
  const opened = new Opened();
  let [passed, failed] = [0, 0];
  const missing: string[] = [];
  const attempt = async (name: string, work: () => Promise<void>) => {
    const works = await step(name, work).then(
      () => true,
      (error: unknown) => void console.log(String(error)),
    );
    if (works) passed++;
    else failed++;
  };
  try {
    for (const { label, scripted, open } of engines) {
      const engine = await open();
      if (!engine) {
        missing.push(label);
        continue;
      }
      console.log(`\n== ${engine.name}`);
      try {
        // Each has a site of its own: some screens leave something behind.
        let cast: Cast | undefined;
        const prepare = async (db: Parameters<typeof prepareCast>[0]) => {
          await addPeople(db);
          cast = await prepareCast(db, SESSION_SECRET);
        };
        const { url } = await startOurs(opened, undefined, { env: { SESSION_SECRET }, prepare });
        await attempt("every screen opens in its state, with its heading and without a complaint", async () => {
          const faults = await faultyScreens(engine, { url, cast: cast!, scripted });
          if (faults.length > 0) throw new Error(faults.join("\n"));
        });
        for (const { name, run } of part ? [] : flows(scripted).filter((flow) => scripted || !flow.scripted)) {
          await attempt(name, async () => {
            await run(engine, url);
            const complaints = await engine.complaints();
            if (complaints.length > 0) throw new Error(complaints.join("\n"));
          });
        }
      } finally {
        await engine.close();
      }
    }
    console.log(
      `\n${passed} passed, ${failed} failed${missing.length > 0 ? `; not on this machine: ${missing.join(", ")}` : ""}`,
    );
    // Nothing shown is not a success.
    if (failed > 0 || passed === 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
});
