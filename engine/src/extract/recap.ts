import type { Clause } from './clauses/clause.ts';
import { clauseContent } from './clauses/clause-content.ts';
import { anyOf, opensWith } from './language/phrase.ts';
import { type MeetingContext, plainTurn } from './meeting-context.ts';
import { perMeeting } from './per-meeting.ts';

const RECAPS = anyOf(`
  tóm lại|tóm tắt|chốt lại|nhắc lại|tổng kết|tổng hợp lại|điểm lại|recap|rà lại|đọc lại|gom lại|kết lại
  vậy là có|kết luận lại|tổng kết lại|nói lại|túm lại|tóm cái lại|lặp lại|vậy tóm|để em đọc|ghi lại nhé
  tóm gọn|tổng lại|priority
`);

/** … or is asked to. */
const ASKS_RECAP = anyOf(
  '(?:đọc|nhắc|điểm|tóm tắt|tóm|chốt|tổng kết|rà) lại(?: \\S+){0,2} (?:giúp|hộ|các|những|cho)',
);

/** "Tôi kết luận. Một, … Hai, …", said when the meeting ends of what was said before; new work may be given there, too. */
function concludes(clauses: readonly Clause[], context: MeetingContext): boolean {
  const turn = clauses[0]?.turn ?? 0;
  if (turn < context.turns.length - LAST || !CONCLUDES.test(clauses[0]?.plain ?? '')) return false;
  const named = clauses.filter((clause) => (context.mentions.get(clause) ?? []).length > 0);
  const words = [...new Set(named.flatMap((clause) => [...clauseContent(clause, context)]))];
  const before = context.plainTurns.slice(0, turn);
  const old = words.filter((word) => before.some((plain) => plain.includes(` ${word} `)));
  return old.length >= words.length * MOSTLY;
}
const CONCLUDES = opensWith(
  '(?:vâng |rồi |vậy |thế |thôi )*(?:(?:tôi|anh|chị|em|chú|bác|thầy|cô) )?(?:xin )?kết luận',
);
const LAST = 4;
const MOSTLY = 0.8;

const recapsKnown = perMeeting(() => new Map<readonly Clause[], boolean>());

/** A turn that goes over who does what again. It brings no new work, only another proof of the old. */
export function isRecap(clauses: readonly Clause[], context: MeetingContext): boolean {
  const known = recapsKnown(context);
  const recaps = known.get(clauses) ?? goesOverWork(clauses, context);
  known.set(clauses, recaps);
  return recaps;
}

function goesOverWork(clauses: readonly Clause[], context: MeetingContext): boolean {
  const before = plainTurn(context, (clauses[0]?.turn ?? 0) - 1);
  const opens = clauses.slice(0, 3).some((clause) => RECAPS.test(clause.plain)) || ASKS_RECAP.test(before);
  if (!(opens || concludes(clauses, context))) return false;
  const people = new Set(
    clauses.flatMap((clause) => (context.mentions.get(clause) ?? []).map((mention) => mention.person.label)),
  );
  return people.size >= 2;
}
