import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';

/** "Nhắc tôi trước buổi đó nửa tiếng in hồ sơ": a reminder that says how long before, and no time of its own. */
export function aheadOf(act: SpokenAct, { words: { before }, message }: ParsedTurn): SpokenAct {
  if (act.kind === 'remind-before' && pointsBefore.test(message))
    return { ...act, words: '', text: (pointsBefore.exec(message)?.groups?.text ?? '').trim() };
  if (act.kind !== 'remind' || act.at !== '' || before === null) return act;
  const text = act.text.replace(beforeMeeting, '').trim();
  return { kind: 'remind-before', words: '', times: [], people: [], isNamed: false, minutes: before, text };
}

const pointsBefore =
  /(?:trước|truoc)\s+(?:(?:buổi|cuộc|giờ|lúc|khi|buoi|cuoc|gio|luc)\s+(?:họp\s+|hop\s+)?)?(?:đó|ấy|này|nớ|do|ay|nay|no)\s+(?:nửa|nua|một|mot|\d{1,3})\s*(?:tiếng|phút|ngày|tieng|phut|ngay|p)(?![\p{L}])(?<text>.*)$/iu;

const beforeMeeting =
  /^(?:trước|truoc)\s+(?:(?:buổi|cuộc|giờ|khi|lúc|họp|đó|ấy|này|buoi|cuoc|gio|hop|do|ay)\s+)*(?:nửa|nua|một|mot|\d{1,3})?\s*(?:tiếng|phút|ngày|tieng|phut|ngay|p)\s*/iu;
