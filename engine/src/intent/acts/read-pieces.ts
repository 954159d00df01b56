import { type MessageReading, placeOf } from '../read-message.ts';
import type { Cue } from './act-cue.ts';
import { actCues } from './act-cues.ts';

/** A stretch of a message: a time, a name, a phrase that says what to do, or another word. */
export type MessagePiece = {
  readonly kind: 'time' | 'name' | 'cue' | 'word' | 'mark';
  readonly cue: Cue | null;
  /** As written. */
  readonly text: string;
  /** UTF-16 offsets into the message. */
  readonly from: number;
  readonly to: number;
};

/** No phrase of `actCues` has more words. */
const longestCue = 8;

/** A message as pieces in their order; what is no name may be a phrase of several words. */
export function readPieces(reading: MessageReading): MessagePiece[] {
  const { message, tokens, placedTimes, normalized, units } = reading;
  const names = namesByToken(reading);
  const pieces: MessagePiece[] = [];
  for (let at = 0, unit = 0; at < tokens.list.length && unit < units.length; ) {
    const { kind, to, cue = null } = pieceAt(reading, names, at);
    const [first, last] = [tokens.list[at], tokens.list[to - 1]];
    const place = first && last && placeOf(first, last, normalized);
    if (place) pieces.push({ kind, cue, text: message.slice(place.from, place.to), ...place });
    unit += placedTimes.has(at) ? 1 : to - at;
    at = to;
  }
  return pieces;
}

type NameMarks = readonly ('' | 'first' | 'next')[];

/** What begins at a token, and where it ends. */
function pieceAt(
  { tokens, placedTimes }: MessageReading,
  names: NameMarks,
  at: number,
): { readonly kind: MessagePiece['kind']; readonly to: number; readonly cue?: Cue | null } {
  const time = placedTimes.get(at);
  if (time) return { kind: 'time', to: time.to };
  if (names[at] !== '') {
    const end = names.findIndex((mark, index) => index > at && mark !== 'next');
    return { kind: 'name', to: end < 0 ? names.length : end };
  }
  // A phrase ends where a time or a name begins.
  let to = at + 1;
  while (to < at + longestCue && to < tokens.list.length && !placedTimes.has(to) && names[to] === '') to += 1;
  const found = actCues.longestAt({ ...tokens, list: tokens.list.slice(0, to) }, at);
  if (found) return { kind: 'cue', to: found.to, cue: found.rule[1] ?? null };
  return { kind: tokens.list[at]?.kind === 'mark' ? 'mark' : 'word', to: at + 1 };
}

/** What each token is of a name; a time is one unit of several tokens. */
function namesByToken({ tokens, placedTimes, units }: MessageReading): NameMarks {
  const names: ('' | 'first' | 'next')[] = [];
  for (let at = 0, unit = 0; at < tokens.list.length; unit += 1) {
    const to = placedTimes.get(at)?.to ?? at + 1;
    for (; at < to; at += 1) names[at] = units[unit]?.name ?? '';
  }
  return names;
}
