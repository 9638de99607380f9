import type { Page } from "@playwright/test";
import { startUdpProxy } from "../../support/udp-proxy";
import { enter } from "../support/own-site";
import {
  expect,
  expectConnected,
  FAKE_DEVICES,
  join,
  joinFromDesk,
  meet,
  openRoom,
  received,
  test,
} from "../support/room-site";

// Real addresses: they are changed on their way, and a name of the browser's own could not be.
test.use({ deviceArgs: [...FAKE_DEVICES, "--disable-features=WebRtcHideLocalIpsWithMdns"] });
test.describe.configure({ timeout: 150_000 });

const standing = (page: Page) => page.locator("[data-standing]");
const write = async (page: Page, text: string) => {
  await page.getByLabel("Message").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test("two who lose the network find each other again, on new ways, and what was written meanwhile arrives @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const cable = startUdpProxy();
  try {
    const throughCable = (side: Page) =>
      side.routeWebSocket(/\/ws\?roomId/, (socket) => {
        const server = socket.connectToServer();
        let last: Promise<void> = Promise.resolve();
        socket.onMessage((said) => {
          last = last.then(async () => {
            const changed = await cable.rewrite(said.toString());
            if (changed !== null) server.send(changed);
          });
        });
      });
    const { patient, doctor } = await meet({ page, context, site, another, prepare: throughCable });
    for (const side of [patient, doctor]) await join(side, ["microphone"]);
    await expectConnected(patient, doctor);
    expect(cable.passed()).toBeGreaterThan(20);

    cable.cut();
    const cutAt = Date.now();
    await expect(standing(patient)).toHaveText("Reconnecting", { timeout: 20_000 });
    await expect(patient.getByText("End-to-End Encrypted", { exact: true })).toBeHidden();
    const noticed = Date.now() - cutAt;
    await write(patient, "Are you still there?");
    cable.restore();
    const restoredAt = Date.now();
    await expectConnected(patient, doctor);
    test.info().annotations.push({
      type: "found again",
      description: `noticed after ${noticed} ms, connected ${Date.now() - restoredAt} ms after the network was back`,
    });
    await expect(doctor.getByRole("log")).toContainText("Are you still there?");
    const before = await received(doctor);
    await expect.poll(async () => (await received(doctor)).packets).toBeGreaterThan(before.packets + 10);
    // The same connection, restarted: nobody had to begin again.
    expect(
      await patient.evaluate(() => (window as unknown as { keptConnections: unknown[] }).keptConnections.length),
    ).toBe(1);
  } finally {
    cable.close();
  }
});

test("whoever loads the page again in the middle finds the other again @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const { patient, doctor } = await meet({ page, context, site, another });
  await join(doctor, ["camera"]);
  await expectConnected(patient, doctor);
  await patient.reload();
  await join(patient, []);
  await expectConnected(patient, doctor);
  await expect.poll(async () => (await received(patient)).frames).toBeGreaterThan(5);
  await doctor.reload();
  await join(doctor, ["microphone"]);
  await expectConnected(patient, doctor);
  await expect.poll(async () => (await received(patient)).energy).toBeGreaterThan(0);
});

test("where WebSockets are refused the two find each other by server-sent events and POST @js", async ({
  page,
  context,
  site,
  another,
  faults,
}) => {
  faults.allow(/WebSocket/);
  const refused = (side: Page) =>
    side.routeWebSocket(/\/ws\?/, (socket) => socket.close({ code: 1011, reason: "refused" }));
  const posted: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.method() === "POST" && request.url().endsWith("/messages") && posted.push(request.url())),
  );
  const { patient, doctor } = await meet({ page, context, site, another, prepare: refused });
  for (const side of [patient, doctor]) await join(side, ["microphone"]);
  for (const side of [patient, doctor]) await expect(standing(side)).toHaveText("Connected", { timeout: 60_000 });
  expect(posted.length).toBeGreaterThan(2);
  await expect.poll(async () => (await received(patient)).packets).toBeGreaterThan(5);
});

test("a line of the chat goes through the server where the two browsers do not reach each other, and says so @js", async ({
  page,
  context,
  site,
  another,
}) => {
  // Only a relay would do, and there is none.
  const { patient, doctor } = await meet({ page, context, site, another, config: { iceTransportPolicy: "relay" } });
  await expect(standing(patient)).toHaveText("Connecting");
  await expect(patient.locator("[data-way]")).toHaveAttribute("data-way", "waiting");
  await write(patient, "Written early");
  await expect(patient.locator("[data-way]")).toHaveAttribute("data-way", "server", { timeout: 20_000 });
  await expect(patient.locator("[data-way]")).toContainText("goes through our server");
  await expect(doctor.getByRole("log")).toContainText("Written early");
  await write(doctor, "I read you");
  await expect(patient.getByRole("log")).toContainText("I read you");
  await expect(patient.getByRole("log").getByRole("listitem")).toHaveCount(2);
  await expect(patient.getByText("End-to-End Encrypted", { exact: true })).toBeHidden();
});

test("with a browser that makes no calls the two write to each other, and neither is told that a connection is being made @js", async ({
  page,
  context,
  site,
  another,
}) => {
  await enter(context, site.url, site.ada);
  await context.addInitScript(() => void Reflect.deleteProperty(window, "RTCPeerConnection"));
  const roomId = await openRoom(page, site);
  await page.goto(`${site.url}/vr-consultation/${roomId}`);
  await expect(page.getByRole("heading", { name: "Text only" })).toBeVisible();
  const other = await another();
  await enter(other, site.url, site.nora);
  const doctor = await other.newPage();
  await joinFromDesk(doctor, site, roomId);
  await expect(doctor.locator("[data-standing]")).toHaveText("Ada Marlowe is here without video");
  await expect(page.locator("[data-standing]")).toHaveText("Nora Okafor is here");
  await expect(doctor.locator("[data-way]")).toHaveAttribute("data-way", "server", { timeout: 20_000 });
  await write(doctor, "Can you read this?");
  await expect(page.getByRole("log")).toContainText("Can you read this?");
});

test("where no live connection gets through the room goes on in writing, by plain requests, and each is there for the other @js", async ({
  page,
  context,
  site,
  another,
  faults,
}) => {
  faults.allow(/WebSocket connection to|EventSource|Failed to load resource/);
  await enter(context, site.url, site.ada);
  const roomId = await openRoom(page, site);
  await page.routeWebSocket(/\/ws\?/, () => {});
  await page.route("**/stream*", (route) => route.abort());
  await page.goto(`${site.url}/vr-consultation/${roomId}`);
  await page.getByRole("button", { name: "Go on without a live connection, in writing" }).click({ timeout: 20_000 });
  await expect(page.getByText("Waiting for your doctor.")).toBeVisible();
  const other = await another();
  await enter(other, site.url, site.nora);
  const doctor = await other.newPage();
  await joinFromDesk(doctor, site, roomId);
  await expect(doctor.locator("[data-standing]")).toHaveText("Ada Marlowe is here without video");
  await expect(doctor.locator("[data-way]")).toHaveAttribute("data-way", "server", { timeout: 20_000 });
  await page.getByLabel("Message").fill("I can only write");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(doctor.getByRole("log")).toContainText("I can only write");
});
