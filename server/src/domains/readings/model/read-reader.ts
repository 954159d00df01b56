import type { readReader as route } from '@hopgon/contract/readings/model/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../../meetings/core/may-edit-meeting.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { countLines } from './combine-parts.rules.ts';
import { modelReadingsStore } from './model-readings.store.ts';

/** Who read what is proposed for a meeting, and the result of the model's reading. */
export async function readReader(scope: CompanyScope, meetingId: string): Promise<ReplyOf<typeof route>> {
  const meeting = await requireMeeting(scope, meetingId, 'view');
  const newest = await modelReadingsStore.findNewest(scope.db, meetingId);
  const row = newest && (await modelReadingsStore.find(scope.db, newest.id));
  const can = { edit: mayEditMeeting(scope.actor.userId, meeting) };
  if (!row) return { reader: 'engine', model: null, can };
  const { model, host, state, problem, dropped, mended } = row;
  const kept = row.found ? countLines(row.found) : 0;
  return {
    reader: row.in_use ? 'model' : 'engine',
    model: { model, host, state, problem, kept, dropped, mended },
    can,
  };
}
