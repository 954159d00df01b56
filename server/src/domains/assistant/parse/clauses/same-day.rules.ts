import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import { dateOf, type LocalTime } from '@hopgon/engine/time/local-time';
import { type Ground, readText } from '../decide/read-text.rules.ts';
import { readSpokenTime } from '../turn/spoken-time.rules.ts';
import type { Standing } from './stand-alone.rules.ts';

/** "8h", "8:30", "8 giờ" */
export const clock = /\d{1,2}\s*(?:h|g|:|giờ|gio)/iu;

/** Orders and questions of an hour, which is of the day spoken of where no day is said. */
const onADay: ReadonlySet<IntentKind> = new Set(['remind', 'schedule', 'free', 'rooms']);
/** A task is due on a day, and what else is said need not be on it. */
const dated: ReadonlySet<IntentKind> = new Set(['task', 'task-deadline', 'task-accept', 'task-assign']);

/** "Bàn quà Tết": a feast names what a meeting is about. */
const isFeast = /^(?:tết|tất niên|noel|lễ|tet|tat nien|le)(?!\p{L})/iu;

/** "T2 giao ban mấy giờ tan? Xong đặt phòng Trúc 10h": an hour alone is of the day that was said before. */
export function onSameDay({ kind, text }: Standing, parts: readonly Standing[], ground: Ground): string {
  if (!onADay.has(kind)) return text;
  const times = timesIn(text, ground).filter((time) => !isFeast.test(time.text));
  const at = times.find((time) => clock.test(time.text));
  if (at === undefined || times.some((time) => readSpokenTime(time.text, ground.now).saysDay)) return text;
  const day = daysIn(parts, ground).at(-1) ?? (staysOnDay(kind, parts, ground) ? 'hôm đó' : '');
  if (day === '') return text;
  return sameDay.test(text)
    ? text.replace(sameDay, day)
    : `${text.slice(0, at.to)} ${day}${text.slice(at.to)}`;
}

const sameDay = /(?<!\p{L})(?:cùng|cung)\s+(?:ngày|hôm|bữa|ngay|hom|bua)(?!\p{L})/iu;

const timesIn = (text: string, ground: Ground): readonly MessagePiece[] =>
  readText(text, ground).pieces.filter(({ kind }) => kind === 'time');

const daysIn = (parts: readonly Standing[], ground: Ground): string[] =>
  parts
    .filter(({ kind }) => !dated.has(kind))
    .flatMap(({ text }) => timesIn(text, ground))
    .flatMap((time) => dayOf(time.text, ground.now));

function dayOf(said: string, now: LocalTime): string[] {
  const { saysDay, ahead } = readSpokenTime(said, now);
  return saysDay && ahead && !ahead.repeats ? [dayInDigits(dateOf(ahead.start))] : [];
}

/** Whether a meeting that was asked about says on which day, or what is open and is asked about. */
const staysOnDay = (kind: IntentKind, parts: readonly Standing[], { context: { before } }: Ground): boolean =>
  parts.at(-1)?.is === 'question' ||
  (parts.at(-1)?.is === 'part' && before !== null && (kind === 'free' || kind === 'rooms'));

/** "Phòng Sen mai trống không? Trống thì giữ cho em 9h": the room that was asked about is booked. */
export function inSameRoom(own: Standing, last: Standing, ground: Ground): Standing {
  const { pieces } = readText(own.text, ground);
  const at = pieces.find(({ kind, text }) => kind === 'time' && clock.test(text));
  const saysPlace = pieces.some(({ cue }) => cue === 'room' || cue === 'online');
  if (own.kind !== 'schedule' || last.kind !== 'rooms' || at === undefined || saysPlace) return own;
  const asked = fold(last.text);
  const room = ground.context.rooms.find((name) =>
    asked.includes(fold(name).replace(/^phong (?:hop )?/u, '')),
  );
  if (room === undefined) return own;
  return { ...own, text: `${own.text.slice(0, at.to)} ở ${room}${own.text.slice(at.to)}` };
}
