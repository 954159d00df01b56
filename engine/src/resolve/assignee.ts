import { nameHash, probabilityStep } from '../classify/feature-names.ts';
import { hashText, mixHash } from '../classify/hash.ts';
import { type Features, type LinearModel, probabilityOf } from '../classify/linear-model.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { namedOutsiders } from './named-outsiders.ts';

/** Somebody a task may belong to, and how they stand to the clauses that speak of it. */
export type AssigneeCandidate = { readonly name: string; readonly features: Features };

type Role = { readonly name: string | null | undefined; readonly role: string };

/** Everybody around a task: who speaks of it, who is named, who answers, and people and groups that do not speak. */
export function assigneeCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  view: MeetingView,
): AssigneeCandidate[] {
  const others = group.filter((clause) => clause !== head);
  const roles = [
    ...headRoles(head, view),
    ...others.flatMap((clause) => otherRoles(clause, head, view)),
    ...turnRoles(head, view),
  ];
  const byName = Map.groupBy(roles, ({ name }) => name ?? '');
  byName.delete('');
  const situation = situationOf(roles, head, view);
  return [...byName].map(([name, own]) => ({
    name,
    features: candidateFeatures([...new Set(own.map(({ role }) => role))], situation, manner(name, view)),
  }));
}

function headRoles(head: ScoredClause, view: MeetingView): Role[] {
  const named = head.mentions.flatMap(({ person, from, to, isCalled }) => [
    { name: person.label, role: isCalled ? 'called' : 'named' },
    ...(from === 0 ? [{ name: person.label, role: 'named first' }] : []),
    ...(isVerbAt(head, to) ? [{ name: person.label, role: 'named before verb' }] : []),
  ]);
  return [
    { name: head.speaker, role: 'says it' },
    { name: speakerBehind(view, head.turn), role: 'answers' },
    { name: view.turns[head.turn - 1]?.speaker, role: 'spoke before' },
    ...named,
    ...namedOutsiders(head).map((name) => ({ name, role: 'outsider' })),
  ];
}

/** Another clause about the task, by whether its speaker rather takes the task or gives it. */
function otherRoles(clause: ScoredClause, head: ScoredClause, view: MeetingView): Role[] {
  const side = clause.index < head.index ? 'before' : 'behind';
  const commits = probabilityStep(clause.commitment);
  return [
    { name: clause.speaker, role: `speaks of it ${side}` },
    { name: clause.speaker, role: `commits ${side} ${commits}` },
    { name: clause.speaker, role: `commits ${commits} words it better ${clause.title > head.title}` },
    { name: speakerBehind(view, clause.turn), role: `answers ${side} ${commits}` },
    ...clause.mentions.map(({ person }) => ({ name: person.label, role: `named ${side}` })),
  ];
}

/** People named beside the clause: in its turn and in the one before. */
function turnRoles(head: ScoredClause, view: MeetingView): Role[] {
  const own = (view.byTurn[head.turn] ?? []).filter((clause) => clause !== head);
  return [
    ...own.flatMap(({ at, mentions }) =>
      mentions.map(({ person }) => ({
        name: person.label,
        role: at < head.at ? 'named earlier in turn' : 'named later in turn',
      })),
    ),
    ...(view.byTurn[head.turn - 1]?.at(-1)?.mentions ?? []).map(({ person }) => ({
      name: person.label,
      role: 'named in turn before',
    })),
  ];
}

/** Features of the clause and of the reply, to be seen from each role. */
function situationOf(roles: readonly Role[], head: ScoredClause, view: MeetingView): Features {
  const naming = [
    ...new Set(roles.map(({ role }) => role).filter((role) => /^(?:named|called|outsider)/u.test(role))),
  ];
  const next = view.byTurn[head.turn + 1]?.[0];
  const self = selfOf(head);
  const commits = nameHash(`commits ${probabilityStep(head.commitment)}`);
  const named = hashText(naming.sort().join(', '));
  const classes = new Set(head.phrases.flatMap((phrase) => phrase.classes));
  return [
    commits,
    named,
    mixHash(commits, named),
    mixHash(
      commits,
      nameHash(`next ${probabilityStep(next?.commitment ?? 0)} ${next?.speaker === head.speaker}`),
    ),
    nameHash(`mark ${head.tokens.at(-1)?.mark}`),
    nameHash(self),
    nameHash(`${self} ${manner(head.speaker, view)}`),
    mixHash(nameHash('last'), head.tokens.at(-1)?.hash ?? 0),
    ...[...classes].map(nameHash),
    ...openingClasses(head).map((name) => nameHash(`opens ${name}`)),
    ...(next ? openingClasses(next) : []).map((name) => nameHash(`reply ${name}`)),
    ...head.tokens.slice(0, 4).map(({ hash }, at) => mixHash(nameHash(`word ${at}`), hash)),
    ...head.tokens.map(({ hash }) => hash),
  ];
}

function candidateFeatures(own: readonly string[], situation: Features, polite: string): Features {
  const whole = hashText(own.toSorted().join(', '));
  const seen = own.flatMap((role) => {
    const hash = nameHash(role);
    return [hash, mixHash(hash, nameHash(polite)), ...situation.map((feature) => mixHash(hash, feature))];
  });
  const first = situation.slice(0, 3).map((feature) => mixHash(whole, feature));
  return [...new Set([whole, ...first, ...seen])];
}

/** Two people about as likely are a guess: the first must have more than this share of both. */
const LEAST_SHARE = 0.52;

/** The likeliest of them; nobody where none is likely enough, or another is about as likely. */
export function resolveAssignee(
  candidates: readonly AssigneeCandidate[],
  model: LinearModel,
  from: number,
): string | null {
  const ranked = candidates
    .map(({ name, features }) => ({ name, probability: probabilityOf(model, features) }))
    .sort((one, other) => other.probability - one.probability);
  const [first, second] = ranked;
  if (!first || first.probability < from) return null;
  const both = first.probability + (second?.probability ?? 0);
  return first.probability > LEAST_SHARE * both ? first.name : null;
}

const speakerBehind = (view: MeetingView, turn: number): string | null | undefined => {
  const next = view.turns[turn + 1]?.speaker;
  return next === view.turns[turn]?.speaker ? undefined : next;
};

const isVerbAt = ({ phrases }: ScoredClause, at: number): boolean =>
  phrases.some(({ from, classes }) => from === at && classes.some((name) => name.startsWith('verb-')));

const openingClasses = ({ phrases }: ScoredClause): readonly string[] =>
  phrases.filter(({ from }) => from === 0).flatMap(({ classes }) => classes);

/** The first word of a clause that stands for a person: "em", "để em", "anh". */
function selfOf({ phrases, tokens }: ScoredClause): string {
  const first = phrases.find(({ classes }) => classes.includes('kin') || classes.includes('self'));
  const words = first === undefined ? [] : tokens.slice(first.from, first.to);
  return `self ${words.map(({ word }) => word).join(' ')}`;
}

/** Juniors say "dạ" and "ạ", and "em" of themselves. */
const manner = (name: string | null, view: MeetingView): string =>
  `polite ${Math.min(4, Math.floor(10 * (view.politeness.get(name) ?? 0)))}`;
