/** A process that brings a database up to date: `node --import tsx migrate.ts URL`. */
import { openServer } from "../../../db/client";

const connection = await openServer(process.argv[2] ?? "", { max: 1 });
try {
  await connection.migrate();
  await connection.ping();
} finally {
  await connection.close();
}
