import { randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { mostPapers, type Paper, paperLimit } from '@hopgon/contract/preparation/schemas';
import { shownName } from '../../platform/files/shown-name.ts';
import { readPart } from '../../platform/http/read-part.ts';
import type { UploadPart } from '../../platform/http/upload.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { presentPaper } from './papers.presenter.ts';
import { fitsQuota, typeOfPaper } from './papers.rules.ts';
import { paperStore } from './papers.store.ts';
import { spendPaper } from './preparation.limits.ts';

type UploadWorld = Pick<World, 'clock' | 'config' | 'hub' | 'limiter' | 'newId' | 'storage'>;

interface ReadFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

async function firstFile(parts: AsyncIterable<UploadPart>): Promise<ReadFile> {
  for await (const part of parts) {
    if (part.kind !== 'file') continue;
    const name = shownName(part.fileName, 'Tài liệu');
    const bytes = await readPart(part.stream, paperLimit);
    const mediaType = typeOfPaper(name, bytes);
    if (mediaType === null) throw new Failure('paper_type');
    return { name, mediaType, bytes };
  }
  throw new Failure('bad_request');
}

const quotaFull = (quota: number): Failure =>
  new Failure('papers_quota_full', { megabytes: Math.floor(quota / 1_000_000) });

/**
 * A caller without the right is refused before a byte is read; a file whose row is never written is deleted the next
 * day.
 */
export async function uploadPaper(
  world: UploadWorld,
  scope: CompanyScope,
  meetingId: string,
  parts: AsyncIterable<UploadPart>,
): Promise<Paper> {
  const { companyId } = await requireMeeting(scope, meetingId, 'edit');
  const quota = world.config.papersQuota;
  const beforehand = await paperStore.total(scope.db, companyId, { lock: false });
  if (!fitsQuota(beforehand, 1, quota)) throw quotaFull(quota);
  await spendPaper(world.limiter, scope.actor.userId);
  const { name, mediaType, bytes } = await firstFile(parts);
  const file = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'papers', id: file }, bytes);
  return scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    if ((await paperStore.count(tx.db, meetingId)) >= mostPapers) throw new Failure('papers_full');
    const used = await paperStore.total(tx.db, companyId, { lock: true });
    if (!fitsQuota(used, bytes.length, quota)) throw quotaFull(quota);
    const id = world.newId();
    await paperStore.insert(tx.db, {
      company_id: meeting.companyId,
      meeting_id: meetingId,
      id,
      name,
      media_type: mediaType,
      size: bytes.length,
      file_id: file,
      uploaded_by: tx.actor.userId,
      created_at: world.clock.now(),
    });
    await notifyViewers(world, tx, {
      companyId: meeting.companyId,
      meetingId: meeting.id,
      topics: ['meetings'],
    });
    const row = (await paperStore.list(tx.db, meetingId)).find((paper) => paper.id === id);
    if (!row) throw new Failure('paper_not_found');
    return presentPaper(row, true);
  });
}
