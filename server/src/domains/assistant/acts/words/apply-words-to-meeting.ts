import type { SingleChange } from '@hopgon/contract/chat/changes';
import { addMinutes, clockOf, dateOf, minutesBetween } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import { capitalize } from '../../render/capitalize.rules.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { matchRoom } from '../../resolve/match-room.rules.ts';
import { isOpenTitle } from '../../shared/open-title.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { buildMeetingCard } from '../cards/build-meeting-card.ts';
import { findKnownNames } from '../find-known-names.ts';
import { arePeople } from '../meant-people.rules.ts';
import { draftOfCard, type MeetingDraft } from '../meeting-draft.rules.ts';
import { noteOf } from '../note.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenFields, SpokenOfCard } from './card-answer.rules.ts';
import { changedTime } from './changed-time.rules.ts';
import { findRoomOfSize } from './find-room-of-size.ts';
import { titleAfter } from './spell-into-title.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

/** The card of a new meeting with what words change of it, or with a reminder before it. */
export async function applyWordsToMeeting(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: MeetingCard,
  { words, spoken: said, goal }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const { place } = context;
  const draft = draftOfCard(change, place);
  // "Nhắc trước 30 phút": how long before is no length or hour of the meeting.
  const spoken = words.before === null ? said : withoutTimes(said);
  const saysMore = saysHow({ spoken, words });
  const named = saysMore ? await findKnownNames(world, scope, context, spoken.names) : spoken.names;
  const inside = draft.people.map(({ userId }) => userId);
  const add = await resolveNames(world, scope, context, [...spoken.add, ...named]);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, spoken.remove, { likely: [inside] });
  if (!arePeople(remove)) return remove;
  const held = changedTime(context, words.isHalfPast ? atHalfPast(draft) : draft, spoken);
  if ('refusal' in held) return { kind: 'say', mentions: {}, reply: say(held.refusal) };
  const { slot } = held;
  if (slot.start <= place.now && slot.start !== draft.slot.start)
    return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Bạn chọn giờ khác nhé.') };
  const people = changePeople(draft.people, add, remove, place.callerId);
  const where = await resolvePlace(world, scope, { ...draft, slot, people }, { spoken, words }, place.zone);
  if ('refusal' in where) return { kind: 'say', mentions: {}, reply: say(where.refusal) };
  const { about, ...placed } = where;
  const wanted: MeetingDraft = {
    ...draft,
    ...held,
    ...titleOf(draft, { spoken, words }, goal),
    people,
    ...placed,
    isOnline: spoken.online ?? draft.isOnline,
    isClosed: words.isClosed ?? draft.isClosed,
  };
  if (isAlike(draft, wanted, words))
    return words.before === null
      ? sayAlike(saysMore || add.length > 0)
      : withReminder(context, change, draft, words.before);
  const card = await buildMeetingCard(world, scope, place, wanted);
  const shown = { ...card, warnings: [...card.warnings, ...about] };
  return withReminder(context, shown, wanted, words.before);
}

const noRoom = {
  small: 'Không còn phòng nào nhỏ hơn, đủ chỗ và trống giờ đó. Thẻ đang mở giữ nguyên.',
  large: 'Không còn phòng nào rộng hơn mà trống giờ đó. Thẻ đang mở giữ nguyên.',
} as const;

const withoutTimes = (spoken: SpokenFields['spoken']): SpokenFields['spoken'] => ({
  ...spoken,
  ...{ times: [], to: '', until: '', minutes: null, more: null, shift: null },
});

/** The card with a reminder to oneself before the meeting, where one is said: both are confirmed together. */
function withReminder(
  context: ActContext,
  change: MeetingCard,
  { slot }: MeetingDraft,
  before: number | null,
): CardAnswer {
  if (before === null) return { kind: 'changed', change };
  const at = addMinutes(slot.start, -before);
  if (at <= context.place.now)
    return {
      kind: 'say',
      mentions: {},
      reply: say(
        `Lúc đó (${clockOf(at)} ngày ${dateOf(at)}) đã qua, không kịp nhắc trước. Thẻ đang mở giữ nguyên.`,
      ),
    };
  return {
    kind: 'changed',
    change: { kind: 'several', changes: [change, noteOf(context, change.title, at)] },
  };
}

/** Half past the hour at which it begins. */
function atHalfPast(draft: MeetingDraft): MeetingDraft {
  const { start, end } = draft.slot;
  const later = minutesBetween(start, `${start.slice(0, 14)}30`);
  return { ...draft, slot: { start: addMinutes(start, later), end: addMinutes(end, later) } };
}

/** What it is called; what it is about takes the place of a title that only names its people. */
function titleOf(
  { title, goal }: MeetingDraft,
  { spoken, words }: SpokenFields,
  said: string,
): Pick<MeetingDraft, 'title' | 'goal'> {
  if (spoken.title === '' && said !== '' && isOpenTitle(title))
    return { title: capitalize(said), goal: said };
  return { title: (words.swap && swapWords(title, words.swap)) ?? titleAfter(title, spoken), goal };
}

/** `about` is what a room is like that was not named. */
type MeetingPlace = Pick<MeetingDraft, 'room' | 'location'> & { readonly about: readonly string[] };

/** The room that is named or is of a size, or the place where it is no room of the company; empty words leave it as it was. */
async function resolvePlace(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  { room, location, slot, people }: MeetingDraft,
  { spoken, words }: SpokenFields,
  zone: string,
): Promise<MeetingPlace | { readonly refusal: string }> {
  const said = words.room || spoken.room;
  if (said === '' && words.roomSize !== null) {
    const wanted = { size: words.roomSize, slot, people: people.length, roomId: room?.id ?? null, zone };
    const chosen = await findRoomOfSize(world, scope, wanted);
    if (chosen === null) return { refusal: noRoom[words.roomSize] };
    const { about, ...meant } = chosen;
    return { room: meant, location: '', about: [about] };
  }
  if (said === '') return { room, location, about: [] };
  const booked = matchRoom(said, (await listRooms(scope)).rooms);
  return booked
    ? { room: { id: booked.id, name: booked.name }, location: '', about: [] }
    : { room: null, location: said, about: [] };
}

const saysHow = ({ spoken, words }: SpokenFields): boolean =>
  saysFields({ ...spoken, names: [], add: [], remove: [], title: '', spellOut: '' }) ||
  words.room !== '' ||
  words.roomSize !== null ||
  words.isClosed !== null ||
  words.isHalfPast;

/** What was said is on the card already. */
const sayAlike = (isSaid: boolean): CardAnswer | null =>
  isSaid ? { kind: 'say', mentions: {}, reply: say('Thẻ đang mở đã như vậy rồi.') } : null;

/** Nothing changes: who leads it and who writes its minutes would be set on the card that comes of this. */
const isAlike = (
  left: MeetingDraft,
  right: MeetingDraft,
  { chair, secretary }: SpokenFields['words'],
): boolean => `${chair}${secretary}` === '' && JSON.stringify(left) === JSON.stringify(right);

/** The caller stays, and stays first. */
function changePeople(
  people: readonly DirectoryEntry[],
  add: readonly DirectoryEntry[],
  remove: readonly DirectoryEntry[],
  callerId: string,
): readonly DirectoryEntry[] {
  const gone = new Set(remove.map(({ userId }) => userId).filter((userId) => userId !== callerId));
  const all = new Map([...people, ...add].map((person) => [person.userId, person]));
  return [...all.values()].filter(({ userId }) => !gone.has(userId));
}
