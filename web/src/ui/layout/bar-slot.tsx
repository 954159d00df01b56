import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const id = 'bar-slot';

/** What stands in small type under every head that a page puts into the bar: the company. */
export const BarNoteContext = createContext('');

/** Hides, on a phone, what a page's own head replaces in the bar. The bar is a `group`. */
export const hiddenByPageHead = 'max-md:group-has-[#bar-slot:not(:empty)]:hidden';

/** Hides, on a phone, what yields to a head that needs the whole bar, marked with `data-whole-bar`. */
export const hiddenByWholeHead = 'max-md:group-has-[[data-whole-bar]]:hidden';

/** In the bar above, on a phone: where a page that fills the window puts its head, so that there is one bar and not two. */
export const BarSlot = () => (
  <div id={id} className="flex min-w-0 flex-1 items-center empty:hidden md:hidden" />
);

/** Puts a page's head into the bar above. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(id)), []);
  return slot && createPortal(children, slot);
}

/** The second line of such a head. */
export const BarNote = () => <p className="one-line text-key text-muted">{use(BarNoteContext)}</p>;
