import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';

/** From here on a clause promises, and up to here it gives work to somebody. */
const PROMISES = 0.5;
const GIVES = 0.3;
const LIKELY = 0.2;

/** From here on several people surely speak under a label, and likely where it answers itself besides. */
const SHARED = { surely: 0.97, likely: 0.7 };

/** The clauses of a task, and the meeting they were said in. */
type Spoken = {
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
  readonly view: Pick<MeetingView, 'people' | 'clauses' | 'byTurn' | 'shared'>;
};

/**
 * Whether the likeliest owner of a task may be written down. A wrong owner is worse than none, so nobody is where voices cannot be
 * distinguished: each reason stands with a sentence that shows it.
 */
export const isCertainOwner = (owner: string, spoken: Spoken): boolean =>
  isNamedOrTakes(owner, spoken) && isCertainVoice(owner, spoken);

/** Whether nothing says that somebody else may speak under the label of an owner. */
export function isCertainVoice(owner: string, spoken: Spoken): boolean {
  const { group } = spoken;
  return !(
    isShared(owner, SHARED.surely, spoken) ||
    promisesOf(spoken).some((clause) => promisesUnknown(clause, spoken)) ||
    group.some((clause) => offersChoice(clause) && !isPromisedAfter(clause, group)) ||
    group.some((clause) => callsSelf(clause, owner)) ||
    answersSelf(owner, group)
  );
}

/** Somebody promises it, is named with it, or agrees at once; who only speaks beside "phải gọi lại cho khách" is a guess. */
function isNamedOrTakes(owner: string, spoken: Spoken): boolean {
  const { head, group, view } = spoken;
  const isNamed = ({ mentions }: ScoredClause) => mentions.some(({ person }) => person.label === owner);
  const replies = [head, ...group].flatMap(({ turn }) => (view.byTurn[turn + 1] ?? []).slice(0, 1));
  return (
    !view.people.some(({ label }) => label === owner) ||
    promisesOf(spoken).some(({ speaker }) => speaker === owner) ||
    [...group, ...(view.byTurn[head.turn] ?? [])].some(isNamed) ||
    replies.some((clause) => clause.speaker === owner && opensWithAssent(clause))
  );
}

const opensWithAssent = ({ phrases }: ScoredClause): boolean =>
  phrases.some(({ from, classes }) => from === 0 && ASSENTS.some((name) => classes.includes(name)));
const ASSENTS = ['assent', 'agree', 'polite'];

const isShared = (label: string, from: number, { view }: Spoken): boolean =>
  (view.shared.get(label) ?? 0) >= from;

/** Clauses in which somebody says that they do it. */
const promisesOf = ({ head, group }: Spoken): ScoredClause[] =>
  [head, ...group].filter(({ commitment, task }) => commitment >= PROMISES && task >= LIKELY);

/** "Để em gửi" without a label, under one of several people, or under one that was asked for it by the same label. */
function promisesUnknown({ speaker, index, subject }: ScoredClause, spoken: Spoken): boolean {
  if (subject.kind === 'named') return false;
  if (speaker === null || isShared(speaker, SHARED.surely, spoken)) return true;
  const before = spoken.view.clauses[index - 1];
  return (
    before?.speaker === speaker &&
    (before.tokens.at(-1)?.mark === '?' || before.question >= PROMISES || isGiven(before)) &&
    isShared(speaker, SHARED.likely, spoken)
  );
}

const isGiven = ({ task, commitment }: ScoredClause): boolean => task >= LIKELY && commitment <= GIVES;

/** "Hà hoặc Minh gửi nhé." */
const offersChoice = ({ ruled, mentions }: ScoredClause): boolean =>
  ruled.some(
    ({ from, to, classes }) =>
      classes.includes('rule-either') &&
      (mentions.some((one) => one.to === from) || mentions.some((one) => one.from === to)),
  ) || ruled.some(({ classes }) => classes.includes('rule-anybody'));

const isPromisedAfter = ({ index }: ScoredClause, group: readonly ScoredClause[]): boolean =>
  group.some((one) => one.index > index && one.commitment >= PROMISES && one.task >= LIKELY);

/** Under Hà's label: "Hà ơi, em gửi báo giá nhé." */
const callsSelf = ({ mentions, speaker }: ScoredClause, owner: string): boolean =>
  speaker === owner && mentions.some(({ person, isCalled }) => isCalled && person.label === owner);

/** Twice under Hà's label: "Gửi báo giá đi em." "Dạ để em gửi." */
const answersSelf = (owner: string, group: readonly ScoredClause[]): boolean =>
  group.some(
    (given) =>
      given.speaker === owner &&
      given.commitment <= GIVES &&
      given.task >= PROMISES &&
      group.some(
        (taken) =>
          taken.turn === given.turn + 1 &&
          taken.speaker === owner &&
          taken.commitment >= 1 - GIVES &&
          taken.phrases.some(({ from, classes }) => from === 0 && classes.includes('assent')),
      ),
  );
