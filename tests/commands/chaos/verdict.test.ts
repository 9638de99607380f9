import { expect, test } from "vitest";
import { wrongIn, type Findings } from "./verdict";

const RIGHT: Findings = {
  fault: { name: "redis", healsIn: 10, mayFail: 0 },
  load: { failed: 0 },
  pages: { asked: 1, wrong: [], slowest: 0 },
  recovered: 0,
  caughtUp: 0,
  writes: { acknowledged: 1, lost: 0 },
  heard: { events: 1, clients: 1, missed: 0, doubled: 0 },
  mails: { promised: 1, lost: 0, twice: 0, again: 0 },
};

test("a fault after which all is there is right, mails that came again included", () => {
  expect(wrongIn(RIGHT)).toEqual([]);
  expect(wrongIn({ ...RIGHT, mails: { ...RIGHT.mails, again: 3 } })).toEqual([]);
});

test.each<[what: string, change: Partial<Findings>, said: RegExp]>([
  ["a lost write", { writes: { acknowledged: 2, lost: 1 } }, /^redis: 1 acknowledged writes are lost$/],
  ["a lost mail", { mails: { ...RIGHT.mails, lost: 1 } }, /mails are lost/],
  ["a mail that came twice", { mails: { ...RIGHT.mails, twice: 1 } }, /came twice/],
  ["an event that was missed", { heard: { ...RIGHT.heard, missed: 1 } }, /missed/],
  ["an event that came twice", { heard: { ...RIGHT.heard, doubled: 1 } }, /events came twice/],
  ["no acknowledged write", { writes: { acknowledged: 0, lost: 0 } }, /no write was acknowledged/],
  ["no promised mail", { mails: { ...RIGHT.mails, promised: 0 } }, /no mail was promised/],
  ["no event", { heard: { ...RIGHT.heard, events: 0 } }, /no event was told/],
  ["a request that failed where none may", { load: { failed: 1 } }, /1 requests failed, of which 0 may/],
  ["what does not heal", { recovered: null }, /not healed after 10 s/],
  ["clients that lag behind for good", { caughtUp: null }, /live clients without all events/],
  [
    "a page that says the wrong thing",
    { pages: { asked: 2, wrong: ["/desk as nobody: 500"], slowest: 0 } },
    /^redis: \/desk as nobody: 500$/,
  ],
])("%s is wrong, and said", (_what, change, said) => {
  const found = wrongIn({ ...RIGHT, ...change });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
});

test("where what breaks is what answers, requests may fail", () => {
  expect(wrongIn({ ...RIGHT, fault: { ...RIGHT.fault, mayFail: null }, load: { failed: 89 } })).toEqual([]);
});
