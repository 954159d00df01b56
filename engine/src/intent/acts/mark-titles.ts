import { type SearchWord, searchWords } from '../../text/search-words.ts';
import { spellingKey } from '../../text/spelling.ts';
import type { MessagePiece } from './read-pieces.ts';

/** What meetings and tasks of the company are called. */
export type KnownTitle = { readonly kind: 'meeting' | 'task'; readonly title: string };

/** Words that stand in titles and elsewhere alike. */
const common = new Set(
  'cho cua va voi theo tai o tu den toi cac la ve moi trong vao mot nhung hop cuoc buoi viec lich ngay thang nam tuan gio'.split(
    ' ',
  ),
);
const leastWords = 2;
/** So many words out of the middle of a title name it, as two at its beginning do. */
const leastNaming = 3;

/** A stretch of a text in UTF-16 offsets, and what it may name; empty where the words are too few to name anything. */
export type TitleRun = {
  readonly from: number;
  readonly to: number;
  readonly kinds: ReadonlySet<KnownTitle['kind']>;
  readonly isStart: boolean;
  /** One of the titles it stands in. */
  readonly title: string;
};

/**
 * Pieces with those that belong to a title as plain words of it: "duyệt bao bì" asks nobody to approve, "miền Trung" is nobody called
 * Trung, and "lịch trực Tết" no day. The first one says whether a meeting or a task is named, where it is only one of them.
 */
export function markTitles(
  message: string,
  pieces: readonly MessagePiece[],
  titles: readonly KnownTitle[],
): MessagePiece[] {
  const runs = findTitleRuns(message, titles);
  if (runs.length === 0) return [...pieces];
  return runs.reduce<MessagePiece[]>((marked, run) => markRun(marked, run), [...pieces]);
}

function markRun(pieces: MessagePiece[], { from, to, kinds }: TitleRun): MessagePiece[] {
  const inside = pieces.filter((piece) => piece.from >= from && piece.to <= to);
  const words = inside.filter(({ kind }) => kind !== 'time' && kind !== 'mark');
  // A period alone is when, and a name alone is somebody or a place.
  if (words.every(({ kind }) => kind === 'name')) return pieces;
  const [only = null] = kinds.size === 1 ? [...kinds] : [];
  const names = inside.some(({ cue }) => cue === 'meeting' || cue === 'gathering' || cue === 'task');
  const first = inside.find(({ cue }) => !isKept(cue));
  return pieces.map((piece) => {
    if (!inside.includes(piece) || isKept(piece.cue)) return piece;
    const cue = piece === first && !names ? cueOf(only) : null;
    return { ...piece, kind: cue === null ? 'word' : 'cue', cue };
  });
}

const isKept = (cue: MessagePiece['cue']): boolean =>
  cue === 'meeting' || cue === 'gathering' || cue === 'task';

const cueOf = (kind: KnownTitle['kind'] | null): MessagePiece['cue'] => {
  if (kind === null) return null;
  return kind === 'meeting' ? 'gathering' : 'titled-task';
};

type ReadTitle = KnownTitle & { readonly words: readonly SearchWord[] };
type TitlePlace = { readonly title: ReadTitle; readonly at: number };

/** Where a text holds words of a title in their order, the longest first from the left; UTF-16 offsets. */
export function findTitleRuns(text: string, titles: readonly KnownTitle[]): TitleRun[] {
  const words = searchWords(text);
  const places = placesByWord(titles);
  const runs: TitleRun[] = [];
  for (let from = 0; from < words.length; ) {
    const found = longestAt(words, from, places.get(words[from]?.folded ?? '') ?? []);
    const [first, last] = [words[from], words[from + found.length - 1]];
    const isRun = first && last && contentOf(words, from, found.length) >= leastWords;
    if (isRun)
      runs.push({
        from: first.from,
        to: last.to,
        kinds: found.kinds,
        isStart: found.isStart,
        title: found.title,
      });
    from += isRun ? found.length : 1;
  }
  return runs;
}

function placesByWord(titles: readonly KnownTitle[]): ReadonlyMap<string, readonly TitlePlace[]> {
  const places = new Map<string, TitlePlace[]>();
  for (const { kind, title } of titles) {
    const read = { kind, title, words: searchWords(title) };
    for (const [at, { folded }] of read.words.entries()) {
      const known = places.get(folded);
      if (known) known.push({ title: read, at });
      else places.set(folded, [{ title: read, at }]);
    }
  }
  return places;
}

/** How many words from here on stand in a title so, and what such titles are of. */
function longestAt(words: readonly SearchWord[], from: number, places: readonly TitlePlace[]) {
  const lengths = places.map(({ title, at }) => ({
    kind: title.kind,
    title: title.title,
    isStart: at === 0,
    length: lengthOfRun(words, from, title.words, at),
  }));
  const length = Math.max(0, ...lengths.map((one) => one.length));
  const best = lengths.filter((one) => one.length === length && length >= leastWords);
  const isNaming = contentOf(words, from, length) >= leastNaming;
  return {
    length: best.length > 0 ? length : 0,
    isStart: best.some(({ isStart }) => isStart),
    title: best[0]?.title ?? '',
    kinds: new Set(best.filter(({ isStart }) => isStart || isNaming).map(({ kind }) => kind)),
  };
}

const contentOf = (words: readonly SearchWord[], from: number, length: number): number =>
  words.slice(from, from + length).filter(({ folded }) => !common.has(folded)).length;

function lengthOfRun(
  words: readonly SearchWord[],
  from: number,
  title: readonly SearchWord[],
  at: number,
): number {
  let length = 0;
  while (isSameWord(words[from + length], title[at + length])) length += 1;
  return length;
}

/** The same syllable; one typed with marks is spelled so. */
function isSameWord(typed: SearchWord | undefined, written: SearchWord | undefined): boolean {
  if (!typed || !written || typed.folded !== written.folded) return false;
  const key = spellingKey(typed.spelling);
  return key === typed.folded || key === spellingKey(written.spelling);
}
