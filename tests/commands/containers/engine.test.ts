import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countedAddresses, statesIn } from "./engine";
import { STAND_INS } from "./stand-ins";

const text = (file: string) => readFileSync(file, "utf8");
const found = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, name]) => name!);

describe("npm run containers", () => {
  it("reads how containers are, from an array and from a line each", () => {
    const rows = [
      { Service: "app1", State: "running", Health: "healthy", Publishers: [] },
      { Service: "caddy", State: "exited", Health: "" },
    ];
    const states = [
      { service: "app1", state: "running", health: "healthy" },
      { service: "caddy", state: "exited", health: "" },
    ];
    expect(statesIn(JSON.stringify(rows))).toEqual(states);
    expect(statesIn(rows.map((row) => JSON.stringify(row)).join("\n"))).toEqual(states);
    expect(statesIn("")).toEqual([]);
  });

  it("reads whose attempts were counted, IPv6 networks among them", () => {
    expect(
      countedAddresses("limit:guessesFrom:abc\r\nlimit:attempts:192.0.2.2\nlimit:attempts:2001:db8:0:0::/64\n"),
    ).toEqual(["192.0.2.2", "2001:db8:0:0::/64"]);
  });

  it("has a stand-in for each image that the Dockerfile and compose.yaml name, and for no other", () => {
    const named = [...found("Dockerfile", /^FROM (\S+)/gm), ...found("compose.yaml", /^ {4}image: (\S+)/gm)];
    expect([...STAND_INS.keys()].sort()).toEqual(named.sort());
    const targets = found("tests/commands/containers/stand-ins/Dockerfile", /^FROM \S+ AS (\w+)/gm);
    for (const target of STAND_INS.values()) expect(targets).toContain(target);
  });
});
