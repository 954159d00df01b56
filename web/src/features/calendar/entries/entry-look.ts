import { cx } from '../../../ui/cx.ts';
import { toneGround } from '../../../ui/layout/hue-class.ts';
import type { Tone } from '../../../ui/marks/hue.ts';
import type { Entry } from './entry.rules.ts';

/** What is over: paler, and as opaque, so that no line of the grid runs through its words. Written out, because Tailwind finds classes by reading the source. */
const over: Readonly<Record<Tone, string>> = {
  1: 'bg-[color-mix(in_oklab,var(--h1-soft)_50%,var(--surface))] text-h1-ink',
  2: 'bg-[color-mix(in_oklab,var(--h2-soft)_50%,var(--surface))] text-h2-ink',
  3: 'bg-[color-mix(in_oklab,var(--h3-soft)_50%,var(--surface))] text-h3-ink',
  4: 'bg-[color-mix(in_oklab,var(--h4-soft)_50%,var(--surface))] text-h4-ink',
  5: 'bg-[color-mix(in_oklab,var(--h5-soft)_50%,var(--surface))] text-h5-ink',
  6: 'bg-[color-mix(in_oklab,var(--h6-soft)_50%,var(--surface))] text-h6-ink',
  plain: 'bg-[color-mix(in_oklab,var(--hover)_50%,var(--surface))] text-ink',
};

const edges: Readonly<Record<Tone, string>> = {
  1: 'border-h1',
  2: 'border-h2',
  3: 'border-h3',
  4: 'border-h4',
  5: 'border-h5',
  6: 'border-h6',
  plain: 'border-line-strong',
};

/** Taken by what one may not know: hatched, without a hue. */
const busy =
  'cursor-default border border-line-control text-muted bg-sunken bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)]';

interface Look {
  readonly isOver: boolean;
  readonly clashes: boolean;
}

const isQuiet = ({ status, answer }: Entry): boolean => status === 'cancelled' || answer === 'declined';

/** Ground, ink and edge of a meeting: what is not certain is dashed, what does not take place is empty, conflict is brick. */
export function entryLook(entry: Entry, { isOver, clashes }: Look): string {
  if (entry.isBusy) return busy;
  if (isQuiet(entry)) return 'border border-line-control bg-surface text-muted';
  const waits = entry.answer === 'waiting' || entry.answer === 'tentative' || entry.status === 'draft';
  const ground = entry.status === 'draft' ? 'bg-surface text-ink' : (isOver ? over : toneGround)[entry.tone];
  const edge = clashes
    ? 'border border-brick'
    : waits
      ? cx('border', edges[entry.tone])
      : 'border border-transparent';
  return cx(ground, edge, waits && 'border-dashed');
}

/** The name of what does not take place is struck through. */
export const titleLook = (entry: Entry): string | false => isQuiet(entry) && 'line-through';

/** The bar at the left, in the colour of its kind; none where nothing takes place. */
export const hasBar = (entry: Entry): boolean => !isQuiet(entry) && !entry.isBusy;
