import type { SingleChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import { addMinutes, type LocalTime, minutesBetween } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { movedSlot, pointAt } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { findSpokenMeeting } from '../find-spoken-meeting.ts';
import { noteOf } from '../note.rules.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { spellIntoTitle } from './spell-into-title.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type Note = Extract<SingleChange, { kind: 'note' }>;

/** A note or a reminder with another time or more words. */
export async function applyWordsToNote(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Note,
  said: SpokenOfCard,
): Promise<CardAnswer | null> {
  const { spoken, words } = said;
  const before = words.before ?? (await lengthBefore(world, scope, context, change, spoken.minutes));
  if (before !== null)
    return withTime(context, change, addMinutes(await findMoment(world, scope, context, change), -before));
  if (words.append !== '')
    return { kind: 'changed', change: { ...change, text: `${change.text}; ${words.append}` } };
  const corrected =
    (change.at === null ? correctTime(change.text, spoken.times[0] ?? '') : null) ??
    correctAmount(change.text, words.amount);
  const swapped = words.swap === null ? null : swapWords(change.text, words.swap);
  const text = corrected ?? swapped ?? (spoken.title || null);
  return text === null
    ? changeReminder(context, change, said)
    : { kind: 'changed', change: { ...change, text } };
}

const minutesOfDay = 24 * 60;

/** "Thôi 1 tiếng đi" of a reminder that lies before a meeting is how long before. */
async function lengthBefore(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Note,
  minutes: number | null,
): Promise<number | null> {
  if (minutes === null || change.at === null) return null;
  const at = localTime(new Date(change.at), change.timeZone);
  const moment = await findMoment(world, scope, context, change);
  const ahead = minutesBetween(at, moment);
  return ahead > 0 && ahead <= minutesOfDay ? minutes : null;
}

/** What a reminder lies before: the meeting spoken of, else the time it has. */
async function findMoment(
  world: ActWorld,
  scope: CompanyScope,
  { state, place }: ActContext,
  { at, timeZone }: Note,
): Promise<LocalTime> {
  const own = at === null ? place.now : localTime(new Date(at), timeZone);
  const meeting = await findSpokenMeeting(world, scope, state.meetingIds[0]);
  const start = meeting === null ? own : localTime(new Date(meeting.startsAt), place.zone);
  return start > place.now ? start : own;
}

function withTime({ place }: ActContext, { text }: Note, at: LocalTime): CardAnswer {
  if (at <= place.now) return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Nhắc bạn lúc nào?') };
  return { kind: 'changed', change: noteOf({ place }, text, at) };
}

function changeReminder(
  context: ActContext,
  change: Note,
  { spoken: { times: said, shift, spellOut } }: SpokenOfCard,
): CardAnswer | null {
  const { place, times } = context;
  const time = times[said[0] ?? ''];
  const before = change.at === null ? null : localTime(new Date(change.at), change.timeZone);
  if (!time && shift !== null && before !== null) return withTime(context, change, addMinutes(before, shift));
  if (!time && spellOut === '') return null;
  const at = !time
    ? before
    : before === null
      ? pointAt(time, place)
      : (movedSlot(time, { start: before, end: before }, place)?.start ?? null);
  if (time && at === null)
    return {
      kind: 'say',
      mentions: {},
      reply: say(
        `Chưa đặt được lời nhắc theo “${said[0] ?? ''}”: mỗi lời nhắc là một lúc. Thẻ đang mở giữ nguyên.`,
      ),
    };
  const text = spellIntoTitle(change.text, spellOut);
  return at === null
    ? { kind: 'changed', change: { ...change, text } }
    : withTime(context, { ...change, text }, at);
}

const shapes = [/\d{1,2}\/\d{1,2}(?:\/\d{4})?/u, /\d{1,2}\s*(?:h|g|giờ)\d{0,2}/u];

/** "À nhầm, 4/12": a note that holds one such day or hour has another one now; null where it holds none. */
function correctTime(text: string, said: string): string | null {
  const shape = shapes.find((one) => one.test(said) && one.test(text));
  const right = shape?.exec(said)?.[0];
  return shape === undefined || right === undefined ? null : text.replace(shape, () => right);
}

/** "À 1,3% mới đúng": a note that holds one amount of that unit has another one now. */
function correctAmount(text: string, amount: string): string | null {
  const unit = /[^\d.,\s].*$/u.exec(amount)?.[0];
  if (unit === undefined) return null;
  const held = [...text.matchAll(/(?<!\d)\d+(?:[.,]\d+)*\s*(?:%|[\p{L}]+)/gu)].filter(([found]) =>
    found.endsWith(unit),
  );
  const [only] = held.length === 1 ? (held[0] ?? []) : [];
  return only === undefined || only === amount ? null : text.replace(only, () => amount);
}
