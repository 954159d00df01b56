import { useState } from 'react';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a draft differs from what is saved. */
export const changesFrom = <T extends object>(saved: T, draft: Partial<T>): Partial<T> => {
  const changes = { ...draft };
  for (const key in changes) if (isSame(changes[key], saved[key])) delete changes[key];
  return changes;
};

/** Choices as they are being made over what is saved: what others change meanwhile shows where nothing was chosen here. */
export function useSettingsDraft<T extends object>(saved: T) {
  const [draft, setDraft] = useState<Partial<T>>({});
  const changes = changesFrom(saved, draft);
  return {
    shown: { ...saved, ...draft },
    changes,
    isDirty: Object.keys(changes).length > 0,
    edit: (part: Partial<T>) => setDraft({ ...draft, ...part }),
    discard: () => setDraft({}),
  };
}
