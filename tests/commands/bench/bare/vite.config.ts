import { vitePlugin as remix } from "@remix-run/dev";
import { resolve } from "node:path";
import { defineConfig } from "vite";

const root = resolve(import.meta.dirname, "../../../..");

/** Built from the root, whose package.json tells Remix what it runs on. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    alias: {
      // What Remix takes for an application without an entry.server: it can be
      // named by no import, because the package offers only its main file.
      "template-entry": resolve(root, "node_modules/@remix-run/dev/dist/config/defaults/entry.server.node.tsx"),
    },
  },
  plugins: [
    remix({
      appDirectory: "tests/commands/bench/bare/app",
      buildDirectory: "tests/commands/bench/out/bare",
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
      },
    }),
  ],
});
