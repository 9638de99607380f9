import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { setPrivate } from "db/private-files";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { emailAddress } from "~/domain/person";

/** A setting is wrong. The message is one line and names it; the value is not repeated (it may be a secret). */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);

const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );

/** Unlike `http:`, these may lack a host for `URL`. */
const hasHost = (value: string) => URL.canParse(value) && new URL(value).hostname !== "";

const PORT_RANGE = "must be a whole number from 0 to 65535";

/** All settings, as the environment has them; an empty one counts as not set. */
export const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
  PORT: withDefault(z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65535, PORT_RANGE), "3000"),
  /** Where it listens is where it finds itself, and no URL has a zone (fe80::1%eth0). */
  HOST: withDefault(
    z.string().refine((value) => !value.includes("%"), "must be an address or a name without a zone"),
    "0.0.0.0",
  ),
  DATA_DIR: withDefault(z.string(), "./.data"),
  DATABASE_URL: optional(address("postgres:", "postgresql:")),
  REDIS_URL: optional(address("redis:", "rediss:")),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  SESSION_SECRET_PREVIOUS: optional(
    z
      .string()
      .refine(
        (value) => separated(value).every((secret) => secret.length >= 32),
        "must be one or several secrets of at least 32 characters, separated by commas",
      ),
  ),
  PUBLIC_URL: optional(address("http:", "https:")),
  /** How many proxies stand in front, or their addresses as Express's `trust proxy` takes them; never simply "all". */
  TRUST_PROXY: optional(
    z.string().refine((value) => value !== "true", "must be a number of proxies or a list of addresses, not true"),
  ),
  SMTP_URL: optional(address("smtp:", "smtps:").refine(hasHost, "must name a server")),
  MAIL_FROM: optional(
    z
      .string()
      .refine((value) => mailbox(value) !== null, "must be an email address, or a name with one in angle brackets"),
  ),
  BRAND_NAME: withDefault(z.string().max(40), "Kindweight"),
  SUPPORT_PHONE: withDefault(z.string().max(40), "1-800-555-0142"),
  SUPPORT_EMAIL: withDefault(emailAddress("must be an email address"), "care@kindweight.example"),
  /** The bucket's address, path style: `https://s3.example.com/bucket`. */
  DOCUMENTS_S3_URL: optional(
    address("http:", "https:").refine(
      (value) => !URL.canParse(value) || /^\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\/?$/.test(new URL(value).pathname),
      "must end with the bucket, like https://s3.example.com/bucket",
    ),
  ),
  DOCUMENTS_S3_REGION: withDefault(z.string().regex(/^[\w-]{1,50}$/, "must be the name of a region"), "us-east-1"),
  DOCUMENTS_S3_ACCESS_KEY: optional(z.string()),
  DOCUMENTS_S3_SECRET_KEY: optional(z.string()),
  /**
   * Addresses of TURN servers, separated by commas:
   * `turn:turn.example.com:3478?transport=udp,turns:turn.example.com:5349`.
   */
  TURN_URL: optional(
    z
      .string()
      .refine(
        (value) => separated(value).every((url) => /^turns?:[a-z\d.[\]:-]{1,255}(\?transport=(udp|tcp))?$/i.test(url)),
        "must be one or several addresses like turn:turn.example.com:3478?transport=udp, separated by commas",
      ),
  ),
  TURN_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: withDefault(address("http:", "https:"), "https://api.openai.com/v1"),
  OPENAI_MODEL: withDefault(z.string().max(200), "gpt-4o-mini"),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  SEED: optional(z.enum(["demo", "none"])),
  LOG_LEVEL: withDefault(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
});

const separated = (value: string) => value.split(",").map((one) => one.trim());

/** Servers that pass media on between browsers that cannot reach each other, and the secret that they share with us. */
type TurnSettings = { urls: string[]; secret: string };

/** An email address and whose it is; the name may be empty. */
export type Mailbox = { name: string; address: string };

/** A bucket on an S3-compatible server. */
export type DocumentsS3 = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

/** A server that speaks OpenAI's chat completions. */
export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string };

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Signs cookies, and is what everything sealed is sealed with. At least 32 characters. */
  sessionSecret: string;
  /** Those of before, the newest first: what they signed and sealed still counts, and nothing new is made with them. */
  previousSecrets: readonly string[];
  /** The origin visitors see; `null` where it is taken from each request. */
  publicOrigin: string | null;
  /** Cookies are `Secure` and `__Host-`, and HSTS is sent. */
  secure: boolean;
  trustProxy: number | string | false;
  brand: { name: string; supportPhone: string; supportEmail: string };
  /** The server that mails go out by; without one they become files in the data directory. */
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: Mailbox;
  /** Who bears it may read `/metrics` from elsewhere. */
  metricsToken: string | undefined;
  seed: "demo" | "none";
  logLevel: string;
  /** Where patients' documents lie; a folder in `dataDir` without it. */
  documentsS3: DocumentsS3 | undefined;
  /** What passes media on; without it only browsers that can reach each other meet. */
  turn: TurnSettings | undefined;
  /** The language model that the assistant asks; without one it answers by its own rules. */
  openAi: OpenAiSettings | undefined;
};

/**
 * Reads and checks all settings (docs/configuration.md lists them).
 * @throws {ConfigError} with one line that names every wrong setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`Wrong settings: ${wrong.join("; ")}`);
  }
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  if (settings.DATABASE_URL && !settings.SESSION_SECRET) {
    throw new ConfigError(
      "Wrong settings: SESSION_SECRET is required with DATABASE_URL, so that all processes sign cookies alike",
    );
  }
  // All else that lies there is made when it is needed; this the start would fall over.
  if (!settings.DATABASE_URL) requireFolder(dataDir);
  const publicUrl = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL) : null;
  return {
    production: settings.NODE_ENV !== "development",
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    sessionSecret: settings.SESSION_SECRET ?? keptSecret(dataDir),
    previousSecrets: settings.SESSION_SECRET_PREVIOUS ? separated(settings.SESSION_SECRET_PREVIOUS) : [],
    publicOrigin: publicUrl?.origin ?? null,
    secure: publicUrl?.protocol === "https:",
    trustProxy: trustProxy(settings.TRUST_PROXY),
    brand: {
      name: settings.BRAND_NAME,
      supportPhone: settings.SUPPORT_PHONE,
      supportEmail: settings.SUPPORT_EMAIL,
    },
    smtpUrl: settings.SMTP_URL,
    mailFrom: (settings.MAIL_FROM && mailbox(settings.MAIL_FROM)) || {
      name: settings.BRAND_NAME,
      address: settings.SUPPORT_EMAIL,
    },
    metricsToken: settings.METRICS_TOKEN,
    seed: settings.SEED ?? (settings.DATABASE_URL ? "none" : "demo"),
    logLevel: settings.LOG_LEVEL,
    documentsS3: documentsS3(settings),
    turn: turn(settings),
    openAi: settings.OPENAI_API_KEY
      ? { apiKey: settings.OPENAI_API_KEY, baseUrl: settings.OPENAI_BASE_URL, model: settings.OPENAI_MODEL }
      : undefined,
  };
}

/** Reads `Name <address>` or an address alone; `null` for anything else, line breaks included. */
function mailbox(value: string): Mailbox | null {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- the operator's own setting
  const [, name = "", inBrackets, alone] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>|([^<>]*))$/u.exec(value.trim()) ?? [];
  const address = emailAddress("").safeParse(inBrackets ?? alone ?? "");
  return address.success ? { name: name.trim(), address: address.data } : null;
}

/** @throws {ConfigError} for half an account: started without, the first upload would be what notices. */
function documentsS3(settings: z.output<typeof environmentSchema>): DocumentsS3 | undefined {
  const {
    DOCUMENTS_S3_URL: url,
    DOCUMENTS_S3_REGION: region,
    DOCUMENTS_S3_ACCESS_KEY: accessKey,
    DOCUMENTS_S3_SECRET_KEY: secretKey,
  } = settings;
  if (!url && !accessKey && !secretKey) return undefined;
  if (!url || !accessKey || !secretKey) {
    throw new ConfigError(
      "Wrong settings: DOCUMENTS_S3_URL, DOCUMENTS_S3_ACCESS_KEY and DOCUMENTS_S3_SECRET_KEY belong together; set all three or none",
    );
  }
  const { origin, pathname } = new URL(url);
  return { endpoint: origin, bucket: pathname.replaceAll("/", ""), region, accessKey, secretKey };
}

/** @throws {ConfigError} for one without the other: started so, the first consultation would be what notices. */
function turn({ TURN_URL: url, TURN_SECRET: secret }: z.output<typeof environmentSchema>): TurnSettings | undefined {
  if (!url && !secret) return undefined;
  if (!url || !secret)
    throw new ConfigError("Wrong settings: TURN_URL and TURN_SECRET belong together; set both or none");
  return { urls: separated(url), secret };
}

function trustProxy(value: string | undefined): number | string | false {
  if (value === undefined || value === "false" || value === "0") return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/**
 * Whether visitors may reach this process beside its proxies, and then invent the address that they come from: a number
 * of proxies says nothing about who connects.
 */
export const trustsAnyPeer = ({ trustProxy, host }: Pick<Config, "trustProxy" | "host">): boolean =>
  typeof trustProxy === "number" && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);

/** The secret that an installation without SESSION_SECRET makes for itself once and keeps. */
const keptSecret = (dataDir: string): string => inFolder(() => secretIn(dataDir));

/** @throws {ConfigError} where the data directory is none, or not ours to write in. */
const requireFolder = (dataDir: string): void =>
  inFolder(() => {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });

/** @throws {ConfigError} for what the system refuses. */
function inFolder<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new ConfigError(
      `Wrong settings: DATA_DIR must be a folder that this program may make and write in (${code})`,
    );
  }
}

/**
 * Makes a folder with those above it. Node's own way (`recursive`) never ends where a parent lets nothing be made, as
 * in `/proc`.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !statSync(folder).isDirectory()) throw error;
  }
}

const secretFile = (dataDir: string) => join(dataDir, "session-secret");

/** The secret that an installation has made for itself, if it has: it is in use where SESSION_SECRET is not set. */
export const secretKeptIn = (dataDir: string): string | null => readSecret(secretFile(dataDir));

function secretIn(dataDir: string): string {
  const file = secretFile(dataDir);
  const kept = readSecret(file);
  if (kept) {
    setPrivate(file, 0o600);
    return kept;
  }

  // Written aside and linked into place: of two first starts one wins, and the file is never half there.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // There, but empty: what is left of a disk that was full.
    if (!readSecret(file)) renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  return readSecret(file) ?? secretIn(dataDir);
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, "utf8").trim();
    return secret.length >= 32 ? secret : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
