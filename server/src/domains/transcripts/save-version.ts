import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readSource } from './read-source.ts';
import { saveReadVersion } from './save-read-version.ts';
import type { TextSource } from './text.schemas.ts';

export interface NewVersion {
  readonly meetingId: string;
  /** As people read it. */
  readonly name: string;
  readonly source: TextSource;
  /** SHA-256 of the uploaded file; none for text that was pasted. */
  readonly sourceHash?: Buffer;
}

/** Stores what was said as the meeting's next version. The caller has asked who may. */
export async function saveVersion(
  world: Pick<World, 'bus' | 'clock' | 'newId' | 'hub' | 'jobs' | 'analyser'>,
  scope: CompanyScope,
  { source, ...version }: NewVersion,
): Promise<Transcript> {
  const read = await readSource(world, scope, source);
  return saveReadVersion(world, scope, { ...version, read });
}
