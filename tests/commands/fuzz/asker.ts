import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { PASSWORD } from "../../api/support/accounts";
import { multipart } from "../../api/support/multipart";
import { addressOf, type BuiltRoute } from "../../api/support/routes";
import { codeOf, turnOn } from "../../api/support/second-factor";
import { send, Visitor, type Answer, type Body, type Headings } from "../../api/support/visitor";
import { txt } from "../../support/example-files";
import { changed } from "../../support/schema-values";
import type { Aimed, Live } from "./aimed";
import { filledIn, formsIn } from "./forms";
import { Known } from "./known";
import { hearStream, speak } from "./live";
import type { World } from "./people";
import type { Recipe } from "./recipes";
import { asForm } from "./requests";

export type Site = { url: string; dataDir: string; logs(): string };
/** A request as it was sent. */
export type Asked = { who: string; method: string; path: string; headers: Headings; body: Body | undefined };

/** Sends what is tried with what is known so far, and takes note of what comes back. */
export class Asker {
  readonly known: Known;
  /** Of each person what the server has given their browser besides their session. */
  private readonly jars = new Map<string, Map<string, string>>();
  private number = 0;
  private readMails = 0;
  /** Accounts with a second step, in turns: wrong codes are counted by account. */
  private readonly factors: { email: string; secret: string; codes: string[] }[] = [];

  constructor(
    private readonly site: Site,
    private readonly world: World,
    private readonly recipes: Record<string, Recipe>,
    routes: readonly BuiltRoute[],
  ) {
    this.known = new Known(routes);
    const { own, empty, demo } = world.records;
    for (const id of [own, own, empty, demo]) this.known.keep("patient", String(id));
    for (const { id, path, visit, isAccepted } of this.world.appointments) {
      this.known.add("treating", `/desk/requests/${id}`);
      this.known.add("treating", `/desk/visits/${id}`);
      this.addLink(visit);
      if (isAccepted) this.known.add("treating", `/desk/requests/${id}/cancel`);
      this.addLink(path);
    }
  }

  /** Accounts with a second step, for the page that asks for it. */
  async openFactors(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const { cookie, email } = this.world.throwAways.pop()!;
      const { secret, codes } = await turnOn(new Visitor(this.site, { cookie }));
      this.factors.push({ email, secret, codes });
    }
  }

  /**
   * Sends a request as somebody: from an address of its own, as limits would answer the rest.
   * @throws where no answer comes.
   */
  async send(asked: Asked, { session }: { session?: string } = {}): Promise<Answer> {
    const number = ++this.number;
    const jar = this.jars.get(asked.who) ?? new Map<string, string>();
    this.jars.set(asked.who, jar);
    const own = session ?? this.world.cookies[asked.who];
    const cookie = [...(own ? [own] : []), ...[...jar].map(([name, value]) => `${name}=${value}`)].join("; ");
    const headers = {
      Origin: new URL(this.site.url).origin,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": from(number),
      ...(cookie ? { Cookie: cookie } : {}),
      ...asked.headers,
    };
    const answer = await send(this.site.url + asked.path, {
      method: asked.method,
      headers,
      ...(asked.body === undefined ? {} : { body: asked.body }),
    });
    for (const [name, header] of Object.entries(answer.cookies)) {
      // A session of one's own stays whatever is tried; whoever has none goes on without one.
      if (/session$/.test(name)) continue;
      if (/;\s*Max-Age=0\b/i.test(header)) jar.delete(name);
      else jar.set(name, header.slice(header.indexOf("=") + 1).split(";")[0]!);
    }
    this.note(asked, answer);
    return answer;
  }

  /** A session that is used once, for a route that would leave the rest of the tries to nobody. */
  sessionFor(id: string, who: string): string | undefined {
    return this.throwAwayFor(id, who)?.cookie;
  }

  private throwAwayFor(id: string, who: string): World["throwAways"][number] | undefined {
    const { throwsAway, opensSession } = this.recipes[id] ?? {};
    return throwsAway || (opensSession && who !== "nobody") ? this.world.throwAways.pop() : undefined;
  }

  /** The cookies that a live channel is opened with. */
  private cookieOf(who: string): string {
    const own = this.world.cookies[who];
    return [...(own ? [own] : []), ...[...(this.jars.get(who) ?? [])].map(([name, value]) => `${name}=${value}`)].join(
      "; ",
    );
  }

  private note({ who, path }: Asked, { text, headers, status }: Answer): void {
    this.known.read(who, text, headers.get("location"));
    const token = path.startsWith("/health-dashboard/devices") ? />([\w-]{40,})</.exec(text)?.[1] : undefined;
    if (token) this.known.keep("device", token);
    if (status >= 300 || !path.startsWith("/api/")) return;
    const chat = /"sessionId":"([^"]+)","messageId":"([^"]+)"/.exec(text);
    if (chat) this.known.keep(`chat ${who}`, JSON.stringify({ sessionId: chat[1], messageId: chat[2] }));
    const kept = /"kept":"([^"]+)"/.exec(text)?.[1];
    if (kept) this.known.keep(`kept ${who}`, kept);
    const room = /"roomId":"([^"]+)"/.exec(text)?.[1];
    if (room)
      for (const address of [
        `/api/vr-sessions/${room}`,
        `/api/vr-sessions/${room}/ice`,
        `/api/vr-sessions/${room}/stream`,
        `/api/vr-sessions/${room}/messages`,
        `/vr-consultation/${room}`,
      ])
        this.known.add(who, address);
    const patient = /^\/api\/health-monitoring\/(\d+)\/alerts$/.exec(path)?.[1];
    if (patient)
      for (const [, id] of text.matchAll(/"id":(\d+)/g))
        this.known.add(who, `/api/health-monitoring/${patient}/alerts/${id}/acknowledge`);
  }

  /** Links that are keys to something come by mail; who has the mail is who may. */
  readNewMails(): void {
    const folder = join(this.site.dataDir, "mail");
    let names: string[];
    try {
      names = readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
      throw error;
    }
    for (const name of names.slice(this.readMails)) {
      const { text } = parseEmailFile(readFileSync(join(folder, name), "utf8"));
      for (const [link] of text.matchAll(/https?:\/\/\S+\/(?:verify-email|reset-password|appointments)\/[\w.-]+/g)) {
        this.addLink(new URL(link).pathname);
      }
    }
    this.readMails = names.length;
  }

  /** A link that is a key: anybody's who has it. */
  private addLink(path: string): void {
    this.known.add("", path);
    if (path.startsWith("/appointments/")) this.known.add("", `${path}.ics`);
  }

  /** A real address of the route, mostly one that the person has seen. */
  private addressFor(route: BuiltRoute, who: string, picks: readonly number[]): string {
    const values = (route.path.match(/:\w+/g) ?? []).map((name, index) => {
      const pick = picks[index]!;
      if (name === ":patientId" || /patient\.\$id|api\.patients|desk\.patients/.test(route.id))
        return pick % 4
          ? String(who === "otherPatient" ? this.world.records.empty : this.world.records.own)
          : this.known.value("patient", pick)!;
      if (/provider|specialists/.test(route.id)) return String(this.world.records.providers.treating);
      return String(1 + (pick % 5));
    });
    return this.known.address(route.id, who, picks[3]!) ?? addressOf(route, values);
  }

  /** What a form of the route's page would send, or what its JSON is. */
  async prepare({
    route,
    who,
    isWrite,
    asData,
    values,
    changes,
    headers,
    picks,
  }: Aimed): Promise<{ asked: Asked; session: string | undefined }> {
    const recipe = this.recipes[route.id];
    const thrown = this.throwAwayFor(route.id, who);
    const factor = route.id === "routes/sign-in_.code" ? this.factors[picks[8]! % this.factors.length] : undefined;
    const session = thrown?.cookie ?? (factor && (await this.firstStep(factor.email)));
    const path = this.addressFor(route, who, picks);
    const address = `${path}${asData && path !== "/" ? ".data" : ""}`;
    if (!isWrite)
      return {
        session,
        asked: {
          who,
          method: "GET",
          path: `${address}${recipe || picks[10]! % 4 === 0 ? "" : (QUERIES[route.id] ?? "")}`,
          headers,
          body: undefined,
        },
      };

    const knowing =
      recipe?.knowing?.({
        who,
        email: thrown?.email ?? this.world.emails[picks[1]! % this.world.emails.length]!,
        world: this.world,
        known: this.known,
        pick: picks[1]!,
      }) ?? {};
    const fits = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
    if (recipe?.json) {
      const whole = fits(values[0]) ? { ...values[0], ...knowing } : { ...knowing };
      const token = route.id.endsWith("readings") && picks[2]! % 3 === 0 ? this.known.value("device", picks[2]!) : null;
      const body = JSON.stringify(changed(JSON.parse(JSON.stringify(whole)), changes)) ?? "";
      return {
        session,
        asked: {
          who,
          method: "POST",
          path,
          headers: {
            "Content-Type": "application/json",
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...skewed(picks),
            ...headers,
          },
          body,
        },
      };
    }

    const page = recipe?.page ?? path;
    const { text } = await this.send(
      {
        who,
        method: "GET",
        path: page.startsWith("/parked-form") ? "/account" : page,
        headers: { "X-Forwarded-For": from(picks[4]!) },
        body: undefined,
      },
      session ? { session } : {},
    );
    const forms = formsIn(text, page).filter(
      (form) =>
        form.action.split("?")[0] === path || form.buttons.some((button) => button.action?.split("?")[0] === path),
    );
    const found = forms[picks[5]! % Math.max(1, forms.length)];
    const form = found && {
      ...found,
      buttons: [...found.buttons, ...(recipe?.buttons ?? []).map((button) => ({ ...button, action: null }))],
    };
    const named = form ? filledIn(form, {}, picks) : {};
    const value =
      values.filter(fits).find((one) => one.intent === undefined || one.intent === named.intent) ??
      values.find(fits) ??
      {};
    const typed = { ...value, ...knowing, ...(await this.codeFor(route, text, factor, picks)) };
    const sent = { ...(form ? filledIn(form, typed, picks) : typed), ...onlyOf(knowing, form === undefined) };
    const fields = changed(sent, changes);
    const target = form?.action ?? (route.id === "routes/parked-form" ? page : path);
    if (recipe?.tellsScripts && picks[9]! % 2) headers = { Accept: "application/json", ...headers };
    return {
      session,
      asked: {
        who,
        method: "POST",
        path: asData ? `${target.split("?")[0]!}.data` : target,
        ...encoded(fields, recipe?.file ?? (form?.hasFiles ? "document" : undefined), headers, picks),
      },
    };
  }

  /** The code that an app would show, for the page that turns the second step on and the one that asks for it. */
  private async codeFor(
    { id }: BuiltRoute,
    page: string,
    factor: Asker["factors"][number] | undefined,
    picks: readonly number[],
  ): Promise<Record<string, unknown>> {
    const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(" ", "");
    if (id === "routes/account_.second-factor" && secret) return { code: await codeOf(secret) };
    if (!factor) return {};
    return {
      code: picks[6]! % 2 ? await codeOf(factor.secret) : (factor.codes[picks[7]! % factor.codes.length] ?? ""),
    };
  }

  /** Signs in with the password of an account that has a second step. @returns the cookies that wait for it. */
  private async firstStep(email: string): Promise<string | undefined> {
    const body = asForm([
      ["email", email],
      ["password", PASSWORD],
    ]);
    const { cookies } = await send(`${this.site.url}/sign-in`, {
      method: "POST",
      headers: {
        Origin: new URL(this.site.url).origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Forwarded-For": from(++this.number),
      },
      body,
    });
    return (
      Object.values(cookies)
        .map((header) => header.split(";")[0]!)
        .join("; ") || undefined
    );
  }

  /** Opens a live channel. */
  async open({
    channel,
    about,
    who,
    isReal,
    frames,
    wrong,
    picks,
  }: Live): Promise<{ status: number; text: string; path: string }> {
    const room = /\/vr-consultation\/([^/]+)$/.exec(
      this.known.address("routes/vr-consultation_.$roomId", who, picks[0]!) ?? "",
    )?.[1];
    const id = !isReal ? wrong : about === "room" ? (room ?? "vr-guessed") : this.known.value("patient", picks[1]!)!;
    const path =
      channel === "ws"
        ? `/ws?${about}Id=${id}`
        : about === "room"
          ? `/api/vr-sessions/${id}/stream`
          : `/api/health-monitoring/${id}/stream`;
    const headers = {
      Origin: new URL(this.site.url).origin,
      "X-Forwarded-For": from(++this.number),
      Cookie: this.cookieOf(who),
    };
    return {
      path,
      ...(channel === "ws"
        ? await speak(this.site.url + path, headers, frames)
        : await hearStream(this.site.url + path, headers)),
    };
  }
}

/** What a page or an endpoint is asked for beside its address, where it shows little without it. */
const QUERIES: Record<string, string> = {
  "routes/api.health-monitoring.$patientId.series": "?type=heart_rate&points=50",
  "routes/health-dashboard_.export[.]csv": "?what=all&from=2020-01-01",
  "routes/api.providers_.$id_.slots": "?days=7",
  "routes/specialists._index": "?search=nutrition&sort=price_low",
  "routes/review.audit": "?user=1",
};

const from = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
/** What replaces a form's own fields: everything where no form was found, else only what it cannot hold. */
const onlyOf = (knowing: Record<string, unknown>, all: boolean) =>
  Object.fromEntries(Object.entries(knowing).filter(([name]) => all || name === "roomId" || name === "provider"));

/** Now and then another content type, or another site's page. */
function skewed(picks: readonly number[]): Headings {
  if (picks[8]! % 14 === 0)
    return { "Content-Type": ["text/plain", "application/xml", "", "multipart/form-data"][picks[9]! % 4]! };
  return picks[8]! % 25 === 1 ? { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } : {};
}

/** Fields as a form sends them, with a file where the form has one. */
function encoded(
  fields: unknown,
  file: Recipe["file"],
  headers: Headings,
  picks: readonly number[],
): { headers: Headings; body: Body } {
  const pairs = Object.entries((fields ?? {}) as object).flatMap(([name, value]: [string, unknown]) =>
    [value]
      .flat()
      .flatMap((one): [string, string][] =>
        one === undefined || one === null ? [] : [[name, typeof one === "string" ? one : (JSON.stringify(one) ?? "")]],
      ),
  );
  if (!file)
    return {
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...skewed(picks), ...headers },
      body: asForm(pairs),
    };
  const contents = [
    file === "csv"
      ? Buffer.from("date,weight (kg)\n2026-03-01,82.5\n2026-03-02,82.1\n")
      : txt("A letter of the doctor's."),
    Buffer.alloc(0),
    Buffer.from("%PDF-1.4\n\u0000\u00ff", "latin1"),
    Buffer.from("MZ\u0090\u0000", "latin1"),
  ];
  const content = contents[picks[6]! % 8] ?? contents[0]!;
  const name = ["scale.csv", "letter.txt", "../../etc/passwd", "a\r\nb.pdf", "x".repeat(300), "\u202efdp.exe"][
    picks[7]! % 6
  ]!;
  const { body, headers: type } = multipart(
    { name, content, type: file === "csv" ? "text/csv" : "text/plain" },
    ...pairs.map(([field, value]) => ({ field, name: "", content: Buffer.from(value) })),
  );
  // A field has no file's name.
  const plainFields = Buffer.from(
    body.toString("latin1").replaceAll('; filename=""\r\nContent-Type: application/octet-stream', ""),
    "latin1",
  );
  return { headers: { ...type, ...skewed(picks), ...headers }, body: plainFields };
}
