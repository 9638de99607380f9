import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { SubmitButton } from "~/components/form/submit-button";
import { StoredPicture } from "~/components/stored-picture";
import type { PictureState } from "~/domain/providers/picture";

/** The decisions about an applicant's picture: visitors see none before it is approved, and only as a copy of ours. */
export function PictureReview({ pictures: { approved, waiting, address } }: { pictures: PictureState }) {
  return (
    <section aria-labelledby="picture-title" className="mt-6 card p-5 sm:p-8">
      <h2 id="picture-title" className="text-xl font-bold">
        Profile picture
      </h2>
      <div className="mt-3 flex flex-wrap gap-8">
        {approved && <StoredPicture id={approved} caption="Visitors see this picture" />}
        {waiting && <StoredPicture id={waiting} caption="Waits for a review" />}
        {!approved && !waiting && !address && <p>None</p>}
      </div>
      {address && (
        <p className="mt-3 wrap-anywhere">
          The applicant has named a picture on the web. It is copied once, when you load it: <bdi>{address}</bdi>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {address && <Decision intent="load-picture" pending="Loading..." button="Load the Picture" />}
        {waiting && (
          <Decision intent="approve-picture" pending="Approving..." button="Approve the Picture">
            <input type="hidden" name="picture" value={waiting} />
          </Decision>
        )}
        {(approved || waiting || address) && (
          <Decision intent="remove-picture" pending="Removing..." button="Remove the Picture" />
        )}
      </div>
    </section>
  );
}

function Decision({
  intent,
  button,
  pending,
  children,
}: {
  intent: string;
  button: string;
  pending: string;
  children?: ReactNode;
}) {
  return (
    <Form method="post" replace>
      <FormOwner />
      {children}
      <SubmitButton intent={intent} pendingText={pending}>
        {button}
      </SubmitButton>
    </Form>
  );
}
