/** Bytes of a picture as it is sent to us or fetched, at the most: what a phone's camera makes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** For a file field. */
export const ACCEPTED_PICTURES = "image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp";

/** Why a picture is not taken, in the words of the form. */
export const PICTURE_FAULTS = {
  missing: "Choose a picture first",
  size: "The picture has more than 8 MB. Choose a smaller one.",
  type: "Choose a JPEG, PNG or WebP picture",
  damaged: "The picture cannot be read. Choose another one.",
  unreachable: "The picture could not be fetched from its address.",
  full: "Too many pictures wait for a review right now. Try again tomorrow.",
} as const;
export type PictureFault = keyof typeof PICTURE_FAULTS;

/**
 * How it stands with a provider's pictures: the approved one, the one that waits, and an address that was not fetched.
 */
export type PictureState = { providerId: number; approved: string | null; waiting: string | null; address: string };

/** Where a stored picture is served. */
export const pictureAddress = (id: string) => `/pictures/${id}`;
