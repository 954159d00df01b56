import { z } from 'zod';
import { isLost } from './damaged-object.ts';
import { readJson } from './read-json.ts';
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

/** Null when none was ever made, and where it is damaged. */
export async function readVerification(repository: Repository): Promise<Verified | null> {
  try {
    return await readJson(repository.read, name, Verified);
  } catch (error) {
    if (isLost(error)) return null;
    throw error;
  }
}
