import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_UNCONFIRMED } from "~/domain/booking";
import { patientForm, PASSWORD } from "../../api/support/accounts";
import { bookingForm, dayFromNow } from "../../api/support/examples";
import { Visitor, type Answer } from "../../api/support/visitor";
import type { Site } from "./site";

/** What people do, and how often a second; whatever more is asked for in a second are pages. */
const A_SECOND = { reading: 4, booking: 2, chat: 1, account: 0.5, signIn: 0.5 };
const WRITES_A_SECOND = Object.values(A_SECOND).reduce((sum, each) => sum + each);
type Kind = keyof typeof A_SECOND | "page";

/** Something that was acknowledged and has to be there afterwards. */
export type Acknowledged = {
  kind: "reading" | "booking" | "account";
  /** A reading's number, an idempotency key, an address. */ key: string;
  /** Of a booking or an account: whom the mail goes to. */ email: string;
};

const TICK_MS = 20;
/** More at once are not asked: a server that hangs would otherwise be what the script itself dies of. */
const MAX_AT_ONCE = 600;
/** Before a page that did not come is asked for once more. */
const RETRY_MS = 1_000;
/** Times of a day that the specialists of the cast can be asked for. */
const TIMES = [
  "09:00 AM",
  "09:30 AM",
  "10:00 AM",
  "10:30 AM",
  "11:00 AM",
  "11:30 AM",
  "01:00 PM",
  "01:30 PM",
  "02:00 PM",
  "02:30 PM",
];

const sentBefore = { readings: 0 };

/** People who do what people do, at a steady rate that waits for nobody's answer. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Requests, a repeated one counted once; and those that came to nothing. */
  sent = 0;
  failed = 0;
  /** What the failed ones were answered, and the errors, each with its count. */
  readonly reasons = new Map<string, number>();
  /** Answers of the assistant by who wrote them. */
  readonly engines = { model: 0, "built-in": 0 };
  private readonly open = new Set<Promise<boolean>>();
  private timer: NodeJS.Timeout | undefined;
  private bookings = 0;

  /** @param specialists who is asked for appointments by this load and no other. */
  constructor(
    private readonly site: Site,
    private readonly specialists: Site["cast"]["specialists"],
  ) {}

  /** @param rate requests a second. */
  start(rate: number) {
    const share = Math.min(1, rate / 20);
    const rates: [Kind, number][] = [
      ...Object.entries(A_SECOND).map(([kind, each]): [Kind, number] => [kind as Kind, each * share]),
      ["page", rate - WRITES_A_SECOND * share],
    ];
    const owed = new Map<Kind, number>();
    let last = performance.now();
    this.timer = setInterval(() => {
      const passed = (performance.now() - last) / 1000;
      last = performance.now();
      for (const [kind, each] of rates) {
        let count = (owed.get(kind) ?? 0) + each * passed;
        for (; count >= 1; count--) if (this.open.size < MAX_AT_ONCE) void this.one(kind);
        owed.set(kind, count);
      }
    }, TICK_MS);
  }

  /** Asks nothing more; resolves when all has been answered. */
  async stop() {
    clearInterval(this.timer);
    await Promise.all(this.open);
  }

  /** One request of a kind. @returns whether it was done. */
  one(kind: Kind): Promise<boolean> {
    this.sent++;
    const asked = this.ask(kind);
    this.open.add(asked);
    return asked.finally(() => this.open.delete(asked));
  }

  private async ask(kind: Kind): Promise<boolean> {
    try {
      return await (kind === "page" ? this.page() : this[kind](new Visitor(this.site)));
    } catch (error) {
      return this.fail(`${kind} ${(error as NodeJS.ErrnoException).code ?? "no answer"}`);
    }
  }

  private fail(reason: string): false {
    this.failed++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    return false;
  }

  private done(kind: Kind, answer: Answer, expected: number): boolean {
    return answer.status === expected || this.fail(`${kind} ${answer.status}`);
  }

  /** A page or data, asked for once more if need be, as a browser's user does. */
  private async page(): Promise<boolean> {
    const { patientId, specialists, cookies } = this.site.cast;
    const paths = [
      "/",
      "/specialists",
      "/api/providers?limit=5",
      `/specialists/${specialists[this.sent % specialists.length]!.id}`,
      "/health-dashboard",
      `/api/health-monitoring/${patientId}/latest`,
      "/book-appointment",
      "/patient-portal",
    ];
    const path = paths[this.sent % paths.length]!;
    const ask = () => new Visitor(this.site, path === "/patient-portal" ? { cookie: cookies.patient } : {}).get(path);
    const first = await ask().catch(() => null);
    if (first && first.status < 500) return this.done("page", first, 200);
    await sleep(RETRY_MS);
    return this.done("page", await ask(), 200);
  }

  private async reading(visitor: Visitor): Promise<boolean> {
    const { patientId, devices } = this.site.cast;
    const count = sentBefore.readings++;
    // Of last month: whichever way a clock is set, nothing is in the future.
    const timestamp = new Date(Date.now() - 30 * 86_400_000 + count).toISOString();
    const answer = await visitor.postJson(
      `/api/health-monitoring/${patientId}/readings`,
      { deviceType: "heart_rate", value: 60 + (count % 30), timestamp },
      { Authorization: `Bearer ${devices[count % devices.length]}` },
    );
    if (!this.done("reading", answer, 201)) return false;
    this.acknowledged.push({
      kind: "reading",
      key: String(answer.json<{ readings: { id: number }[] }>().readings[0]!.id),
      email: "",
    });
    return true;
  }

  private async booking(visitor: Visitor): Promise<boolean> {
    const count = this.bookings++;
    const { email } = patientForm();
    // Every other one with a specialist, at a time that nobody else asks for.
    const specialist = this.specialists[(count >> 1) % this.specialists.length]!;
    const slot = Math.floor((count >> 1) / this.specialists.length);
    const time = {
      preferredDate: dayFromNow(7 + Math.floor(slot / TIMES.length)),
      preferredTime: TIMES[slot % TIMES.length]!,
    };
    // Unconfirmed, a specialist has a few at a time.
    const isTheirs = count % 2 === 0 && slot < MAX_UNCONFIRMED;
    const form = bookingForm({
      email,
      ...(isTheirs ? { specialist: String(specialist.id), patientZone: "America/New_York", ...time } : {}),
    });
    const answer = await visitor.postForm(
      isTheirs ? `/book-appointment?specialist=${specialist.id}` : "/book-appointment",
      form,
    );
    if (!this.done("booking", answer, 303)) return false;
    this.acknowledged.push({ kind: "booking", key: form.idempotencyKey!, email });
    return true;
  }

  private async account(visitor: Visitor): Promise<boolean> {
    const form = patientForm();
    if (!this.done("account", await visitor.postForm("/register", form), 303)) return false;
    this.acknowledged.push({ kind: "account", key: form.email, email: form.email });
    return true;
  }

  private async signIn(visitor: Visitor): Promise<boolean> {
    const { accounts } = this.site.cast;
    const answer = await visitor.postForm("/sign-in", {
      email: accounts[this.sent % accounts.length]!,
      password: PASSWORD,
    });
    return this.done("signIn", answer, 303);
  }

  private async chat(visitor: Visitor): Promise<boolean> {
    const answer = await visitor.postJson("/api/ai/consultation", {
      message: "How can I sleep better?",
      sessionId: randomUUID(),
    });
    if (!this.done("chat", answer, 200)) return false;
    this.engines[answer.json<{ engine: "model" | "built-in" }>().engine]++;
    return true;
  }
}
