import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../scripts/command.mjs";
import { installOnDemand } from "../../../scripts/on-demand.mjs";
import { runScript, step, StepFailure } from "../../../app/services/steps.mjs";
import { printTable, printTitle } from "../bench/report";
import { Opened, startOurs } from "../bench/servers";
import { freePort } from "../../support/free-port";

/** The last version for Node 20. It weighs 130 MB, so it is no dependency. */
const VERSION = "1.4.8";
const GOAL = 130;
/** The home page, screens with forms, one with another person's words, a page that is not there, and the API. */
const PATHS = [
  "/",
  "/specialists",
  "/book-appointment",
  "/specialist-signup",
  "/sign-in",
  "/ai-consultation",
  "/patient-portal",
  "/nothing-here",
  "/api/providers",
];

type Scored = {
  path: string;
  status: number;
  score: number;
  grade: string;
  of: number;
  tests: { result: string; pass: boolean; points: number }[];
};

/** Installs the scanner, without running anything of what it brings. @returns its folder. */
async function install(): Promise<string> {
  const { folder } = await installOnDemand("@mdn/mdn-http-observatory", VERSION);
  // A list that its install script would fetch: which sites browsers know to be https only. Ours is none of them.
  writeFileSync(join(folder, "conf/hsts-preload.json"), "{}");
  return folder;
}

/** A certificate for `localhost` that nobody trusts but who is told to. */
function certificate(opened: Opened): { key: Buffer; cert: Buffer; file: string } {
  const folder = mkdtempSync(join(tmpdir(), "kindweight-certificate-"));
  opened.onClose(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  try {
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert, ...names],
      { stdio: "pipe" },
    );
  } catch (error) {
    throw new StepFailure("openssl is needed for a certificate of the test's own", String(error));
  }
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** Stands in for the proxy in front of us (ops/Caddyfile): TLS, and plain HTTP that leads to it. */
async function openProxy(opened: Opened, ours: string, httpsPort: number) {
  const { file, ...tls } = certificate(opened);
  const pass: RequestListener = (incoming, answer) => {
    const headers = { ...incoming.headers, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" };
    const onward = request(ours + incoming.url, { method: incoming.method ?? "GET", headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  };
  const secure = createTlsServer(tls, pass).listen(httpsPort);
  const plain = createServer(
    (incoming, answer) =>
      void answer.writeHead(308, { Location: `https://localhost:${httpsPort}${incoming.url}` }).end(),
  ).listen(0);
  opened.onClose(() => void (secure.close(), plain.close()));
  return { httpPort: (plain.address() as AddressInfo).port, file };
}

await runScript(async () => {
  const folder = await install();
  const opened = new Opened();
  try {
    const httpsPort = await freePort();
    const { url } = await startOurs(opened, undefined, {
      env: { PUBLIC_URL: `https://localhost:${httpsPort}`, TRUST_PROXY: "1" },
    });
    const { httpPort, file } = await openProxy(opened, url, httpsPort);
    const scan = [join(import.meta.dirname, "scan.mjs"), folder, String(httpPort), String(httpsPort), ...PATHS];
    const { ok, ended, output } = await step("Scan", () =>
      run(process.execPath, scan, { env: { NODE_EXTRA_CA_CERTS: file } }),
    );
    if (!ok) throw new StepFailure(`The scanner: ${ended}`, output);
    const scored = output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Scored);
    printTitle(`Mozilla HTTP Observatory ${VERSION}`);
    printTable(
      ["page", "status", "score", "grade", "passed"],
      scored.map(({ path, status, score, grade, of, tests }) => [
        path,
        String(status),
        String(score),
        grade,
        `${tests.filter(({ pass }) => pass).length} of ${of}`,
      ]),
    );
    printTitle("What counts, on any of them");
    const lines = new Map(
      scored.flatMap(({ path, tests }) =>
        tests
          .filter(({ points }) => points !== 0)
          .map(({ result, points }) => [result, [result, String(points), path]] as [string, string[]]),
      ),
    );
    printTable(["result", "points", "for instance"], [...lines.values()]);
    const low = scored.filter(({ score, tests }) => score < GOAL || tests.some(({ pass }) => !pass));
    if (scored.length < PATHS.length || low.length > 0)
      throw new StepFailure(
        `Below ${GOAL} points or not all passed: ${low.map(({ path }) => path).join(", ") || "pages without a score"}`,
      );
  } finally {
    await opened.close();
  }
});
