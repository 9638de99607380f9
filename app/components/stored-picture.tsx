import { pictureAddress } from "~/domain/providers/picture";

/** A profile picture that we keep, with how it stands. */
export const StoredPicture = ({ id, caption }: { id: string; caption: string }) => (
  <figure>
    <img src={pictureAddress(id)} alt="" width={128} height={128} className="size-32 rounded-full object-cover" />
    <figcaption className="mt-2 text-[0.9375rem] text-muted">{caption}</figcaption>
  </figure>
);
