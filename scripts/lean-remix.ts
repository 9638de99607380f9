import type { Plugin } from "vite";

/*
 * Of Remix's own script a browser is sent what only a server does, and what only other settings than ours need: data from before
 * single fetch, routes that are discovered one by one, the texts of the scripts in a page. On every screen that is a twenty-fifth
 * of what it loads. What is left out here is never reached in a browser, and where it were, it throws.
 *
 * It knows the text of one version, which package.json pins. With another it stops the build, and somebody looks again.
 */

type Change = [from: string | RegExp, to: string];

/** By file of `@remix-run/react`: what is left out of it, and what stands there instead. */
const CHANGES: Record<string, Change[]> = {
  "single-fetch.js": [
    // What is called off while it comes in is no fault, and would stand on the console as one. Whoever asked is told of either.
    [
      /console\.error\(e\);\s+throw new Error\(`Unable to decode turbo-stream response from URL: \$\{url\.toString\(\)\}`\);/,
      "throw e;",
    ],
  ],
  "routes.js": [
    // Asked for by `?_data=`, as before single fetch; with it go its deferred streams and the router's class for them.
    [
      /let result = await fetchServerHandler\(request, route\);\s+return unwrap \? unwrapServerResponse\(result\) : result;/,
      `throw new Error("Data comes by single fetch");`,
    ],
  ],
  "components.js": [
    // What `<Scripts>` writes on the server only. In a browser both scripts have the same text, which nobody looks at.
    [
      /let streamScript = future\.v3_singleFetch \?.*?let routeModulesScript = !isStatic \? .*?\nimport\(\$\{JSON\.stringify\(manifest\.entry\.module\)\}\);`;/s,
      `let contextScript = " ", routeModulesScript = " ";`,
    ],
    [/let serializePreResolvedErrorImp = .*?let deferredScripts = \[\];/s, "let deferredScripts = null;"],
    [/if \(!isStatic && typeof __remixContext === "object" && __remixContext\.a\) \{.*?\n {2}\}\n/s, ""],
    [/if \(!future\.v3_singleFetch\) \{\s+return getDataLinkHrefs\([^)]+\);\s+\}/, ""],
  ],
};

/** Whole files, and what stands there instead. `needs` is what their importers ask of them. */
const STUBS: Record<string, { needs: RegExp; code: string }> = {
  // All routes are known from the start: `v3_lazyRouteDiscovery` is off.
  "fog-of-war.js": {
    needs:
      /export \{ fetchAndApplyManifestPatches, getPartialManifest, getPatchRoutesOnNavigationFunction, isFogOfWarEnabled, useFogOFWarDiscovery \};/,
    code: `export const isFogOfWarEnabled = () => false;
      export const getPartialManifest = (manifest) => manifest;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => {};`,
  },
  // Shown where a page is drawn without its data, which none of ours is.
  "fallback.js": {
    needs: /export \{ RemixRootDefaultHydrateFallback \};/,
    code: "export const RemixRootDefaultHydrateFallback = () => null;",
  },
};

/** A file of Remix's own script as browsers get it, or `null` where it stays as it is. @throws if it is not the version that is known here. */
export function leaner(code: string, name: string): string | null {
  const stub = STUBS[name];
  if (stub) {
    if (!stub.needs.test(code)) throw new Error(`lean-remix: this version of Remix has another ${name}`);
    return stub.code;
  }
  const changes = CHANGES[name];
  if (!changes) return null;
  return changes.reduce((lean, [from, to]) => {
    if (!lean.match(from)) throw new Error(`lean-remix: this version of Remix has no ${String(from)} in ${name}`);
    return lean.replace(from, to);
  }, code);
}

/** Leaves out of Remix what no browser does with our settings. */
export function leanRemix(): Plugin {
  return {
    name: "lean-remix",
    apply: "build",
    transform(code, id, options) {
      const name = /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]([\w-]+\.js)$/.exec(id)?.[1];
      const lean = name && !options?.ssr ? leaner(code, name) : null;
      return lean === null ? null : { code: lean, map: null };
    },
  };
}
