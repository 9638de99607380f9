import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Chat } from "~/components/room/chat";
import { readWaiting } from "~/components/room/read-waiting";

vi.mock("~/client/room/message-draft", () => ({ readMessageDraft: () => "", saveMessageDraft: () => {} }));

test("a line that the server did not take is still there to be read, and says so", () => {
  const line = { id: "1", from: "patient", text: "I am allergic to penicillin", at: 0, way: "server" } as const;
  const html = renderToStaticMarkup(
    <Chat
      chat={{ lines: [{ ...line, isOnItsWay: false, isRefused: true }], way: "server" }}
      self="patient"
      isDemo={false}
      names={{ patient: "Ada", doctor: "Nora" }}
      roomId="vr-1"
      onWrite={() => true}
    />,
  );
  expect(html).toContain("I am allergic to penicillin");
  expect(html).toContain("not sent: the chat is full");
  expect(html).toMatch(/role="alert"[^>]*>The chat of this room is full\. Your message was not sent\./);
});

test("a desk shows the waiting rooms that it understands", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const room = {
    roomId: "vr-1",
    name: "Ada Marlowe",
    openedAt: "2026-11-22T05:00:00.000Z",
    hasStarted: false,
    isConnected: true,
    consultationId: null,
    patientId: 1,
  };
  const { openedAt: _openedAt, ...timeless } = room;
  expect(readWaiting({ waiting: [room, timeless, { ...room, openedAt: "soon" }, null, "a room"] })).toEqual({
    waiting: [room],
  });
  expect(readWaiting({ rooms: [] })).toBeNull();
  expect(readWaiting([])).toBeNull();
  expect(readWaiting(undefined)).toBeNull();
  vi.restoreAllMocks();
});
