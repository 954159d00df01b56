import { createTabStore } from '../../../lib/tab-store.ts';
import { parseTurns, type Turn } from './turn.rules.ts';

const none: readonly Turn[] = [];

const store = createTabStore('chatUnsent', parseTurns);

/** What was said and is not known to be stored, by `draftKeyOf`, in the order of time. */
export const turns = {
  read: (key: string): readonly Turn[] => store.read(key) ?? none,

  /** Adds a turn, or puts it in the place of the one with its key. */
  put(key: string, turn: Turn): void {
    const known = turns.read(key);
    const isKnown = known.some(({ idempotencyKey }) => idempotencyKey === turn.idempotencyKey);
    store.write(
      key,
      isKnown
        ? known.map((each) => (each.idempotencyKey === turn.idempotencyKey ? turn : each))
        : [...known, turn],
    );
  },

  remove(key: string, { idempotencyKey }: Turn): void {
    const rest = turns.read(key).filter((each) => each.idempotencyKey !== idempotencyKey);
    store.write(key, rest.length > 0 ? rest : undefined);
  },
};

export const useStoredTurns = (key: string): readonly Turn[] => store.use(key) ?? none;
