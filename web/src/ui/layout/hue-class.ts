import type { Hue, Tone } from '../marks/hue.ts';

/** Ground and text. Written out, because Tailwind finds classes by reading the source. */
export const hueGround: Readonly<Record<Hue, string>> = {
  1: 'bg-h1-soft text-h1-ink',
  2: 'bg-h2-soft text-h2-ink',
  3: 'bg-h3-soft text-h3-ink',
  4: 'bg-h4-soft text-h4-ink',
  5: 'bg-h5-soft text-h5-ink',
  6: 'bg-h6-soft text-h6-ink',
};

/** Bars and dots. */
export const hueDot: Readonly<Record<Hue, string>> = {
  1: 'bg-h1',
  2: 'bg-h2',
  3: 'bg-h3',
  4: 'bg-h4',
  5: 'bg-h5',
  6: 'bg-h6',
};

/** The same where there may be no hue. */
export const toneGround: Readonly<Record<Tone, string>> = { ...hueGround, plain: 'bg-hover text-ink' };
export const toneDot: Readonly<Record<Tone, string>> = { ...hueDot, plain: 'bg-line-strong' };

/** A ticked box in a colour. */
export const toneTick: Readonly<Record<Tone, string>> = {
  1: 'checked:border-h1 checked:bg-h1',
  2: 'checked:border-h2 checked:bg-h2',
  3: 'checked:border-h3 checked:bg-h3',
  4: 'checked:border-h4 checked:bg-h4',
  5: 'checked:border-h5 checked:bg-h5',
  6: 'checked:border-h6 checked:bg-h6',
  plain: 'checked:border-line-strong checked:bg-line-strong',
};
