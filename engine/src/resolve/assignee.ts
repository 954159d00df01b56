import { probabilityStep } from '../classify/feature-steps.ts';
import { hashText, mixHash, nameHash } from '../classify/hash.ts';
import type { Features, LinearModel } from '../classify/linear-model.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { assigneeRoles, type Role } from './assignee-roles.ts';
import { rankCandidates } from './rank-candidates.ts';

/** Somebody a task may belong to, or nobody, and how they stand to the clauses that speak of it. */
export type AssigneeCandidate = { readonly name: string | null; readonly features: Features };

/** Everybody around a task: who speaks of it, who is named, who answers, and people and groups that do not speak. */
export function assigneeCandidates(
  group: readonly ScoredClause[],
  head: ScoredClause,
  view: MeetingView,
): AssigneeCandidate[] {
  const roles = assigneeRoles(group, head, view);
  const byName = Map.groupBy(roles, ({ name }) => name ?? '');
  byName.delete('');
  const situation = situationOf(roles, head, view);
  const somebody = [...byName].map(([name, own]) => ({
    name,
    features: candidateFeatures(
      [...new Set([...own.map(({ role }) => role), ...personRoles(name, head, view)])],
      situation,
      manner(name, view),
    ),
  }));
  return [...somebody, { name: null, features: candidateFeatures(['nobody'], situation, '') }];
}

/** How the subject of the clause fits a person: by their title, and by what they call themselves. */
function personRoles(name: string, head: ScoredClause, { people, habits }: MeetingView): string[] {
  const { subject } = head;
  if (subject.kind !== 'pronoun') return [`subject ${subject.kind}`];
  const title = people.find(({ label }) => label === name)?.title ?? '';
  const isSpeaker = name === head.speaker;
  const chance = habits.selfChance(name, subject.word);
  const habit = chance === null ? 'unknown' : probabilityStep(chance);
  return [
    `titled so ${title === subject.word} ${isSpeaker} ${title === ''}`,
    `calls self so ${habit} ${isSpeaker}`,
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
  const [first, second] = rankCandidates(candidates, model);
  if (!first || first.chance < from) return null;
  const both = first.chance + (second?.chance ?? 0);
  return first.chance > LEAST_SHARE * both ? first.candidate.name : null;
}

const openingClasses = ({ phrases }: ScoredClause): readonly string[] =>
  phrases.filter(({ from }) => from === 0).flatMap(({ classes }) => classes);

/** The subject of a clause as a feature: "self em". */
const selfOf = ({ subject }: ScoredClause): string =>
  subject.kind === 'pronoun' ? `self ${subject.word}` : `self ${subject.kind}`;

/** Juniors say "dạ" and "ạ", and "em" of themselves. */
const manner = (name: string | null, view: MeetingView): string =>
  `polite ${Math.min(4, Math.floor(10 * (view.politeness.get(name) ?? 0)))}`;
