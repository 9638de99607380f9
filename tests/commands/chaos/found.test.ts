import { expect, test } from "vitest";
import type { ReceivedMail } from "../../support/mail-server";
import { mailsThere } from "./found";
import { compare } from "./watchers";

const mail = (id: number, to: string, at: number): ReceivedMail => ({
  from: "care@kindweight.example",
  to: [to],
  source: "",
  at,
  header: (name) => (name === "message-id" ? `<mail-${id}@kindweight.example>` : undefined),
});

test("events that a client missed, or had twice, are counted; who began later has missed nothing before", () => {
  expect(
    compare(4, [
      { first: 0, told: [1, 2, 3, 4] },
      { first: 2, told: [3, 4] },
    ]),
  ).toEqual({ events: 4, clients: 2, missed: 0, doubled: 0 });
  expect(compare(4, [{ first: 0, told: [1, 2, 2, 4] }])).toMatchObject({ missed: 1, doubled: 1 });
  expect(compare(4, [{ first: null, told: [] }])).toMatchObject({ missed: 4 });
});

test("mails that are lost or came twice are counted; again are those whose answer was cut off", () => {
  const owed = new Map([
    ["ada@example.com", 1],
    ["nora@example.com", 2],
  ]);
  const right = [mail(1, "ada@example.com", 0), mail(2, "nora@example.com", 0), mail(3, "nora@example.com", 0)];
  expect(mailsThere(owed, right, [])).toEqual({ promised: 3, lost: 0, twice: 0, again: 0 });
  expect(mailsThere(owed, right.slice(1), [])).toMatchObject({ lost: 1 });
  const repeated = [...right, mail(1, "ada@example.com", 60_000)];
  expect(mailsThere(owed, repeated, [])).toMatchObject({ twice: 1, again: 0 });
  expect(mailsThere(owed, repeated, [1_000])).toMatchObject({ twice: 0, again: 1 });
  expect(mailsThere(owed, [...right, mail(4, "ada@example.com", 0)], [1_000])).toMatchObject({ twice: 1 });
});
