import type { Database } from "db/client";
import * as store from "db/conversations";
import { conversationMessages, conversations } from "db/schema";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { addUsers, countRows } from "./support/rows";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const DAY = 86_400_000;

describe.each(engines)("conversations on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let users: number[];
  beforeAll(async () => {
    database = await open();
    db = database.db;
    users = await addUsers(db, [{ role: "patient" }, { role: "patient" }]);
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(conversations));

  const browser = () => ({ tokenHash: new Uint8Array(randomBytes(32)) });
  const begin = (owner: store.Owner, sessionId = "chat-00000001", now = NOW, context: Uint8Array | null = null) =>
    db.transaction((tx) =>
      store.openConversation(tx, owner, {
        id: randomUUID(),
        sessionId,
        seal: () => context,
        now,
        expiresAt: later(DAY),
      }),
    );
  const say = (conversationId: string, clientId = randomUUID(), text = "sealed") =>
    store.addMessage(db, { conversationId, clientId, sealed: Buffer.from(text), now: NOW });
  const claim = (id: number, now = NOW) => store.claimMessage(db, id, { now, until: new Date(now.getTime() + 60_000) });
  const reply = (conversationId: string, answersId: number, text = "reply", stoppedAfter: number | null = null) =>
    store.addReply(db, {
      conversationId,
      answersId,
      sealed: Buffer.from(text),
      engine: "built-in",
      language: null,
      stoppedAfter,
      now: NOW,
    });

  test("are a hundred of an owner at the most: the one that was used longest ago goes", async () => {
    const [owner, another] = [{ userId: users[0]! }, { userId: users[1]! }];
    await begin(another, "chat-of-another");
    for (let one = 0; one < store.MAX_CONVERSATIONS; one++) await begin(owner, `chat-${one}`, later(one));
    // Used again, it is not the oldest.
    await begin(owner, "chat-0", later(1_000));
    await begin(owner, "chat-one-more", later(1_001));
    const named = (sessionId: string) => store.conversationNamed(db, owner, sessionId, later(1_002));
    expect(await named("chat-1")).toBeNull();
    for (const sessionId of ["chat-0", "chat-2", "chat-one-more"])
      expect(await named(sessionId)).toMatchObject({ sessionId });
    expect(await countRows(db, conversations)).toBe(store.MAX_CONVERSATIONS + 1);
  });

  test("the same name is the same conversation for its owner, and another one for anybody else", async () => {
    const owners = [{ userId: users[0]! }, { userId: users[1]! }, browser(), browser()];
    const first = await Promise.all(owners.map((owner) => begin(owner)));
    const again = await Promise.all(
      owners.map((owner) => begin(owner, undefined, later(1_000), Buffer.from("context"))),
    );
    expect(new Set(first.map(({ conversation }) => conversation.id)).size).toBe(4);
    expect(first.map(({ isNew }) => isNew)).toEqual([true, true, true, true]);
    expect(again.map(({ conversation, isNew }) => [conversation.id, isNew])).toEqual(
      first.map(({ conversation }) => [conversation.id, false]),
    );
    for (const { conversation } of again) expect(Buffer.from(conversation.sealedContext!).toString()).toBe("context");
    expect(Buffer.from((await begin(owners[0]!)).conversation.sealedContext!).toString()).toBe("context");
  });

  test("a conversation is found, listed and deleted by its owner only", async () => {
    const owners: store.Owner[] = [{ userId: users[0]! }, { userId: users[1]! }, browser(), browser()];
    const ids = await Promise.all(owners.map(async (owner) => (await begin(owner)).conversation.id));
    for (const [index, owner] of owners.entries()) {
      expect((await store.listConversations(db, owner, NOW, 10)).map(({ id }) => id)).toEqual([ids[index]]);
      expect((await store.latestConversation(db, owner, NOW, later(-1)))?.id).toBe(ids[index]);
      for (const id of ids) {
        expect((await store.findConversation(db, owner, id, NOW))?.id).toBe(id === ids[index] ? id : undefined);
        if (id !== ids[index]) expect(await store.deleteConversation(db, owner, id, NOW)).toBe(false);
      }
    }
    await say(ids[0]!);
    expect(await store.deleteConversation(db, owners[0]!, ids[0]!, NOW)).toBe(true);
    expect(await countRows(db, conversationMessages)).toBe(0);
    expect(await countRows(db, conversations)).toBe(3);
  });

  test("each is listed with the patient's own first message and how many there are", async () => {
    const owner = { userId: users[0]! };
    const { conversation: silent } = await begin(owner);
    const { conversation } = await begin(owner, "another", later(1_000));
    const { id } = await say(conversation.id, undefined, "the first");
    await reply(conversation.id, id);
    await say(conversation.id, undefined, "the second");
    const listed = await store.listConversations(db, owner, NOW, 10);
    expect(
      listed.map(({ id, messages, first: sealed }) => [id, messages, sealed && Buffer.from(sealed).toString()]),
    ).toEqual([
      [conversation.id, 3, "the first"],
      [silent.id, 0, null],
    ]);
  });

  test("a browser's conversation is forgotten a day after its last message, an account's is kept", async () => {
    const anonymous = browser();
    const mine = { userId: users[0]! };
    const { conversation } = await begin(anonymous);
    await begin(mine);
    expect(await store.findConversation(db, anonymous, conversation.id, later(DAY - 1))).not.toBeNull();
    expect(await store.findConversation(db, anonymous, conversation.id, later(DAY))).toBeNull();
    expect((await begin(anonymous, undefined, later(DAY + 1))).isNew).toBe(true);
    expect(await store.listConversations(db, mine, later(9_000 * DAY), 10)).toHaveLength(1);
  });

  test("of 20 sends of one message at once one is stored and one asks", async () => {
    const owner = browser();
    const clientId = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { conversation } = await begin(owner);
        const message = await say(conversation.id, clientId);
        return [message.id, await claim(message.id)] as const;
      }),
    );
    expect(new Set(sent.map(([id]) => id)).size).toBe(1);
    expect(sent.filter(([, isOurs]) => isOurs)).toHaveLength(1);
    expect(await countRows(db, conversationMessages)).toBe(1);
  });

  test("a claim given back, or run out, is free again; an answered message is nobody's", async () => {
    const { conversation } = await begin(browser());
    const { id } = await say(conversation.id);
    expect(await claim(id)).toBe(true);
    expect(await claim(id, later(59_999))).toBe(false);
    await store.releaseMessage(db, id);
    expect(await claim(id)).toBe(true);
    expect(await claim(id, later(60_001))).toBe(true);
    const [first, second] = [await reply(conversation.id, id, "first"), await reply(conversation.id, id, "second")];
    expect(second.id).toBe(first.id);
    expect(Buffer.from(second.sealed).toString()).toBe("first");
    expect(await claim(id, later(DAY))).toBe(false);
  });

  test("a reply that was stopped may be asked for again, and a whole one takes its place; a whole one is never replaced", async () => {
    const { conversation } = await begin(browser());
    const { id } = await say(conversation.id);
    expect(await store.stopMessage(db, id, 4, NOW), "nobody writes one").toBe(false);
    await claim(id);
    expect(await store.stopOf(db, id)).toBeNull();
    expect(await store.stopMessage(db, id, 4, NOW)).toBe(true);
    expect(await store.stopOf(db, id)).toBe(4);
    await reply(conversation.id, id, "half", 4);
    await store.releaseMessage(db, id);
    expect([await store.stopOf(db, id), await store.findReply(db, id)]).toEqual([null, null]);
    const shown = async () =>
      (await store.conversationMessagesOf(db, conversation.id, 10)).map(({ sealed, stoppedAfter }) => [
        Buffer.from(sealed).toString(),
        stoppedAfter,
      ]);
    expect(await shown()).toEqual([
      ["sealed", null],
      ["half", 4],
    ]);
    expect(await claim(id)).toBe(true);
    await reply(conversation.id, id, "whole");
    await reply(conversation.id, id, "another half", 7);
    expect(await shown()).toEqual([
      ["sealed", null],
      ["whole", null],
    ]);
    expect(await claim(id, later(DAY))).toBe(false);
    // Written before it was read: it is stopped all the same.
    expect(await store.stopMessage(db, id, 2, later(DAY))).toBe(true);
    expect(await shown()).toEqual([
      ["sealed", null],
      ["whole", 2],
    ]);
  });

  test("each reply stands right behind its message, however late it came", async () => {
    const { conversation } = await begin(browser());
    const [one, two] = [await say(conversation.id), await say(conversation.id)];
    const answerTwo = await reply(conversation.id, two.id);
    const answerOne = await reply(conversation.id, one.id);
    const order = (await store.conversationMessagesOf(db, conversation.id, 10)).map(({ id }) => id);
    expect(order).toEqual([one.id, answerOne.id, two.id, answerTwo.id]);
    expect((await store.conversationMessagesOf(db, conversation.id, 2)).map(({ id }) => id)).toEqual([
      two.id,
      answerTwo.id,
    ]);
  });
});
