import { BlockList, isIP } from "node:net";

/** IPv4 that does not lead to a public server (IANA, IPv4 Special-Purpose Address Registry), and multicast. */
const SPECIAL_V4 = blocks("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);
/** All global IPv6 lies here; addresses that wrap one of IPv4 by mapping or by NAT64 do not. */
const GLOBAL_V6 = blocks("ipv6", ["2000::/3"]);
/** Within it: protocol assignments with Teredo, documentation, and 6to4, which wraps IPv4. */
const SPECIAL_V6 = blocks("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/**
 * Whether an address belongs to a server on the internet, and neither to this machine, its network nor its host's
 * metadata service.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL_V4.check(address, "ipv4");
  return family === 6 && GLOBAL_V6.check(address, "ipv6") && !SPECIAL_V6.check(address, "ipv6");
}

function blocks(family: "ipv4" | "ipv6", subnets: string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net, prefix] = subnet.split("/");
    list.addSubnet(net!, Number(prefix), family);
  }
  return list;
}
