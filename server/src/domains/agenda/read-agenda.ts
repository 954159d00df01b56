import type { Agenda } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { buildAgenda } from './build-agenda.ts';

export const readAgenda = (scope: CompanyScope, meetingId: string): Promise<Agenda> =>
  scope.transaction(async (tx) => buildAgenda(tx, await requireMeeting(tx, meetingId, 'view')));
