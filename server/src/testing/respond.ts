import { readMeeting, respondToInvitation } from '@hopgon/contract/meetings/routes';
import type { CallInput } from '@hopgon/contract/route';
import type { Person } from './given.ts';

type Given = Omit<CallInput<typeof respondToInvitation>['body'], 'times'>;

/** Answers as a page does: for the times it has just read. */
export async function respond(person: Person, meetingId: string, given: Given) {
  const params = { meetingId };
  const { startsAt, endsAt } = (await person.call(readMeeting, { params })).value();
  return person.call(respondToInvitation, { params, body: { ...given, times: { startsAt, endsAt } } });
}
