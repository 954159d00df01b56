import { plainAnswerOf } from '@hopgon/engine/intent/acts/fill-answer';
import { findTitleRuns, type KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import { readMessageTo } from '@hopgon/engine/intent/acts/read-message-to';
import { readNoted } from '@hopgon/engine/intent/acts/read-noted';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { readRequested } from '@hopgon/engine/intent/acts/read-requested';
import { Clause } from '@hopgon/engine/intent/clauses/act-clause';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';

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
export function plainKindOf(
  text: string,
  pieces: readonly MessagePiece[],
  titles: readonly KnownTitle[],
): IntentKind | null {
  const clause = new Clause(text, pieces);
  const kinds = new Set(findTitleRuns(text, titles).flatMap((run) => [...run.kinds]));
  const { isQuestion } = clause;
  const folded = fold(text);
  if (writesLetter.test(text) || readMessageTo(text) !== null) return 'letter';
  const answer = plainAnswerOf(text, pieces, { isQuestion, namesMeeting: kinds.has('meeting') });
  if (answer !== null) return answer;
  if (isQuestion) return null;
  if (closesTask.test(folded)) return 'task-done';
  if (readNoted(text) !== null) return 'note';
  if (makesTask.test(folded) || readRequested(text, pieces) !== null) return 'task';
  return handsOver.test(folded) && clause.names().length > 0 ? 'task-assign' : null;
}
