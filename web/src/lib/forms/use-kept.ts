import { createContext, useContext, useEffect, useState } from 'react';
import { currentCompany } from '../session/current-company.ts';
import { currentPerson } from '../session/current-person.ts';
import { session } from '../session/session.ts';
import { keptForms } from './kept-forms.ts';

const placeOf = (name: string | undefined): string | null => {
  const personId = currentPerson.get();
  return name && personId ? `${name} ${personId} ${currentCompany.get()}` : null;
};

/** Says around a form that what stands in it was written before. */
export const RestoredContext = createContext<((isRestored: boolean) => void) | null>(null);

interface Keeping {
  /** It stays when the part closes, which says nothing of what was written; `forgetKept` empties it. */
  readonly outlives?: boolean;
}

/** What was written under a name was saved or given up. */
export function forgetKept(name: string): void {
  const place = placeOf(name);
  if (place) keptForms.forget(place);
}

/**
 * The place in which a part keeps what is written in it, null where nobody is known whose it is. It is emptied when the
 * part closes, for it was saved or given up; not when the session ends, which takes the page from under it.
 */
export function useKeptPlace(name: string | undefined, { outlives = false }: Keeping = {}): string | null {
  const [place] = useState(() => placeOf(name));
  const [isRestored] = useState(() => place !== null && keptForms.has(place));
  const say = useContext(RestoredContext);
  useEffect(() => {
    if (!isRestored) return;
    say?.(true);
    return () => say?.(false);
  }, [isRestored, say]);
  useEffect(
    () => () => {
      if (place && !outlives && (session.get() || session.wasLeft())) keptForms.forget(place);
    },
    [place, outlives],
  );
  return place;
}

/**
 * As `useState`; what is another than `begin` is back when the part opens again after a session that ended or a reload.
 * The third answer is what it began with, which is kept with it: what others saved since then is no change of this person.
 */
export function useKept<T>(name: string, begin: T | (() => T), keeping: Keeping = {}) {
  const place = useKeptPlace(name, keeping);
  const [fresh] = useState(begin);
  const [{ begun, value: restored }] = useState(() => {
    const first = { begun: fresh, value: fresh };
    return (place && keptForms.read(place, first)) || first;
  });
  const [value, setValue] = useState<T>(restored);
  useEffect(() => {
    if (!place) return;
    if (JSON.stringify(value) === JSON.stringify(begun)) keptForms.forget(place);
    else keptForms.write(place, { value, begun });
  }, [place, value, begun]);
  return [value, setValue, begun] as const;
}
