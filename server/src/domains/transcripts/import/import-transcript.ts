import { Failure } from '@hopgon/contract/failure';
import { Title, Visibility } from '@hopgon/contract/meetings/schemas';
import { Id, Instant } from '@hopgon/contract/primitives';
import type { ReplyOf } from '@hopgon/contract/route';
import type { importTranscript as route } from '@hopgon/contract/transcripts/import/routes';
import { mostImportFiles } from '@hopgon/contract/transcripts/import/schemas';
import { z } from 'zod';
import { shownName } from '../../../platform/files/shown-name.ts';
import type { UploadPart } from '../../../platform/http/upload.ts';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createMeeting } from '../../meetings/core/create-meeting.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { readSource } from '../read-source.ts';
import { readUpload } from '../read-upload.ts';
import { saveReadVersion } from '../save-read-version.ts';
import type { ReadText } from '../text.schemas.ts';
import { hasKnownExtension } from '../transcripts.rules.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { importLimits } from './import.limits.ts';
import { transcriptImportStore } from './transcript-imports.store.ts';

/** The import it is one of; a file by itself has none. */
const importId = Id.optional();
const Fields = z.union([
  z.object({ importId, meetingId: Id }),
  z.object({
    importId,
    title: Title,
    startsAt: Instant,
    endsAt: Instant,
    visibility: Visibility.extract(['invited', 'closed']).default('invited'),
  }),
]);
type Target = z.infer<typeof Fields>;

type ImportWorld = Pick<
  World,
  'analyser' | 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'newId'
>;

/**
 * Takes one file into its meeting, or into a new one that the caller alone attends and nobody is notified of. A file that is
 * there already changes nothing.
 */
export async function importTranscript(
  world: ImportWorld,
  scope: CompanyScope,
  parts: AsyncIterable<UploadPart>,
): Promise<ReplyOf<typeof route>> {
  const fields: Record<string, string> = {};
  for await (const part of parts) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    const { companyId } = await scope.entry();
    const target = Fields.parse(fields);
    await requirePlace(scope, target);
    await spendShared(world.limiter, importLimits, { ...scope.actor, companyId });
    const name = shownName(part.fileName, 'Bản gỡ băng');
    if (!hasKnownExtension(name)) throw new Failure('transcript_kind_refused');
    const { bytes, hash } = await readUpload(part.stream);
    const known = await findKnown(scope, hash);
    if (known) return known;
    const read = await readSource(world, scope, { kind: 'file', name, bytes });
    return saveImported(world, scope, target, { name, hash, read });
  }
  throw new Failure('bad_request');
}

/** A caller without the right is refused before a byte of the file is read. */
async function requirePlace(scope: CompanyScope, target: Target): Promise<void> {
  if ('meetingId' in target) await requireMeeting(scope, target.meetingId, 'edit');
  if (target.importId === undefined) return;
  const owner = await transcriptImportStore.findOwner(scope.db, target.importId);
  if (owner && owner.user_id !== scope.actor.userId) throw new Failure('import_not_found');
  if (owner && Number(owner.files) >= mostImportFiles) throw new Failure('import_full');
}

async function findKnown(scope: CompanyScope, hash: Buffer): Promise<ReplyOf<typeof route> | null> {
  const meeting = await transcriptImportStore.findMeetingOfSource(scope.db, scope.actor.userId, hash);
  return meeting ? { outcome: 'known', meetingId: meeting.id, hasCreatedMeeting: false } : null;
}

interface ReadFile {
  readonly name: string;
  readonly hash: Buffer;
  readonly read: ReadText;
}

const saveImported = (
  world: ImportWorld,
  scope: CompanyScope,
  target: Target,
  { name, hash, read }: ReadFile,
): Promise<ReplyOf<typeof route>> =>
  scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    await transcriptImportStore.lockSource(tx.db, companyId, hash);
    const known = await findKnown(tx, hash);
    if (known) return known;
    const meetingId = await resolveTarget(world, tx, target);
    const version = { meetingId, name, read, sourceHash: hash };
    const hasCreatedMeeting = !('meetingId' in target);
    if (target.importId === undefined) await saveReadVersion(world, tx, version);
    else {
      const transcript = await saveReadVersion(world, tx, { ...version, isImported: true });
      await transcriptImportStore.insert(tx.db, {
        company_id: companyId,
        user_id: tx.actor.userId,
        import_id: target.importId,
        transcript_id: transcript.id,
        meeting_id: meetingId,
        has_created_meeting: hasCreatedMeeting,
        imported_at: world.clock.now(),
      });
    }
    return { outcome: 'imported', meetingId, hasCreatedMeeting };
  });

async function resolveTarget(world: ImportWorld, tx: CompanyScope, target: Target): Promise<string> {
  if ('meetingId' in target) {
    await transcriptStore.lockMeeting(tx.db, target.meetingId);
    if (await transcriptStore.findNewest(tx.db, target.meetingId)) throw new Failure('transcript_exists');
    return target.meetingId;
  }
  const { title, startsAt, endsAt, visibility } = target;
  const meeting = await createMeeting(world, tx, {
    ...{ title, startsAt, endsAt, visibility, goal: '', location: '', participants: [] },
    type: 'in-person',
    allowClashes: true,
    silent: true,
  });
  return meeting.id;
}
