import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import { openDatabase, type DatabaseConnection } from "db/client";
import { ensurePartitions } from "db/vital-partitions";
import express from "express";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { constants } from "node:zlib";
import sirv from "sirv";
import { endpointCache } from "~/services/http/responses/endpoint-cache.server";
import { createAssistant } from "~/services/assistant/assistant.server";
import { createModel } from "~/services/assistant/model.server";
import { measureModel } from "~/services/assistant/measured-model.server";
import { startAuditSeals } from "~/services/audit/seals.server";
import { createVersionedCache } from "~/services/versioned-cache.server";
import { readConfig, trustsAnyPeer, type Config } from "~/services/config.server";
import type { AppContext, AppServices } from "~/context";
import { createDocumentStore } from "~/services/documents/create-store.server";
import { sweepDocuments } from "~/services/documents/orphan-cleanup.server";
import { trackDrain } from "~/services/http/responses/backpressure.server";
import { earlyHints } from "~/services/http/responses/early-hints.server";
import { healthChecks } from "~/services/http/lifecycle/health.server";
import { createRateLimits } from "~/services/http/limits/rate-limits.server";
import { createFallbackErrorHandler } from "~/services/http/responses/fallback-error.server";
import { FAST_LEVELS } from "~/services/http/responses/compression.server";
import { localHost, localOrigin } from "~/services/http/lifecycle/local-address.server";
import { createPublicRenderer } from "~/services/http/responses/public-render.server";
import { withRouteHeaders } from "~/services/http/responses/route-headers.server";
import {
  drainBody,
  refuseUnknownMethods,
  normalizeRequestLine,
  refuseUnreadable,
} from "~/services/http/requests/request-line.server";
import { requestLog } from "~/services/http/requests/request-log.server";
import { limitBodyTime, LONGEST_BODY_MS } from "~/services/http/requests/body-timeout.server";
import { refuseCrossSite } from "~/services/http/requests/cross-site.server";
import { securityHeaders } from "~/services/http/responses/security-headers.server";
import { isWebSocketOffer, requestsUpgradedFor } from "~/services/http/requests/upgrade.server";
import { enableGracefulShutdown, trackRequests } from "~/services/http/lifecycle/shutdown.server";
import { createInFlight } from "~/services/background-tasks.server";
import { redisChannelName, redisSignals } from "~/services/live/bus.server";
import { createLive } from "~/services/live/live.server";
import { isSocketPath, serveSockets } from "~/services/live/socket.server";
import { createLog } from "~/services/log.server";
import { createMetrics, type Metrics } from "~/services/metrics.server";
import { createComposer } from "~/services/mail/composer.server";
import { createFolderTransport, mailFolder } from "~/services/mail/folder-transport.server";
import { mailPageAddress, mailPageKey } from "~/services/mail/mail-page.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSmtpTransport } from "~/services/mail/smtp-transport.server";
import { startMailWorker, type MailWorker } from "~/services/mail/mail-worker.server";
import { pageCache } from "~/services/http/responses/page-cache.server";
import { hidePrivate, searchEngineFiles } from "~/services/pages/search-engines.server";
import { connectRedis } from "~/services/redis.server";
import { startRoomWatch } from "~/services/rooms/abandoned-rooms.server";
import { startSweeps } from "~/services/retention.server";
import { createSeal } from "~/services/seal.server";
import { createCookies } from "~/services/sessions/cookies.server";
import { describeStartFailure } from "~/services/http/lifecycle/start-failure.server";
import { exitOnUncaughtError } from "~/services/http/lifecycle/uncaught-error.server";
import { startSilenceWatch } from "~/services/vitals/silence-watch.server";
import { step } from "./app/services/steps.mjs";

/**
 * The composition root: config → database → services → HTTP → Remix. The one
 * file that knows them all; nothing imports it.
 */
async function main() {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const log = metrics.counted(createLog(config.logLevel));
  if (config.production) exitOnUncaughtError(log);

  // An embedded database that can be asked nothing more takes the process along: started again, it has all that was
  // acknowledged.
  const onBroken = (error: unknown) => {
    log.error(error);
    log.event("the embedded database has ended: stopping");
    process.kill(process.pid, "SIGTERM");
  };
  const database = await step("Database", () => openDatabase(config, onBroken));
  await step("Migrations", () => database.migrate());
  await database.exclusively("partitions", () => ensurePartitions(database.db, new Date()));
  if (config.seed === "demo") {
    const { seedDemo } = await import("db/seed");
    await step("Demo data", () => database.exclusively("seed", () => seedDemo(database.db, new Date())));
  }

  // Before anything is connected: while it is read the process hears nothing, and Redis would pass for silent.
  const build = config.production ? await loadBuild() : null;
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined;
  const clock = () => new Date();
  const seal = createSeal(config.sessionSecret, config.previousSecrets);
  const ending = new AbortController();
  let mailWorker: MailWorker | null = null;
  const signals = redis ? redisSignals(redis, redisChannelName(config), log) : database.signals;
  const { jobs } = metrics;
  const services: AppServices = {
    config,
    db: database.db,
    clock,
    cookies: createCookies(config),
    limits: createRateLimits(redis, metrics.limitRefused),
    cache: createVersionedCache(64 * 1024 * 1024),
    log,
    seal,
    outbox: createOutbox({ seal, clock, onQueued: () => mailWorker?.nudge() }),
    documents: await createDocumentStore(config),
    live: createLive({ db: database.db, clock, log, seal, jobs }, signals),
    jobs,
    inFlight: createInFlight(),
    assistant: createAssistant({
      model: config.openAi
        ? measureModel(
            await createModel(config.openAi, clock, { ending: ending.signal, onTokens: metrics.modelTokens }),
            metrics.modelCalled,
          )
        : null,
      log,
    }),
  };

  metrics.watch({ ...services, usage: database.usage });

  const app = express();
  const traffic = trackRequests();
  // Vite's hot reload comes in by a WebSocket, too, at the root.
  const isSocket = (req: IncomingMessage) => isWebSocketOffer(req) && (build === null || isSocketPath(req));
  const server = createServer(
    { IncomingMessage: requestsUpgradedFor(isSocket) },
    traffic.through((req, res) => {
      normalizeRequestLine(req);
      app(req, res);
    }),
  );
  const vite = build ? null : await startVite(server);
  const beEnding = mount(app, { config, services, database, metrics, build, vite });
  const stopSockets = serveSockets(server, { app, services });

  // Longer than a load balancer's idle timeout (60 s is usual): otherwise it
  // reuses a connection that we are just closing.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  // For the uploads; `limitBodyTime` gives everything else a minute.
  server.requestTimeout = LONGEST_BODY_MS;

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });

  const { address, port } = server.address() as AddressInfo;
  const origin = config.publicOrigin ?? localOrigin(address, port);
  if (trustsAnyPeer(config))
    log.event(
      "TRUST_PROXY is a number and HOST is not 127.0.0.1: whoever reaches this port can invent an address. Let only the proxy reach it",
    );
  // Fine on a developer's machine; elsewhere somebody waits for these mails.
  if (!config.smtpUrl && config.databaseUrl) log.event("no SMTP_URL: mails are kept as files");
  mailWorker = startMailWorker({
    db: database.db,
    seal,
    clock,
    log,
    jobs,
    onTried: metrics.mailTried,
    compose: createComposer(config, origin),
    transport: config.smtpUrl ? createSmtpTransport(config.smtpUrl) : createFolderTransport(mailFolder(config.dataDir)),
  });
  // Behind the start's back: a bucket may take long to list.
  jobs.run("document_sweep", () => sweepDocuments(services)).catch((error: unknown) => log.error(error));
  const stopSweeps = startSweeps({ ...services, exclusively: database.exclusively });
  const stopSilenceWatch = startSilenceWatch(services);
  const stopRoomWatch = startRoomWatch(services);
  const stopAuditSeals = startAuditSeals(services);

  enableGracefulShutdown(server, traffic, {
    log,
    isBehindProxy: config.trustProxy !== false,
    onSignal: () => {
      beEnding();
      // Beside the requests that are being finished, not after them: both have to be over in ten seconds.
      void mailWorker?.stop();
    },
    onClosing: () => {
      services.live.end();
      // Whoever waits for the model is answered by our own rules, and in time.
      ending.abort();
    },
    afterClose: async () => {
      stopSockets();
      await Promise.all([
        mailWorker?.stop(),
        stopSweeps(),
        stopSilenceWatch(),
        stopRoomWatch(),
        stopAuditSeals(),
        services.live.close(),
      ]);
      await vite?.close();
      redis?.destroy();
      await database.close();
    },
  });

  await fetch(`http://${localHost(address)}:${port}/readyz`);
  const mailKey = mailPageKey(config);
  const mails = mailKey === null ? "" : `Its emails are at ${mailPageAddress(origin, mailKey)}\n`;
  process.stdout.write(`\n${config.brand.name} is running at ${origin}\n${mails}`);
}

type Mounted = {
  config: Config;
  services: AppServices;
  database: DatabaseConnection;
  metrics: Metrics;
  /** In production; in development Vite has the routes. */
  build: ServerBuild | null;
  vite: import("vite").ViteDevServer | null;
};

/** Puts the middleware in order. @returns what turns `/healthz` and `/readyz` into 503. */
function mount(app: express.Express, { config, services, database, metrics, build, vite }: Mounted) {
  app.disable("x-powered-by");
  // Nothing reads `req.query`: addresses are read by `URL`, and what Express makes of brackets in them nobody needs.
  app.set("query parser", false);
  app.set("trust proxy", config.trustProxy);
  app.use(securityHeaders(config));
  app.use(requestLog(services.log));
  app.use(refuseUnreadable);
  app.use(drainBody);
  app.use(limitBodyTime);

  const health = healthChecks(() => database.ping());
  app.use(health.router);
  app.get("/metrics", metrics.handler(config));

  // First: what no screen answers is 405 for whoever asks (RFC 9110, 15.5.6). Nothing is done by it, wherever it comes
  // from.
  app.use(refuseUnknownMethods);
  app.use(refuseCrossSite(config));

  if (vite) {
    app.use(vite.middlewares);
  } else {
    // Compressed at build; names carry a content hash, so they never change.
    app.use(
      "/assets",
      sirv("build/client/assets", { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000, etag: true }),
      // An unknown asset is a hard 404: a rendered page would be cached under a script's name.
      (_req, res) => void res.status(404).type("text/plain").send("Not found\n"),
    );
    app.use(sirv("build/client", { maxAge: 3600, etag: true, ignores: [/^\/assets/] }));
  }

  app.use(
    compression({ level: FAST_LEVELS.gzip, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_LEVELS.br } } }),
  );

  app.use(searchEngineFiles(services));
  app.use(hidePrivate);

  app.use(trackDrain);

  const getLoadContext = (req: express.Request, res: express.Response) => {
    const controller = new AbortController();
    // Not also of what was answered whole: an error with its trace is made for each abort.
    res.on("close", () => res.writableFinished || controller.abort());
    return {
      ...services,
      session: {},
      nonce: res.locals.nonce as string,
      clientAddress: req.ip ?? "unknown",
      isDataRequest: req.path.endsWith(".data"),
      closed: controller.signal,
      drained: res.locals.drained as () => Promise<void>,
    } satisfies AppContext as AppLoadContext;
  };
  if (build) {
    // Nothing of this in development: there a page may change without its data, and routes come and go.
    const render = createPublicRenderer(build, services);
    app.locals.styles = build.assets.routes.root?.css ?? [];
    app.use(earlyHints(app.locals.styles as string[]));
    app.use(endpointCache(services, render));
    app.use(pageCache(services, render));
  }
  app.all(
    "*",
    createRequestHandler({
      build:
        build ??
        (async () =>
          withRouteHeaders((await vite!.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild)),
      mode: config.production ? "production" : "development",
      getLoadContext,
    }),
  );
  app.use(createFallbackErrorHandler(services.log));

  return health.end;
}

/** The built routes are a file of their own; its path is no import that TypeScript could follow. */
const loadBuild = async () =>
  withRouteHeaders((await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild);

/**
 * Vite inside our own server: without middleware mode it would mount Remix's handler and the load context would be
 * lost.
 */
async function startVite(server: import("node:http").Server) {
  const { createServer: createViteServer } = await import("vite");
  // Its own socket for hot reload would sit on a fixed port, and two developers would clash.
  return createViteServer({ server: { middlewareMode: true, hmr: { server } } });
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
});
