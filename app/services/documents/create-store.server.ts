import type { Config } from "~/services/config.server";
import { listSecrets, type Secrets } from "~/services/secrets.server";
import { createLocalStore } from "./local-store.server";
import { sealedStore } from "./encrypted-store.server";
import type { DocumentStore } from "./store.server";

/** The store that the settings ask for, S3 if it is set, else a folder in `DATA_DIR`; sealed in either. */
export async function createDocumentStore({
  dataDir,
  documentsS3,
  ...secrets
}: Pick<Config, "dataDir" | "documentsS3"> & Secrets): Promise<DocumentStore> {
  if (!documentsS3) return sealedStore(createLocalStore(dataDir), listSecrets(secrets));
  // Megabytes of code that only an installation with S3 needs.
  const { createS3Store } = await import("./s3-store.server");
  return sealedStore(createS3Store(documentsS3, dataDir), listSecrets(secrets));
}
