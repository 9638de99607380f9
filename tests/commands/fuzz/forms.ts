/** A field of a form as a page has it. */
type FormField = { name: string; type: string; value: string; isChecked: boolean; options: string[] };
/** A form of a page that is sent by POST. */
export type PageForm = {
  action: string;
  hasFiles: boolean;
  fields: FormField[];
  buttons: { name: string; value: string; action: string | null }[];
};

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};
export const plain = (text: string) => text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity]!);

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, "i").exec(tag);
  return found ? plain(found[1] ?? "") : null;
};

/** The forms of a page that are sent by POST; `address` is the page's own, where those without an action go. */
export function formsIn(html: string, address: string): PageForm[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/g)].flatMap(([, tag, inside]): PageForm[] => {
    if (attribute(tag!, "method")?.toLowerCase() !== "post") return [];
    const fields = [...inside!.matchAll(/<(input)\b[^>]*>|<(textarea|select)\b[^>]*>([\s\S]*?)<\/\2>/g)].flatMap(
      ([whole, input, other, content]): FormField[] => {
        const kind = input ?? other!;
        const [own = ""] = /^<[^>]*>/.exec(whole) ?? [];
        const name = attribute(own, "name");
        if (!name) return [];
        const options =
          kind === "select"
            ? [...whole.matchAll(/<option\b[^>]*>/g)].map(([option]) => attribute(option, "value") ?? "")
            : [];
        const chosen = /<option\b[^>]*\sselected[^>]*>/.exec(whole)?.[0];
        const value =
          kind === "select"
            ? chosen
              ? (attribute(chosen, "value") ?? "")
              : (options[0] ?? "")
            : kind === "textarea"
              ? plain(content ?? "")
              : (attribute(own, "value") ?? "");
        return [
          {
            name,
            type: kind === "input" ? (attribute(own, "type") ?? "text") : kind!,
            value,
            isChecked: attribute(own, "checked") !== null,
            options,
          },
        ];
      },
    );
    const buttons = [...inside!.matchAll(/<button\b[^>]*>/g)].flatMap(([button]) => {
      if (/type="(?:button|reset)"/.test(button)) return [];
      return [
        {
          name: attribute(button, "name") ?? "",
          value: attribute(button, "value") ?? "",
          action: attribute(button, "formaction"),
        },
      ];
    });
    return [
      {
        action: attribute(tag!, "action") || address,
        hasFiles: attribute(tag!, "enctype") === "multipart/form-data",
        fields,
        buttons,
      },
    ];
  });
}

/**
 * A form filled in: what stands in it stays, choices are made by `picks`, and
 * what somebody would type is taken from `typed`, by name.
 */
export function filledIn(
  { fields, buttons }: PageForm,
  typed: Record<string, unknown>,
  picks: readonly number[],
): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  fields.forEach(({ name, type, value, isChecked, options }, index) => {
    const pick = picks[index % picks.length]!;
    if (type === "hidden") sent[name] = value;
    else if (type === "select") {
      // Something is chosen where nothing is yet; what is chosen stays, mostly: a week's hours must not cross.
      const offered = options.filter((option) => option !== "");
      sent[name] = (value !== "" && pick % 8 !== 0) || offered.length === 0 ? value : offered[pick % offered.length]!;
    } else if (type === "radio") {
      const alike = fields.filter((other) => other.name === name);
      sent[name] ??= alike[pick % alike.length]!.value;
    } else if (type === "checkbox") {
      if (isChecked || pick % 2 === 0) sent[name] = value || "on";
    } else if (type !== "file")
      sent[name] = typeof typed[name] === "object" || typed[name] === undefined ? value : typed[name];
  });
  const button = buttons[picks[0]! % Math.max(1, buttons.length)];
  if (button?.name) sent[button.name] = button.value;
  return sent;
}
