import fc from "fast-check";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, environmentSchema, readConfig, trustsAnyPeer } from "~/services/config.server";

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "kindweight-config-"))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const SECRET = "a secret of more than thirty-two characters";
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error("The settings were taken");
}

test("has a default for everything", () => {
  expect(read()).toMatchObject({
    production: true,
    port: 3000,
    host: "0.0.0.0",
    dataDir,
    databaseUrl: undefined,
    redisUrl: undefined,
    publicOrigin: null,
    secure: false,
    trustProxy: false,
    brand: { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" },
    smtpUrl: undefined,
    mailFrom: { name: "Kindweight", address: "care@kindweight.example" },
    seed: "demo",
    logLevel: "info",
    documentsS3: undefined,
    turn: undefined,
    openAi: undefined,
  });
});

test("an empty variable is an unset one", () => {
  // All but the folder, whose default is the checkout's own. compose.yaml passes the others empty where nobody has set
  // them.
  const names = Object.keys(environmentSchema.shape).filter((name) => name !== "DATA_DIR");
  const secret = read().sessionSecret;
  expect(read(Object.fromEntries(names.map((name) => [name, ""])))).toEqual({ ...read(), sessionSecret: secret });
});

test("reads what is set", () => {
  const server = { DATABASE_URL: "postgres://user:pass@db/kindweight", SESSION_SECRET: SECRET };
  expect(
    read({
      ...server,
      PORT: "0",
      PUBLIC_URL: "https://kindweight.example/somewhere",
      TRUST_PROXY: "2",
      NODE_ENV: "development",
    }),
  ).toMatchObject({
    databaseUrl: server.DATABASE_URL,
    sessionSecret: SECRET,
    port: 0,
    publicOrigin: "https://kindweight.example",
    secure: true,
    trustProxy: 2,
    production: false,
  });
  expect(read({ PUBLIC_URL: "http://kindweight.example:8080" })).toMatchObject({
    publicOrigin: "http://kindweight.example:8080",
    secure: false,
  });
});

test("the demo data comes with the embedded database only, unless asked for", () => {
  const server = { DATABASE_URL: "postgres://db/kindweight", SESSION_SECRET: SECRET };
  expect([read().seed, read({ SEED: "none" }).seed, read(server).seed, read({ ...server, SEED: "demo" }).seed]).toEqual(
    ["demo", "none", "none", "demo"],
  );
});

test("proxies are trusted by number or address, never all of them", () => {
  expect(["0", "false", "1", "loopback", "10.0.0.0/8"].map((value) => read({ TRUST_PROXY: value }).trustProxy)).toEqual(
    [false, false, 1, "loopback", "10.0.0.0/8"],
  );
  expect(refusal({ TRUST_PROXY: "true" })).toContain("TRUST_PROXY");
});

test("a number of proxies beside an address that others reach is worth a line at the start", () => {
  const warned = (env: Record<string, string>) => trustsAnyPeer(read(env));
  expect(warned({ TRUST_PROXY: "1" })).toBe(true);
  expect(warned({ TRUST_PROXY: "1", HOST: "::" })).toBe(true);
  expect(warned({ TRUST_PROXY: "1", HOST: "192.168.1.7" })).toBe(true);
  for (const HOST of ["127.0.0.1", "127.0.0.2", "localhost", "::1"])
    expect(warned({ TRUST_PROXY: "1", HOST }), HOST).toBe(false);
  expect(warned({})).toBe(false);
  expect(warned({ TRUST_PROXY: "uniquelocal" })).toBe(false);
});

test("a new data directory is its owner's alone, and a secret that others could read no longer is", () => {
  const folder = join(dataDir, "new", "data");
  read({ DATA_DIR: folder });
  expect(modeOf(folder)).toBe(0o700);
  const file = join(folder, "session-secret");
  expect(modeOf(file)).toBe(0o600);
  chmodSync(file, 0o644);
  read({ DATA_DIR: folder });
  expect(modeOf(file)).toBe(0o600);
});

test("mails come from the brand's support address, unless told otherwise", () => {
  const from = (env: Record<string, string>) => read(env).mailFrom;
  expect(from({ BRAND_NAME: "Leicht", SUPPORT_EMAIL: "hilfe@leicht.example" })).toEqual({
    name: "Leicht",
    address: "hilfe@leicht.example",
  });
  expect(from({ MAIL_FROM: "Kindweight Post <post@mail.example>" })).toEqual({
    name: "Kindweight Post",
    address: "post@mail.example",
  });
  expect(from({ MAIL_FROM: `"Weight, kindly" <post@mail.example>` })).toEqual({
    name: "Weight, kindly",
    address: "post@mail.example",
  });
  expect(from({ MAIL_FROM: "<post@mail.example>" })).toEqual({ name: "", address: "post@mail.example" });
  expect(from({ MAIL_FROM: " post@mail.example " })).toEqual({ name: "", address: "post@mail.example" });
});

test("the mail server is named by its address", () => {
  for (const url of [
    "smtp://127.0.0.1:2525",
    "smtps://user:pass@mail.example",
    "smtp://mail.example:587?requireTLS=true",
  ])
    expect(read({ SMTP_URL: url }).smtpUrl).toBe(url);
});

describe("a wrong setting", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["PORT", "-1"],
    ["HOST", "fe80::1%eth0"],
    ["DATABASE_URL", "mysql://db/x"],
    ["DATABASE_URL", "kindweight"],
    ["REDIS_URL", "http://cache"],
    ["SESSION_SECRET", "too short"],
    ["SESSION_SECRET_PREVIOUS", "a secret of more than thirty-two characters,too short"],
    ["PUBLIC_URL", "kindweight.example"],
    ["PUBLIC_URL", "ftp://kindweight.example"],
    ["SUPPORT_EMAIL", "care"],
    ["SMTP_URL", "http://mail.example"],
    ["SMTP_URL", "mail.example:25"],
    ["SMTP_URL", "smtp:"],
    ["SMTP_URL", "smtp:mail.example"],
    ["MAIL_FROM", "Kindweight"],
    ["MAIL_FROM", "Kindweight <post>"],
    ["MAIL_FROM", "post@mail.example, other@mail.example"],
    ["MAIL_FROM", "Post <post@mail.example> other@mail.example"],
    ["MAIL_FROM", "Post\r\nBcc: a@b.example <post@mail.example>"],
    ["SEED", "yes"],
    ["LOG_LEVEL", "verbose"],
    ["NODE_ENV", "staging"],
  ])("%s=%s is named in one line, which does not repeat it", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(/^Wrong settings: [^\n]+$/);
    expect(message).toContain(name);
    expect(message).not.toContain(value);
  });

  test("is told together with every other", () => {
    const message = refusal({ PORT: "abc", SEED: "yes", LOG_LEVEL: "verbose" });
    expect(message).toContain("PORT must be a whole number from 0 to 65535");
    expect(message).toMatch(/^Wrong settings: .*PORT .*; SEED .*; LOG_LEVEL .*$/);
  });

  test("is never repeated, whatever it is: it may be a secret", () => {
    const name = fc.constantFrom("DATABASE_URL", "REDIS_URL", "SMTP_URL", "MAIL_FROM", "PUBLIC_URL", "SESSION_SECRET");
    fc.assert(
      fc.property(name, fc.string({ minLength: 6, maxLength: 31 }), (name, value) => {
        try {
          read({ [name]: `secret-${value}` });
        } catch (error) {
          expect((error as Error).message).not.toContain(`secret-${value}`);
          expect((error as Error).message).not.toContain("\n");
        }
      }),
    );
  });
});

describe("TURN servers", () => {
  const secret = "shared with coturn";
  test("several, and what they share with us", () => {
    expect(
      read({ TURN_URL: " turn:turn.example.com:3478?transport=udp, turns:[2001:db8::1]:5349 ", TURN_SECRET: secret })
        .turn,
    ).toEqual({
      urls: ["turn:turn.example.com:3478?transport=udp", "turns:[2001:db8::1]:5349"],
      secret,
    });
  });
  test.each([
    ["another protocol", { TURN_URL: "https://turn.example.com", TURN_SECRET: secret }],
    ["two slashes", { TURN_URL: "turn://turn.example.com", TURN_SECRET: secret }],
    ["an empty one among them", { TURN_URL: "turn:turn.example.com,", TURN_SECRET: secret }],
    ["another transport", { TURN_URL: "turn:turn.example.com?transport=sctp", TURN_SECRET: secret }],
    ["no secret", { TURN_URL: "turn:turn.example.com" }],
    ["a secret alone", { TURN_SECRET: secret }],
    ["a short secret", { TURN_URL: "turn:turn.example.com", TURN_SECRET: "short" }],
  ])("%s stops the start", (_name, env) => {
    expect(() => read(env as Record<string, string>)).toThrow(/^Wrong settings: .*TURN_/);
  });
});

describe("the bucket for documents", () => {
  const account = { DOCUMENTS_S3_ACCESS_KEY: "key", DOCUMENTS_S3_SECRET_KEY: "a secret key" };

  test("is an address with the bucket at its end, and an account", () => {
    const expected = {
      endpoint: "https://s3.example.com",
      bucket: "kindweight-records",
      region: "us-east-1",
      accessKey: "key",
      secretKey: "a secret key",
    };
    expect(read({ ...account, DOCUMENTS_S3_URL: "https://s3.example.com/kindweight-records" }).documentsS3).toEqual(
      expected,
    );
    expect(
      read({ ...account, DOCUMENTS_S3_URL: "http://127.0.0.1:3900/records/", DOCUMENTS_S3_REGION: "garage" })
        .documentsS3,
    ).toMatchObject({ endpoint: "http://127.0.0.1:3900", bucket: "records", region: "garage" });
  });

  test.each([
    ["an address without a bucket", { ...account, DOCUMENTS_S3_URL: "https://s3.example.com" }],
    ["a path below the bucket", { ...account, DOCUMENTS_S3_URL: "https://s3.example.com/records/below" }],
    ["another protocol", { ...account, DOCUMENTS_S3_URL: "s3://records" }],
    ["an address without an account", { DOCUMENTS_S3_URL: "https://s3.example.com/records" }],
    ["an account without an address", account],
    ["half an account", { DOCUMENTS_S3_URL: "https://s3.example.com/records", DOCUMENTS_S3_ACCESS_KEY: "key" }],
    [
      "a region that is none",
      { ...account, DOCUMENTS_S3_URL: "https://s3.example.com/records", DOCUMENTS_S3_REGION: "two words" },
    ],
  ])("%s stops the start in one line, without a secret in it", (_name, env) => {
    const message = refusal(env);
    expect(message).toMatch(/^Wrong settings: [^\n]*DOCUMENTS_S3_[^\n]*$/);
    expect(message).not.toContain("a secret key");
  });
});

describe("the secret that signs cookies", () => {
  test("is required with a database server, so that all processes sign alike", () => {
    expect(refusal({ DATABASE_URL: "postgres://db/kindweight" })).toMatch(/^Wrong settings: SESSION_SECRET [^\n]+$/);
  });

  test("is otherwise made once and kept beside the database, readable by nobody else", () => {
    const { sessionSecret } = read();
    expect(sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(read().sessionSecret).toBe(sessionSecret);
    const file = join(dataDir, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(sessionSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("is never empty, even if a start died between making the file and filling it", () => {
    writeFileSync(join(dataDir, "session-secret"), "");
    expect(read().sessionSecret.length).toBeGreaterThanOrEqual(32);
  });
});

test.each([
  ["a file", () => join(dataDir, "file")],
  ["a folder in a file", () => join(dataDir, "file", "data")],
  // Node's own `recursive` never comes back from there.
  ["a folder where none can be made", () => "/proc/kindweight/data"],
])("%s as data directory is named in one line, at once", (_name, folder) => {
  writeFileSync(join(dataDir, "file"), "");
  const named = /^Wrong settings: DATA_DIR must be a folder [^\n]+$/;
  expect(refusal({ DATA_DIR: folder() })).toMatch(named);
  // The database lies there, too: it would be what stumbles, with a stack.
  expect(refusal({ DATA_DIR: folder(), SESSION_SECRET: "s".repeat(32) })).toMatch(named);
});

test("a data directory is made with the folders above it", () => {
  const folder = join(dataDir, "one", "two");
  expect(read({ DATA_DIR: folder }).dataDir).toBe(folder);
  expect(statSync(join(folder, "session-secret")).isFile()).toBe(true);
});

test("a key alone means OpenAI's own server; any other that speaks the same can be named", () => {
  expect(read({ OPENAI_API_KEY: "sk-1" }).openAi).toEqual({
    apiKey: "sk-1",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-4o-mini",
  });
  expect(
    read({ OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://127.0.0.1:8000/v1", OPENAI_MODEL: "small" }).openAi,
  ).toEqual({ apiKey: "sk-1", baseUrl: "http://127.0.0.1:8000/v1", model: "small" });
  expect(read({ OPENAI_BASE_URL: "http://127.0.0.1:8000/v1" }).openAi).toBeUndefined();
  expect(refusal({ OPENAI_BASE_URL: "127.0.0.1:8000" })).toContain("OPENAI_BASE_URL");
});
