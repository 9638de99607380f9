import { expect, expectConnected, meet, test } from "../support/room-site";
import { enter } from "../support/own-site";

test.describe.configure({ timeout: 120_000 });

test("another window of one's own takes over, and gives the place back @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const { patient, doctor, roomId } = await meet({ page, context, site, another });
  await patient.getByRole("button", { name: "Turn on camera" }).click();
  await expectConnected(patient, doctor);
  await patient.getByLabel("Message").fill("half a sentence");
  const second = await context.newPage();
  await second.goto(`${site.url}/vr-consultation/${roomId}`);
  await expect(patient.getByRole("heading", { name: "You are in this room in another window" })).toBeVisible();
  await expectConnected(second, doctor);
  // Let go: none of its cameras runs.
  expect(await patient.evaluate(() => document.querySelectorAll("video, audio").length)).toBe(0);

  await patient.getByRole("button", { name: "Use this window" }).click();
  await expect(second.getByRole("heading", { name: "You are in this room in another window" })).toBeVisible();
  await expectConnected(patient, doctor);
  await expect(patient.getByLabel("Message"), "what was begun is there again").toHaveValue("half a sentence");
});

test("a third is refused, at the page and at the channel @js", async ({ page, context, site, another, faults }) => {
  faults.allow(/status of 403/);
  const { patient, doctor, roomId } = await meet({ page, context, site, another });
  await expectConnected(patient, doctor);
  for (const cookie of [site.max, null]) {
    const stranger = await another();
    if (cookie) await enter(stranger, site.url, cookie);
    const third = await stranger.newPage();
    const answer = await third.goto(`${site.url}/vr-consultation/${roomId}`);
    expect(answer?.status()).toBe(403);
    await expect(third.getByText(/for two/)).toBeVisible();
    for (const path of ["", "/ice", "/stream"])
      expect((await third.request.get(`${site.url}/api/vr-sessions/${roomId}${path}`)).status(), path).toBe(403);
    const said = await third.request.post(`${site.url}/api/vr-sessions/${roomId}/messages`, {
      data: { type: "hello", seat: "somebody-else" },
    });
    expect(said.status()).toBe(403);
  }
  await expectConnected(patient, doctor);
});
