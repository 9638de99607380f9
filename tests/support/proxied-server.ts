import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type RunningServer } from "./server";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy";

/** A server whose database hangs on a cable that can be pulled. */
export type ProxiedServer = {
  server: RunningServer;
  cable: TcpProxy;
  /** The cable is back, and the server has found the database by itself. */
  heal(): Promise<void>;
  stop(): Promise<void>;
};

const PATIENCE_MS = 20_000;

/**
 * Starts a server with a cable to its database.
 * @param databaseUrl a PostgreSQL database: the embedded one is in the server's own process, and cannot be away.
 */
export async function startProxiedServer(databaseUrl: string, env: Record<string, string>): Promise<ProxiedServer> {
  const url = new URL(databaseUrl);
  const cable = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(cable.port);
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-outage-"));
  const close = async () => {
    await cable.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const server = await startServer({
      dataDir,
      env: { DATABASE_URL: url.href, TRUST_PROXY: "1", SEED: "none", ...env },
    });
    return {
      server,
      cable,
      async heal() {
        await cable.restore();
        const deadline = Date.now() + PATIENCE_MS;
        while (!(await isReady(server.url))) {
          if (Date.now() > deadline) throw new Error("The server did not find the database again");
          await sleep(100);
        }
      },
      async stop() {
        await server.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const isReady = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  await response.body?.cancel();
  return response.status === 200;
};
