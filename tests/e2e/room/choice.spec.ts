import { expect, expectConnected, join, meet, received, test } from "../support/room-site";

// Two cameras, three microphones and three loudspeakers, as the browser makes them up.
test.use({ deviceArgs: ["--use-fake-device-for-media-stream=device-count=2", "--use-fake-ui-for-media-stream"] });
test.describe.configure({ timeout: 90_000 });

const labelOf = (select: import("@playwright/test").Locator) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]!.label);

test("another camera, microphone and loudspeaker can be chosen before and during a consultation, and are the ones of the next @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const { patient, doctor } = await meet({ page, context, site, another });
  // Nobody is offered devices without a name: there are none before one is allowed.
  await patient.getByRole("button", { name: "Turn on camera" }).click();
  const camera = patient.getByLabel("Which camera");
  await expect(camera).toBeVisible();
  const first = await labelOf(camera);
  const [, second] = await camera.locator("option").allTextContents();
  await camera.selectOption(second!);
  await expect(patient.getByRole("button", { name: "Turn off camera" })).toBeVisible();
  await expect.poll(() => labelOf(camera)).toBe(second);
  expect(second).not.toBe(first);

  await patient.getByRole("button", { name: "Turn on microphone" }).click();
  await patient.getByLabel("Which microphone").selectOption({ index: 1 });
  await expect(patient.getByRole("button", { name: "Turn off microphone" })).toBeVisible();
  await patient.getByLabel("Which loudspeaker").selectOption({ index: 1 });
  await patient.getByRole("button", { name: /^Join with/ }).click();
  await join(doctor, ["camera", "microphone"]);
  await expectConnected(patient, doctor);
  const sink = () => patient.locator("audio[data-voice]").evaluate((element) => (element as HTMLAudioElement).sinkId);
  await expect.poll(sink).not.toBe("");

  // In the middle of it: the picture goes on coming, by the same connection.
  await patient.getByText("Choose camera, microphone and loudspeaker").click();
  await patient.getByLabel("Which camera").selectOption(first);
  const before = (await received(doctor)).frames;
  await expect.poll(async () => (await received(doctor)).frames, { timeout: 20_000 }).toBeGreaterThan(before + 5);
  await expectConnected(patient, doctor);

  // A reload, as the next consultation: nothing is on by itself, and what was chosen is what is taken.
  await patient.reload();
  await patient.getByRole("button", { name: "Turn on camera" }).click();
  await expect.poll(() => labelOf(patient.getByLabel("Which camera"))).toBe(first);
  await patient.getByRole("button", { name: "Turn on microphone" }).click();
  const microphone = patient.getByLabel("Which microphone");
  await expect.poll(() => labelOf(microphone)).toBe((await microphone.locator("option").allTextContents())[1]);
});

test("a test sound is heard before a consultation, from the loudspeaker that was chosen @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const played: string[] = [];
  await page.exposeFunction("played", (sink: string) => void played.push(sink));
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      if (this instanceof HTMLAudioElement)
        void (window as unknown as { played: (sink: string) => void }).played(this.sinkId);
      return play.call(this);
    };
  });
  const { patient } = await meet({ page, context, site, another });
  await patient.getByRole("button", { name: "Play a test sound" }).click();
  await expect(patient.getByText("Playing two notes…")).toBeVisible();
  await expect(patient.getByText("Two notes were played.")).toBeVisible();
  await patient.getByRole("button", { name: "Turn on microphone" }).click();
  await patient.getByLabel("Which loudspeaker").selectOption({ index: 2 });
  await patient.getByRole("button", { name: "Play a test sound" }).click();
  await expect.poll(() => played.length).toBe(2);
  expect(played[0]).toBe("");
  expect(played[1]).not.toBe("");
});
