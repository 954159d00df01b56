import { hasClass, type Signs, signJoiner } from '../classify/signs.ts';
import type { Clause } from '../clauses/clause.ts';

/** What is read of a clause to find out how many people speak under its label. */
export type SpokenClause = Pick<Clause, 'speaker' | 'tokens' | 'phrases' | 'mentions' | 'subject'> & {
  readonly task: number;
  readonly commitment: number;
  readonly question: number;
};

/** What a clause does in the talk. */
export type VoiceClause = {
  readonly speaker: string | null;
  readonly asks: boolean;
  readonly gives: boolean;
  readonly promises: boolean;
  readonly replies: boolean;
  readonly isPolite: boolean;
  readonly mentions: SpokenClause['mentions'];
  /** The word for oneself in a promise, and those that others are called by. */
  readonly self: string | null;
  readonly called: readonly string[];
};

const ASKS = 0.3;
const GIVES = { task: 0.4, commitment: 0.3 };
const PROMISES = { task: 0.3, commitment: 0.6 };
const REPLIES = new Set(['assent', 'agree', 'polite', 'deny', 'refuse', 'done']);

export function readVoiceClause(clause: SpokenClause): VoiceClause {
  const { speaker, tokens, phrases, mentions, subject, task, commitment, question } = clause;
  const reply = phrases.find(({ from, classes }) => from === 0 && classes.some((name) => REPLIES.has(name)));
  const isCall = (from: number, to: number) =>
    tokens[to]?.word === 'ơi' || reply?.to === from || to === tokens.length;
  return {
    speaker,
    mentions,
    asks: tokens.at(-1)?.mark === '?' || question > ASKS || hasClass(clause, 'ask'),
    gives: task >= GIVES.task && commitment <= GIVES.commitment,
    promises: task >= PROMISES.task && commitment >= PROMISES.commitment,
    replies: reply !== undefined,
    isPolite: hasClass(clause, 'polite'),
    self: subject.kind === 'pronoun' && commitment >= PROMISES.commitment ? subject.word : null,
    called: phrases.flatMap(({ from, to, classes }) =>
      classes.includes('kin') && isCall(from, to) ? [tokens[from]?.word ?? ''] : [],
    ),
  };
}

type Pair = { readonly before: VoiceClause; readonly clause: VoiceClause };

/** Who was called by name, and who spoke next. */
export type Call = { readonly called: string; readonly answers: string | null; readonly isReply: boolean };

/** Calls that another label than the caller's answers. */
export const callsIn = (clauses: readonly VoiceClause[]): Call[] =>
  clauses.flatMap((clause, at) => {
    const before = clauses[at - 1];
    if (!before || before.speaker === clause.speaker) return [];
    return before.mentions
      .filter(({ isCalled, person }) => isCalled && person.label !== before.speaker)
      .map(({ person }) => ({
        called: person.label,
        answers: clause.speaker,
        isReply: clause.replies || clause.promises,
      }));
  });

/** Of the calls of a label and of those it answers. */
const OF_CALLS: readonly (readonly [name: string, isSo: (call: Call, label: string) => boolean])[] = [
  ['called and answers', ({ called, answers }, label) => called === label && answers === label],
  ['called and another answers', ({ called, answers }, label) => called === label && answers !== label],
  ['answers for another', ({ called, answers }, label) => called !== label && answers === label],
  [
    'replies for another',
    ({ called, answers, isReply }, label) => called !== label && answers === label && isReply,
  ],
];

/** Of clauses that follow another of the same label. */
const OF_PAIRS: readonly (readonly [name: string, isSo: (pair: Pair) => boolean])[] = [
  ['asked themself', ({ before }) => before.asks],
  ['answered themself', ({ before, clause }) => before.asks && clause.replies],
  ['replied to themself', ({ clause }) => clause.replies],
  ['took what they gave', ({ before, clause }) => before.gives && (clause.promises || clause.replies)],
];

/** Of all clauses of a label. */
const OF_CLAUSES: readonly (readonly [
  name: string,
  isSo: (clause: VoiceClause, label: string) => boolean,
])[] = [
  ['promises', ({ promises }) => promises],
  ['gives', ({ gives }) => gives],
  ['asks', ({ asks }) => asks],
  ['polite', ({ isPolite }) => isPolite],
  ['plain replies', ({ replies, isPolite }) => replies && !isPolite],
  ['calls themself', (clause, label) => isNamed(clause, label, true)],
  ['speaks of themself', (clause, label) => isNamed(clause, label, false)],
];

const isNamed = ({ mentions }: VoiceClause, label: string, called: boolean): boolean =>
  mentions.some(({ person, isCalled }) => isCalled === called && person.label === label);

/** Signs that several people speak under a label: clauses that answer the one before, and how they call themselves and others. */
export function voiceSigns(
  label: string,
  places: readonly number[],
  { clauses, calls }: { readonly clauses: readonly VoiceClause[]; readonly calls: readonly Call[] },
): Signs {
  const own = places.flatMap((at) => clauses[at] ?? []);
  const pairs = places.flatMap((at) => {
    const [before, clause] = [clauses[at - 1], clauses[at]];
    return before && clause && before.speaker === label ? [{ before, clause }] : [];
  });
  return joinVoiceSigns([
    { clauses: own.length, pairs: pairs.length },
    countSigns('of all', clauses.length, own.length),
    ...OF_PAIRS.map(([name, isSo]) => countSigns(name, pairs.length, countOf(pairs, isSo))),
    ...OF_CLAUSES.map(([name, isSo]) =>
      countSigns(
        name,
        own.length,
        countOf(own, (clause) => isSo(clause, label)),
      ),
    ),
    ...OF_CALLS.map(([name, isSo]) => ({ [name]: countOf(calls, (call) => isSo(call, label)) })),
    {
      'words for I': new Set(own.flatMap(({ self }) => self ?? [])).size,
      'words for you': new Set(own.flatMap(({ called }) => called)).size,
    },
  ]);
}

const joinVoiceSigns = signJoiner();

const countSigns = (name: string, all: number, part: number): Record<string, number> => ({
  [name]: part,
  [`share ${name}`]: all === 0 ? 0 : part / all,
});

function countOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (isCounted(item)) count += 1;
  return count;
}
