/** What the published equations distinguish; none of them was made with a third group. */
export const SEXES = ["female", "male"] as const;
export type Sex = (typeof SEXES)[number];
