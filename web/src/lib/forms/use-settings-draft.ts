import { useKept } from './use-kept.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a draft differs from what is saved. */
export const changesFrom = <T extends object>(saved: Partial<T>, draft: Partial<T>): Partial<T> => {
  const changes = { ...draft };
  for (const key in changes) if (isSame(changes[key], saved[key])) delete changes[key];
  return changes;
};

interface Saving<T> {
  readonly mutate: (changes: Partial<T>, options: { onSuccess: () => void }) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
}

/** Choices as they are being made over what is saved: what others change meanwhile shows where nothing was chosen here. */
export function useSettingsDraft<T extends object>(
  keptAs: string,
  saved: T,
  saving: Saving<T>,
  onSaved: () => void,
) {
  const [draft, setDraft] = useKept<Partial<T>>(keptAs, {});
  const changes = changesFrom(saved, draft);
  const write = (next: (before: Partial<T>) => Partial<T>) => {
    setDraft(next);
    // The reason why an earlier draft was refused says nothing about this one.
    if (saving.error) saving.reset();
  };
  return {
    shown: { ...saved, ...draft },
    edit: (part: Partial<T>) => write((before) => ({ ...before, ...part })),
    error: saving.error,
    /** Props of a `SettingsForm`. */
    form: {
      isDirty: Object.keys(changes).length > 0,
      isBusy: saving.isPending,
      onDiscard: () => write(() => ({})),
      onSave: () =>
        saving.mutate(changes, {
          onSuccess: () => {
            // Choices made while the server answered are kept.
            setDraft((current) => changesFrom(changes, current));
            onSaved();
          },
        }),
    },
  };
}
