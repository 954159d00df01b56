import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import { normalPassword } from './password.rules.ts';

export interface PasswordHashes {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not reveal which addresses have accounts. */
  verify(known: string | null, password: string): Promise<boolean>;
}

/** Argon2id as OWASP's password storage cheat sheet asks: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const waitingAtMost = 100;
const mostThreads = 3;

/** Hashing is slow on purpose; more at once than this would leave nothing of the machine for anyone else. */
export function createPasswordHashes(): PasswordHashes {
  const inTurn = createConcurrencyLimit(Math.min(availableParallelism(), mostThreads), waitingAtMost);
  let decoy: Promise<string> | null = null;
  const decoyHash = () => {
    decoy ??= hash('nobody has this password', cost);
    return decoy;
  };
  return {
    hash: (password) => inTurn(() => hash(normalPassword(password), cost)),
    verify: async (known, password) => {
      const nobody = await decoyHash();
      const right = await inTurn(() => verify(known ?? nobody, normalPassword(password)));
      return right && known !== null;
    },
  };
}
