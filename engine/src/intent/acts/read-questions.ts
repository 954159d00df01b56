import { Clause } from './act-clause.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { AboutMeeting, SpokenQuestion } from './spoken-act.ts';

/** What a message asks of calendar, rooms, people and tasks beyond the kinds of `read-intent.ts`; null where it asks none of it. */
export function readQuestion(message: string, pieces: readonly MessagePiece[]): SpokenQuestion | null {
  const clause = new Clause(message, pieces);
  return (
    readOwnNotes(clause) ??
    readImport(clause) ??
    readFewerMeetings(clause) ??
    readForbidden(clause) ??
    readRooms(clause) ??
    readMeetingPeople(clause) ??
    readAgenda(clause) ??
    readUncounted(clause) ??
    readFigures(clause) ??
    readTaskState(clause)
  );
}

const ownNotes =
  /(?:ghi chú|lời nhắc|nhắc nhở|ghi chu|loi nhac)\s+(?:riêng\s+)?(?:nào\s+)?(?:của|cua)\s+(?:tôi|mình|em|anh|chị|tui|toi|minh)|(?:xem|danh sách|có)\s+(?:các\s+|những\s+)?(?:ghi chú|lời nhắc)/iu;

const readOwnNotes = (clause: Clause): SpokenQuestion | null =>
  ownNotes.test(clause.message) ? { kind: 'own-notes' } : null;

function readImport(clause: Clause): SpokenQuestion | null {
  const isImport =
    clause.has('import') || /(?<!\p{L})(?:nhap|nap|dua|tai|up)(?!\p{L})/iu.test(clause.message);
  return isImport && clause.has('ics') ? { kind: 'import' } : null;
}

const fewer =
  /(?<!\p{L})(?:h[ọo]p\s+[ií]t\s+(?:h[ơo]n|l[ạa]i|đi|di)|[ií]t\s+(?:ph[ảa]i\s+)?h[ọo]p\s+h[ơo]n|(?:b[ớo]t|đ[ỡo]|do|gi[ảa]m)\s+(?:b[ớo]t\s+)?(?:ph[ảa]i\s+|(?:s[ốo]\s+)?(?:gi[ờo]|th[ờo]i\s+gian|cu[ộo]c|bu[ổo]i|l[ịi]ch)\s+)?h[ọo]p)(?!\p{L})/iu;
const asksHow =
  /(?<!\p{L})(?:l[àa]m\s+(?:sao|th[ếe]\s+n[àa]o|c[áa]ch\s+n[àa]o)|th[ếe]\s+n[àa]o|c[áa]ch|n[êe]n|g[ợo]i\s+[ýy]|b[ằa]ng\s+c[áa]ch|sao)(?!\p{L})/iu;

/** "làm sao để tôi họp ít hơn"; "giảm giờ họp xuống 30 phút" changes a meeting and asks nothing. */
function readFewerMeetings(clause: Clause): SpokenQuestion | null {
  const { message } = clause;
  if (!fewer.test(message) || !asksHow.test(message) || clause.times().length > 0) return null;
  return { kind: 'fewer-meetings', of: clause.has('company') ? 'company' : 'self' };
}

/** Matters of others, and what is no work of an assistant for meetings. */
function readForbidden(clause: Clause): SpokenQuestion | null {
  if (
    (clause.has('private') || /^\s*(?:lương|luong)\s/iu.test(clause.message)) &&
    !clause.has('give', 'make', 'meeting', 'remind-self', 'task') &&
    !/(?:quỹ|quy)\s+(?:tiền\s+)?(?:lương|luong)/iu.test(clause.message)
  )
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

function readRooms(clause: Clause): SpokenQuestion | null {
  const room = clause.at('room');
  if (room < 0 || !clause.has('free') || clause.lead?.cue === 'make') return null;
  const [name] = clause.names(room, room + 2);
  const isAny =
    /(?:nào|nao|mô|mo)$/iu.test(clause.pieces[room]?.text ?? '') || clause.pieces[room + 1]?.cue === 'ask';
  if (name === undefined ? !isAny : !clause.isQuestion) return null;
  const places = clause.names().filter((other) => other !== name);
  const seats = /(\d{1,3})\s*(?:người|chỗ|ghế|nguoi|cho)(?![\p{L}])/iu.exec(clause.message)?.[1];
  return {
    kind: 'rooms',
    words: name ?? '',
    time: clause.times().join(' '),
    place: places[0] ?? '',
    seats: seats === undefined ? null : Number(seats),
  };
}

const aboutOf = (clause: Clause): AboutMeeting => ({
  words: clause.content(),
  times: clause.times(),
  people: clause.names(),
});

function readMeetingPeople(clause: Clause): SpokenQuestion | null {
  const confirms = clause.pieces.findIndex(
    ({ cue, text }) => cue === 'confirm' && /^(?:xác nhận|xac nhan)/iu.test(text),
  );
  const answered = clause.has('answered')
    ? clause.at('answered')
    : clause.has('meeting', 'gathering')
      ? confirms
      : -1;
  if (
    answered > 0 &&
    clause.names(0, answered).length > 0 &&
    clause.isQuestion &&
    clause.has('meeting', 'gathering', 'answered', 'invite')
  )
    return { kind: 'meeting-people', ...aboutOf(clause), words: without(clause, 'answered'), asks: 'answer' };
  if (!/(?:^|\s)(?:ai|những ai|người nào|nhung ai)(?=$|[\s,?])/iu.test(clause.message)) return null;
  if (
    /(?:có|gồm|co|gom)\s+(?:những\s+|nhung\s+)?ai(?=$|[\s,?])/iu.test(clause.message) &&
    (clause.has('meeting', 'gathering') || pointsBack.test(clause.message))
  )
    return { kind: 'meeting-people', ...aboutOf(clause), words: without(clause, 'attend'), asks: 'attend' };
  const asks = (['unanswered', 'chair', 'secretary'] as const).find((cue) => clause.has(cue));
  const about = aboutOf(clause);
  if (asks !== undefined) return { kind: 'meeting-people', ...about, words: without(clause, asks), asks };
  if (clause.has('decline-invite'))
    return { kind: 'meeting-people', ...about, words: without(clause, 'decline-invite'), asks: 'declined' };
  return clause.has('attend')
    ? { kind: 'meeting-people', ...about, words: without(clause, 'attend'), asks: 'attend' }
    : null;
}

/** "Trong đó có ai?" of the meeting spoken of last. */
const pointsBack = /(?<!\p{L})(?:trong|ở|cuộc|buổi|o)\s+(?:đó|đấy|ấy|này|do|day|ay)(?!\p{L})/iu;

const without = (clause: Clause, ...cues: readonly NonNullable<MessagePiece['cue']>[]): string =>
  new Clause(
    clause.message,
    clause.pieces.filter(({ cue }) => cue === null || !['who', ...cues].includes(cue)),
  ).content();

function readAgenda(clause: Clause): SpokenQuestion | null {
  if (!clause.has('agenda') || !clause.isQuestion || clause.has('add')) return null;
  return { kind: 'meeting-agenda', ...aboutOf(clause) };
}

function readFigures(clause: Clause): SpokenQuestion | null {
  const isCounted =
    clause.has('how-many') || /bao nhi[eê]u\s+(?:r[oồ]i|v[aậ]y|nh[iỉ]|$)/iu.test(clause.message.trim());
  const at = clause.at('meeting', 'gathering', 'attend');
  if (at < 0 || !isCounted || clause.times().length === 0) return null;
  if (/m[aấ]y gi[oờ](?!\s+đồng hồ)/iu.test(clause.message) || /ph[ií]/iu.test(clause.content())) return null;
  // "t2 tới giao ban mấy giờ" asks when; how much is asked of days, not of one meeting.
  const [person] = clause.names();
  const isGroup = clause.at('room') >= 0 && clause.pieces[clause.at('room') + 1]?.kind === 'word';
  const of = clause.has('company') ? 'company' : person !== undefined ? 'person' : isGroup ? 'group' : 'self';
  return { kind: 'figures', time: clause.times().join(' '), of, person: person ?? '' };
}

/** "ai họp nhiều nhất", "tỷ lệ việc đúng hạn": a ranking or a share. Who spoke most stands in the figures of a meeting. */
function readUncounted(clause: Clause): SpokenQuestion | null {
  const ranks = /(?:nhiều|ít|hay|lâu|thường xuyên|nhieu|it)\s+(?:nhất|nhat)/iu.test(clause.message);
  const isShare = /(?<!\p{L})t[ỷỉy] l[ệe](?!\p{L})/iu.test(clause.message);
  if (clause.has('said') || !(ranks || isShare)) return null;
  return clause.has('meeting', 'room', 'late', 'company') ? { kind: 'uncounted' } : null;
}

function readTaskState(clause: Clause): SpokenQuestion | null {
  if (clause.has('due') && clause.has('task') && clause.times().length > 0 && clause.isQuestion)
    return { kind: 'due-tasks', time: clause.times().join(' ') };
  const task = clause.at('task');
  const progress = clause.at('progress');
  if (progress < 0) return readTaskByTitle(clause, task);
  // "Ai đang làm …" asks of a task, too.
  const isAsked = task >= 0 || /^(?:ai|của ai|giao)/iu.test(clause.pieces[progress]?.text ?? '');
  if (!isAsked || clause.has('give', 'how-many', 'late', 'meeting', 'gathering')) return null;
  // The words of a title are what is asked about.
  const from = clause.pieces[task]?.cue === 'titled-task' ? task : task + 1;
  const words = clause
    .content(from, progress > task && task >= 0 ? progress : undefined)
    .replace(clause.pieces[progress]?.text ?? '', '')
    .trim();
  return task < 0 && words.split(' ').length < 2 ? null : taskAsked(clause, words);
}

/** "Sao việc gửi bảng giá vẫn báo quá hạn?", "hạn việc kiểm kê là bao giờ?" */
function readTaskByTitle(clause: Clause, task: number): SpokenQuestion | null {
  if (task < 0 || !clause.isQuestion) return null;
  const isTitled = clause.pieces.some(({ cue }) => cue === 'titled-task');
  if (isTitled && clause.has('late', 'deadline', 'finished')) return taskAsked(clause, clause.content(task));
  return clause.has('deadline') && clause.times().length === 0 ? taskAsked(clause, clause.content()) : null;
}

const taskAsked = (clause: Clause, words: string): SpokenQuestion | null =>
  words === '' ? null : { kind: 'task-state', words, people: clause.names() };
