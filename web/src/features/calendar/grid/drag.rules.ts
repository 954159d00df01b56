import { addDays } from '@hopgon/engine/time/days';
import type { Entry } from '../entries/entry.rules.ts';
import { begunAt, instantOf, moved, type Span, stretched } from '../entries/shift.rules.ts';
import { minutesOfDay, snapped, step } from './grid.rules.ts';

/** A point of the grid: which column, and how many minutes down. */
export interface Point {
  readonly index: number;
  readonly minute: number;
}

export type Grip =
  | { readonly kind: 'make' }
  | { readonly kind: 'move' | 'start' | 'end'; readonly entry: Entry }
  /** A new meeting that is drawn already: it goes elsewhere, or its end does. */
  | { readonly kind: 'move-new' | 'end-new'; readonly span: Span };

export interface Drag {
  readonly grip: Grip;
  readonly from: Point;
  readonly to: Point;
}

const floor = (minute: number): number => Math.floor(minute / step) * step;

/** What is drawn between two points of one day: whole steps, both of them in it. */
function drawn({ from, to }: Drag, days: readonly string[], timeZone: string): Span {
  const day = days[from.index] ?? days[0] ?? '';
  const [first, last] = from.minute <= to.minute ? [from.minute, to.minute] : [to.minute, from.minute];
  const end = Math.min(minutesOfDay, Math.max(floor(last) + step, floor(first) + step));
  return {
    start: instantOf({ day, minute: floor(first) }, timeZone),
    end: instantOf({ day, minute: end }, timeZone),
  };
}

/** Where a drag takes its meeting, or which new one it draws. */
export function dragged(drag: Drag, days: readonly string[], timeZone: string): Span {
  const { grip, from, to } = drag;
  if (grip.kind === 'make') return drawn(drag, days, timeZone);
  const shift = { days: to.index - from.index, minutes: snapped(to.minute - from.minute) };
  const { start, end } = 'entry' in grip ? grip.entry : grip.span;
  if (grip.kind === 'move' || grip.kind === 'move-new') return moved({ start, end }, shift, timeZone);
  const minutes = shift.days * minutesOfDay + shift.minutes;
  return (grip.kind === 'start' ? begunAt : stretched)({ start, end }, minutes, timeZone);
}

/** The span of a press on one point: as long as meetings usually are, from the half hour it lies in. */
export function pressed(
  { index, minute }: Point,
  days: readonly string[],
  length: number,
  timeZone: string,
): Span {
  const day = days[index] ?? addDays(days[0] ?? '', index);
  const start = instantOf({ day, minute: Math.floor(minute / 30) * 30 }, timeZone);
  return { start, end: start + length * 60_000 };
}
