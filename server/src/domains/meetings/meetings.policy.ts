import type { Refusal } from '@hopgon/contract/failure';
import type { ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';
import type { Role } from '@hopgon/contract/options';

/** What a person is to a meeting: its creator or not, and the part they were invited to, if any. */
export interface Standing {
  readonly isCreator: boolean;
  readonly part: ParticipantRole | null;
}

interface Meeting {
  readonly visibility: Visibility;
  readonly is_draft: boolean;
}

const leads: readonly (ParticipantRole | null)[] = ['chair', 'secretary'];

const prepares = ({ isCreator, part }: Standing): boolean => isCreator || leads.includes(part);

const mayView = (person: Standing, { visibility, is_draft: isDraft }: Meeting): boolean =>
  isDraft ? prepares(person) : person.isCreator || person.part !== null || visibility === 'company';

const view = (person: Standing, meeting: Meeting): Refusal =>
  mayView(person, meeting) ? null : 'meeting_not_found';

/**
 * Who may do what with a meeting. The role in the company plays no part: owner and admins, too, see a private meeting as
 * busy time only. Who may not see one hears that there is none.
 */
export const meetingPolicy = {
  view,
  edit: (person: Standing, meeting: Meeting): Refusal =>
    view(person, meeting) ?? (prepares(person) ? null : 'not_allowed'),
  answer: (person: Standing, meeting: Meeting): Refusal =>
    view(person, meeting) ?? (person.part === null ? 'not_invited' : null),
};

/** Who may know when the company meets without them: those who run it. */
export const busyPolicy = {
  seeAll: (actor: Role): Refusal => (actor === 'member' ? 'not_allowed' : null),
};
