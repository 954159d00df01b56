import type { Hue } from '../lib/format/hue.ts';

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
