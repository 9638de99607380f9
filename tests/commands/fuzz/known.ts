import type { BuiltRoute } from "../../api/support/routes";
import { plain } from "./forms";

/** The newest so many of an address are remembered. */
const MAX = 60;

/**
 * Real addresses of the routes that have parameters, and who has seen them: what the server itself has named so far.
 */
export class Known {
  private readonly patterns: { id: string; pattern: RegExp }[];
  private readonly addresses = new Map<string, { path: string; who: string }[]>();
  /** What is no address: tokens of devices, kept analyses, numbers of alerts. */
  private readonly values = new Map<string, string[]>();

  constructor(routes: readonly BuiltRoute[]) {
    this.patterns = routes
      .filter(({ path }) => path.includes(":"))
      .map(({ id, path }) => ({
        id,
        pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/?#]+")}$`),
      }));
  }

  /** Takes note of every address of ours in what somebody was answered. */
  read(who: string, text: string, location: string | null): void {
    for (const [, link] of text.matchAll(/(?:href|action|formaction)="(\/[^"]*)"/g)) this.add(who, plain(link!));
    if (location) this.add(who, location);
  }

  add(who: string, address: string): void {
    const path = address.split(/[?#]/)[0]!;
    // The one without parameters of its own that looks alike (`/review/audit`) is no id.
    for (const { id, pattern } of this.patterns)
      if (pattern.test(path))
        keepNewest(this.addresses, id, { path, who }, (one) => one.path === path && one.who === who);
  }

  /**
   * An address of the route that somebody has seen, theirs unless `pick` says another's; null where there is none yet.
   */
  address(id: string, who: string, pick: number): string | null {
    const all = this.addresses.get(id) ?? [];
    const own = all.filter((one) => one.who === who || one.who === "");
    const from = own.length > 0 && pick % 4 !== 0 ? own : all;
    return from.length > 0 ? from[Math.floor(pick / 4) % from.length]!.path : null;
  }

  keep(kind: string, value: string): void {
    keepNewest(this.values, kind, value, (one) => one === value);
  }

  value(kind: string, pick: number): string | null {
    const all = this.values.get(kind) ?? [];
    return all.length > 0 ? all[pick % all.length]! : null;
  }

  /** One that can be used once. */
  take(kind: string): string | null {
    return this.values.get(kind)?.pop() ?? null;
  }
}

function keepNewest<Value>(
  lists: Map<string, Value[]>,
  key: string,
  value: Value,
  isSame: (one: Value) => boolean,
): void {
  const list = (lists.get(key) ?? []).filter((one) => !isSame(one));
  lists.set(key, [...list, value].slice(-MAX));
}
