import { randomUUID } from "node:crypto";
import { accountForm, bookingForm, dayFromNow, profileForm } from "../../api/support/examples";

/** A name and its value. */
export type Field = [name: string, value: string];

/** A form as a browser would send it, filled in. */
export type Form = {
  method: "GET" | "POST";
  /** path and query */ action: string;
  isMultipart: boolean;
  fields: readonly Field[];
  /** names of its files */ files: readonly string[];
};

/** In the place of a key that a form may be sent with once; whoever sends it puts a new one there. */
export const ONCE = "00000000-0000-4000-8000-000000000000";

/**
 * What is typed into fields of these names, so that a form gets past its schema and what one field is attacked by is
 * looked at further.
 */
const TYPED: Record<string, string> = {
  ...{ ...accountForm(), ...profileForm(), ...bookingForm() },
  ...{ idempotencyKey: ONCE, website: "", email: "scan@example.com" },
  ...{ date: dayFromNow(0), goalOn: dayFromNow(90), goal: "68", weight: "80" },
  ...{
    currentPassword: "correct horse battery",
    timeZone: "America/New_York",
    zone: "America/New_York",
    patientZone: "America/New_York",
    browserZone: "America/New_York",
  },
  ...{
    message: "What may I eat in the evening?",
    symptom: "headache",
    medications: "ibuprofen",
    code: "123456",
    search: "sleep",
    text: "type,value,unit,measured_at\r\nbody_weight,80.5,kg,2026-03-10T12:00:00Z\r\n",
  },
};

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", "#x27": "'" };
const unescape = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (_, name: string) => NAMED[name]!);

/** The attributes of a start tag, as the server writes them. */
function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([a-zA-Z][\w-]*)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [
      name!.toLowerCase(),
      unescape(value),
    ]),
  );
}

function typedInto({ name = "", type = "text", value, min }: Record<string, string>): string {
  if (/idempotency/i.test(name)) return ONCE;
  if (type === "hidden") return value ?? "";
  if (value) return value;
  if (name in TYPED) return TYPED[name]!;
  // A limit that is not set.
  if (/_(?:criticalL|l|h|criticalH)(?:ow|igh)$/.test(name)) return "";
  return (
    {
      email: "scan@example.com",
      tel: "555 010 0199",
      date: min ?? "1985-03-27",
      number: min ?? "70",
      time: "09:30",
      password: "correct horse battery",
      checkbox: "on",
      radio: "on",
    }[type] ?? "70"
  );
}

/**
 * The forms of a page, one for each button that says what it wants: wapiti itself knows no `<button name>`, by which
 * most of our forms say what they are for.
 * @param address of the page.
 */
export function formsOf(page: string, address: string): Form[] {
  const here = new URL(address, "http://here");
  return [...page.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].flatMap(([, tag, inside]): Form[] => {
    const form = attributesOf(tag!);
    const elsewhere = form.id
      ? [
          ...page.matchAll(
            new RegExp(`<(?:input|button)\\b[^>]*\\sform="${form.id.replaceAll(/\W/g, "\\$&")}"[^>]*>`, "g"),
          ),
        ].map(([one]) => one)
      : [];
    const [fields, files, buttons] = [[] as Field[], [] as string[], [] as Field[]];
    const radios = new Map<string, string>();
    for (const [element] of [
      ...inside!.matchAll(
        /<(?:input|textarea|button)\b[^>]*>(?:[^<]*<\/textarea>)?|<select\b[^>]*>[\s\S]*?<\/select>/g,
      ),
      ...elsewhere.map((one) => [one] as const),
    ]) {
      const about = attributesOf(/^<[^>]*>/.exec(element)![0]);
      const { name, type, value = "" } = about;
      if (!name || "disabled" in about || type === "reset") continue;
      if (element.startsWith("<button") || type === "submit") buttons.push([name, value]);
      else if (element.startsWith("<select")) {
        const options = [...element.matchAll(/<option\b[^>]*>/g)]
          .map(([option]) => attributesOf(option))
          .filter((option) => !("disabled" in option));
        fields.push([
          name,
          (options.find((option) => "selected" in option && option.value) ?? options.find((option) => option.value))
            ?.value ?? "",
        ]);
      } else if (element.startsWith("<textarea"))
        fields.push([
          name,
          unescape(/>([^<]*)</.exec(element)?.[1] ?? "") ||
            TYPED[name] ||
            "A sentence that is long enough to be taken.",
        ]);
      else if (type === "file") files.push(name);
      else if (type === "radio") {
        if (!radios.has(name) || "checked" in about) radios.set(name, value);
      } else fields.push([name, typedInto(about)]);
    }
    fields.push(...radios);
    const to = new URL(form.action || here.href, here);
    const method = form.method?.toUpperCase() === "POST" ? "POST" : "GET";
    const base = {
      method,
      action: to.pathname + (method === "POST" ? to.search : ""),
      isMultipart: form.enctype === "multipart/form-data",
      files,
    } as const;
    const wishes = buttons.length > 0 ? buttons : [null];
    const forms = wishes.map((wish) => ({ ...base, fields: wish ? [...fields, wish] : fields }));
    // What may be sent as a file or typed is both.
    return files.length > 0 && fields.some(([name]) => name === "text")
      ? [...forms, ...forms.map((one) => ({ ...one, files: [], isMultipart: false }))]
      : forms;
  });
}

/** Ways of a page that carry something in their query, as forms that ask for the same. */
export function linksOf(page: string, address: string): Form[] {
  const here = new URL(address, "http://here");
  return [...page.matchAll(/<a\b[^>]*\shref="([^"]*\?[^"]*)"/g)]
    .map(([, href]) => new URL(unescape(href!), here))
    .map((to) => {
      // A clock goes along wherever one has been chosen, and has a form of its own.
      to.searchParams.delete("tz");
      return to;
    })
    .filter(({ host, searchParams }) => host === here.host && searchParams.size > 0)
    .map(({ pathname, searchParams }) => ({
      method: "GET" as const,
      action: pathname,
      isMultipart: false,
      fields: [...searchParams] as Field[],
      files: [],
    }));
}

/** An address without the numbers and keys in it. */
export const unnumbered = (path: string): string => path.replaceAll(/[\da-f]{8}-[\da-f-]{27}|[\w.-]{24,}|\d+/g, "…");

/** By what two forms are the same to a scanner: where they go and what they carry, whatever number stands in them. */
export const nameOf = ({ method, action, fields, files }: Form): string =>
  `${method} ${unnumbered(action.split("?")[0]!)} ${[...fields.map(([name, value]) => (/^(intent|action|wish|display|language|mode|tab|decision|status)$/.test(name) ? `${name}=${value.replaceAll(/\d+/g, "…")}` : name)), ...files].sort().join(" ")}`;

/** A form's fields as a browser sends them in an address or a body. */
export const encoded = (fields: readonly Field[]): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();

/** A text with a key of its own wherever one may be used once. */
export const withKeys = (text: string): string => text.replaceAll(ONCE, () => randomUUID());

/** A form as it is sent by POST: its files are small texts. */
export function postOf({ fields, files, isMultipart }: Pick<Form, "fields" | "files" | "isMultipart">): {
  body: string;
  headers: Record<string, string>;
} {
  if (!isMultipart)
    return { body: withKeys(encoded(fields)), headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  const parts = [
    ...fields.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ...files.map(
      (name) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="scan.txt"\r\nContent-Type: text/plain\r\n\r\nBlood pressure at home: 128/82\r\n`,
    ),
  ];
  return {
    body: withKeys(`${parts.join("")}--x--\r\n`),
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  };
}
