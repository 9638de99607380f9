import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";

const SUFFIX = ".at-build.ts";
const results = new Map<string, Promise<string>>();

/**
 * @returns the module that takes a file's place: what its default export returned, to be parsed where it is asked for
 */
async function evaluate(file: string): Promise<string> {
  const { default: compute } = (await tsImport(file, import.meta.url)) as { default: () => unknown };
  return `export default () => JSON.parse(${JSON.stringify(JSON.stringify(compute()))});`;
}

/**
 * Calls the default export of each `*.at-build.ts` once, at build, and bundles its result: for what takes long to
 * compute and is the same for everybody. Such a file takes no arguments, returns what JSON can hold, and imports by
 * relative paths alone.
 */
export function atBuild(): Plugin {
  return {
    name: "at-build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      if (!results.has(id)) results.set(id, evaluate(id));
      return results.get(id);
    },
  };
}
