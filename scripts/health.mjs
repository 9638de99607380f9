/*
 * The image's health check: exit code 0 if the server beside it is ready. It reads HOST and PORT as the server does,
 * because one that listens at one address alone answers at no other.
 */
const { HOST, PORT } = process.env;

/** Where one is found that listens at every address. */
const everywhere = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "::1"],
]);
const host = HOST || "0.0.0.0";
const address = everywhere.get(host) ?? host;

const ready = await fetch(`http://${address.includes(":") ? `[${address}]` : address}:${PORT || 3000}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
