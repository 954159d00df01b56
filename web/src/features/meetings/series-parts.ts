import type { Recurrence } from '@hopgon/contract/series/schemas';
import { type ComponentType, createContext } from 'react';

export type Span = 'this' | 'following' | 'all';

/** What another feature gives to the forms and the page of a meeting, so that it can repeat. */
export interface SeriesParts {
  /** How a new meeting repeats. */
  readonly RecurrenceField: ComponentType<{
    readonly day: string;
    readonly onChange: (recurrence: Recurrence | null | undefined) => void;
  }>;
  /** How it repeats, and otherwise from now on: undefined while nothing else was chosen. */
  readonly RecurrenceChange: ComponentType<{
    readonly meetingId: string;
    readonly day: string;
    readonly onChange: (recurrence: Recurrence | undefined) => void;
  }>;
  /** Which meetings of the series are meant. */
  readonly SpanChoice: ComponentType<{
    readonly meetingId: string;
    readonly wholeOnly?: boolean;
    readonly value: Span;
    readonly onChange: (span: Span) => void;
  }>;
  /** How it repeats and which one this is. */
  readonly SeriesLine: ComponentType<{ readonly meetingId: string }>;
}

/** Null where a meeting is shown without. */
export const SeriesPartsContext = createContext<SeriesParts | null>(null);
