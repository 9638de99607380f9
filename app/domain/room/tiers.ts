/** How the room is shown. The headset is entered from `3d`. */
export type Tier = "3d" | "video" | "text";

export type Capabilities = {
  /** The browser draws in three dimensions. */
  webgl: boolean;
  /** It talks to another browser. */
  peer: boolean;
  /** Somebody wants as little as possible over the line (`Save-Data`), or has asked for words only. */
  savesData: boolean;
};

/** The tiers that can be had, the richest first. Words can be had always. */
export function tiersFor({ webgl, peer }: Capabilities): Tier[] {
  return [...(webgl ? (["3d"] as const) : []), ...(peer ? (["video"] as const) : []), "text"];
}

/** How the room begins: never in three dimensions, whose code is loaded on a click only. */
export const firstTier = ({ peer, savesData }: Capabilities): Tier => (peer && !savesData ? "video" : "text");

/** What is shown where a tier cannot be had any more. */
export const nextBelow = (tier: Tier, can: Capabilities): Tier => (tier === "3d" && can.peer ? "video" : "text");
