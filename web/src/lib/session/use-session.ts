import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { StoredSession } from './stored-session.ts';

export const useSession = (): StoredSession | null =>
  useSyncExternalStore(session.subscribe, session.get, () => null);
