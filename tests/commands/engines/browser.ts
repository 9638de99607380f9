/** A browser of any make, as far as the flows need it. Selectors are CSS. */
export type Engine = {
  /** Name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Types into a field, or chooses an option of a select by its value. */
  fill(selector: string, value: string): Promise<void>;
  click(selector: string): Promise<void>;
  /**
   * Makes the browser that of whom these `Set-Cookie`s are of, on a site of which a page is open; of nobody without
   * any.
   */
  enter(url: string, setCookies: string[]): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  value<T>(expression: string): Promise<T>;
  /**
   * What the page complained about since it was asked last: exceptions, errors on the console, violations of its
   * policy.
   */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

const PATIENCE_MS = 30_000;

/**
 * Waits until an expression is true in the page.
 * @throws {Error} with the text of the page's main part if it does not become so
 */
export async function until(engine: Engine, expression: string, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    // Between two pages there is none to ask.
    if (await engine.value<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    if (Date.now() > deadline) {
      const text = await engine
        .value<string>("document.querySelector('main')?.innerText ?? document.documentElement.outerHTML")
        .catch(String);
      throw new Error(`${what}: not within ${PATIENCE_MS / 1_000} s. The page says:\n${text.slice(0, 1_500)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether a text stands in the page, as an expression for `until`. */
export const says = (text: string): string => `document.body.innerText.includes(${JSON.stringify(text)})`;

/**
 * Sets a field as if somebody had, as an expression: for a date, whose parts are typed in the order of the machine's
 * language, and for a select, whose keys every browser has its own way with.
 */
export const setting = (selector: string, value: string): string =>
  `((field) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, ${JSON.stringify(value)});
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  })(document.querySelector(${JSON.stringify(selector)}))`;

/** Whether a field is typed into, as an expression. */
export const isTyped = (selector: string): string =>
  `!document.querySelector(${JSON.stringify(selector)}).matches("select, [type=date]")`;

/** Name and value of a cookie, as a `Set-Cookie` gives them. */
export function cookieIn(setCookie: string): { name: string; value: string } {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
  return { name, value };
}
