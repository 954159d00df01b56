import { Failure } from '@hopgon/contract/failure';
import type { FileReply } from '../../platform/http/file-binder.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { paperStore } from './papers.store.ts';

interface Asked {
  readonly meetingId: string;
  readonly paperId: string;
}

/** The file, to be saved. */
export async function openPaper(
  world: Pick<World, 'storage'>,
  scope: CompanyScope,
  { meetingId, paperId }: Asked,
): Promise<FileReply> {
  const paper = await scope.transaction(async (tx) => {
    await requireMeeting(tx, meetingId, 'view');
    return paperStore.find(tx.db, meetingId, paperId);
  });
  if (!paper) throw new Failure('paper_not_found');
  const bytes = await world.storage.read({ folder: 'papers', id: paper.file_id });
  if (!bytes) throw new Failure('paper_lost');
  return { keep: 'never', name: paper.name, type: paper.media_type, chunks: only(bytes) };
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
