import { aboutOf, restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct } from './spoken-act.ts';

const everyOne = /(?<!\p{L})(?:tất cả|toàn bộ|mọi (?:cuộc|buổi|lịch)|hết các|tat ca|toan bo)(?!\p{L})/iu;
const allWords = /(?<!\p{L})(?:tất|cả|toàn|bộ|mọi|hết|các|tat|ca|toan|bo|moi|het|cac)(?!\p{L})/giu;

export function readCancel(clause: Clause): SpokenAct | null {
  const lead = clause.at('cancel');
  const drop = clause.at('drop');
  const meeting = clause.at('meeting', 'gathering', 'meet');
  const isNotHeld = /^(?:không|khỏi|thôi)/iu.test(clause.pieces[lead]?.text ?? '');
  if (isNotHeld && !/(?:^|\s)(?:nữa|nua)(?=$|[\s,.!])/iu.test(clause.message)) return null;
  const at = lead >= 0 ? lead : drop >= 0 && meeting === drop + 1 ? drop : -1;
  // Typed without marks, "may" and "sao" ask less often than they name.
  const asks = clause.isQuestion && clause.pieces[at] !== clause.lead;
  if (at < 0 || clause.has('give', 'task') || asks) return null;
  const comma = clause.markAfter(at, ',');
  const end = comma < 0 ? clause.pieces.length : comma;
  const all = everyOne.test(clause.message);
  const said = aboutOf(clause, at + 1, end);
  const about = all ? { ...said, words: said.words.replace(allWords, '').trim() } : said;
  if (meeting < 0 && about.times.length === 0 && about.people.length === 0) return null;
  const reason = comma < 0 ? '' : restOf(clause, comma + 1);
  return { kind: 'cancel', ...about, all, reason: reason.replace(/\s+(?:rồi|roi|nhé|nha|ạ)$/iu, '') };
}
