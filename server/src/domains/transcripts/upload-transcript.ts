import { Failure } from '@hopgon/contract/failure';
import { Id } from '@hopgon/contract/primitives';
import { type Transcript, TranscriptMode } from '@hopgon/contract/transcripts/schemas';
import { z } from 'zod';
import { shownName } from '../../platform/files/shown-name.ts';
import type { UploadPart } from '../../platform/http/upload.ts';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { savePart } from './parts/save-part.ts';
import { readUpload } from './read-upload.ts';
import { saveVersion } from './save-version.ts';
import { analysisLimits } from './transcripts.limits.ts';
import { hasKnownExtension } from './transcripts.rules.ts';

const Fields = z.object({ meetingId: Id, mode: TranscriptMode.default('replace') });

/** Takes the fields `meetingId` and `mode`, then the file: a caller without the right is refused before a byte of it is stored. */
export async function uploadTranscript(
  world: Pick<World, 'bus' | 'clock' | 'newId' | 'hub' | 'jobs' | 'analyser' | 'limiter'>,
  scope: CompanyScope,
  parts: AsyncIterable<UploadPart>,
): Promise<Transcript> {
  const fields: Record<string, string> = {};
  for await (const part of parts) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    const { meetingId, mode } = Fields.parse(fields);
    await requireMeeting(scope, meetingId, 'edit');
    await spendShared(world.limiter, analysisLimits, { ...scope.actor, ...(await scope.entry()) });
    const name = shownName(part.fileName, 'Bản gỡ băng');
    if (!hasKnownExtension(name)) throw new Failure('transcript_kind_refused');
    const { bytes, hash } = await readUpload(part.stream);
    const save = mode === 'append' ? savePart : saveVersion;
    return save(world, scope, { meetingId, name, source: { kind: 'file', name, bytes }, sourceHash: hash });
  }
  throw new Failure('bad_request');
}
