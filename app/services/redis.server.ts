import { createClient, type RedisClientType } from "redis";
import type { Log } from "./log.server";

/**
 * Connects to Redis and keeps reconnecting. Commands given while it is away
 * fail at once instead of queueing: their callers have a fallback.
 */
export async function connectRedis(url: string, log: Log): Promise<RedisClientType> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5_000), connectTimeout: 2_000 },
  }) as RedisClientType;
  client.on("error", (error: unknown) => log.error(error));
  // Not being there at the start is no reason not to start.
  await Promise.race([client.connect().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  return client;
}
