import type { Cue } from '../acts/act-cue.ts';
import type { MessagePiece } from '../acts/read-pieces.ts';
import { sharedWork } from './shared-work.ts';

/** What begins a further order behind a comma or "và". */
const opening = new Set<Cue>([
  'remind-self',
  'remind',
  'give',
  'make',
  'cancel',
  'move',
  'invite',
  'note',
  'prolong',
  'poll',
  'write',
  'take',
]);
/** Words between a comma and what a further order begins with. */
const fillers =
  /^(?:sẵn|tiện|thể|nhân|luôn|mà|cho|với|cả|rồi|thì|em|mình|tui|san|tien|the|nhan|luon|ma|voi|roi)$/iu;

/** A part of a message that may be an order or a question of its own. */
export interface Stretch {
  readonly text: string;
  /** What stands between it and the one before: a full stop, a comma, or a word; `item` of a list says all of an order. */
  readonly joint: 'sentence' | 'comma' | 'word' | 'item';
  /** Words before it that join it: "rồi", "còn". */
  readonly joiner: string;
}

/** Longer lists are read as one message. */
const mostStretches = 14;

const mayLead = ({ kind, cue, text }: MessagePiece): boolean =>
  kind === 'time' || cue === 'polite' || fillers.test(text);

/** Where an order begins behind a word that joins it, whose verb stands at a place; null where none does. */
function startBehindWord(pieces: readonly MessagePiece[], at: number): number | null {
  const cue = pieces[at]?.cue ?? null;
  if (at < 2 || cue === null || !opening.has(cue)) return null;
  const joint = pieces.slice(0, at).findLastIndex((piece) => piece.cue === 'then' || !mayLead(piece));
  return pieces[joint]?.cue === 'then' ? (pieces[joint]?.from ?? null) : null;
}

const marks = /[.!?;…]+(?=\s)|,(?=\s)/gu;
const ends = /[.!?;…]/u;
/** "p. Trúc", "TP. Vinh" */
const shortForm = /(?:^|[\s,])(?:\p{L}|tp|th|st|mr|ms)\.$/iu;

/** What stands in quotes is one thing. */
const isInQuotes = (message: string, at: number): boolean =>
  (message.slice(0, at).split('"').length % 2 === 0 && message.includes('"', at)) ||
  message.lastIndexOf('“', at) > message.lastIndexOf('”', at);

const joiners =
  /^(?:(?:à khoan|khoan đã|khoan|à mà|à|ủa|ơ|a khoan|ua|và|rồi|còn|với lại|với cả|với|xong|mà|thế|đồng thời|sau đó|tiện thể|tiện|nhân tiện|nhân thể|sẵn tiện|sẵn|luôn thể|ngoài ra|va|roi|con|voi lai|voi ca|voi|xong|ma|the|dong thoi|sau do|tien the|tien|nhan tien|nhan the|san tien|san|luon the|ngoai ra)(?:[\s,:]+|$))+/iu;

/** "Còn bài hướng dẫn thì …": without the words that join it to what stands before. */
export const withoutJoiner = (text: string): string => text.replace(joiners, '');

/** A message at its marks, and at the words that begin a further order; the whole where nothing of it may be apart. */
export function cutStretches(message: string, pieces: readonly MessagePiece[]): Stretch[] {
  const shared = sharedWork(message, pieces);
  if (shared.length > 1) return shared.map((text) => ({ text, joint: 'item', joiner: '' }));
  const cuts = cutsOf(message, pieces);
  const starts = [...cuts].toSorted(([left], [right]) => left - right);
  if (starts.length > mostStretches) return [];
  const stretches: Stretch[] = [];
  let leading: Pick<Stretch, 'joint' | 'joiner'> | null = null;
  for (const [index, [from, joint]] of starts.entries()) {
    const said = message.slice(from, starts[index + 1]?.[0]);
    const lead = /^\s*/u.exec(said)?.[0].length ?? 0;
    const joiner = index === 0 ? '' : (joiners.exec(said.slice(lead))?.[0] ?? '');
    const text = said.slice(lead + joiner.length).trim();
    const joined: Pick<Stretch, 'joint' | 'joiner'> = {
      joint: leading?.joint ?? joint,
      joiner: `${leading?.joiner ?? ''} ${joiner}`.trim(),
    };
    // "À khoan, …" only leads to what follows.
    leading = text === '' ? joined : null;
    if (text !== '') stretches.push({ text, ...joined });
  }
  return stretches;
}

/** Where a stretch begins, and what stands before it. */
function cutsOf(message: string, pieces: readonly MessagePiece[]): Map<number, Stretch['joint']> {
  const cuts = new Map<number, Stretch['joint']>([[0, 'sentence']]);
  for (const { 0: mark, index } of message.matchAll(marks)) {
    const upTo = index + mark.length;
    const isShort = mark === '.' && shortForm.test(message.slice(Math.max(0, upTo - 5), upTo));
    if (!isShort && !isInQuotes(message, index)) cuts.set(upTo, ends.test(mark) ? 'sentence' : 'comma');
  }
  for (const at of pieces.keys()) {
    const from = startBehindWord(pieces, at);
    if (from !== null && !isCutAt(message, cuts, from)) cuts.set(from, 'word');
  }
  return cuts;
}

const isCutAt = (message: string, cuts: ReadonlyMap<number, unknown>, from: number): boolean =>
  [...cuts.keys()].some((one) => one <= from && message.slice(one, from).trim() === '');
