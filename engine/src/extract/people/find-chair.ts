import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { anyOf } from '../language/phrase.ts';
import { URGES } from '../language/stance-cues.ts';

const POLITE = anyOf('dạ|vâng|ạ|thưa');
const COMMANDS = anyOf(
  'chốt|giao|phân công|nhớ|giúp (?:anh|chị|tôi|cô|chú|bác|thầy)|cho (?:anh|chị|tôi|cô|chú|bác|thầy)|bắt đầu|giải tán',
);
/** Gives the floor, or goes on to the next matter. */
const LEADS = anyOf(
  'tiếp theo(?: là)?|việc (?:đầu tiên|thứ (?:nhất|hai|ba|tư))|mục (?:tiếp|thứ)|chuyển sang|sang (?:phần|mục|việc|chuyện)|(?:báo cáo|trình bày|cho ý kiến|phát biểu|nói trước) (?:đi|coi|xem)|mời',
);

/** Who opens a meeting mostly leads it, however politely; so does, less surely, who closes it. */
const OPENS = 4;
const ENDS = 1;

/** The speaker whose word settles things: most requests, fewest polite particles. Null where nobody stands out. */
export function findChair(turns: readonly Turn[], clauses: readonly (readonly Clause[])[]): string | null {
  const opener = turns.find(says)?.speaker;
  const scores = new Map<string, number>(opener ? [[opener, OPENS]] : []);
  const last = turns.findLast(says)?.speaker;
  if (last) scores.set(last, (scores.get(last) ?? 0) + ENDS);
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === null) continue;
    const change = (clauses[index] ?? []).reduce((total, clause) => total + authority(clause), 0);
    scores.set(turn.speaker, (scores.get(turn.speaker) ?? 0) + change);
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 0 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** More than a nod. */
const says = ({ text }: Turn): boolean => text.trim().split(/\s+/u).length > NOD;
const NOD = 2;

function authority({ plain, asks }: Clause): number {
  if (LEADS.test(plain)) return 1;
  if (POLITE.test(plain)) return -1;
  return !asks && (URGES.test(plain) || COMMANDS.test(plain)) ? 1 : 0;
}
