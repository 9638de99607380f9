import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rollup } from "vite";

const root = resolve(import.meta.dirname, "../../../..");
const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

export type RoomSite = {
  url: string;
  /** Names of the scripts, with what a browser loads of them (brotli), in bytes. `isFirst`: comes without a click. */
  scripts: { name: string; bytes: number; isFirst: boolean }[];
  close(): Promise<void>;
};

/**
 * The room on a page of its own, built as the product is, and served under its
 * policy: nothing from elsewhere, no inline style, no inline script.
 */
export async function serveRoom(): Promise<RoomSite> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    resolve: { alias: { "~": resolve(root, "app") } },
    plugins: [tailwindcss()],
    build: { write: false, target: "es2020", assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  })) as Rollup.RollupOutput;
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  const server = createServer(({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const name = path === "/" ? "/index.html" : path;
    const body = files.get(name);
    response
      .writeHead(body === undefined ? 404 : 200, {
        "Content-Type": TYPES[name.split(".").at(-1)!] ?? "application/octet-stream",
        "Content-Security-Policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'",
      })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const chunks = built.output.filter((file) => file.type === "chunk");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    scripts: chunks.map(({ fileName, code, isEntry }) => ({
      name: fileName,
      isFirst: isEntry,
      bytes: brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
        .length,
    })),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
