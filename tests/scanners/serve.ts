import { createServer, request } from "node:http";
import { writeFileSync } from "node:fs";
import { runScript } from "../../scripts/steps.mjs";
import { Opened, startOurs } from "../bench/servers";

const usage = `npm run scanned -- [port] [file]

Our production server with the demo data, on 127.0.0.1, as a scanner needs it (docs/security.md has the commands):
a door at the port (4568) gives each request an address of its own, because limits would answer the rest, and says
that it comes from our own pages, because a scanner that is refused as another site tests nothing behind that.
What the server logs is in the file (scanned.log) once it is stopped by Ctrl-C.`;

await runScript(async () => {
  const [port = "4568", file = "scanned.log"] = process.argv.slice(2);
  if (port === "--help") return console.log(usage);
  const opened = new Opened();
  const { url, logs } = await startOurs(opened, undefined, { env: { TRUST_PROXY: "1", LOG_LEVEL: "info" } });
  let asked = 0;
  const door = createServer((incoming, answer) => {
    const number = ++asked;
    // Not compressed: wapiti asks for brotli without being able to read it, and sees a page without links or forms.
    const own = { "accept-encoding": "identity", host: new URL(url).host, origin: url, "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    const onward = request(url + incoming.url, { method: incoming.method ?? "GET", headers: { ...incoming.headers, ...own } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }).listen(Number(port), "127.0.0.1");
  console.log(`\nhttp://127.0.0.1:${port}/ until Ctrl-C`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  door.close();
  writeFileSync(file, logs());
  await opened.close();
  console.log(`${asked} requests; what was logged is in ${file}`);
});
