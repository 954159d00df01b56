import { fold } from '../../text/fold.ts';
import { spellingKey, spellingOf } from '../../text/spelling.ts';
import { type MessageReading, placeOf } from '../read-message.ts';
import type { Cue } from './act-cue.ts';
import { actCues } from './act-cues.ts';
import { plainCue } from './plain-cues.ts';

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

/** What colleagues are called by the folded name: how each is spelled, a key for each word. */
export type GivenNames = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Given names as written, alone or with the name before: "Phong", "Văn Phong". */
export function givenNames(names: readonly string[]): GivenNames {
  const known = new Map<string, string[][]>();
  for (const name of new Set(names)) {
    const keys = name.split(' ').map((word) => spellingKey(spellingOf(word)));
    const folded = fold(name);
    known.set(folded, [...(known.get(folded) ?? []), keys]);
  }
  return known;
}

/** A message as pieces in their order; what is no name may be a phrase of several words. */
export function readPieces(reading: MessageReading, given: GivenNames = new Map()): MessagePiece[] {
  const { tokens, placedTimes, normalized, units } = reading;
  const names = withoutFirstCue(withKnown(namesByToken(reading), reading, given), reading);
  const pieces: MessagePiece[] = [];
  for (let at = 0, unit = 0; at < tokens.list.length && unit < units.length; ) {
    const { kind, to, cue = null } = pieceAt(reading, names, at);
    const [first, last] = [tokens.list[at], tokens.list[to - 1]];
    const place = first && last && placeOf(first, last, normalized);
    // A short form may stand for several words: it is one piece all the same.
    const isAgain = place && pieces.at(-1)?.from === place.from;
    if (place && !isAgain) pieces.push({ kind, cue, text: textOf(reading, at, to, kind, place), ...place });
    unit += placedTimes.has(at) ? 1 : to - at;
    at = to;
  }
  return pieces;
}

/** As written; a word that was typed short is written out, so that titles are found by it. */
function textOf(
  { message, tokens, normalized }: MessageReading,
  at: number,
  to: number,
  kind: MessagePiece['kind'],
  place: { readonly from: number; readonly to: number },
): string {
  const written = message.slice(place.from, place.to);
  const first = tokens.list[at];
  if (kind !== 'word' || !first) return written;
  let last = tokens.list[to - 1] ?? first;
  for (let next = to; next < tokens.list.length; next += 1) {
    const token = tokens.list[next];
    if (!token || placeOf(token, token, normalized).from !== place.from) break;
    last = token;
  }
  const full = normalized.text.slice(first.from, last.to);
  return full.toLowerCase() === written.toLowerCase() ? written : full;
}

/**
 * Two names of a colleague together are theirs unless marks say another word: "văn phòng" is nobody called Văn Phong. Without marks
 * most words are also somebody's name: only those count that a colleague has.
 */
function withKnown(
  names: NameMarks,
  { isPlain, tokens, placedTimes }: MessageReading,
  given: GivenNames,
): NameMarks {
  if (given.size === 0) return names;
  const known = withoutFeasts(names, tokens, given);
  const at = (index: number) => tokens.list[index]?.folded ?? '';
  // A capital at the beginning is one of the sentence: "Chương trình họp …".
  if (known[0] === 'first' && known[1] !== 'next' && !given.has(at(0))) known[0] = '';
  for (const index of known.keys()) {
    if (placedTimes.has(index)) continue;
    const isPair = known[index] !== 'next' && known[index + 1] !== 'first' && !placedTimes.has(index + 1);
    if (isPair && isPairOf(tokens.list, index, isPlain, given)) known.splice(index, 2, 'first', 'next');
    else if (isPlain && known[index] === '' && isNamedBehind(at(index - 1), at(index), at(index + 1), given))
      known[index] = 'first';
  }
  return isPlain ? withoutUnknown(known, tokens, given) : known;
}

const feasts = new Set(['tet', 'noel']);

/** "Campaign Tết" is with nobody. */
function withoutFeasts(names: NameMarks, { list }: MessageReading['tokens'], given: GivenNames) {
  let isFeast = false;
  return names.map((mark, index) => {
    const word = list[index]?.folded ?? '';
    isFeast = (feasts.has(word) && !given.has(word)) || (isFeast && mark === 'next');
    return isFeast ? '' : mark;
  });
}

/** Whether two words are the names of a colleague; typed without marks they need a capital, or a word that leads to somebody. */
function isPairOf(
  tokens: MessageReading['tokens']['list'],
  at: number,
  isPlain: boolean,
  given: GivenNames,
): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second) return false;
  const words = [first, second].map(({ text, folded }) => ({ key: spellingKey(spellingOf(text)), folded }));
  const spelled = (given.get(`${first.folded} ${second.folded}`) ?? []).filter((keys) =>
    words.every(({ key, folded }, index) => key === folded || key === keys[index]),
  );
  const isExact = !isPlain && spelled.some((keys) => words.every(({ key }, index) => key === keys[index]));
  const isCapital = second.capital || (at > 0 && first.capital);
  const before = tokens[at - 1]?.folded ?? '';
  return spelled.length > 0 && (isExact || isCapital || leadsToName.has(before) || honorifics.has(before));
}

const honorifics = new Set('anh chi em co chu bac ong ba sep chau ban a c e'.split(' '));
const leadsToName = new Set('nhac giao moi them cho voi nho bao hoi ru goi cung cua gap'.split(' '));
/** Given names that are everyday words without marks. */
const everyday = new Set(
  'mai nam an thu anh minh bay hai ba tu sau chin hoa son ha long tam quy dong xuan bac trung tay lan hien dung hung thang viet tien hoang khoa thanh quan giang tan my ly yen trang van dat tai phong loi hanh chi tin nghia nhan duc hao khanh hoc dinh bao hau lam'.split(
    ' ',
  ),
);
const counted = new Set('nguoi phong buoi cuoc viec ngay'.split(' '));

/** "Them tung vo buoi …": behind a word that leads to somebody, what a colleague is called and nothing else is. */
const isNamedBehind = (before: string, word: string, next: string, given: GivenNames): boolean =>
  leadsToName.has(before) && given.has(word) && !everyday.has(word) && !counted.has(next);

function withoutUnknown(
  known: ('' | 'first' | 'next')[],
  tokens: MessageReading['tokens'],
  given: GivenNames,
): NameMarks {
  for (let at = 0; at < known.length; at += 1) {
    if (known[at] !== 'first') continue;
    let to = at + 1;
    while (known[to] === 'next') to += 1;
    const isCapital = tokens.list[to - 1]?.capital === true;
    if (!isCapital && !given.has(tokens.list[to - 1]?.folded ?? '')) known.fill('', at, to);
  }
  return known;
}

/** "Bình chọn …", "Thu xếp …": a phrase at the beginning that says what to do is nobody's name. */
function withoutFirstCue(names: NameMarks, { tokens }: MessageReading): NameMarks {
  const [first, second] = tokens.list;
  if (names[0] !== 'first' || names[1] === 'next' || !first || !second || second.capital) return names;
  const found = honorifics.has(first.folded) ? null : actCues.longestAt(tokens, 0);
  return found && found.to > 1 ? ['', ...names.slice(1)] : names;
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
  const cue = found?.rule[1] ?? null;
  const meant = found && tokens.plain && found.to === at + 1 ? plainCue(cue, tokens.list, at) : cue;
  if (found && meant !== null) return { kind: 'cue', to: found.to, cue: meant };
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
