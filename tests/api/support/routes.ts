import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A route of the built application. */
export type BuiltRoute = {
  /** as `routes/specialists.$id` */
  id: string;
  /** with its slash and the names of its parameters: `/specialists/:id` */
  path: string;
  reads: boolean;
  writes: boolean;
  /** Whether it draws a page, whose data alone can be had as well (`….data`). */
  isPage: boolean;
  /** A WebSocket's stand-in, whose answer does not end. */
  isStream: boolean;
};

/** All routes that the build answers, from its own list: one that is added is in here without a word. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  type Built = { routes: Record<string, { id: string; path?: string; module: Record<string, unknown> }> };
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Built;
  return Object.values(routes)
    .filter(({ id }) => id !== "root")
    .map(({ id, path = "", module }) => ({
      ...{ id, path: `/${path}`, reads: "loader" in module || "default" in module, writes: "action" in module },
      ...{ isPage: "default" in module, isStream: id.endsWith("stream") },
    }));
}

/** The route's address with values for its parameters, in their order; 1 for those that are not given. */
export function addressOf({ path }: BuiltRoute, values: readonly string[] = []): string {
  const left = [...values];
  return path.replaceAll(/:\w+\??|\*/g, () => left.shift() ?? "1");
}
