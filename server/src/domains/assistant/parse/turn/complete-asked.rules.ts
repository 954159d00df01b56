import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays } from '@hopgon/engine/time/days';
import { clockOf, coveredDays, dateOf, type LocalTime } from '@hopgon/engine/time/local-time';
import { readTime } from '@hopgon/engine/time/said-time';
import { parseSearch } from '../parse-free-words.rules.ts';
import type { ParsedAgenda, ParsedFreeTime, ParsedMessage, ParsedSchedule } from '../parsed-message.rules.ts';
import { tidy } from '../segments.rules.ts';
import { findImpossibleTime } from '../time/impossible-time.rules.ts';
import type { SpokenTime } from './spoken-time.rules.ts';

interface TurnParts {
  readonly message: string;
  readonly change: SpokenChange;
  readonly times: Readonly<Record<string, SpokenTime>>;
  readonly pieces: readonly MessagePiece[];
  readonly now: LocalTime;
}

/** What a message asks, with what its pieces say beside its slots: a second time, how it is held, that something was decided. */
export function completeAsked(asked: ParsedMessage, parts: TurnParts): ParsedMessage {
  const impossible = parts.change.isChange ? findImpossibleTime(parts.message) : null;
  if (impossible !== null) return { kind: 'impossible-time', time: impossible };
  if (asksDecision(asked, parts)) return parseSearch(parts.message, parts.now);
  switch (asked.kind) {
    case 'agenda':
      return completeAgenda(asked, parts);
    case 'free-time':
      return completeFreeTime(asked, parts);
    case 'schedule':
      return asked.isCommand ? asked : completeSchedule(asked, parts);
    default:
      return asked;
  }
}

/** "Tất niên chốt hôm nào?" asks what was decided, and of no meeting to come. */
function asksDecision(asked: ParsedMessage, { change, pieces }: TurnParts): boolean {
  const isDecided = pieces.some(
    ({ cue, text }) => cue === 'decided' || (cue === 'confirm' && /^(?:chốt|chot)/iu.test(text)),
  );
  if (!isDecided || !change.isQuestion) return false;
  if (asked.kind === 'next-meeting') return true;
  // "Tuần trước chốt gì" wants all decisions, "chốt giá bao nhiêu" one.
  return (
    asked.kind === 'decisions' &&
    change.leftover
      .split(' ')
      .filter(
        (word) => !/^(?:chốt|quyết|định|giá|gần|nhất|vừa|rồi|qua|trước|những|các|được|lại)$/iu.test(word),
      ).length > 1
  );
}

/** "Chiều nay với ngày mai": from the first to the end of the last, and a part of a day where one was said. */
function completeAgenda(asked: ParsedAgenda, { change, times }: TurnParts): ParsedAgenda {
  const moments = change.times.flatMap((said) => times[said]?.ahead ?? []).filter(({ clock }) => !clock);
  const [first] = moments;
  if (first === undefined || asked.range.start > first.start) return asked;
  const start = first.start;
  const end =
    moments
      .map((moment) => moment.end)
      .toSorted()
      .at(-1) ?? first.end;
  const isWhole = clockOf(start) === '00:00' && clockOf(end) === '00:00';
  if (isWhole && moments.length === 1) return asked;
  const { first: day, after } = coveredDays(start, end);
  return {
    ...asked,
    range: {
      start,
      end,
      first: day,
      last: addDays(after, -1),
      part: isWhole ? null : change.times.join(' và '),
    },
  };
}

/** "1/12, tầm 1h rưỡi": a day and an hour said apart are one time. */
function completeFreeTime(asked: ParsedFreeTime, { change, times, now }: TurnParts): ParsedFreeTime {
  const said = change.times.map((time) => times[time]).filter((time) => time !== undefined);
  const day = said.find(({ saysDay, saysClock }) => saysDay && !saysClock);
  const clock = said.find(({ saysDay, saysClock }) => saysClock && !saysDay);
  if (!day?.ahead || !clock) return asked;
  return {
    ...asked,
    time: readTime(`${clock.said} ${dateOf(day.ahead.start).split('-').toReversed().join('/')}`, now),
  };
}

/** How a meeting is held is no part of what it is about. */
function completeSchedule(asked: ParsedSchedule, { pieces }: TurnParts): ParsedSchedule {
  const { words } = asked;
  if (words.way !== 'spoken') return asked;
  const ways = pieces.filter(({ cue }) => cue === 'online' || cue === 'offline').map(({ text }) => text);
  const goal = ways.reduce((left, way) => left.replace(way, ' '), words.request.goal);
  const place = ways.reduce((left, way) => left.replace(way, ' '), words.request.location);
  return {
    ...asked,
    words: {
      ...words,
      request: {
        ...words.request,
        goal: tidy(goal.replace(/\s+/gu, ' ')),
        location: tidy(place.replace(/\s+/gu, ' ')),
      },
    },
  };
}
