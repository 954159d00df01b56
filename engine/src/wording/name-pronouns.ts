import type { Person } from '../clauses/people.ts';
import { isNumbered } from '../clauses/people.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';

/** The name to write for the word at a token: a pronoun that certainly stands for a speaker, else null. */
export function pronounName(clause: ScoredClause, at: number, view: MeetingView): string | null {
  const isSpan = (name: string) =>
    clause.phrases.some(({ from, to, classes }) => from === at && to === at + 1 && classes.includes(name));
  const isNamed = clause.mentions.some(({ from, to }) => from <= at && at < to);
  const next = clause.tokens[at + 1];
  const isTitle = clause.tokens[at]?.mark === '' && /^\p{Lu}/u.test(next?.text ?? '');
  if (isNamed || isTitle || isKinship(clause, at) || isOneOfMany(clause, at) || clause.speaker === null)
    return null;
  if (isSpan('self') && !isSpan('we')) return nameOf(personOf(clause.speaker, view));
  if (!isSpan('kin')) return null;
  const word = clause.tokens[at]?.word ?? '';
  const around = [clause.turn - 1, clause.turn, clause.turn + 1].map((turn) => view.turns[turn]?.speaker);
  const people = view.people.filter(({ label }) => around.includes(label));
  const titled = people.filter(({ title }) => title === word);
  return titled.length === 1 ? nameOf(titled[0]) : null;
}

/** "cho các chị kẹp": several people, of whom none is named. */
const isOneOfMany = ({ ruled }: ScoredClause, at: number): boolean =>
  ruled.some(({ to, classes }) => to === at && classes.includes('rule-plural'));

/** "ông anh vợ", "anh em": a word for a relation beside another names nobody who is there. */
const isKinship = ({ phrases, tokens }: ScoredClause, at: number): boolean => {
  const isKin = (place: number) =>
    phrases.some(({ from, to, classes }) => from === place && to === place + 1 && classes.includes('kin'));
  return (tokens[at]?.mark === '' && isKin(at + 1)) || (tokens[at - 1]?.mark === '' && isKin(at - 1));
};

const personOf = (label: string, view: MeetingView): Person | undefined =>
  view.people.find((person) => person.label === label);

/** "Chị Hoa" inside a line is "chị Hoa"; a numbered voice has no name to write. */
function nameOf(person: Person | undefined): string | null {
  if (!person || isNumbered(person.label)) return null;
  return person.title === '' ? person.label : person.label.charAt(0).toLowerCase() + person.label.slice(1);
}
