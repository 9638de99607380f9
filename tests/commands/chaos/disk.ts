import { openEmbedded, openServer } from "db/client";
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { step, StepFailure } from "../../../app/services/steps.mjs";
import { SESSION_SECRET } from "../../api/support/secret";
import type { Opened } from "../bench/servers";
import { freePort } from "../../support/free-port";
import { startMailServer } from "../../support/mail-server";
import { startServer, type RunningServer } from "../../support/server";
import { prepareCast, type Site } from "./site";

/** A process on the embedded database, on a file system of its own that can be filled up. */
export type DiskSite = Site & {
  /** Leaves no byte. */
  fill(): void;
  free(): void;
  /** Resolves when the process has ended. @throws if it has not after the time. */
  ended(milliseconds: number): Promise<void>;
  /** Starts it again, as whatever watches over it would. */
  start(): Promise<void>;
};

const MEGABYTES = 192;

/** @throws {StepFailure} where no file system can be mounted: that needs root. */
export async function openDiskSite(opened: Opened): Promise<DiskSite> {
  const folder = mkdtempSync(join(tmpdir(), "kindweight-small-"));
  opened.onClose(() => rmSync(folder, { recursive: true, force: true }));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "tmpfs", folder], {
    encoding: "utf8",
  });
  if (mounted.status !== 0)
    throw new StepFailure(
      "The fault `disk` needs root, to mount a small file system; name the others with --only",
      mounted.stderr,
    );
  opened.onClose(() => void spawnSync("umount", ["-l", folder]));
  const dataDir = join(folder, "data");
  const mail = await startMailServer();
  opened.onClose(() => mail.close());
  const database = await openEmbedded(dataDir);
  await database.migrate();
  const cast = await prepareCast(database.db);
  await database.close();

  const [port, doorPort] = [String(await freePort()), String(await freePort())];
  let server: RunningServer;
  const start = async () => {
    server = await startServer({
      dataDir,
      imports: ["./tests/support/embedded-proxy.ts"],
      env: {
        PORT: port,
        DOOR_PORT: doorPort,
        SESSION_SECRET,
        SEED: "none",
        TRUST_PROXY: "1",
        LOG_LEVEL: "error",
        SMTP_URL: mail.url,
      },
    });
  };
  opened.onClose(() => server.stop());
  await step("On PGlite", start);
  const door = await openServer(`postgres://postgres@127.0.0.1:${doorPort}/postgres`, { max: 1, silenceMs: 60_000 });
  opened.onClose(() => door.close());

  const ballast = join(folder, "ballast");
  return {
    url: server!.url,
    cast,
    mail,
    db: door.db,
    fill() {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    free: () => rmSync(ballast, { force: true }),
    async ended(milliseconds) {
      const isOver = await Promise.race([server.ended.then(() => true), sleep(milliseconds, false, { ref: false })]);
      if (isOver) return;
      await server.kill("SIGKILL");
      throw new StepFailure("The process whose database has ended has not", server.logs());
    },
    start,
  };
}
