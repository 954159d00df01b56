import { readTokens } from '../clauses/read-tokens.ts';
import { readText } from '../support/read-text.ts';

/** A line with what it is worth; of two that say the same the one that is worth more stays. */
type Ranked = { readonly text: string; readonly evidence: readonly number[]; readonly rank: number };

type Read<Line> = { readonly line: Line; readonly matter: ReadonlySet<string>; readonly place: number };

/** So many turns between them, and two lines speak of the same. */
const NEAR = 2;
/** Fewer words of matter are shared by chance. */
const LEAST = 2;

/** Lines without those of whose matter such a share stands in another that is worth more, from about the same turns. */
export function keepNew<Line extends Ranked>(lines: readonly Line[], share: (line: Line) => number): Line[] {
  const read = lines
    .map((line) => ({ line, matter: matterOf(line.text) }))
    .sort((one, other) => other.line.rank - one.line.rank || other.matter.size - one.matter.size)
    .map((one, place): Read<Line> => ({ ...one, place }));
  const byTurn = new Map<number, Read<Line>[]>();
  for (const one of read) {
    for (const turn of one.line.evidence) byTurn.set(turn, [...(byTurn.get(turn) ?? []), one]);
  }
  const isRepeated = ({ line, matter, place }: Read<Line>): boolean => {
    const least = Math.max(LEAST, matter.size * share(line));
    return line.evidence.some((turn) =>
      Array.from({ length: 2 * NEAR + 1 }, (_, at) => byTurn.get(turn - NEAR + at) ?? [])
        .flat()
        .some((other) => other.place < place && countShared(matter, other.matter) >= least),
    );
  };
  const repeated = new Set(read.filter(isRepeated).map(({ line }) => line));
  return lines.filter((line) => !repeated.has(line));
}

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

const LABEL = /^(?:Thống nhất|Chưa rõ)(?=[ :])/u;

function matterOf(text: string): ReadonlySet<string> {
  const words = readTokens(text.replace(LABEL, ''));
  return new Set(readText(words).content.map((at) => words[at]?.folded ?? ''));
}
