import type { Agenda } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../meetings/core/may-edit-meeting.ts';
import { type MeetingFacts, requireMeeting } from '../meetings/core/require-meeting.ts';
import { presentAgenda } from './agenda.presenter.ts';
import { agendaStore } from './agenda.store.ts';

export const lengthOf = ({ startsAt, endsAt }: MeetingFacts): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

export async function agendaOf(scope: CompanyScope, meeting: MeetingFacts): Promise<Agenda> {
  const version = await agendaStore.version(scope.db, meeting.id);
  return presentAgenda(await agendaStore.items(scope.db, meeting.id), {
    version,
    meetingMinutes: lengthOf(meeting),
    canEdit: !meeting.cancelled && mayEditMeeting(scope.actor.userId, meeting),
  });
}

export const readAgenda = (scope: CompanyScope, meetingId: string): Promise<Agenda> =>
  scope.transaction(async (tx) => agendaOf(tx, await requireMeeting(tx, meetingId, 'view')));
