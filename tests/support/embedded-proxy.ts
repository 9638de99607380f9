/**
 * Loaded into a test's server before anything else (`--import`): lets the test
 * speak to the embedded database in it, which admits a single process, by
 * PostgreSQL's own protocol on the port `DOOR_PORT`. Without it the server has
 * to be stopped and started again for each look.
 */
import { PGlite } from "@electric-sql/pglite";
import { createServer, type Socket } from "node:net";

const create = PGlite.create.bind(PGlite);
PGlite.create = (async (...args: Parameters<typeof create>) => {
  const client = await create(...args);
  const door = createServer((socket) => serve(client, socket));
  door.listen(Number(process.env.DOOR_PORT), "127.0.0.1");
  // It must not keep a server alive that has ended otherwise.
  door.unref();
  return client;
}) as typeof PGlite.create;

const TERMINATE = "X".charCodeAt(0);
const READY = "Z".charCodeAt(0);
const IDLE = "I".charCodeAt(0);
/** A simple query: its type, its length from there on, its text. */
const ROLLBACK = Buffer.from("Q\0\0\0\x0drollback\0");

/** One conversation. From its first word until nothing is open in it any more, the server's own queries wait. */
function serve(client: PGlite, socket: Socket): void {
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  let release: (() => void) | null = null;
  let turn = Promise.resolve();

  const hold = () =>
    new Promise<void>(
      (held) => void client._runExclusiveTransaction(() => new Promise<void>((done) => ((release = done), held()))),
    );
  const send = async (messages: Buffer) => {
    if (!release) await hold();
    const answer = Buffer.from(await client.execProtocolRaw(new Uint8Array(messages)));
    const end = answer.subarray(-6);
    if (end[0] === READY && end[5] === IDLE) letGo();
    socket.write(answer);
  };
  const letGo = () => {
    release?.();
    release = null;
  };

  socket.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    // Only whole messages: a type (the first has none), the length from there on, and the rest.
    let end = 0;
    let isOver = false;
    for (let typed = hasStarted ? 1 : 0; end + typed + 4 <= rest.length; typed = 1) {
      const next = end + typed + rest.readUInt32BE(end + typed);
      if (next > rest.length) break;
      isOver = typed === 1 && rest[end] === TERMINATE;
      if (isOver) break;
      hasStarted = true;
      end = next;
    }
    const whole = rest.subarray(0, end);
    rest = rest.subarray(end);
    if (whole.length > 0) turn = turn.then(() => send(whole));
    // It would end the embedded database, not the conversation.
    if (isOver) turn = turn.then(() => void socket.end());
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    turn = turn.then(async () => {
      if (release) await client.execProtocolRaw(ROLLBACK);
      letGo();
    });
  });
}
