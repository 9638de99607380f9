import { TextField } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import { formatBytes } from "~/domain/documents";
import { ACCEPTED_PICTURES, MAX_PICTURE_BYTES } from "~/domain/providers/picture";
import type { RejectedForm } from "~/domain/rejected-form";
import { englishTranslator } from "~/locales/translator";

/** Sends a specialist's own picture, from whichever page, to the one that shows how it stands. */
export const PictureUpload = ({ answer }: { answer?: RejectedForm | undefined }) => (
  <SmallForm<"picture">
    id="upload"
    action="/profile-picture"
    order={["picture"]}
    answer={answer}
    encType="multipart/form-data"
    intent="upload"
    button="Upload Picture"
    pending="Uploading..."
  >
    {(fields) => (
      <TextField
        field={fields.picture}
        label="Picture"
        hint={`JPEG, PNG or WebP, ${englishTranslator.say(formatBytes(MAX_PICTURE_BYTES))} at most. We show the middle of it as a square.`}
        type="file"
        accept={ACCEPTED_PICTURES}
      />
    )}
  </SmallForm>
);
