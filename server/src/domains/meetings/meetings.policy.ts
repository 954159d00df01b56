import type { Refusal } from '@hopgon/contract/failure';
import type { ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';
import type { Role } from '@hopgon/contract/options';

/** What a person is to a meeting: its creator or not, and the part they were invited to, if any. */
export interface ViewerRelation {
  readonly isCreator: boolean;
  readonly part: ParticipantRole | null;
}

export interface MeetingSecrecy {
  readonly visibility: Visibility;
  readonly is_draft: boolean;
}

interface Invited extends MeetingSecrecy {
  readonly created_by: string;
  readonly participants: readonly { readonly user_id: string; readonly role: ParticipantRole }[];
}

/** Reads off a meeting's row what a person is to it. */
export const viewerRelationOf = (
  { created_by, participants }: Pick<Invited, 'created_by' | 'participants'>,
  userId: string,
): ViewerRelation => ({
  isCreator: created_by === userId,
  part: participants.find((person) => person.user_id === userId)?.role ?? null,
});

const leads: readonly (ParticipantRole | null)[] = ['chair', 'secretary'];

const prepares = ({ isCreator, part }: ViewerRelation): boolean => isCreator || leads.includes(part);

/** The same as `app.may_view_meeting` in the database; a test holds the two against each other. */
export const mayView = (person: ViewerRelation, { visibility, is_draft: isDraft }: MeetingSecrecy): boolean =>
  prepares(person) || (!isDraft && (person.part !== null || visibility === 'company'));

/** In search, chat, figures, digests and exports of the company; the same as `app.may_find_meeting`. */
export const mayFind = (person: ViewerRelation, meeting: MeetingSecrecy): boolean =>
  meeting.visibility !== 'closed' && mayView(person, meeting);

/** Who may view a meeting: everybody in its company, or these people. */
export function audienceOf(meeting: Invited): 'company' | string[] {
  const stranger: ViewerRelation = { isCreator: false, part: null };
  if (mayView(stranger, meeting)) return 'company';
  const people = meeting.participants.filter(({ role }) =>
    mayView({ isCreator: false, part: role }, meeting),
  );
  return [...new Set([meeting.created_by, ...people.map((person) => person.user_id)])];
}

const view = (person: ViewerRelation, meeting: MeetingSecrecy): Refusal =>
  mayView(person, meeting) ? null : 'meeting_not_found';

/**
 * Who may do what with a meeting. The role in the company plays no part: owner and admins, too, see a private meeting as
 * busy time only. To a person who may not see a meeting it does not exist.
 */
export const meetingPolicy = {
  view,
  edit: (person: ViewerRelation, meeting: MeetingSecrecy): Refusal =>
    view(person, meeting) ?? (prepares(person) ? null : 'not_allowed'),
  /** Everybody invited, and who made it, take part in it while it is held. */
  enter: (person: ViewerRelation, meeting: MeetingSecrecy): Refusal =>
    view(person, meeting) ?? (person.part === null && !person.isCreator ? 'not_invited' : null),
  answer: (person: ViewerRelation, meeting: MeetingSecrecy): Refusal =>
    view(person, meeting) ?? (person.part === null ? 'not_invited' : null),
};

/** Who may know when the company meets without them: those who run it. */
export const busyPolicy = {
  seeAll: (actor: Role): Refusal => (actor === 'member' ? 'not_allowed' : null),
};
