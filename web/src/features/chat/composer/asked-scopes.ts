import type { AskedScope } from '@hopgon/contract/search/schemas';
import { createTabStore } from '../../../lib/tab-store.ts';
import { isScope } from '../replies/turn.rules.ts';

const store = createTabStore('chatScopes', (value) => (isScope(value) ? value : undefined));

/** The meetings that questions of a conversation are asked of, by `draftKeyOf`. */
export const askedScopes = {
  read: (key: string): AskedScope => store.read(key) ?? 'meeting',
  write: (key: string, scope: AskedScope): void => store.write(key, scope),
};

export const useAskedScope = (key: string): AskedScope => store.use(key) ?? 'meeting';
