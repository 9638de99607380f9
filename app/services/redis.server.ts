import { createClient, type RedisClientType } from "redis";
import type { Log } from "./log.server";

/** How often Redis is asked whether it is there, and how long it may take to say so. */
const ASKED_MS = 1_000;
const SILENCE_MS = 2_000;

/**
 * Connects to Redis and keeps reconnecting. Commands given while it is away
 * fail at once instead of queueing: their callers have a fallback.
 */
export async function connectRedis(url: string, log: Log): Promise<RedisClientType> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5_000),
      connectTimeout: SILENCE_MS,
      socketTimeout: 2 * SILENCE_MS,
    },
  }) as RedisClientType;
  client.on("error", (error: unknown) => log.error(error));
  noticeSilence(client);
  // Not being there at the start is no reason not to start.
  await Promise.race([client.connect().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  return client;
}

/**
 * A network that swallows everything sends no error, and a command waits for its answer as long as the system goes on
 * sending, a quarter of an hour. The client's own `socketTimeout` does not see it where others keep asking: it begins
 * again with each command that is written. So whoever has not answered in time is hung up on, and called again; all
 * that waited fails with that.
 */
function noticeSilence(client: RedisClientType): void {
  const hangUp = () => {
    client.destroy();
    client.connect().catch(() => {});
  };
  const ask = async () => {
    let isAnswered = false;
    // A turn later: where it was this process that stood still, the answer has been there for long, unread.
    const late = setTimeout(() => void setImmediate(() => void (isAnswered || hangUp())), SILENCE_MS).unref();
    await client.ping().catch(() => {});
    isAnswered = true;
    clearTimeout(late);
  };
  let isAsking = false;
  setInterval(() => {
    if (isAsking || !client.isReady) return;
    isAsking = true;
    void ask().finally(() => (isAsking = false));
  }, ASKED_MS).unref();
}
