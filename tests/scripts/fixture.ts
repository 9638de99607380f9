import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** A small checkout with the real scripts and a server of a few lines. */
export type Checkout = {
  folder: string;
  write(path: string, content: string): void;
  start(script: string, options?: { args?: string[]; env?: Record<string, string> }): Running;
  remove(): void;
};

type Running = {
  process: ChildProcess;
  output(): string;
  /** Resolves when the output has this text. @throws if the process ends before. */
  says(text: string): Promise<void>;
  /** Resolves when it has ended, to its exit code or signal. */
  ended: Promise<number | string>;
};

const server = `
  const timer = setInterval(() => {}, 1000);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      console.log("server got", signal);
      clearInterval(timer);
      process.exitCode = Number(process.env.EXIT_CODE ?? 0);
      process.disconnect?.();
    });
  }
  console.log("server", process.pid, process.env.NODE_ENV);
`;

export function makeCheckout(): Checkout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "kindweight-checkout-")));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  // What the scripts share with the server.
  cpSync(join(root, "app/services/steps.mjs"), join(folder, "app/services/steps.mjs"));
  write(
    "package.json",
    JSON.stringify({ name: "fixture", version: "1.0.0", type: "module", scripts: { build: "node make.js" } }),
  );
  write(
    "package-lock.json",
    JSON.stringify({ name: "fixture", version: "1.0.0", lockfileVersion: 3, packages: { "": { name: "fixture" } } }),
  );
  write("node_modules/.package-lock.json", JSON.stringify({ lockfileVersion: 3, packages: {} }));
  symlinkSync(join(root, "node_modules/tsx"), join(folder, "node_modules/tsx"));
  write("app/root.txt", "one");
  write(
    "make.js",
    `import fs from "node:fs";
     fs.appendFileSync("builds.log", "built\\n");
     if (fs.readFileSync("app/root.txt", "utf8") === "broken") { console.log("syntax error in app/root.txt"); process.exit(3); }
     await new Promise((done) => setTimeout(done, 300));
     fs.rmSync("build", { recursive: true, force: true });
     fs.mkdirSync("build/client", { recursive: true });
     fs.mkdirSync("build/server", { recursive: true });
     fs.writeFileSync("build/server/index.js", "");
     fs.copyFileSync("server.ts", "build/server/main.js");`,
  );
  write("server.ts", server);

  const running: ChildProcess[] = [];
  return {
    folder,
    write,
    start(script, options = {}) {
      const { NODE_ENV: _, ...inherited } = process.env; // Vitest's own
      const child = spawn(process.execPath, [join("scripts", script), ...(options.args ?? [])], {
        cwd: folder,
        env: { ...inherited, ...options.env } as NodeJS.ProcessEnv,
        stdio: ["ignore", "pipe", "pipe"],
      });
      running.push(child);
      return observe(child);
    },
    remove() {
      for (const child of running) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function observe(child: ChildProcess): Running {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  }
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  const says = async (text: string) => {
    let over = false;
    void ended.then(() => (over = true));
    while (!output.includes(text)) {
      if (over) throw new Error(`It ended without saying "${text}":\n${output}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  return { process: child, output: () => output, says, ended };
}
