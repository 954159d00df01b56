import { isSharedLabel } from '../clauses/shared-labels.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';

/** From here on a clause promises, and up to here it gives work to somebody. */
const PROMISES = 0.5;
const GIVES = 0.3;
const LIKELY = 0.2;

/** The clauses of a task, and labels under which several people speak. */
type Spoken = {
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
  readonly shared: ReadonlySet<string>;
};

/**
 * Whether the likeliest owner of a task may be written down. A wrong owner is worse than none, so nobody is where voices cannot be
 * distinguished: each reason stands with a sentence that shows it.
 */
export function isCertainOwner(owner: string, { head, group, shared }: Spoken): boolean {
  return !(
    isSharedLabel(owner) ||
    shared.has(owner) ||
    promisesUnknown(head, group) ||
    group.some((clause) => offersChoice(clause) && !isPromisedAfter(clause, group)) ||
    group.some((clause) => callsSelf(clause, owner)) ||
    answersSelf(owner, group)
  );
}

/** Somebody without a label: "Để em gửi." */
const promisesUnknown = (head: ScoredClause, group: readonly ScoredClause[]): boolean =>
  [head, ...group].some(
    ({ speaker, commitment, task, subject }) =>
      speaker === null && commitment >= PROMISES && task >= LIKELY && subject.kind !== 'named',
  );

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
