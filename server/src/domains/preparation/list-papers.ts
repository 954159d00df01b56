import type { Paper } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { mayEditMeeting } from '../meetings/may-edit-meeting.ts';
import { requireMeeting } from '../meetings/require-meeting.ts';
import { presentPaper } from './papers.presenter.ts';
import { paperStore } from './papers.store.ts';

export const listPapers = (
  scope: CompanyScope,
  meetingId: string,
): Promise<{ papers: Paper[]; can: { add: boolean } }> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'view');
    const canEdit = mayEditMeeting(tx.actor.userId, meeting);
    const rows = await paperStore.list(tx.db, meetingId);
    return { papers: rows.map((row) => presentPaper(row, canEdit)), can: { add: canEdit } };
  });
