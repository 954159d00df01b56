import { Clause } from '@hopgon/engine/intent/acts/act-clause';
import { plainAnswerOf } from '@hopgon/engine/intent/acts/fill-answer';
import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import { readNoted } from '@hopgon/engine/intent/acts/read-noted';
import { readRequested } from '@hopgon/engine/intent/acts/read-requested';
import { readTold } from '@hopgon/engine/intent/acts/read-told';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import type { Ground, ReadText } from './decide-intent.rules.ts';

/** "Soạn giúp bác mấy dòng gửi anh Huy": what begins so writes a letter, whatever it is of. */
const writesLetter =
  /^\s*(?:(?:ok|dạ|nhờ|giúp|hãy|cho|em|anh|bạn|rồi|ừ|da|nho|giup|ban|roi)\s+){0,3}(?:soạn|viết|thảo|nháp|draft|soan|viet|thao)\s+(?:\S+\s+){0,4}?(?:mail|email|thư(?!\s+(?:ký|kí|mời\s+(?:hội|họp)))|thu(?!\s+(?:ky|ki))|tin nhắn|tin nhan|tin|mấy dòng|vài dòng|đôi dòng|đôi lời|mấy chữ|may dong|vai dong|doi dong|doi loi|may chu)(?!\p{L})/iu;

/** "Việc máy in nhãn chuyển cho Gia Huy", without marks: those that are not typed are restored by guessing. */
const handsOver =
  /^\s*(?:cai )?(?:viec|task|vu) .{3,80}? (?:chuyen|giao lai|ban giao) (?:lai |giao )?(?:cho|qua|sang) /u;

/** "Tạo giúp chị việc đặt cơm" */
const makesTask =
  /^\s*tao (?:(?:giup|gium|dum|ho|cho|them) )?(?:(?:toi|minh|em|anh|chi|tui|bac|co|chu) )?(?:viec|task|1 viec|mot viec) /u;

/** "…, đóng việc cho em", and not "khoan đóng việc" */
const closesTask =
  /(?<!(?:dung|khoan|chua|khoi) )\b(?:dong (?:giup |gium |ho |luon )?(?:viec|task)|tick (?:done|xong)|danh dau (?:da )?xong|close (?:task|viec))\b/u;

/** The kind of a message that is plainly of one by how it is built, however its words are chosen; null where it is not. */
export function plainKindOf({ text, pieces }: ReadText, { context }: Ground): IntentKind | null {
  const clause = new Clause(text, pieces);
  const kinds = new Set(findTitleRuns(text, context.titles).flatMap((run) => [...run.kinds]));
  const { isQuestion } = clause;
  const folded = fold(text);
  if (writesLetter.test(text) || readTold(text) !== null) return 'letter';
  const answer = plainAnswerOf(text, pieces, { isQuestion, namesMeeting: kinds.has('meeting') });
  if (answer !== null) return answer;
  if (isQuestion) return null;
  if (closesTask.test(folded)) return 'task-done';
  if (readNoted(text) !== null) return 'note';
  if (makesTask.test(folded) || readRequested(text, pieces) !== null) return 'task';
  return handsOver.test(folded) && clause.names().length > 0 ? 'task-assign' : null;
}
