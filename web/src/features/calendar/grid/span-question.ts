import type { ComponentType } from 'react';

/** Which of a series: one alone, it and those that follow, or all that have not begun. */
export type SeriesPart = 'this' | 'following' | 'all';

/** Asks which of a series are meant; given by the routes, as series are another feature's. */
export type SpanQuestion = ComponentType<{
  readonly meetingId: string;
  readonly title: string;
  readonly confirm: string;
  readonly onChoose: (part: SeriesPart) => void;
  readonly onClose: () => void;
}>;
