import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clause.ts';
import { anyOf } from './language/phrase.ts';
import { URGES } from './language/stance-cues.ts';

const POLITE = anyOf('dạ|vâng|ạ|thưa');
const COMMANDS = anyOf(
  'chốt|giao|phân công|nhớ|giúp (?:anh|chị|tôi|cô|chú|bác|thầy)|cho (?:anh|chị|tôi|cô|chú|bác|thầy)|bắt đầu|giải tán',
);

/** The speaker whose word settles things: most requests, fewest polite particles. Null where nobody stands out. */
export function findChair(turns: readonly Turn[], clauses: readonly (readonly Clause[])[]): string | null {
  const opener = turns[0]?.speaker;
  const scores = new Map<string, number>(opener ? [[opener, 1]] : []);
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === null) continue;
    const change = (clauses[index] ?? []).reduce((total, clause) => total + authority(clause), 0);
    scores.set(turn.speaker, (scores.get(turn.speaker) ?? 0) + change);
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 0 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

function authority({ plain, asks }: Clause): number {
  if (POLITE.test(plain)) return -1;
  return !asks && (URGES.test(plain) || COMMANDS.test(plain)) ? 1 : 0;
}
