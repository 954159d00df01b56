import { RecurrenceChange } from '../features/series/recurrence-change.tsx';
import { RecurrenceField } from '../features/series/recurrence-field.tsx';
import { SeriesLine } from '../features/series/series-line.tsx';
import { SpanChoice } from '../features/series/span-choice.tsx';

/** What the pages of meetings are given of series. */
export const seriesParts = { RecurrenceField, RecurrenceChange, SpanChoice, SeriesLine };
