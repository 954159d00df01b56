import { matchSameContent } from '../support/match-same-content.ts';

interface Finding {
  readonly kind: string;
  readonly text: string;
}

/** Two pieces of work may share their words; a decision or question is one, however often it is said. */
const ONCE = new Set(['decision', 'question']);

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].every((one) => others.has(one));

/**
 * Groups of indexes of decisions, and of questions, that say the same in other words: one names no number, day, person or negation
 * that the other lacks. The fullest comes first. `meetingDate` is YYYY-MM-DD.
 */
export function groupRepeated(meetingDate: string | null, findings: readonly Finding[]): number[][] {
  const compared = findings.flatMap(({ kind, text }, index) =>
    ONCE.has(kind) ? [{ index, kind, text, evidence: [], figures: new Set(text.match(/\d+/gu)) }] : [],
  );
  const pairs = matchSameContent({ meetingDate, turns: [] }, compared, compared, (one, other) => {
    const [left, right] = [compared[one], compared[other]];
    if (one >= other || left === undefined || left.kind !== right?.kind) return false;
    return isWithin(left.figures, right.figures) || isWithin(right.figures, left.figures);
  }).map((pair) => pair.map((place) => compared[place]?.index ?? 0));
  const groups: Set<number>[] = [];
  for (const pair of pairs) {
    const known = groups.filter((group) => pair.some((index) => group.has(index)));
    const joined = new Set([...pair, ...known.flatMap((group) => [...group])]);
    groups.splice(0, groups.length, ...groups.filter((group) => !known.includes(group)), joined);
  }
  const lengthOf = (index: number) => findings[index]?.text.length ?? 0;
  return groups.map((group) =>
    [...group].sort((one, other) => lengthOf(other) - lengthOf(one) || one - other),
  );
}
