import type { BodyOf } from '@hopgon/contract/route';
import type { createTranscript as route } from '@hopgon/contract/transcripts/routes';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { savePart } from './parts/save-part.ts';
import { saveVersion } from './save-version.ts';
import { analysisLimits } from './transcripts.limits.ts';

export async function createTranscript(
  world: Pick<World, 'bus' | 'clock' | 'newId' | 'hub' | 'jobs' | 'analyser' | 'limiter'>,
  scope: CompanyScope,
  { meetingId, mode, name, text }: BodyOf<typeof route>,
): Promise<Transcript> {
  await requireMeeting(scope, meetingId, 'edit');
  await spendShared(world.limiter, analysisLimits, { ...scope.actor, ...(await scope.entry()) });
  const save = mode === 'append' ? savePart : saveVersion;
  return save(world, scope, { meetingId, name, source: { kind: 'text', name, text } });
}
