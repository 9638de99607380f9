import { addAuditEntry } from "db/audit";
import type { Queryable } from "db/client";
import { addPicture, approvePicture, pictureState, removePictures } from "db/pictures";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { PICTURE_FAULTS } from "~/domain/providers/picture";
import type { PictureDecision } from "~/domain/providers/review-schema";
import type { ToastMessage } from "~/domain/toast";
import { newToken } from "~/services/sessions/token.server";
import { fetchPicture } from "./fetch-picture.server";
import { PictureError } from "./picture-error.server";
import { renderPicture } from "./render-picture.server";

type Needs = Pick<AppContext, "db" | "clock" | "clientAddress">;
/** Whose picture it is, by the provider's number, and who does it. */
type Whose = { providerId: number; user: SessionUser };

/**
 * Stores a picture for its review.
 * @param source the address that it was fetched from; empty if it was uploaded.
 * @throws {PictureError}
 */
export async function keepPicture(
  original: Uint8Array,
  { providerId, user }: Whose,
  app: Needs,
  source = "",
): Promise<void> {
  const image = await renderPicture(original);
  const at = app.clock();
  await app.db.transaction(async (tx) => {
    if (!(await addPicture(tx, { id: newToken(), providerId, image, source, createdAt: at })))
      throw new PictureError("full");
    await audit(tx, user, "profile picture", app);
  });
}

/**
 * Does what a reviewer has decided about a specialist's picture. An address that the specialist has written is fetched
 * once, when a reviewer asks for it.
 * @returns what to say of it.
 */
export async function decidePicture(decision: PictureDecision, whose: Whose, app: Needs): Promise<ToastMessage> {
  const variant = "destructive";
  switch (decision.intent) {
    case "load-picture":
      try {
        const address = (await pictureState(app.db, whose))?.address;
        if (!address) return { title: "There is no picture to load", variant };
        await keepPicture(await fetchPicture(address), whose, app, address);
        return { title: "Picture loaded", description: "Visitors do not see it before you approve it." };
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        return { title: "Picture not loaded", description: PICTURE_FAULTS[error.fault], variant };
      }
    case "approve-picture":
      return (await showPicture(decision.picture, whose, app))
        ? { title: "Picture approved", description: "Visitors see it now." }
        : { title: "Picture not approved", description: "It has changed since you saw it. Look at it again.", variant };
    case "remove-picture":
      return (await takePicturesAway(whose, app))
        ? { title: "Picture removed", description: "Visitors see the initials." }
        : { title: "There was no picture", variant };
  }
}

/** Shows a picture to visitors. @returns false if another one has come since the reviewer saw it. */
const showPicture = (id: string, { providerId, user }: Whose, app: Needs): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const isShown = await approvePicture(tx, providerId, id);
    if (isShown) await audit(tx, user, "profile picture approved", app);
    return isShown;
  });

/** Takes a provider's pictures away, and the address with them. @returns whether there was anything. */
export const takePicturesAway = ({ providerId, user }: Whose, app: Needs): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const isRemoved = await removePictures(tx, providerId);
    if (isRemoved) await audit(tx, user, "profile picture removed", app);
    return isRemoved;
  });

const audit = (tx: Queryable, { id, role }: SessionUser, subject: string, { clock, clientAddress: address }: Needs) =>
  addAuditEntry(tx, {
    at: clock(),
    actor: { id, role },
    patientId: null,
    action: "update",
    subject,
    outcome: "done",
    address,
  });
