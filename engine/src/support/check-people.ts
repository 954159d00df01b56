import type { Person } from '../clauses/people.ts';
import { hasCapital } from '../text/letters.ts';
import { isOfClass, spanOf } from './read-text.ts';
import type { Reading } from './reading.ts';
import { weighResponsibility } from './responsibility.ts';
import { findPerson, type Named, type Roster } from './roster.ts';
import type { UnsupportedClaim } from './support.ts';

/** People a line names whom no turn names or is said by. */
export function checkNames(line: Reading, turns: readonly Reading[], roster: Roster): UnsupportedClaim[] {
  const named = roster.findNamed(line);
  const isPresent = presence(turns, roster);
  const isSaid = (at: number) => {
    const { folded = '' } = line.words[at] ?? {};
    return turns.some((turn) => turn.said().has(folded) || turn.label().has(folded));
  };
  const isShortened = ({ at, next }: Named) => next - at > 2 && isSaid(at) && isSaid(at + 1);
  const absent = named.filter((one) => !(isPresent(one.person) || isSaid(one.next - 1) || isShortened(one)));
  return [...absent, ...unknownNames(line, named).filter(({ at }) => !isSaid(at))].map(({ at, next }) => ({
    kind: 'person',
    field: 'text',
    span: spanOf(line, at, next),
    fault: 'not-said',
  }));
}

/** Names behind a title of nobody who speaks: "anh Khôi". */
const unknownNames = (line: Reading, named: readonly Named[]): { at: number; next: number }[] =>
  line.words.flatMap(({ text }, at) => {
    const isKnown = named.some((one) => at >= one.at && at < one.next);
    return isOfClass(line, at - 1, 'kin') && hasCapital(text) && !isKnown ? [{ at, next: at + 1 }] : [];
  });

function presence(turns: readonly Reading[], roster: Roster): (person: Person) => boolean {
  const labels = new Set(
    turns.flatMap((turn) => [turn.speaker, ...roster.findNamed(turn).map(({ person }) => person.label)]),
  );
  return ({ label }) => labels.has(label);
}

/** How much more the turns may speak for another person before an owner is refused. */
const MARGIN = 2.1;

/** The assignee of a task where the turns do not name them, or give the task to somebody else. */
export function checkAssignee(
  label: string,
  line: Reading,
  turns: readonly Reading[],
  roster: Roster,
): UnsupportedClaim[] {
  const read = roster.readLabel(label);
  const person = findPerson(label, roster, read);
  const claim = { kind: 'person', field: 'assignee', span: [0, label.length] } as const;
  const isSaid = person
    ? presence(turns, roster)(person)
    : read.words.some(({ folded }) => turns.some((turn) => turn.said().has(folded)));
  if (!isSaid) return [{ ...claim, fault: 'not-said' }];
  if (!person) return [];
  const { scores, lastTaker } = weighResponsibility(line, turns, roster);
  if (lastTaker === person.label) return [];
  const most = Math.max(0, ...scores.values());
  return (scores.get(person.label) ?? 0) + MARGIN < most ? [{ ...claim, fault: 'contradicted' }] : [];
}
