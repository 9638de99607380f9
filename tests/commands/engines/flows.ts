import { randomUUID } from "node:crypto";
import { says, until, type Engine } from "./browser";
import { PASSWORD, PATIENT, SPECIALIST } from "./people";

type Flow = {
  name: string;
  /** Needs the page's script. */ scripted?: boolean;
  run: (engine: Engine, url: string) => Promise<void>;
};

/** Drawn by the script alone: what is clicked next does something. */
const isHydrated = 'document.querySelector("[role=region][aria-label^=Notifications]")';

/** Opens an address and waits until what is clicked next does something. */
export async function visit(engine: Engine, address: string, scripted: boolean): Promise<void> {
  await engine.open(address);
  if (scripted) await until(engine, isHydrated, `${address} is hydrated`);
}

/** Clicks the button of that name. */
async function press(engine: Engine, name: string): Promise<void> {
  const isMeant = `(button) => (button.ariaLabel ?? button.textContent).includes(${JSON.stringify(name)})`;
  await until(engine, `[...document.querySelectorAll("button")].some(${isMeant})`, `a button "${name}"`);
  await engine.value(
    `document.querySelectorAll("button").forEach((button) => button.toggleAttribute("data-meant", (${isMeant})(button))), true`,
  );
  await engine.click("[data-meant]");
}

/**
 * How many colours a canvas shows, on a grid of 32 × 32. The browser keeps no picture of WebGL for others: it is read
 * right after it was drawn.
 */
const coloursOf = (selector: string): string =>
  `new Promise((resolve) => requestAnimationFrame(() => {
    const canvas = document.querySelector(${JSON.stringify(selector)});
    const context = Object.assign(document.createElement("canvas"), { width: 32, height: 32 }).getContext("2d");
    context.drawImage(canvas, 0, 0, 32, 32);
    const { data } = context.getImageData(0, 0, 32, 32);
    resolve(new Set(Array.from({ length: 1024 }, (_, at) => data.slice(at * 4, at * 4 + 4).join())).size);
  }))`;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Signs in and out. */
const asPerson = (who: "patient" | "specialist", email: string, scripted: boolean): Flow => ({
  name: `a ${who} signs in and out`,
  async run(engine, url) {
    await visit(engine, `${url}/sign-in`, scripted);
    await engine.fill("main [name=email]", email);
    await engine.fill("main [name=password]", PASSWORD);
    await engine.click("main form:has([name=password]) button[type=submit]");
    await until(engine, "location.pathname !== '/sign-in' && document.querySelector('h1')", "signed in");
    await visit(engine, `${url}/sign-out`, scripted);
    await engine.click("main form button[type=submit]");
    await until(engine, says("You are signed out"), "signed out");
  },
});

/** What people come for, in a browser that is not Chromium. */
export const flows = (scripted: boolean): Flow[] => [
  {
    name: "a specialist is found and looked at",
    async run(engine, url) {
      await visit(engine, `${url}/specialists`, scripted);
      await engine.fill("main input[name=search]", "endocrin");
      if (!scripted) await engine.click("main form button[type=submit]");
      await until(engine, "location.search.includes('search=endocrin')", "the address follows");
      await until(
        engine,
        "((cards) => cards.length > 0 && cards.every(({ textContent }) => /endocrin/i.test(textContent)))([...document.querySelectorAll('main article')])",
        "the list follows",
      );
      await visit(engine, `${url}/specialists/1`, scripted);
      await until(engine, says("Book Consultation"), "the profile leads to the booking");
    },
  },
  {
    name: "an appointment: refused with its errors, nothing lost, then booked",
    async run(engine, url) {
      await visit(engine, `${url}/book-appointment`, scripted);
      const form = "main form:has([name=reasonForVisit])";
      await engine.fill("[name=firstName]", "Zoë");
      await engine.click(`${form} button[type=submit]`);
      await until(engine, says("There is a problem"), "the errors are shown");
      if ((await engine.value("document.querySelector('[name=firstName]').value")) !== "Zoë")
        throw new Error("what was typed is lost");
      const entries = {
        lastName: "O’Brien-Núñez",
        email: `patient-${randomUUID()}@example.org`,
        phone: "+1 (555) 010-4477",
        dateOfBirth: "1985-03-27",
        appointmentType: "weight-loss",
        preferredDate: inDays(14),
        preferredTime: "02:30 PM",
        reasonForVisit: "I have gained 30 pounds since my knee operation.",
      };
      for (const [name, value] of Object.entries(entries)) await engine.fill(`[name=${name}]`, value);
      await engine.click(`${form} button[type=submit]`);
      await until(engine, says("We have your request"), "the request is confirmed");
    },
  },
  {
    name: "a symptom that is an emergency says so",
    async run(engine, url) {
      await visit(engine, `${url}/ai-consultation`, scripted);
      await engine.fill("main [name=entry]", "crushing chest pain");
      await engine.click("main button[value=add]");
      await until(engine, says("crushing chest pain"), "the symptom is in the list");
      await engine.click("main button[value=analyze]");
      await until(engine, says("Recommended actions"), "the analysis is there");
      await until(engine, says("911"), "the emergency number is named");
    },
  },
  asPerson("patient", PATIENT, scripted),
  asPerson("specialist", SPECIALIST, scripted),
  {
    name: "vitals are live",
    scripted: true,
    async run(engine, url) {
      await visit(engine, `${url}/health-dashboard`, true);
      await until(engine, says("Connected to IoT devices"), "the channel is open");
      await until(engine, "document.querySelector('[data-transport=websocket]') !== null", "by WebSocket");
      const before = await engine.value<string>("document.querySelector('[data-live-value=heart_rate]').textContent");
      for (let time = 0; time < 4; time++) {
        await press(engine, "Simulate Data");
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        if ((await engine.value("document.querySelector('[data-live-value=heart_rate]').textContent")) !== before)
          return;
      }
      throw new Error(`four simulated readings, and the heart rate stays ${before}`);
    },
  },
  {
    name: "a consultation room opens and the doctor of the demonstration joins",
    async run(engine, url) {
      await visit(engine, `${url}/vr-consultation`, scripted);
      await engine.click("main article button, main li button");
      await until(engine, "/vr-consultation\\/.+/.test(location.pathname)", "the room opens");
      if (scripted) await until(engine, says("00:0"), "the timer runs");
      else {
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        await engine.open(await engine.value<string>("location.href"));
        await until(engine, says("doctor is here"), "the doctor is there");
      }
    },
  },
  {
    name: "the room is drawn in three dimensions",
    scripted: true,
    async run(engine, url) {
      await visit(engine, `${url}/vr-consultation`, true);
      await engine.click("main article button, main li button");
      await until(engine, "/vr-consultation\\/.+/.test(location.pathname)", "the room opens");
      // Who has no video calls has nothing to try out before one.
      if (await engine.value<boolean>("'RTCPeerConnection' in window")) await press(engine, "Join without camera");
      await press(engine, "VR/3D mode");
      await until(engine, "document.querySelector('[data-room-3d] canvas')", "the room has a canvas");
      const deadline = Date.now() + 10_000;
      let colours = 0;
      while (colours < 20) {
        if (Date.now() > deadline) throw new Error(`the canvas shows ${colours} colours`);
        colours = await engine.value<number>(coloursOf("[data-room-3d] canvas"));
      }
    },
  },
];
