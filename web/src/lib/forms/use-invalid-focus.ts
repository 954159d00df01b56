import { type RefObject, useEffect, useState } from 'react';

/** After a save that fields refuse, moves focus to the first of them; returns what is to be called where a save is asked for. */
export function useInvalidFocus(form: RefObject<HTMLElement | null>, isBusy: boolean): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0 || isBusy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [form, asked, isBusy]);
  return () => setAsked((count) => count + 1);
}
