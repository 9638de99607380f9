import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { patientForm, PASSWORD } from "../../api/support/accounts";
import { bookingForm } from "../../api/support/examples";
import { Visitor } from "../../api/support/visitor";
import type { Site } from "../chaos/site";
import { Watchers } from "../chaos/watchers";
import type { ReceivedMail } from "../../support/mail-server";
import { linkIn } from "../../support/mailbox";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { BRAND, countedAddresses, must, until, type Checks, type Compose } from "./engine";

type Trial = { site: Site; compose: Compose; person: { email: string; password: string } };

/** No visitor's: what a proxy that believes everybody would pass on. */
const FORGED = "203.0.113.99";

/** What a page is answered without TLS. */
const plainly = (host: string) =>
  new Promise<string>((resolve, reject) =>
    request({ host: "127.0.0.1", port: 80, headers: { host } }, (answer) =>
      resolve((answer.resume(), `${answer.statusCode} ${answer.headers.location}`)),
    )
      .on("error", reject)
      .end(),
  );

async function mailTo(site: Site, email: string): Promise<ReceivedMail> {
  const theirs = () => site.mail.received.find(({ to }) => to.includes(email));
  await until(`a mail to ${email}`, 30_000, () => Promise.resolve(theirs() !== undefined));
  return theirs()!;
}

/** What people do, by Caddy and HTTPS. */
export async function checkPages(checks: Checks, { site, compose, person }: Trial): Promise<void> {
  await checks.check("Pages over HTTPS, and whose certificate", async () => {
    const page = await new Visitor(site).get("/");
    must(
      page.status === 200 && page.headers.has("strict-transport-security"),
      `${page.status}, HSTS ${page.headers.get("strict-transport-security")}`,
    );
    must(page.text.includes(BRAND), "BRAND_NAME did not reach the page");
    const plain = await plainly(new URL(site.url).host);
    must(plain.startsWith("308 https://"), `port 80 answered ${plain}`);
    return "by Caddy's own authority; port 80 sends there";
  });
  await checks.check("Who was registered in the container of before", async () => {
    const answer = await new Visitor(site).postForm("/sign-in", person);
    must(answer.status === 303, `signing in answered ${answer.status}`);
    return "signs in";
  });
  await checks.check("Whose address is counted", async () => {
    await compose("exec", "-T", "redis", "redis-cli", "flushall");
    await new Visitor(site).postForm(
      "/sign-in",
      { email: "nobody@example.com", password: "not the password" },
      { "X-Forwarded-For": FORGED },
    );
    const counted = countedAddresses(await compose("exec", "-T", "redis", "redis-cli", "keys", "*"));
    must(counted.length === 1 && counted[0] !== FORGED, counted.join(", ") || "nobody's");
    return `${counted[0]} at Caddy, not what X-Forwarded-For claimed`;
  });
  await checks.check("Registered, confirmed by mail, booked", async () => {
    const [visitor, form] = [new Visitor(site), patientForm()];
    must((await visitor.postForm("/register", form)).status === 303, "registering failed");
    const confirmed = await visitor.postForm(linkIn(parseEmailFile((await mailTo(site, form.email)).source)), {
      password: PASSWORD,
    });
    must(confirmed.headers.get("location") === "/patient-portal", `confirming answered ${confirmed.status}`);
    must((await visitor.get("/patient-portal")).status === 200, "no portal");
    const booked = await visitor.postForm("/book-appointment", bookingForm({ email: form.email }));
    must(booked.status === 303, `booking answered ${booked.status}`);
    return "with the mails that say so";
  });
  await checks.check("WebSockets and event streams", async () => {
    const watchers = new Watchers(site, { sockets: 6, streams: 6 });
    try {
      must(await watchers.allBegun(30_000), "not all began");
      for (const token of site.cast.devices) {
        const reading = { deviceType: "heart_rate", value: 71, timestamp: new Date().toISOString() };
        const answer = await new Visitor(site).postJson(
          `/api/health-monitoring/${site.cast.patientId}/readings`,
          reading,
          { Authorization: `Bearer ${token}` },
        );
        must(answer.status === 201, `a reading answered ${answer.status}`);
        await sleep(50);
      }
      must(await watchers.caughtUp(30_000), "not all were told");
      const { clients, events, missed, doubled } = await watchers.heard();
      must(
        events === site.cast.devices.length && missed + doubled === 0,
        `${events} events, ${missed} missed, ${doubled} twice`,
      );
      return `${clients} clients, ${events} events each, none missed, none twice`;
    } finally {
      watchers.stop();
    }
  });
}
