import { restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct } from './spoken-act.ts';

/** "Gửi mail cho Bình nhắc …": who sends a mail has it written first. */
const sends = /^(?:gửi|gởi|bắn|gui|goi)$/iu;

export function readLetter(clause: Clause): SpokenAct | null {
  const mail = clause.at('mail');
  const lead = clause.lead ? clause.pieces.indexOf(clause.lead) : -1;
  const isSent = sends.test(clause.pieces[lead]?.text ?? '');
  if (clause.pieces[lead]?.cue !== 'write' && !isSent) return null;
  if (mail < lead || mail - lead > (isSent ? 2 : 5)) return null;
  const text = restOf(clause, mail + 1).replace(/^(?:gửi|gởi|gui|cho|đến|tới)\s+(?:cho\s+)?/iu, '');
  const to =
    /^(.{2,60}?)\s+(?:để|về|báo|bao|thông báo|xin|hỏi|mời|cảm ơn|nhắc|nói|rằng|chúc|đề nghị|de|ve|thong bao|hoi|moi|cam on)(?=\s)/iu.exec(
      text,
    )?.[1];
  return {
    kind: 'letter',
    to: to ?? clause.names(mail)[0] ?? '',
    text: to ? text.slice(to.length).trim() : text,
  };
}

export function readPoll(clause: Clause): SpokenAct | null {
  const at = clause.at('poll');
  const times = clause.times(at + 1);
  if (at < 0 || times.length < 2) return null;
  const colon = clause.pieces.findIndex(({ text, kind }) => kind === 'mark' && text === ':');
  const first = clause.pieces.findIndex(({ kind }) => kind === 'time');
  const title = clause
    .text(at + 1, colon > at ? colon : first)
    .replace(/^[\s,:]*(?:(?:chọn|về|giờ|lịch|ngày|thời gian|xem)\s+)*(?:họp\s+)?(?:bàn\s+|về\s+)*/iu, '');
  const hours = times.filter((time) => /\d/u.test(time));
  return { kind: 'poll', title: title.trim(), times: hours, people: clause.names() };
}
