import type { Refusal } from '@hopgon/contract/failure';
import type { ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';

/** What a person is to a meeting: its creator or not, and the part they were invited to, if any. */
export interface Standing {
  readonly isCreator: boolean;
  readonly part: ParticipantRole | null;
}

interface Meeting {
  readonly visibility: Visibility;
}

const leads: readonly (ParticipantRole | null)[] = ['chair', 'secretary'];

const view = ({ isCreator, part }: Standing, { visibility }: Meeting): Refusal =>
  isCreator || part !== null || visibility === 'company' ? null : 'meeting_not_found';

/**
 * Who may do what with a meeting. The role in the company plays no part: owner and admins, too, see a private meeting as
 * busy time only. Who may not see one hears that there is none.
 */
export const meetingPolicy = {
  view,
  edit: (person: Standing, meeting: Meeting): Refusal =>
    view(person, meeting) ?? (person.isCreator || leads.includes(person.part) ? null : 'not_allowed'),
  answer: (person: Standing, meeting: Meeting): Refusal =>
    view(person, meeting) ?? (person.part === null ? 'not_invited' : null),
};
