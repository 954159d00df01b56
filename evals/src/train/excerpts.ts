import type { Listed, Meeting } from '../load-meetings.ts';
import type { Scored } from '../scoring/match-pairs.ts';

/** So many turns, one after the other, are a short talk of its own. */
const SIZES = [2, 4, 3, 6, 2, 8];
const MOST_EXCERPTS = 3;
/** An excerpt begins so many turns behind the last one at least. */
const STEP = 5;

/** Short talks cut out of a meeting where no line of the annotation is cut: short talks are read as well, and few are annotated. */
export function excerptsOf(meeting: Meeting, { hasTasksOnly }: Listed): Meeting[] {
  const lines = [...meeting.items, ...meeting.decisions, ...meeting.questions];
  const found: Meeting[] = [];
  let from = 0;
  while (from < meeting.turns.length && found.length < MOST_EXCERPTS && !hasTasksOnly) {
    const to = from + (SIZES[found.length + (from % 2)] ?? 2);
    const inside = lines.filter(({ evidence }) => evidence.some((turn) => turn >= from && turn < to));
    const isWhole = inside.every(({ evidence }) => evidence.every((turn) => turn >= from && turn < to));
    if (inside.length > 0 && isWhole && to <= meeting.turns.length) {
      found.push(cutOut(meeting, from, to));
      from = to + STEP;
    } else {
      from += 1;
    }
  }
  return found;
}

function cutOut(meeting: Meeting, from: number, to: number): Meeting {
  const cut = <Line extends Scored>(lines: readonly Line[]): Line[] =>
    lines
      .filter(({ evidence }) => evidence.some((turn) => turn >= from && turn < to))
      .map((line) => ({ ...line, evidence: line.evidence.map((turn) => turn - from) }));
  return {
    ...meeting,
    turns: meeting.turns.slice(from, to),
    items: cut(meeting.items),
    decisions: cut(meeting.decisions),
    questions: cut(meeting.questions),
  };
}
