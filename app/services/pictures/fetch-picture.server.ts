import { lookup as resolveName, type LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { MAX_PICTURE_BYTES } from "~/domain/providers/picture";
import { PictureError } from "./picture-error.server";
import { isPublicAddress } from "./public-address.server";

/** Redirects that are followed, each checked like the first address. */
const MAX_REDIRECTS = 3;
/** For all of it: names, connections, redirects and bytes. */
const FETCH_MS = 10_000;

type Options = {
  isAllowed: (address: string) => boolean;
  resolve: (name: string) => Promise<LookupAddress[]>;
  /** Certificates to trust instead of the system's. */
  ca?: string;
};

const resolveAll = (name: string): Promise<LookupAddress[]> =>
  new Promise((done, fail) => resolveName(name, { all: true }, (error, found) => (error ? fail(error) : done(found))));

/**
 * Fetches a picture from an address that an applicant has written. Nothing of the network around this server answers:
 * every address that the name stands for has to be public, and the connection goes to the very address that was
 * checked, so that a name cannot change its mind in between (DNS rebinding).
 * @param options of tests.
 * @throws {PictureError} without the reason, which would tell an attacker what is there.
 */
export async function fetchPicture(
  address: string,
  { isAllowed, resolve, ca }: Options = { isAllowed: isPublicAddress, resolve: resolveAll },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(FETCH_MS);
  try {
    let url = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const target = new URL(url);
      if (target.protocol !== "https:" || target.username || target.password) break;
      const checked = await checkedAddresses(target, { isAllowed, resolve });
      if (checked.length === 0) break;
      const response = await get(target, checked, signal, ca);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = new URL(headers.location, target).href;
        continue;
      }
      if (statusCode === 200) return await readBody(response);
      response.destroy();
      break;
    }
  } catch (error) {
    if (error instanceof PictureError) throw error;
  }
  throw new PictureError("unreachable");
}

/** The addresses that a URL's host stands for; none unless all of them are allowed. */
async function checkedAddresses(
  { hostname }: URL,
  { isAllowed, resolve }: Pick<Options, "isAllowed" | "resolve">,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host);
  return found.every((one) => isAllowed(one.address)) ? found : [];
}

/** Asks one of the addresses that were checked; none is looked up again. */
function get(url: URL, addresses: LookupAddress[], signal: AbortSignal, ca?: string): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_name, options, found) =>
    options.all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family);
  return new Promise((done, fail) => {
    const headers = { Accept: "image/jpeg, image/png, image/webp", "Accept-Encoding": "identity" };
    const asked = request(url, { lookup, signal, headers, agent: false, ...(ca ? { ca } : {}) }, done);
    asked.on("error", fail);
    asked.end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) throw new PictureError("size");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
