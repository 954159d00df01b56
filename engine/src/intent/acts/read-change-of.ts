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
  const minutes = isShift.test(message) ? minutesIn(message) : null;
  if (minutes !== null) {
    const about = aboutOf(clause);
    return {
      kind: 'move',
      ...about,
      words: withoutShift(about.words),
      to: '',
      by: isEarlier.test(message) ? -minutes : minutes,
    };
  }
  // "Cuộc 10h không kịp, để 14h nhé": of two times the last is the new one.
  const isMove = change === 'move' || (change === 'other' && clause.times().length > 1);
  if (!isMove || clause.isQuestion) return null;
  const target = timeLedTo(clause) ?? clause.times().findLast((time) => saysWhen.test(time)) ?? null;
  if (target === null) return null;
  const end = clause.pieces.findIndex(({ text }) => text === target);
  return {
    kind: 'move',
    words: clause.content(0, end < 0 ? undefined : end),
    times: clause.times().filter((time) => time !== target),
    people: clause.names(),
    to: target,
    by: null,
  };
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
