import type { Agenda } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../meetings/core/may-edit-meeting.ts';
import type { MeetingFacts } from '../meetings/core/require-meeting.ts';
import { presentAgenda } from './agenda.presenter.ts';
import { agendaStore } from './agenda.store.ts';
import { computeMeetingMinutes } from './compute-meeting-minutes.ts';

export async function buildAgenda(scope: CompanyScope, meeting: MeetingFacts): Promise<Agenda> {
  const version = await agendaStore.version(scope.db, meeting.id);
  return presentAgenda(await agendaStore.items(scope.db, meeting.id), {
    version,
    meetingMinutes: computeMeetingMinutes(meeting),
    canEdit: !meeting.cancelled && mayEditMeeting(scope.actor.userId, meeting),
  });
}
