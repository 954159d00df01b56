import { createTabStore } from '../../../lib/tab-store.ts';

interface Writer {
  readonly personId: string;
  readonly companyId: string;
}

/**
 * Where a text stands that is being written in a conversation, or in none yet: of one person in one company. Another person
 * who signs in later in the same tab finds nothing of it.
 */
export const draftKeyOf = ({ personId, companyId }: Writer, sessionId: string | undefined): string =>
  `${personId} ${companyId} ${sessionId ?? 'none'}`;

const texts = createTabStore('chatDrafts', (value) => (typeof value === 'string' ? value : undefined));

/** What is being written, by `draftKeyOf`. */
export const drafts = {
  read: (key: string): string => texts.read(key) ?? '',
  write: (key: string, text: string): void => texts.write(key, text === '' ? undefined : text),
  /** What was written in one place goes on in another. */
  move(from: string, to: string): void {
    const text = drafts.read(from);
    drafts.write(from, '');
    if (text !== '') drafts.write(to, text);
  },
};

export const useDraft = (key: string): string => texts.use(key) ?? '';
