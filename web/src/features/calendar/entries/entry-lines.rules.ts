/** Pixels of a line in the block of a meeting. */
export const lineHeight = 17;

/** Pixels above and below the lines, edges among them. */
const around = 12;

/** How many whole lines a block of so many pixels holds. */
export const linesIn = (pixels: number): number => Math.max(1, Math.floor((pixels - around) / lineHeight));

/** Narrower than that, a time has no room, and the name is in small type: its words stay whole. */
export const narrow = 56;
