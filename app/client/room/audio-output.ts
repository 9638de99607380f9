/**
 * What can be told where to play: an element, and in some browsers a Web Audio context, which TypeScript does not know
 * yet.
 */
type Playing = HTMLMediaElement | (AudioContext & { setSinkId?: (id: string) => Promise<void> });

/**
 * Sends sound to the loudspeaker that was chosen. One that is not plugged in
 * any more, or that the browser does not give this page, leaves it where it is:
 * a voice from the wrong loudspeaker is better than none.
 * @param id as the browser lists it; without one the browser's own choice stays.
 */
export async function playOnDevice(playing: Playing, id: string | undefined): Promise<void> {
  if (id !== undefined) await playing.setSinkId?.(id).catch(() => {});
}
