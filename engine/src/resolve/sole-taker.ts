import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { isCertainVoice } from './is-certain-owner.ts';

type Spoken = {
  readonly head: ScoredClause;
  readonly group: readonly ScoredClause[];
  readonly view: MeetingView;
};

const STATES_WORK = 0.05;
const SURELY_PROMISES = 0.9;
const ASKS = 0.4;

/**
 * The only one who says of work that they do it: "tôi sang mở máy ra xem". Nobody where another one says so, too, somebody else is
 * named with it, or voices cannot be distinguished.
 */
export function soleTaker(spoken: Spoken): string | null {
  const clauses = [...new Set([spoken.head, ...spoken.group])];
  const takers = new Set(clauses.filter(takesWork).map(({ speaker }) => speaker));
  const [taker] = takers;
  if (taker === null || taker === undefined || takers.size > 1) return null;
  const isOther = clauses.some(
    ({ subject, mentions }) =>
      (subject.kind === 'named' && subject.label !== taker) ||
      mentions.some(({ person, isCalled }) => isCalled && person.label !== taker),
  );
  return !isOther && isCertainVoice(taker, spoken) ? taker : null;
}

/** "Tôi gửi", "để em xem", "dạ em lấy": "I" before a verb, or a promise beyond doubt. */
function takesWork({ task, commitment, question, phrases, tokens }: ScoredClause): boolean {
  if (task < STATES_WORK || question >= ASKS || tokens.at(-1)?.mark === '?') return false;
  const isVerb = (at: number) =>
    phrases.some(
      ({ from, classes }) =>
        from === at && classes.some((name) => name.startsWith('verb-') || name === 'will'),
    );
  const isSelf = phrases.some(
    ({ to, classes }) => classes.includes('self') && !classes.includes('we') && isVerb(to),
  );
  return (
    isSelf ||
    (commitment >= SURELY_PROMISES &&
      phrases.some(({ to, classes }) => classes.includes('kin') && isVerb(to)))
  );
}
