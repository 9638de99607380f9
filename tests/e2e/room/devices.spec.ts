import { expect, expectConnected, join, meet, received, test } from "../support/room-site";

// This browser has no camera and no microphone, and nothing is allowed to it.
test.use({ deviceArgs: [] });
test.describe.configure({ timeout: 90_000 });

test("without a camera or a microphone one still joins, sees that they are missing, and writes @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const { patient, doctor } = await meet({ page, context, site, another });
  await patient.getByRole("button", { name: "Turn on camera" }).click();
  await expect(patient.getByText(/No camera was found|is not allowed/).first()).toBeVisible();
  await expect(patient.getByRole("button", { name: "Turn on camera" })).toBeVisible();
  for (const side of [patient, doctor])
    await side.getByRole("button", { name: "Join without camera and microphone" }).click();
  await expectConnected(patient, doctor);
  await patient.getByLabel("Message").fill("I have no camera");
  await patient.getByRole("button", { name: "Send" }).click();
  await expect(doctor.getByRole("log")).toContainText("I have no camera");
});

test("a camera that is not allowed is named with what helps, and everything else goes on @js", async ({
  page,
  context,
  site,
  another,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  const { patient, doctor } = await meet({ page, context, site, another });
  await patient.getByRole("button", { name: "Turn on microphone" }).click();
  await expect(patient.getByText("The microphone is not allowed for this page.").first()).toBeVisible();
  await join(patient, []);
  await patient.getByRole("button", { name: "Camera" }).click();
  await expect(patient.getByText("The camera is not allowed for this page.")).toBeVisible();
  await expect(patient.getByRole("button", { name: "Camera" })).toHaveAttribute("aria-pressed", "false");
  await expectConnected(patient, doctor);
  expect((await received(doctor)).frames).toBe(0);
});
