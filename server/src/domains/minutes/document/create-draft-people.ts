import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listPositions } from '../../companies/members/list-positions.ts';
import type { HeldMeeting } from '../../live/held/read-held-meeting.ts';
import type { LegalDefaults } from '../legal/read-legal-defaults.ts';
import { minutesStore } from '../minutes.store.ts';

/** Everybody who was invited; whether they came is as it was recorded in the meeting, or for people to say. */
export async function createDraftPeople(
  world: Pick<World, 'newId'>,
  tx: CompanyScope,
  minutesId: string,
  { participants, guests }: Pick<Meeting, 'participants' | 'guests'>,
  {
    attendance,
    seatOfUser,
    answerOfUser,
  }: Pick<HeldMeeting, 'attendance'> & Pick<LegalDefaults, 'seatOfUser' | 'answerOfUser'>,
): Promise<void> {
  const { companyId } = await tx.entry();
  const positions = await listPositions(
    tx,
    participants.map(({ userId }) => userId),
  );
  const people = [
    ...participants.map(({ userId, displayName, role }) => ({
      ...{ user_id: userId, guest_id: null, name: displayName, part: role },
      position: (positions.get(userId) ?? '').slice(0, 200),
    })),
    ...guests.map(({ id, name, role }) => ({
      ...{ user_id: null, guest_id: id, name, part: role },
      position: '',
    })),
  ];
  const answered = (userId: string | null) => {
    const answer = userId === null ? null : answerOfUser(userId);
    return answer === null ? {} : { attendance: answer, reason: '' };
  };
  if (people.length === 0) return;
  await minutesStore.insertPeople(
    tx.db,
    people.map((person, place) => ({
      ...person,
      ...(attendance.get(person.user_id ?? person.guest_id ?? '') ?? {}),
      ...answered(person.user_id),
      seat: JSON.stringify(person.user_id === null ? {} : seatOfUser(person.user_id)),
      company_id: companyId,
      minutes_id: minutesId,
      id: world.newId(),
      place,
      approved_revision: null,
      approved_at: null,
    })),
  );
}
