import { expect, test } from "vitest";
import { MAX_MAIL_ATTEMPTS, retryDelay } from "~/domain/mail-retry";

const MINUTE = 60_000;
const middle = () => 0.5;
const delays = (random: () => number) =>
  Array.from({ length: MAX_MAIL_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1, random)!);

test("a mail that fails is tried again after 1, 5, 15 and 60 minutes, then after hours", () => {
  expect(
    delays(middle)
      .slice(0, 6)
      .map((delay) => delay / MINUTE),
  ).toEqual([1, 5, 15, 60, 240, 720]);
});

test("after about two days it is given up", () => {
  const hours = delays(middle).reduce((sum, delay) => sum + delay, 0) / (60 * MINUTE);
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(52);
  expect(retryDelay(MAX_MAIL_ATTEMPTS)).toBeNull();
  expect(retryDelay(MAX_MAIL_ATTEMPTS + 5)).toBeNull();
});

test("mails that failed together come back a tenth apart at the most", () => {
  delays(() => 0).forEach((least, index) => expect(least).toBeCloseTo(0.9 * delays(middle)[index]!, 3));
  delays(() => 1).forEach((most, index) => expect(most).toBeCloseTo(1.1 * delays(middle)[index]!, 3));
});
