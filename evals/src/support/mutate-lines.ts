import { addDays } from '@hopgon/engine/time/days';
import { seededRandom } from '../measures/seeded-random.ts';
import { type Change, type Choose, changeNumber, changeTime } from './change-text.ts';
import { changeDirection, changeModality, changeNegation, MODAL_FAMILIES } from './change-words.ts';
import type { RightLine } from './right-lines.ts';

export const MUTATIONS = ['number', 'date', 'person', 'negation', 'modality', 'direction'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** A line with one thing changed; `isNear` if its turns say the words that were put in, of something else. */
export type Mutant = Pick<RightLine, 'line' | 'source'> & {
  readonly mutation: Mutation;
  readonly isNear: boolean;
};
type Changed = { readonly line: RightLine['line']; readonly isNear: boolean };

const SEED = 17;

/**
 * So many mutants, the same each time: line by line in a shuffled order the kind of which there are fewest yet, and when all lines
 * are used, another kind of each.
 */
export function mutateLines(lines: readonly RightLine[], count: number): Mutant[] {
  const random = seededRandom(SEED);
  const choose: Choose = (values) => values[Math.floor(random() * values.length)];
  const shuffled = lines
    .map((line) => ({ line, rank: random() }))
    .sort((one, other) => one.rank - other.rank);
  const used = new Map(MUTATIONS.map((mutation) => [mutation, 0]));
  const open = shuffled.map(({ line }) => ({ line, left: new Set(MUTATIONS) }));
  const mutants: Mutant[] = [];
  for (const _round of MUTATIONS) {
    for (const { line, left } of open) {
      if (mutants.length >= count) return mutants;
      const mutant = mutateOnce(line, left, used, choose);
      if (!mutant) continue;
      mutants.push(mutant);
      used.set(mutant.mutation, (used.get(mutant.mutation) ?? 0) + 1);
    }
  }
  return mutants;
}

function mutateOnce(
  right: RightLine,
  left: Set<Mutation>,
  used: ReadonlyMap<Mutation, number>,
  choose: Choose,
): Mutant | null {
  const rarest = [...left].sort((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0));
  for (const mutation of rarest) {
    left.delete(mutation);
    const changed = mutate(right, mutation, choose);
    if (changed) return { ...changed, source: right.source, mutation };
  }
  return null;
}

function mutate(right: RightLine, mutation: Mutation, choose: Choose): Changed | null {
  const { text } = right.line;
  switch (mutation) {
    case 'number':
      return inText(right, changeNumber(text, choose));
    case 'date':
      return changeDeadline(right, choose) ?? inText(right, changeTime(text, choose));
    case 'person':
      return changePerson(right, choose);
    case 'negation':
      return inText(right, changeNegation(text, choose));
    case 'modality':
      return inText(right, exceptSaid(right, changeModality(text, choose)));
    case 'direction':
      return swapPeople(right) ?? inText(right, changeDirection(text));
  }
}

function inText(right: RightLine, change: Change | null): Changed | null {
  if (!change || change.text === right.line.text) return null;
  return { line: { ...right.line, text: change.text }, isNear: isSaid(change.added, right) };
}

/** A modal word is no surely wrong one where the turns say another of its meaning. */
function exceptSaid(right: RightLine, change: Change | null): Change | null {
  const family = MODAL_FAMILIES.find((words) => words.includes(change?.added ?? '')) ?? [];
  return family.some((word) => isSaid(word, right)) ? null : change;
}

const hasWords = (text: string, words: string): boolean =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${words.toLowerCase()} `);

const isSaid = (words: string, { line, source }: RightLine): boolean =>
  words !== '' && line.evidence.some((index) => hasWords(source.turns[index]?.text ?? '', words));

const SHIFTS = [-9, -5, -3, -2, 2, 3, 4, 6, 9, 13];
const WEEKDAYS = ['chủ nhật', 'thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy'];

function changeDeadline(right: RightLine, choose: Choose): Changed | null {
  const { deadline } = right.line;
  if (deadline == null) return null;
  const days = SHIFTS.map((shift) => addDays(deadline, shift));
  const next = choose(
    days.filter((day) => !right.deadlines.includes(day) && day >= (right.source.meetingDate ?? '')),
  );
  if (next === undefined) return null;
  const weekday = WEEKDAYS[new Date(next).getUTCDay()] ?? '';
  const isNear = isSaid(weekday, right) || isSaid(String(Number(next.slice(-2))), right);
  return { line: { ...right.line, deadline: next }, isNear };
}

const nameOf = (label: string): string =>
  label
    .replace(/\([^()]*\)/gu, '')
    .trim()
    .split(' ')
    .at(-1) ?? label;

const speakersOf = ({ source }: RightLine): string[] => [
  ...new Set(source.turns.flatMap(({ speaker }) => speaker ?? [])),
];

const isPresent = (label: string, right: RightLine): boolean =>
  isSaid(nameOf(label), right) ||
  right.line.evidence.some((index) => nameOf(right.source.turns[index]?.speaker ?? '') === nameOf(label));

/** Another speaker as the assignee, or in place of one that the text names. */
function changePerson(right: RightLine, choose: Choose): Changed | null {
  const { line } = right;
  if (line.assignee != null) {
    const isRight = (label: string) =>
      right.assignees.some((one) => one !== null && hasWords(one, nameOf(label)));
    const next = choose(speakersOf(right).filter((label) => !isRight(label)));
    return next === undefined ? null : { line: { ...line, assignee: next }, isNear: isPresent(next, right) };
  }
  const names = speakersOf(right)
    .map(nameOf)
    .filter((name) => /^\p{Lu}/u.test(name));
  const named = names.find((name) => hasName(line.text, name));
  const next = choose(names.filter((name) => !hasName(line.text, name)));
  if (named === undefined || next === undefined) return null;
  return { line: { ...line, text: line.text.replace(named, next) }, isNear: isPresent(next, right) };
}

const hasName = (text: string, name: string): boolean => text.split(/[^\p{L}\p{M}\p{N}]+/u).includes(name);

const TRANSFER = /(?:gửi|giao|đưa|nộp|trả|chuyển|báo|trình|nhận|lấy|mượn)/iu;

/** The assignee and the person the text names trade places: who was to give now gets. */
function swapPeople(right: RightLine): Changed | null {
  const { text, assignee } = right.line;
  if (assignee == null || /\d/u.test(assignee) || !TRANSFER.test(text)) return null;
  const isOther = (label: string) =>
    nameOf(label) !== nameOf(assignee) && /^\p{Lu}\p{Ll}*$/u.test(nameOf(label));
  const other = speakersOf(right).find((label) => isOther(label) && hasName(text, nameOf(label)));
  if (other === undefined) return null;
  const line = { ...right.line, text: text.replace(nameOf(other), nameOf(assignee)), assignee: other };
  return { line, isNear: true };
}
