import { aboutOf } from './about-meeting.ts';
import { Clause } from './act-clause.ts';
import { saysWhen, timeLedTo } from './read-move.ts';
import type { MessagePiece } from './read-pieces.ts';
import { minutesIn } from './said-amounts.ts';
import type { SpokenAct } from './spoken-act.ts';

const isEarlier = /(?<!\p{L})(?:sớm|som)(?!\p{L})/iu;
const isShift = /(?<!\p{L})(?:sớm|muộn|trễ|lùi|lui|som|muon|tre)(?!\p{L})/iu;

/**
 * What a message that is known to change a meeting wants, where no phrase says so: "buổi nghiệm thu cho sang thứ Hai 9h". Null where
 * its words leave that open.
 */
export function readChangeOf(
  change: 'cancel' | 'move' | 'people' | 'other',
  message: string,
  pieces: readonly MessagePiece[],
): SpokenAct | null {
  const clause = new Clause(message, pieces);
  if (clause.has('give', 'make', 'minutes', 'write') || clause.has('room', 'online', 'offline')) return null;
  if (change === 'cancel') return readCancelOf(clause);
  const shift = readShiftOf(clause);
  if (shift) return shift;
  // "Cuộc 10h không kịp, để 14h nhé": of two times the last is the new one.
  const isMove = change === 'move' || (change === 'other' && clause.times().length > 1);
  return isMove && !clause.isQuestion ? readMoveOf(clause) : null;
}

function readShiftOf(clause: Clause): SpokenAct | null {
  const minutes = isShift.test(clause.message) ? minutesIn(clause.message) : null;
  if (minutes === null) return null;
  const about = aboutOf(clause);
  const by = isEarlier.test(clause.message) ? -minutes : minutes;
  return { kind: 'move', ...about, words: withoutShift(about.words), to: '', by };
}

function readMoveOf(clause: Clause): SpokenAct | null {
  const target = timeLedTo(clause) ?? clause.times().findLast((time) => saysWhen.test(time)) ?? null;
  if (target === null) return null;
  const end = clause.pieces.findIndex(({ text }) => text === target);
  const words = clause.content(0, end < 0 ? undefined : end);
  const times = clause.times().filter((time) => time !== target);
  const people = clause.names();
  // What names no meeting is of the one spoken of.
  if (words === '' && times.length + people.length === 0) return null;
  return { kind: 'move', words, times, people, to: target, by: null };
}

function readCancelOf(clause: Clause): SpokenAct | null {
  if (clause.isQuestion) return null;
  const comma = clause.markAfter(0, ',');
  const end = comma < 0 ? clause.pieces.length : comma;
  const { words, ...about } = aboutOf(clause, 0, end);
  const reason = comma < 0 ? '' : clause.text(comma + 1);
  return { kind: 'cancel', words: words.replace(leaves, ' ').trim(), ...about, all: false, reason };
}

const leaves = /(?:^|\s)(?:nữa|nua|thôi|thoi|khỏi|khoi|nghỉ|nghi)(?=\s|$)/giu;
const withoutShift = (words: string): string =>
  words
    .replace(
      /(?:^|\s)(?:sớm|muộn|trễ|lên|lại|hơn|som|muon|tre|len|hon|\d{1,3}|tiếng|phút|tieng|phut|nửa|p)(?=\s|$)/giu,
      ' ',
    )
    .trim();
