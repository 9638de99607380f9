import { BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import { must, type Checks, type Compose } from "./engine";

/** Addresses of networks that a relay must not lead into. */
const INWARD = ["10.0.0.1", "127.0.0.1", "172.18.0.1", "192.168.1.1"];

const inward = new BlockList();
for (const [net, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inward.addSubnet(net, bits);

/** An address of this machine that coturn may relay between: two clients' relays are each other's peers. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, address }) => family === "IPv4" && !inward.check(address))?.address;

/** The TURN server of the installation, asked by coturn's own client from inside its container. */
export async function checkRelay(checks: Checks, compose: Compose, secret: string): Promise<void> {
  // Its client writes all it has to say to standard output, and ends with a code where no allocation was made.
  const ask = (password: string, ...args: string[]) => askAt("127.0.0.1", password, ...args);
  const askAt = (server: string, password: string, ...args: string[]) =>
    compose(
      "exec",
      "-T",
      "coturn",
      "timeout",
      "30",
      "turnutils_uclient",
      "-c",
      "-n",
      "3",
      "-u",
      "trial",
      "-W",
      password,
      ...args,
      server,
    ).catch((error: Error) => error.message);
  await checks.check("TURN: who has the secret, and whom it leads to", async () => {
    must((await ask("of no account", "-y")).includes("Cannot complete Allocation"), "it takes any secret");
    for (const peer of INWARD) {
      const said = await ask(secret, "-e", peer);
      must(said.includes("403 (Forbidden IP)"), `${peer}: ${said}`);
    }
    return `any other secret refused; ${INWARD.join(", ")} refused`;
  });
  await checks.check("TURN: two clients by the relay", async () => {
    const server = ownAddress();
    if (!server) return "not looked at: this machine has private addresses alone, which are refused";
    const transports = [["UDP"], ["TCP", "-t"]] as const;
    for (const [name, ...args] of transports) {
      const said = await askAt(server, secret, "-y", ...args);
      const [, sent, received] =
        /tot_send_msgs=(\d+), tot_recv_msgs=(\d+)\s*$/m.exec(
          said
            .split("\n")
            .filter((line) => !line.includes("~"))
            .join("\n"),
        ) ?? [];
      must(Number(sent) > 0 && sent === received, `by ${name}: ${said.split("\n").slice(-3).join(" ")}`);
    }
    return "by UDP and by TCP all that was sent came";
  });
}
