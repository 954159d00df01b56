import { hasClass } from '../classify/signs.ts';
import type { Clause } from '../clauses/clause.ts';

const LEAST_ANSWERS = 2;
const LEAST_SHARE = 0.1;
const ASKS = 0.3;
const GIVES = { task: 0.4, commitment: 0.3 };

type SaidClause = Pick<Clause, 'speaker' | 'at' | 'tokens' | 'phrases'> & {
  readonly task: number;
  readonly commitment: number;
  readonly question: number;
};

type Voice = { answers: number; turns: number };

/** Labels that answer themselves again and again ("Ai gọi lại cho họ?" "Dạ để em."): several people speak under them. */
export function sharedVoices(clauses: readonly SaidClause[]): ReadonlySet<string> {
  const voices = new Map<string, Voice>();
  clauses.forEach((clause, index) => {
    if (clause.speaker === null) return;
    const voice = voices.get(clause.speaker) ?? { answers: 0, turns: 0 };
    if (clause.at === 0) voice.turns += 1;
    if (answers(clause, clauses[index - 1])) voice.answers += 1;
    voices.set(clause.speaker, voice);
  });
  return new Set(
    [...voices].flatMap(([label, { answers: own, turns }]) =>
      own >= LEAST_ANSWERS && own >= LEAST_SHARE * turns ? [label] : [],
    ),
  );
}

const answers = (clause: SaidClause, before: SaidClause | undefined): boolean =>
  before !== undefined &&
  before.speaker === clause.speaker &&
  wantsAnswer(before) &&
  clause.phrases.some(({ from, classes }) => from === 0 && classes.includes('assent'));

const wantsAnswer = (clause: SaidClause): boolean =>
  clause.tokens.at(-1)?.mark === '?' ||
  clause.question > ASKS ||
  hasClass(clause, 'ask') ||
  (clause.task >= GIVES.task && clause.commitment <= GIVES.commitment);
