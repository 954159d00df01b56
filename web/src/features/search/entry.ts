import type { ReactNode } from 'react';
import type { NavigationState } from '../../lib/navigation-state.ts';

/** One line of the palette: leads somewhere, or does something. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly note?: string | undefined;
  /** The note stands below: the title needs the whole line. */
  readonly isLong?: boolean;
  /** Other words it is found by. */
  readonly words?: string;
  readonly does: { readonly path: string; readonly brings?: NavigationState } | { readonly run: () => void };
}

/** In the shape that the list of Base UI reads. */
export interface EntryGroup {
  readonly value: string;
  readonly items: readonly Entry[];
}
