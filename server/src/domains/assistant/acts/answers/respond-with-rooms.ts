import type { Room } from '@hopgon/contract/rooms/schemas';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import { addMinutes, atClock, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import { aboutMeetings, say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import { matchRoom } from '../../resolve/match-room.rules.ts';
import { clockSaid } from '../../resolve/time/spoken-slot.rules.ts';
import type { Mentions } from '../../shared/dialogue-state.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

type RoomsQuestion = Extract<SpokenQuestion, { kind: 'rooms' }>;

/** Whether a room is free, or which are: of the company, or of those whose note names a place. */
export async function respondWithRooms(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  question: RoomsQuestion,
): Promise<ActOutcome> {
  const rooms = (await listRooms(scope)).rooms.filter(({ archivedAt }) => archivedAt === null);
  const meant = await roomsMeant(world, scope, rooms, question);
  if (meant.length === 0)
    return { kind: 'say', mentions: {}, isUnfound: true, reply: say(sayNoRoom(rooms, question)) };
  if (question.time === '' && asksFacts.test(question.message) && !asksFree.test(question.message))
    return {
      kind: 'say',
      mentions: oneOf(meant),
      reply: say(meant.map((room) => `- ${nameRoom(room)}`).join('\n')),
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
  /(?<!\p{L})(?:ngồi được|ngồi dc|mấy chỗ|bao nhiêu chỗ|mấy người|bao nhiêu người|to hơn|rộng hơn|lớn hơn|sức chứa|có (?:màn hình|máy chiếu|loa|camera|micro|bảng)|ngoi duoc|ngoi dc|may cho|may nguoi|co (?:man hinh|may chieu|loa|camera|micro))(?!\p{L})/iu;
const asksFree = /(?<!\p{L})(?:trống|trong|rảnh|ranh)(?!\p{L})/iu;

const leastScore = 0.6;

async function roomsMeant(
  world: ActWorld,
  scope: CompanyScope,
  rooms: readonly Room[],
  { words, place, seats, message }: RoomsQuestion,
): Promise<readonly Room[]> {
  const large = rooms.filter(({ capacity }) => seats === null || (capacity !== null && capacity >= seats));
  const wanted = notesNamed(message, large);
  const fitting = large.filter(({ note }) => wanted.every((part) => note.includes(part)));
  const written = ` ${fold(message).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const called = fitting.filter(({ name }) => written.includes(` ${fold(name)} `));
  if (called.length > 0) return called;
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

/** The parts of notes that a message names, "màn hình", or a place by its initials: "HN" is Hà Nội. */
function notesNamed(message: string, rooms: readonly Room[]): string[] {
  const parts = rooms
    .flatMap(({ note }) => note.split(/[;,]/u).map((part) => part.trim()))
    .filter((part) => part.length > 1);
  const said = fold(message).toLowerCase();
  const initials = new Set(message.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []);
  const isInitialed = (part: string): boolean =>
    part.includes(' ') &&
    initials.has(
      fold(part)
        .split(' ')
        .map((word) => word.charAt(0).toUpperCase())
        .join(''),
    );
  return [...new Set(parts)].filter((part) => said.includes(fold(part).toLowerCase()) || isInitialed(part));
}

function nameRoom({ name, capacity, note }: Room): string {
  const facts = [capacity === null ? '' : `${capacity} chỗ`, note].filter(Boolean).join('; ');
  return facts === '' ? name : `${name} (${facts})`;
}

function sayNoRoom(rooms: readonly Room[], { words, place, seats }: RoomsQuestion): string {
  if (rooms.length === 0) return 'Công ty chưa khai báo phòng họp nào.';
  const wanted = [
    words || place ? `khớp với “${words || place}”` : '',
    seats === null ? '' : `có từ ${seats} chỗ`,
  ];
  return `Không thấy phòng nào ${wanted.filter(Boolean).join(' ')}. Các phòng: ${rooms.map(nameRoom).join(', ')}.`;
}

/** The hour that was said, or the whole of a day; with nothing said, the hour the conversation spoke of, else today. */
function slotAsked({ place, times, planned, state }: ActContext, said: string): Slot {
  const moment = times[said]?.ahead;
  if (!moment && planned) return planned;
  if (!moment && state.day !== null && state.clock !== null) {
    const start = atClock(state.day, state.clock);
    if (start > place.now) return { start, end: addMinutes(start, place.minutes) };
  }
  if (!moment) return { start: place.now, end: addMinutes(place.now, place.minutes) };
  if (!moment.clock) return { start: moment.start, end: moment.end };
  const start = clockSaid(moment, place);
  return { start, end: moment.lasts ? moment.end : addMinutes(start, place.minutes) };
}
