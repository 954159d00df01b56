export const hues = [1, 2, 3, 4, 5, 6] as const;
export type Hue = (typeof hues)[number];

/** A hue, or the neutral colour of what has none. */
export type Tone = Hue | 'plain';

/** One of the six quiet hues, always the same for the same id. */
export function hueOf(id: string): Hue {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hues[sum % hues.length] ?? 1;
}
