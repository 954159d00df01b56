import type { Entry } from '../entries/entry.rules.ts';
import type { Span } from '../entries/shift.rules.ts';

/** What the views of the calendar ask of their page. */
export interface GridActions {
  readonly onMake: (span: Span) => void;
  readonly onChange: (entry: Entry, to: Span) => void;
  readonly onOpen: (entry: Entry, anchor: HTMLElement) => void;
  /** A day that is shown, or that keys lead to. */
  readonly onGoTo: (day: string) => void;
  readonly onOpenDay: (day: string) => void;
  readonly announce: (words: string) => void;
}
