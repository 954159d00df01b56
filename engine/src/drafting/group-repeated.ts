import { matchSameContent } from '../support/match-same-content.ts';
import { readLine } from '../support/reading.ts';
import { joinGroups } from './join-groups.ts';

interface Finding {
  readonly kind: string;
  readonly text: string;
  /** Indexes of turns of one talk. */
  readonly evidence: readonly number[];
  /** Whether it is only suggested. */
  readonly isUnsure: boolean;
  /** Of tasks; null where nobody, or no day, is known. */
  readonly assignee?: string | null;
  /** YYYY-MM-DD */
  readonly deadline?: string | null;
}

/**
 * Groups of indexes of findings that say the same in other words: decisions, or questions, that name no number, day, person or
 * negation that the other lacks, and findings of the same turns in the same words. The one that stands for all comes first.
 * `meetingDate` is YYYY-MM-DD.
 */
export function groupRepeated(meetingDate: string | null, findings: readonly Finding[]): number[][] {
  const compared = findings.flatMap((finding, index) =>
    PLACES.has(finding.kind) ? [{ ...finding, index, ...readWords(finding) }] : [],
  );
  const pairs = [...sameStatements(meetingDate, compared), ...sameMatters(compared)];
  const placeOf = (index: number) => {
    const { kind = '', isUnsure = false } = findings[index] ?? {};
    return (PLACES.get(kind) ?? 0) + (isUnsure ? PLACES.size : 0);
  };
  const lengthOf = (index: number) => findings[index]?.text.length ?? 0;
  const isTask = (index: number) => findings[index]?.kind === 'task';
  const arePaired = (one: number, other: number) =>
    pairs.some((pair) => pair.includes(one) && pair.includes(other));
  return joinGroups(pairs)
    .map((group) =>
      group.sort(
        (one, other) => placeOf(one) - placeOf(other) || lengthOf(other) - lengthOf(one) || one - other,
      ),
    )
    .map((group) => {
      // Two works that one decision speaks of stay two.
      const work = group.find(isTask);
      return group.filter((index) => !isTask(index) || index === work || arePaired(index, work ?? index));
    })
    .filter((group) => group.length > 1);
}

/** A task has a person and a day beside what a decision says; a question that was found in what a decision says is still open. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ['task', 0],
  ['question', 1],
  ['decision', 2],
]);

interface Compared extends Finding {
  readonly index: number;
  readonly figures: ReadonlySet<string>;
  /** The words that carry matter. */
  readonly words: ReadonlySet<string>;
  readonly denials: number;
}

function readWords({ text, deadline = null }: Finding): Pick<Compared, 'figures' | 'words' | 'denials'> {
  const line = readLine(text);
  return {
    figures: new Set([text, deadline ?? ''].flatMap((said) => said.match(/\d+/gu) ?? [])),
    words: new Set(line.content.map((at) => line.words[at]?.folded ?? '')),
    denials: line.denials().length,
  };
}

const isWithin = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].every((one) => others.has(one));

const haveSameFigures = (one: Compared, other: Compared): boolean =>
  isWithin(one.figures, other.figures) || isWithin(other.figures, one.figures);

/** A decision or question is one, however often the talk says it; two pieces of work may share their words. */
function sameStatements(meetingDate: string | null, compared: readonly Compared[]): [number, number][] {
  const statements = compared.filter(({ kind }) => kind !== 'task');
  const texts = statements.map(({ text }) => ({ text, evidence: [] }));
  return matchSameContent({ meetingDate, turns: [] }, texts, texts, (one, other) => {
    const [left, right] = [statements[one], statements[other]];
    if (one >= other || !(left && right) || left.kind !== right.kind) return false;
    return haveSameFigures(left, right);
  }).map(([one, other]) => [statements[one]?.index ?? 0, statements[other]?.index ?? 0]);
}

/** So many of the words of the shorter line stand in the other, and so many of all words in both. */
const SAME_WORDS = 0.75;
const SAME_OF_ALL = 0.5;
const LEAST_SAME = 2;

/** What was found twice in the same turns: a decision that is the work somebody does, a task that repeats a question. */
function sameMatters(compared: readonly Compared[]): [number, number][] {
  const byTurn = new Map<number, Compared[]>();
  for (const one of compared)
    for (const turn of one.evidence) byTurn.set(turn, [...(byTurn.get(turn) ?? []), one]);
  return [...byTurn.values()].flatMap((own) =>
    own.flatMap((one, place) =>
      own
        .slice(place + 1)
        .filter((other) => isSameMatter(one, other))
        .map((other): [number, number] => [one.index, other.index]),
    ),
  );
}

function isSameMatter(one: Compared, other: Compared): boolean {
  if (one.kind === other.kind && !(one.kind === 'task' && isOneWork(one, other))) return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  const [shorter, longer] = [one.words.size, other.words.size].sort((left, right) => left - right);
  return (
    shared >= LEAST_SAME &&
    shared >= SAME_WORDS * (shorter ?? 0) &&
    shared >= (one.kind === other.kind ? SAME_WORDS : SAME_OF_ALL) * (longer ?? 0) &&
    (one.kind === 'question' || other.kind === 'question' || one.denials === other.denials) &&
    haveSameFigures(one, other)
  );
}

/** Neither person nor day differs. */
const isOneWork = (one: Finding, other: Finding): boolean =>
  mayBeSame(one.assignee, other.assignee) && mayBeSame(one.deadline, other.deadline);

const mayBeSame = (one: string | null = null, other: string | null = null): boolean =>
  one === null || other === null || one === other;
