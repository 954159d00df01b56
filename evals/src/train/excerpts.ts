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

/** Two of the shortest, one behind the other, are a talk of two works; those of one person come first. */
const JOINED_SIZES = [2, 3];
const MOST_JOINED = 2;

/** Short talks of two works, each said in turns of its own: few are annotated, and in them the first is easily taken for the second. */
export function joinedExcerptsOf(meeting: Meeting, { hasTasksOnly }: Listed): Meeting[] {
  if (hasTasksOnly) return [];
  const windows = workWindows(meeting);
  const pairs = windows.slice(1).flatMap((second, at) => {
    const first = windows[at];
    const isTaken = first?.turns.at(-1)?.speaker === second.turns[0]?.speaker;
    return first && !isTaken ? [{ first, second }] : [];
  });
  const shares = ({ first, second }: (typeof pairs)[number]): number =>
    Number(first.items[0]?.assignees[0] === second.items[0]?.assignees[0]);
  return pairs
    .toSorted((one, other) => shares(other) - shares(one))
    .slice(0, MOST_JOINED)
    .map(({ first, second }) => joinTwo(first, second));
}

/** Stretches with one task that cut no line of the annotation. */
function workWindows(meeting: Meeting): Meeting[] {
  const lines = [...meeting.items, ...meeting.decisions, ...meeting.questions];
  const found: Meeting[] = [];
  for (let from = 0; from < meeting.turns.length; from += 1) {
    const to = JOINED_SIZES.map((size) => from + size).find((end) => {
      const isIn = (turn: number) => turn >= from && turn < end;
      const inside = lines.filter(({ evidence }) => evidence.some(isIn));
      const works = meeting.items.filter(({ evidence }) => evidence.some(isIn));
      return works.length === 1 && inside.every(({ evidence }) => evidence.every(isIn));
    });
    if (to === undefined || to > meeting.turns.length) continue;
    found.push(cutOut(meeting, from, to));
    from = to - 1;
  }
  return found;
}

function joinTwo(first: Meeting, second: Meeting): Meeting {
  const moved = <Line extends Scored>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, evidence: line.evidence.map((turn) => turn + first.turns.length) }));
  return {
    ...first,
    turns: [...first.turns, ...second.turns],
    items: [...first.items, ...moved(second.items)],
    decisions: [...first.decisions, ...moved(second.decisions)],
    questions: [...first.questions, ...moved(second.questions)],
  };
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
