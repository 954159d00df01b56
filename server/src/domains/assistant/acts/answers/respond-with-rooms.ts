import type { Room } from '@hopgon/contract/rooms/schemas';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { addMinutes, atClock, dateOf, midnightOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import { nameRoom, renderNoRoom, renderRoomFacts } from '../../render/render-rooms.rules.ts';
import { aboutMeetings, say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import { matchRoom } from '../../resolve/match-room.rules.ts';
import { clockSaid } from '../../resolve/time/spoken-slot.rules.ts';
import type { Mentions } from '../../shared/dialogue-state.rules.ts';
import { fitsTraits, namedParts, type RoomTraits } from '../../shared/room-traits.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

type RoomsQuestion = Extract<SpokenQuestion, { kind: 'rooms' }>;

/** Whether a room is free, which are, or what they have: of the company, or of those that have what is asked for. */
export async function respondWithRooms(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  question: RoomsQuestion,
): Promise<ActOutcome> {
  const rooms = (await listRooms(scope)).rooms.filter(({ archivedAt }) => archivedAt === null);
  const { message, seats, words, place } = question;
  const traits: RoomTraits = { seats, parts: namedParts(message, rooms) };
  const called = roomsCalled(message, rooms);
  const meant = called.length > 0 ? called : await roomsMeant(world, scope, rooms, question, traits);
  if (meant.length === 0)
    return {
      kind: 'say',
      mentions: {},
      isUnfound: true,
      reply: say(renderNoRoom(rooms, words || place, traits)),
    };
  if (question.time === '' && asksForFacts(message, traits))
    return {
      kind: 'say',
      mentions: oneOf(meant),
      reply: say(renderRoomFacts(meant, traits, called.length > 0)),
    };
  const slot = slotAsked(context, question.time);
  const lines: string[] = [];
  const meetingIds: string[] = [];
  for (const room of meant) {
    const uses = await readRoomUse(world, scope, room.id, slot, context.place.zone);
    const taken = uses.map(({ text }) => text).join('; ');
    lines.push(`- ${nameRoom(room)}: ${taken === '' ? 'trống' : `có người dùng ${taken}`}`);
    meetingIds.push(...uses.flatMap(({ meetingId }) => meetingId ?? []));
  }
  const reply = aboutMeetings(say([`${slotInWords(slot)}:`, ...lines].join('\n')), meetingIds);
  return { kind: 'say', mentions: { day: dateOf(slot.start), ...oneOf(meant) }, reply };
}

/** The room alone that is spoken of: what follows may be held there. */
const oneOf = ([first, ...others]: readonly Room[]): Pick<Mentions, 'room'> =>
  first !== undefined && others.length === 0 ? { room: first.name } : {};

/** What a room has, and not whether it is free. */
const asksFacts =
  /\b(?:ngoi (?:duoc|dc)|(?:may|bao nhieu) (?:cho|nguoi|ghe)|(?:to|rong|lon) hon|suc chua|o dau|co gi)\b/u;
const asksFree = /\b(?:trong(?! do)|ranh|ai dat|ai dung|ai xai|con)\b/u;

const asksForFacts = (message: string, { seats, parts }: RoomTraits): boolean => {
  const said = fold(message);
  return !asksFree.test(said) && (asksFacts.test(said) || seats !== null || parts.length > 0);
};

/** Those that a message calls by their names. */
function roomsCalled(message: string, rooms: readonly Room[]): readonly Room[] {
  const written = ` ${fold(message).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return rooms.filter(({ name }) => written.includes(` ${fold(name)} `));
}

const leastScore = 0.6;

async function roomsMeant(
  world: ActWorld,
  scope: CompanyScope,
  rooms: readonly Room[],
  { words, place }: RoomsQuestion,
  traits: RoomTraits,
): Promise<readonly Room[]> {
  const fitting = rooms.filter((room) => fitsTraits(room, traits));
  const said = words === '' ? place : words;
  if (said === '') return fitting;
  const parts = (place.includes(words) ? place : words).split(
    /(?:,|(?<=\s)(?:với|và|hay|hoặc|voi|va)(?=\s))/u,
  );
  const named = parts.flatMap((part) => matchRoom(part.trim(), fitting) ?? []);
  if (named.length > 0) return named;
  // A room is named by its name, a place stands in its note.
  const candidates = fitting.map(({ id, name, note }) => ({
    id,
    title: words === '' ? `${name} ${note}` : name,
  }));
  const ranked = await world.assistantReader.read(scope, 'rankByWords', said, candidates, []);
  const ids = new Set(ranked.filter(({ score }) => score > leastScore).map(({ id }) => id));
  return fitting.filter(({ id }) => ids.has(id));
}

/** The hour that was said, or the whole of a day; with nothing said, what the conversation spoke of, else now. */
function slotAsked({ place, times, planned, state }: ActContext, said: string): Slot {
  const moment = times[said]?.ahead;
  if (!moment && planned) return planned;
  if (!moment)
    return slotSpokenOf(state, place) ?? { start: place.now, end: addMinutes(place.now, place.minutes) };
  if (!moment.clock) return { start: moment.start, end: moment.end };
  const start = clockSaid(moment, place);
  return { start, end: moment.lasts ? moment.end : addMinutes(start, place.minutes) };
}

/** The day that was spoken of, at its hour where one was; null where it is over. */
function slotSpokenOf({ day, clock }: ActContext['state'], place: ActContext['place']): Slot | null {
  if (day === null || day < dateOf(place.now)) return null;
  if (clock === null) return { start: midnightOf(day), end: midnightOf(addDays(day, 1)) };
  const start = atClock(day, clock);
  return start < place.now ? null : { start, end: addMinutes(start, place.minutes) };
}
