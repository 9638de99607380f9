import { hasAddress, hasTurnServer, startTurnServer, type Loopback } from "../../support/turn-server";
import { withOwnSite, WORKERS_OWN } from "../support/own-site";
import { expect, expectConnected, join, meet, prepareRooms, received, test as base } from "../support/room-site";

const SECRET = "the secret that the relay and the site share";
const isHere = hasTurnServer();
if (!isHere) process.stderr.write("\n*** turnserver (coturn) is not installed: THE RELAY IS NOT TESTED ***\n\n");

/** The site knows a relay, which takes TCP only. */
const testAt = (address: Loopback) =>
  base.extend({
    site: [
      async ({}, use) => {
        const relay = await startTurnServer(SECRET, address);
        try {
          await withOwnSite(prepareRooms, use, { TURN_URL: relay.url, TURN_SECRET: SECRET });
        } finally {
          await relay.stop();
        }
      },
      WORKERS_OWN,
    ],
  });

base.describe.configure({ timeout: 120_000 });
// Of the whole file: said within the test, its site would be opened before, with a relay that is not there.
base.skip(!isHere, "turnserver (coturn) is not installed: THE RELAY IS NOT TESTED");

for (const address of ["127.0.0.1", "::1"] as const) {
  const test = testAt(address);
  test.describe(() => {
    test.skip(!hasAddress(address), `this machine has no ${address}`);

    test(`where no UDP gets through, voice, picture and words go through the relay by TCP, at ${address} @js`, async ({
      page,
      context,
      site,
      another,
    }) => {
      // The browser offers no way of its own, as on a network that lets no UDP through.
      const { patient, doctor } = await meet({ page, context, site, another, config: { iceTransportPolicy: "relay" } });
      for (const side of [patient, doctor]) await join(side, ["camera", "microphone"]);
      await expectConnected(patient, doctor);
      expect((await received(patient)).protocol).toBe("tcp");
      const before = await received(doctor);
      await expect.poll(async () => (await received(doctor)).frames).toBeGreaterThan(before.frames + 5);
      await expect.poll(async () => (await received(doctor)).energy).toBeGreaterThan(before.energy);
      await patient.getByLabel("Message").fill("By the relay");
      await patient.getByRole("button", { name: "Send" }).click();
      await expect(doctor.getByRole("log")).toContainText("By the relay");
    });
  });
}
