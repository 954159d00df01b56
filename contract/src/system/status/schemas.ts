import { z } from 'zod';
import { Instant } from '../../primitives.ts';

/** The parts of the server, and what its owner should know of their own company's mails. */
export const SystemStatus = z.object({
  checkedAt: Instant,
  version: z.string(),
  /** A database that does not answer is a 503. */
  database: z.literal('ok'),
  jobs: z.enum(['ok', 'failing']),
  /** `files`: no mail server is set, mails stay on the server. `failing`: the last mail could not be handed to the mail server. */
  mail: z.enum(['ok', 'files', 'failing']),
  disk: z.enum(['ok', 'low', 'full']),
  backups: z.enum(['off', 'ok', 'late']),
  /** When the newest backup was complete; null where this process makes none. */
  lastBackupAt: Instant.nullable(),
  /** The last trial restore of a backup; `isHashesOnly`: nothing could be started, hashes alone were compared. */
  lastTrial: z.object({ at: Instant, ok: z.boolean(), isHashesOnly: z.boolean() }).nullable(),
  /** The company's own model; `untested`: turned on, its test was never run. */
  model: z.enum(['off', 'untested', 'ok', 'failing']),
  modelTestedAt: Instant.nullable(),
  /** Mails of the company that could not leave, at most a hundred. */
  failedMails: z.int(),
});
export type SystemStatus = z.infer<typeof SystemStatus>;
