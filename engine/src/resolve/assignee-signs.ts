import {
  classSigns,
  markSign,
  most,
  NOTHING,
  type Signs,
  signJoiner,
  subjectSign,
} from '../classify/signs.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { namedOutsiders } from './named-outsiders.ts';

/** What is said of a task, in order, apart from rounds through everybody's work. */
type Talk = {
  readonly head: ScoredClause;
  readonly spoken: readonly ScoredClause[];
  readonly rounds: readonly ScoredClause[];
  readonly view: MeetingView;
};

const FAR = 99;
const UNKNOWN_RANK = 9;
const PROMISES = 0.5;

/** Signs that a task belongs to somebody, or, without a name, to nobody: who takes it, who is given it, who answers for it. */
export function assigneeSigns(
  name: string | null,
  group: readonly ScoredClause[],
  head: ScoredClause,
  view: MeetingView,
): Signs {
  const [spoken, rounds] = [
    group.filter(({ isInRound }) => !isInRound),
    group.filter(({ isInRound }) => isInRound),
  ];
  const talk = { head, spoken, rounds, view };
  return joinAssigneeSigns([
    takingSigns(name, talk),
    givenSigns(name, talk),
    namedSigns(name, talk),
    ...nextTurnSigns(name, talk),
    ...lastGivenSigns(name, talk),
    personSigns(name, talk),
    ...headSigns(talk),
  ]);
}

const joinAssigneeSigns = signJoiner();

/** What they promise, and what they give to others. */
function takingSigns(name: string | null, { head, spoken }: Talk) {
  const own = spoken.filter(({ speaker }) => speaker === name);
  const takes = own.map(({ task, commitment }) => task * commitment);
  const gives = own.map(({ task, commitment }) => task * (1 - commitment));
  const last = own.findLast(({ commitment }) => commitment > PROMISES);
  return {
    takes: sum(takes),
    gives: sum(gives),
    'takes most': most(takes),
    'gives most': most(gives),
    'last promise': last ? last.index - head.index : -FAR,
    'chance of last promise': last?.commitment ?? NOTHING,
    'states it': Number(head.speaker === name),
    'speaks last of it': Number(spoken.at(-1)?.speaker === name),
  };
}

/** Who would do it, by each clause. */
function givenSigns(name: string | null, { head, spoken, rounds }: Talk) {
  const given = sum(spoken.filter(({ doer }) => doer === name).map(({ task }) => task));
  return {
    given,
    'share given': given / (sum(spoken.map(({ task }) => task)) || 1),
    'given where stated': Number(head.doer === name),
    'given last': Number(spoken.at(-1)?.doer === name),
    'given in rounds': rounds.filter(({ doer }) => doer === name).length,
  };
}

function namedSigns(name: string | null, { head, spoken, rounds, view }: Talk) {
  const isNamed = ({ mentions }: ScoredClause) => mentions.some(({ person }) => person.label === name);
  const isCalled = ({ mentions }: ScoredClause) =>
    mentions.some(({ person, isCalled: called }) => called && person.label === name);
  const turn = view.byTurn[head.turn] ?? [];
  const place = head.mentions.findIndex(({ person }) => person.label === name);
  const { from = NOTHING, to = NOTHING } = head.mentions[place] ?? {};
  const lastSubject = spoken.findLast(({ subject }) => subject.kind === 'named');
  return {
    'named where stated': place,
    'named at word': from,
    'named behind a verb': place < 0 ? NOTHING : Number(endsWithFunction(head, from)),
    'named before a verb': place < 0 ? NOTHING : Number(beginsWithVerb(head, to)),
    'called where stated': Number(isCalled(head)),
    'called in turn': Number(turn.some(isCalled)),
    'named in turn': turn.filter(isNamed).length,
    'named in turn before': Number((view.byTurn[head.turn - 1] ?? []).some(isNamed)),
    named: spoken.filter(isNamed).length,
    'named as subject': spoken.filter((clause) => isSubject(clause, name)).length,
    'last subject': lastSubject ? Number(isSubject(lastSubject, name)) : NOTHING,
    'subject in rounds': rounds.filter((clause) => isSubject(clause, name)).length,
    'named in rounds': most(
      rounds.map(({ mentions }) => mentions.findIndex(({ person }) => person.label === name)),
    ),
  };
}

const isSubject = ({ subject }: ScoredClause, name: string | null): boolean =>
  subject.kind === 'named' && subject.label === name;

const isVerb = (name: string): boolean => name.startsWith('verb-');

const endsWithFunction = ({ phrases }: ScoredClause, at: number): boolean =>
  phrases.some(({ to, classes }) => to === at && (classes.includes('function') || classes.some(isVerb)));

const beginsWithVerb = ({ phrases }: ScoredClause, at: number): boolean =>
  phrases.some(({ from, classes }) => (from === at || from === at + 1) && classes.some(isVerb));

/** How far behind the statement of a task an answer to it is looked for. */
const ANSWERED_WITHIN = 6;
const ANSWERS = [
  'assent',
  'agree',
  'refuse',
  'deny',
  'decline',
  'ask',
  'settle',
  'assign',
  'contrast',
  'too-soon',
];

/** The next turn in which they speak. */
function nextTurnSigns(name: string | null, { head, view }: Talk) {
  const ahead = view.turns
    .slice(head.turn + 1, head.turn + 1 + ANSWERED_WITHIN)
    .findIndex(({ speaker }) => speaker === name);
  const clauses = ahead < 0 ? [] : (view.byTurn[head.turn + 1 + ahead] ?? []);
  const opening = clauses
    .slice(0, 1)
    .map(({ phrases }) => ({ phrases: phrases.filter(({ from }) => from === 0) }));
  return [
    {
      answers: Number(view.turns[head.turn + 1]?.speaker === name),
      'spoke before': Number(view.turns[head.turn - 1]?.speaker === name),
      'speaks again in': ahead < 0 ? FAR : ahead,
      'promises next': most(clauses.map(({ commitment, task }) => commitment * task)),
      'promises anything next': most(clauses.map(({ commitment }) => commitment)),
      'asks next': most(clauses.map(({ tokens }) => Number(tokens.at(-1)?.mark === '?'))),
    },
    classSigns('next', clauses, ANSWERS),
    classSigns('next opens', opening, ANSWERS),
  ];
}

/** What follows where the task was last given to them. */
function lastGivenSigns(name: string | null, { head, spoken, view }: Talk) {
  const last = spoken.findLast(({ doer }) => doer === name);
  const reply = last ? (view.byTurn[last.turn + 1] ?? []) : [];
  const [own, others] = [
    reply.filter(({ speaker }) => speaker === name),
    reply.filter(({ speaker }) => speaker !== name),
  ];
  const later = spoken.filter(({ index, doer }) => last !== undefined && index > last.index && doer !== name);
  return [
    {
      'last given': last ? last.index - head.index : -FAR,
      'answers last': last ? Number(reply[0]?.speaker === name) : NOTHING,
      'other promises then': most(others.map(({ commitment, task }) => commitment * task)),
      'given to others later': last ? sum(later.map(({ task }) => task)) : NOTHING,
    },
    classSigns('then', own, REPLIES),
  ];
}

function personSigns(name: string | null, { head, spoken, rounds, view }: Talk) {
  const outsiders = [...spoken, ...rounds].flatMap(namedOutsiders).filter((one) => one.name === name);
  const title = view.people.find(({ label }) => label === name)?.title ?? '';
  const word = head.subject.kind === 'pronoun' ? head.subject.word : null;
  const self = spoken.findLast(
    ({ subject, speaker }) => subject.kind === 'pronoun' && speaker === name,
  )?.subject;
  const chance = (said: string) => view.habits.selfChance(name, said) ?? NOTHING;
  return {
    nobody: Number(name === null),
    outsider: Number(outsiders.length > 0) + Number(outsiders.some(({ isGroup }) => isGroup)),
    'outsider where stated': Number(namedOutsiders(head).some((one) => one.name === name)),
    rank: name === null ? NOTHING : (view.authority.get(name) ?? UNKNOWN_RANK),
    polite: view.politeness.get(name) ?? NOTHING,
    'calls self so': word === null ? 2 * NOTHING : chance(word),
    'calls self so last': self?.kind === 'pronoun' ? chance(self.word) : 2 * NOTHING,
    'titled so': word === null ? 2 * NOTHING : title === '' ? NOTHING : Number(title === word),
  };
}

const REPLIES = ['assent', 'agree', 'refuse', 'deny', 'decline', 'contrast'];
const SAYS = ['assign', 'urge', 'ask', 'will', 'propose', 'self', 'we', 'group', 'third'];

/** The same for all candidates. */
const headSigns = ({ head, spoken, rounds, view }: Talk) => [
  {
    'rank of who states it': view.authority.get(head.speaker) ?? UNKNOWN_RANK,
    commitment: head.commitment,
    task: head.task,
    subject: subjectSign(head),
    mark: markSign(head),
    spoken: spoken.length,
    rounds: rounds.length,
    round: Number(head.isInRound),
  },
  classSigns('says', [head], SAYS),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
