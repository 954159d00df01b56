import { Clause } from '../clauses/act-clause.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { SpokenQuestion } from './spoken-act.ts';

/** What a message asks that no assistant for meetings answers, and why; null where it asks nothing of that. */
export function readOutside(message: string, pieces: readonly MessagePiece[]): SpokenQuestion | null {
  const clause = new Clause(message, pieces);
  return readForbidden(clause) ?? readUncounted(clause);
}

/** Matters of others, and what is no work of an assistant for meetings. */
function readForbidden(clause: Clause): SpokenQuestion | null {
  if (
    (clause.has('private') || /^\s*(?:lương|luong)\s/iu.test(clause.message)) &&
    !clause.has('give', 'make', 'meeting', 'remind-self', 'task') &&
    !/(?:quỹ|quy)\s+(?:tiền\s+)?(?:lương|luong)/iu.test(clause.message)
  )
    return { kind: 'private' };
  if (/(?<!\p{L})(?:mật khẩu|password|mat khau)(?!\p{L})/iu.test(clause.message) && clause.names().length > 0)
    return { kind: 'private' };
  const { lead } = clause;
  if (translates.test(clause.message)) return { kind: 'beyond' };
  if (elsewhere.test(clause.message) && !clause.has('said', 'decided', 'meeting', 'give', 'task', 'note'))
    return { kind: 'beyond' };
  if (
    lead?.cue === 'goods' &&
    !clause.has('give', 'task', 'meeting', 'minutes', 'remind-self', 'progress', 'decided')
  )
    return { kind: 'beyond' };
  // "đặt 50 thùng": goods are counted, meetings are not.
  const from = lead ? clause.pieces.indexOf(lead) + 1 : 0;
  const next = clause.pieces.slice(from).find(({ cue }) => cue !== 'polite' && cue !== 'self');
  return lead?.cue === 'make' &&
    next !== undefined &&
    /^\d+$/u.test(next.text) &&
    !makesMeeting.test(lead.text) &&
    !clause.has('meeting', 'meet', 'gathering')
    ? { kind: 'beyond' }
    : null;
}

/** "Lên lịch 1 tiếng" */
const makesMeeting = /(?<!\p{L})(?:lịch|cuộc|buổi|họp|hẹn|lich|cuoc|buoi|hop|hen)(?!\p{L})/iu;

/** Matters of no company's meetings. */
const elsewhere =
  /(?<!\p{L})(?:(?:chuyển|chuyen)\s+\d[\d.,]*\s*(?:triệu|trieu|tr|nghìn|k|đồng|tỷ)|thời tiết|thoi tiet|xổ số|xo so|tử vi|tỷ số|bóng đá|(?:trưa|tối|sáng|nay|mai|hôm nay)\s+ăn gì|ăn gì|phim gì|nghe nhạc|hack|bẻ khóa|kể chuyện cười|chuyện cười|nghỉ phép giúp|đơn nghỉ phép)(?!\p{L})/iu;

const translates =
  /^\s*(?:\S+\s+){0,2}(?:dịch|dich)\s+.*(?:tiếng|hợp đồng|văn bản|tài liệu|bài|tieng|hop dong|van ban|tai lieu)/iu;

/** "ai họp nhiều nhất", "tỷ lệ việc đúng hạn": a ranking or a share. Who spoke most stands in the figures of a meeting. */
function readUncounted(clause: Clause): SpokenQuestion | null {
  const ranks = /(?:nhiều|ít|hay|lâu|thường xuyên|nhieu|it)\s+(?:nhất|nhat)/iu.test(clause.message);
  const isShare = /(?<!\p{L})t[ỷỉy] l[ệe](?!\p{L})/iu.test(clause.message);
  if (clause.has('said') || !(ranks || isShare)) return null;
  return clause.has('meeting', 'room', 'late', 'company') ? { kind: 'uncounted' } : null;
}
