import type { ParsedSchedule } from './parse/parsed-message.rules.ts';
import type { ScheduleRequest } from './parse/schedule-words.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { DialogueState, PlannedRequest } from './shared/dialogue-state.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';

/** Questions after which a meeting is with those who were asked about. */
const asksForTime: ReadonlySet<string | null> = new Set(['free', 'find-time', 'follow-up']);

/** Questions that speak of a day: an hour that follows is of it. */
export const speaksOfDay: ReadonlySet<string | null> = new Set([
  ...asksForTime,
  'agenda',
  'next-meeting',
  'meeting-people',
  'rooms',
]);

/** Whose time was asked for just before, as names; empty where nobody's was. */
const namesAskedFor = ({ people, callerId }: Workplace, { lastKind, userIds }: DialogueState): string =>
  asksForTime.has(lastKind)
    ? people
        .filter(({ userId }) => userId !== callerId && userIds.includes(userId))
        .map(({ displayName }) => displayName)
        .join(', ')
    : '';

/** The room that was asked about just before, where a meeting that follows is held; empty where none was. */
const roomAskedFor = ({ lastKind, room }: DialogueState): string =>
  lastKind === 'rooms' || lastKind === 'follow-up' ? (room ?? '') : '';

/** What a meeting is to be that a question about a day, a time or a room is asked for; absent where none is spoken of. */
export function plannedBefore({
  turn,
  state: { pending, planned },
}: {
  readonly turn: Pick<ParsedTurn, 'goal' | 'kind'>;
  readonly state: DialogueState;
}): PlannedRequest | undefined {
  if (!speaksOfDay.has(turn.kind)) return undefined;
  if (pending?.kind === 'schedule') return { ...pending.request, isOnline: pending.isOnline };
  const none = { people: '', goal: '', location: '', isOnline: false };
  return turn.goal === '' ? planned : { ...none, goal: turn.goal };
}

/** With whom, where and of what a meeting may be that a message asks for without saying so. */
export const plannedSoFar = (place: Workplace, state: DialogueState) => ({
  people: state.planned?.people || namesAskedFor(place, state),
  room: roomAskedFor(state) || (state.planned?.location ?? ''),
  goal: state.planned?.goal ?? '',
});

/** "Phòng Sen chiều mai trống không?" — "Đặt luôn 3h nhé": where it is held was said before. */
export function withAskedRoom(asked: ParsedSchedule, room: string): ParsedSchedule {
  const { words } = asked;
  if (room === '' || words.way !== 'spoken') return asked;
  const { location } = words.request;
  return location === '' || pointsToRoom.test(location)
    ? withRequest(asked, { ...words.request, location: room })
    : asked;
}

const pointsToRoom = /^(?:(?:ở|tại|o|tai)\s+)?(?:phòng|phong)\s+(?:đó|ấy|này|nớ|do|ay|nay|no)$/iu;

/** "Chị Hà mai rảnh không?" — "Đặt 10h nhé": with whom it is was said before. */
export function withPeople(asked: ParsedSchedule, people: string): ParsedSchedule {
  const { words } = asked;
  if (people === '' || words.way !== 'spoken' || words.request.people !== '') return asked;
  return withRequest(asked, { ...words.request, people });
}

/** "Chị Hà rảnh giờ nào, em hỏi chút tờ khai thuế" — "Vậy 14h": what it is about was said before. */
export const withGoal = (asked: ParsedSchedule, goal: string): ParsedSchedule =>
  goal === '' || asked.words.way !== 'spoken' || asked.words.request.goal !== ''
    ? asked
    : withRequest(asked, { ...asked.words.request, goal });

/** What was asked for, in other words. */
export const withRequest = (asked: ParsedSchedule, request: ScheduleRequest): ParsedSchedule =>
  asked.words.way === 'spoken' ? { ...asked, words: { ...asked.words, request } } : asked;
