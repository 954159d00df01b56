import { supportCheck } from './check-support.ts';
import { countShared } from './read-text.ts';
import { type Reading, readLine, readTurn } from './reading.ts';
import type { SupportSource } from './support.ts';

/** A statement of a meeting: what a person wrote, or what was read in its turns. */
export type SaidOnce = {
  readonly text: string;
  /** Indexes of the turns it rests on; empty for what a person wrote. */
  readonly evidence: readonly number[];
};

/** The share of the words of the shorter text that the other one has, too, for both to be one statement. */
const LEAST_SHARED = 0.5;
/** The share of the words a person wrote that must be read or said in the turns. */
const LEAST_SAID = 0.6;
/** One word in common is chance. */
const LEAST_SHARED_WORDS = 2;

/**
 * Pairs of indexes [written, read] that say the same, one to one, the closest first: they share most of the words of the
 * shorter one, and one of them says nothing (numbers, days, persons, negations) that the other, or the turns of what was
 * read, lack or contradict. Same input, same output.
 */
export function matchSameContent(
  { meetingDate, turns }: SupportSource,
  written: readonly SaidOnce[],
  read: readonly SaidOnce[],
  mayPair: (written: number, read: number) => boolean = () => true,
): [number, number][] {
  const texts = [...read, ...written].map(({ text }) => ({ speaker: null, text }));
  const said = [...turns, ...texts];
  const check = supportCheck({ meetingDate, turns: said });
  const [writtenLines, readLines] = [written.map(readSaid), read.map(readSaid)];
  const isSaidIn = (line: Reading | undefined, evidence: readonly number[]): boolean =>
    line !== undefined &&
    isCovered(line, evidence.flatMap((turn) => said[turn] ?? []).map(readTurn)) &&
    check({ text: line.text, evidence }).supported;
  const isSame = ({ left, right }: Alike): boolean => {
    const ofRead = [...(read[right]?.evidence ?? []), turns.length + right];
    const ofWritten = [turns.length + read.length + left];
    return isSaidIn(writtenLines[left], ofRead) || isSaidIn(readLines[right], ofWritten);
  };
  const candidates = findAlike(writtenLines, readLines).filter(({ left, right }) => mayPair(left, right));
  candidates.sort((one, two) => two.alike - one.alike || one.left - two.left || one.right - two.right);
  const [pairedLeft, pairedRight] = [new Set<number>(), new Set<number>()];
  return candidates.flatMap((pair): [number, number][] => {
    if (pairedLeft.has(pair.left) || pairedRight.has(pair.right) || !isSame(pair)) return [];
    pairedLeft.add(pair.left);
    pairedRight.add(pair.right);
    return [[pair.left, pair.right]];
  });
}

/** Most words, and every name inside the text, are said: "gửi báo giá cho An Phát" is not what is sent to Bình Minh. */
function isCovered(line: Reading, said: readonly Reading[]): boolean {
  const isWordSaid = (at: number) => said.some((turn) => turn.said().has(line.words[at]?.folded ?? ''));
  const isName = (at: number) => at > 0 && /^\p{Lu}/u.test(line.text.slice(line.words[at]?.from));
  const missing = line.content.filter((at) => !isWordSaid(at));
  return missing.length <= line.content.length * (1 - LEAST_SAID) && !missing.some(isName);
}

const readSaid = ({ text }: SaidOnce): Reading => readLine(text);

interface Alike {
  readonly alike: number;
  readonly left: number;
  readonly right: number;
}

/** Only texts that share a word are compared, so that long lists stay cheap. */
function findAlike(lefts: readonly Reading[], rights: readonly Reading[]): Alike[] {
  const rightsByWord = new Map<string, number[]>();
  for (const [right, reading] of rights.entries())
    for (const word of contentWords(reading)) {
      const known = rightsByWord.get(word);
      if (known) known.push(right);
      else rightsByWord.set(word, [right]);
    }
  return lefts.flatMap((one, left) => {
    const sharedByRight = new Map<number, number>();
    for (const word of contentWords(one))
      for (const right of rightsByWord.get(word) ?? [])
        sharedByRight.set(right, (sharedByRight.get(right) ?? 0) + 1);
    return [...sharedByRight].flatMap(([right, shared]) => {
      const other = rights[right];
      const alike = shared < LEAST_SHARED_WORDS || other === undefined ? 0 : alikeness(one, other);
      return alike > 0 ? [{ alike, left, right }] : [];
    });
  });
}

const contentWords = ({ words, content }: Reading): Set<string> =>
  new Set(content.map((at) => words[at]?.folded ?? ''));

/** The F1 of the words that carry matter; 0 where too few of the shorter text stand in the other. */
function alikeness(one: Reading, other: Reading): number {
  const shared = Math.min(
    countShared(one, one.content, other, other.content),
    countShared(other, other.content, one, one.content),
  );
  const lengths = [one.content.length, other.content.length] as const;
  if (shared < LEAST_SHARED_WORDS || shared < Math.min(...lengths) * LEAST_SHARED) return 0;
  return (2 * shared) / (lengths[0] + lengths[1]);
}
