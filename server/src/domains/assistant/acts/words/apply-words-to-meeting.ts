import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listRooms } from '../../../rooms/list-rooms.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { matchRoom } from '../../resolve/match-room.rules.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { buildMeetingCard } from '../build-meeting-card.ts';
import { findKnownNames } from '../find-known-names.ts';
import { arePeople } from '../meant-people.rules.ts';
import { draftOfCard, type MeetingDraft } from '../meeting-draft.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer } from './card-answer.rules.ts';
import { changedTime } from './changed-time.rules.ts';
import { titleAfter } from './spell-into-title.rules.ts';

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

/** The card of a new meeting with what words change of it. */
export async function applyWordsToMeeting(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: MeetingCard,
  spoken: SpokenChange,
): Promise<CardAnswer | null> {
  const { place } = context;
  const draft = draftOfCard(change, place);
  const saysMore = saysHow(spoken);
  const named = saysMore ? await findKnownNames(world, scope, context, spoken.names) : spoken.names;
  const add = await resolveNames(world, scope, context, [...spoken.add, ...named]);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, spoken.remove);
  if (!arePeople(remove)) return remove;
  const held = changedTime(context, draft, spoken);
  if ('refusal' in held) return { kind: 'say', mentions: {}, reply: say(held.refusal) };
  const { slot } = held;
  if (slot.start <= place.now && slot.start !== draft.slot.start)
    return { kind: 'say', mentions: {}, reply: say('Giờ đó đã qua. Bạn chọn giờ khác nhé.') };
  const room = spoken.room === '' ? draft.room : matchRoom(spoken.room, (await listRooms(scope)).rooms);
  const wanted: MeetingDraft = {
    ...draft,
    title: titleAfter(draft.title, spoken),
    ...held,
    people: changePeople(draft.people, add, remove, place.callerId),
    room: room && { id: room.id, name: room.name },
    location: spoken.room === '' || room ? (room ? '' : draft.location) : spoken.room,
    isOnline: spoken.online ?? draft.isOnline,
  };
  if (isAlike(draft, wanted)) return sayAlike(saysMore || add.length > 0);
  return { kind: 'changed', change: await buildMeetingCard(world, scope, place, wanted) };
}

const saysHow = ({ times, room, online, minutes, more, shift }: SpokenChange): boolean =>
  times.length > 0 || room !== '' || online !== null || (minutes ?? more ?? shift) !== null;

/** What was said is on the card already. */
const sayAlike = (isSaid: boolean): CardAnswer | null =>
  isSaid ? { kind: 'say', mentions: {}, reply: say('Thẻ đang mở đã như vậy rồi.') } : null;

const isAlike = (left: MeetingDraft, right: MeetingDraft): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

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
