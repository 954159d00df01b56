import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { joinNames } from '../render/join-names.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';
import { findKnownNames } from './find-known-names.ts';
import { findSpokenMeeting } from './find-spoken-meeting.ts';
import { listLikelyPeople } from './list-likely-people.ts';
import { arePeople } from './meant-people.rules.ts';
import { resolveNames } from './resolve-names.ts';

interface LetterReaders {
  readonly people: readonly DirectoryEntry[];
  /** Of several names those that no colleague has; empty where none is left out. */
  readonly left: string;
}

/** Who is no colleague, whatever their name is. */
const isOutside =
  /^(?:(?:các|những|mấy|bên)\s+)?(?:đại lý|nhà thầu|nhà cung cấp|nhà thuốc|khách|đối tác|công ty\s+\p{Lu}|dai ly|nha thau|doi tac)/u;
const someone =
  /^(?:(?:anh|chị|em|cô|chú|bác|ông|bà|cậu|bạn|thằng)\s+(?:ấy|ý|đó|nớ|kia|ta)|ảnh|chỉ|sếp|người đó|họ|anh ay|chi ay|ho)$/iu;
const those =
  /^(?:mấy|những|các|cả|may|nhung|cac|ca)\s+(?:(?:hai|ba|2|3)\s+)?(?:người|anh chị|anh|chị|bạn|nguoi|anh chi|ban)\s+(?:đó|ấy|nớ|này|kia|vừa rồi|do|ay|no|nay)$/iu;
const everyone =
  /^(?:mọi người|tất cả|cả nhóm|mấy người|những người)\s+(?:\S+\s+){0,3}(?:buổi|cuộc|họp)(?:\s|$)|^hai người (?:kia|còn lại|đó)$/iu;

/** The colleagues a letter is to; none where it is to somebody else, or nobody is named. */
export async function resolveLetterReaders(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  to: string,
): Promise<LetterReaders | ActOutcome> {
  const { place, state } = context;
  const listed = (ids: readonly string[]): LetterReaders => ({
    people: place.people.filter(({ userId }) => ids.includes(userId) && userId !== place.callerId),
    left: '',
  });
  if (to === '' || isOutside.test(to)) return listed([]);
  // "Họ", "anh ấy": who was spoken of last.
  if (those.test(to)) return listed(state.userIds);
  if (someone.test(to)) return listed(state.userIds.slice(0, /^(?:họ|ho)$/iu.test(to) ? undefined : 1));
  if (everyone.test(to)) {
    const meeting = await findSpokenMeeting(world, scope, state.meetingIds[0]);
    return listed(meeting?.participants.map(({ userId }) => userId) ?? []);
  }
  const names = to
    .split(/[,&]|(?<=\s)(?:và|với|cùng|va|voi|cung)(?=\s)/u)
    .map((name) => name.trim())
    .filter(Boolean);
  const known = await findKnownNames(world, scope, context, names);
  if (known.length === 0) return listed([]);
  const likely = await listLikelyPeople(world, scope, context);
  const people = await resolveNames(world, scope, context, known, { likely });
  if (!arePeople(people)) return people;
  const left = joinNames(names.filter((name) => !known.includes(name)));
  return { people: people.filter(({ userId }) => userId !== place.callerId), left };
}
