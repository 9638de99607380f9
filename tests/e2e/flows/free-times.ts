import type { APIRequestContext } from "@playwright/test";
import type { SlotsAnswer } from "~/domain/appointments/offer";
import { booking, dateIn, newRequest, SLOTS } from "./booking";
import { enter, fill, type Browser } from "./form";

/** One of the first twenty of the list. */
export async function anyListed(request: APIRequestContext): Promise<{ id: number; specialty: string }> {
  const response = await request.get("/api/providers?limit=20");
  const listed = (await response.json()) as { id: number; specialty: string }[];
  return listed[Math.floor(Math.random() * listed.length)]!;
}

/** One of a specialist's free times that no other test is likely to want: of all of two weeks. */
export async function anyFreeTime(request: APIRequestContext, id: number, { at }: { at?: string } = {}) {
  const response = await request.get(`/api/providers/${id}/slots?from=${dateIn("America/New_York", 2)}&days=31`);
  const { days } = (await response.json()) as SlotsAnswer;
  const free = days.flatMap(({ date, slots }) =>
    slots.map(({ time }) => ({ preferredDate: date, preferredTime: time })),
  );
  // Among the 18 of BOOK-15, so that it is one without the specialist, too.
  const usual = free.filter(({ preferredTime }) => (at ? preferredTime === at : SLOTS.includes(preferredTime)));
  return usual[Math.floor(Math.random() * usual.length)]!;
}

/** Chooses a date and one of its free times: with script they come by themselves. */
export async function chooseTime(
  { page, scripted }: Pick<Browser, "page" | "scripted">,
  when: { preferredDate: string; preferredTime: string },
) {
  await enter(page, booking.fields.preferredDate, when.preferredDate);
  if (!scripted) await page.getByRole("button", { name: "Show free times" }).click();
  await enter(page, booking.fields.preferredTime, when.preferredTime);
}

/** Fills in the form of a specialist, with a time that is free. */
export async function fillWithFreeTime(
  browser: Pick<Browser, "page" | "scripted"> & { request: APIRequestContext },
  id: number,
  options: { at?: string } = {},
) {
  const when = await anyFreeTime(browser.request, id, options);
  const { preferredDate: _date, preferredTime: _time, ...fields } = booking.fields;
  const { preferredDate, preferredTime, ...others } = { ...newRequest(), ...when };
  await fill(browser.page, { ...booking, fields }, others);
  await chooseTime(browser, { preferredDate, preferredTime });
  return { ...others, preferredDate, preferredTime };
}
