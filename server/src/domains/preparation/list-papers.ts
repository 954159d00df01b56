import type { listPapers as route } from '@hopgon/contract/preparation/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { mayEditMeeting } from '../meetings/core/may-edit-meeting.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { presentPaper } from './papers.presenter.ts';
import { paperStore } from './papers.store.ts';

export const listPapers = (
  world: Pick<World, 'config'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<ReplyOf<typeof route>> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'view');
    const canEdit = mayEditMeeting(tx.actor.userId, meeting);
    const rows = await paperStore.list(tx.db, meetingId);
    const used = canEdit ? await paperStore.total(tx.db, meeting.companyId, { lock: false }) : null;
    return {
      papers: rows.map((row) => presentPaper(row, canEdit)),
      can: { add: canEdit },
      quota: used === null ? null : { used, most: world.config.papersQuota },
    };
  });
