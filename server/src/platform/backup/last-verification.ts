import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import type { Repository } from './repository.ts';

const name = 'last-verification';

const Verified = z.object({
  id: z.string(),
  at: z.coerce.date(),
  problems: z.array(z.string()).readonly(),
  /** Why no copy was started, so that only hashes were compared. */
  hindrance: z.string().nullable().default(null),
  /** Objects whose content was not what the backup wrote; the next backup stores them again. */
  damaged: z.array(z.string()).readonly().default([]),
});
/** The last trial restore: of which backup, when, and what was wrong. */
export type Verified = z.infer<typeof Verified>;

export const writeVerification = (repository: Repository, verified: Verified): Promise<void> =>
  repository.write(
    name,
    (async function* () {
      yield Buffer.from(JSON.stringify(verified));
    })(),
  );

/** Null when none was ever made. */
export async function readVerification(repository: Repository): Promise<Verified | null> {
  try {
    return Verified.parse(JSON.parse(String(await buffer(repository.read(name)))));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
