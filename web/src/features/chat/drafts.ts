import { useSyncExternalStore } from 'react';

interface Writer {
  readonly personId: string;
  readonly companyId: string;
}

/**
 * Where a text stands that is being written in a conversation, or in none yet: of one person in one company. Whoever signs
 * in after them in the same tab finds nothing of it.
 */
export const draftKeyOf = ({ personId, companyId }: Writer, sessionId: string | undefined): string =>
  `${personId} ${companyId} ${sessionId ?? 'none'}`;

/** What is being written, by `draftKeyOf`. It outlives the page that shows it, not the tab. */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const drafts = {
  read: (key: string): string => texts.get(key) ?? '',

  write(key: string, text: string): void {
    if (text === '') texts.delete(key);
    else texts.set(key, text);
    for (const listener of listeners) listener();
  },
};

export const useDraft = (key: string): string => useSyncExternalStore(subscribe, () => drafts.read(key));
