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

const write = (repository: Repository, object: string, content: unknown): Promise<void> =>
  repository.write(
    object,
    (async function* () {
      yield Buffer.from(JSON.stringify(content));
    })(),
  );

/** Null where there is none, and where it is damaged. */
async function readOrNull<T>(
  repository: Repository,
  object: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    return await readJson(repository.read, object, schema);
  } catch (error) {
    if (isLost(error)) return null;
    throw error;
  }
}

export const writeVerification = (repository: Repository, verified: Verified): Promise<void> =>
  write(repository, name, verified);

/** Null when none was ever made, and where it is damaged. */
export const readVerification = (repository: Repository): Promise<Verified | null> =>
  readOrNull(repository, name, Verified);

/** An object of its own, for a command may write a newer verification while the older one is being mailed. */
const mailedName = 'last-verification-mailed';
const Mailed = z.object({ at: z.coerce.date() });

/** Remembers that the operator has a mail of this trial. */
export const markVerificationMailed = (repository: Repository, { at }: Verified): Promise<void> =>
  write(repository, mailedName, { at });

export const wasVerificationMailed = async (repository: Repository, { at }: Verified): Promise<boolean> =>
  (await readOrNull(repository, mailedName, Mailed))?.at.getTime() === at.getTime();
