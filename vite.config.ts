import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { atBuild } from "./scripts/at-build";
import { content } from "./scripts/content";
import { messages } from "./scripts/messages";

// Types loaders' data as single fetch sends it: dates stay dates.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Writes a `.br` and a `.gz` beside each asset at the highest level, once, at
 * build: the server then sends files and compresses only what it renders.
 */
function precompress(): Plugin {
  let directory = "";
  return {
    name: "precompress-assets",
    apply: "build",
    configResolved(config) {
      // At the end of the server's build, which adds the last files to the client's.
      if (config.build.ssr) directory = resolve(config.root, "build/client/assets");
    },
    closeBundle() {
      if (!directory) return;
      for (const name of readdirSync(directory)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const file = resolve(directory, name);
        const body = readFileSync(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** Bundles server.ts with the screens: what both use is loaded once, and stands in memory once. */
function withServer(): Plugin {
  let ssr = false;
  return {
    name: "with-server",
    apply: "build",
    configResolved(config) {
      ssr = Boolean(config.build.ssr);
    },
    options: (options) =>
      ssr
        ? { ...options, input: { index: options.input as string, main: resolve(import.meta.dirname, "server.ts") } }
        : null,
    outputOptions: (options) => (ssr ? { ...options, entryFileNames: "[name].js" } : null),
  };
}

/**
 * Parts of the shell that screens use, too: in one file, as each of its own costs a request and a place in the list of
 * every route.
 */
const ON_EVERY_PAGE = [
  "app/components/prefetch",
  "app/components/arrow",
  "app/components/back-to-home",
  "app/components/form/saved-draft",
  "app/components/lazy-component",
  "app/components/messages",
  "app/components/screen-error",
  "app/components/use-brand",
  "app/components/use-light-page",
  "app/domain/durations",
  "app/domain/type-guards",
];

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: { "~": resolve(import.meta.dirname, "app"), db: resolve(import.meta.dirname, "db") },
  },
  build: {
    target: "es2020",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            output: {
              manualChunks: (id) => (ON_EVERY_PAGE.some((module) => id.includes(module)) ? "shell" : undefined),
            },
          },
        }),
  },
  // Looked for at the start: what a first visit to a screen brings to light is bundled again, and until it is loaded
  // again the page has two Reacts.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/components/**/*.tsx"] },
  plugins: [
    messages(),
    content(),
    atBuild(),
    tailwindcss(),
    remix({
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
      },
    }),
    withServer(),
    precompress(),
  ],
}));
