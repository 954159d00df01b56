import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useEffect, useMemo, useState } from 'react';
import { formatDay } from '../../lib/format/date.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CustomRhythm } from './custom-rhythm.tsx';
import {
  draftOf,
  draftProblem,
  firstDayOf,
  noRecurrence,
  type RecurrenceDraft,
  recurrenceOf,
  rhythmChoices,
  weekdayOf,
} from './recurrence-draft.rules.ts';
import { SeriesEndFields } from './series-end-fields.tsx';

interface RecurrenceFieldProps {
  /** Of the meeting, `YYYY-MM-DD`; it says which weekday or day of the month is meant. */
  readonly day: string;
  /** How it repeats when the form opens. */
  readonly initial?: Recurrence | null;
  /** Whether one may choose that it does not repeat. */
  readonly mayBeSingle?: boolean;
  /** Always the same function. Hears of every edit: the rule, null for a single meeting, undefined while it cannot be told. */
  readonly onChange: (recurrence: Recurrence | null | undefined) => void;
}

/** How a meeting repeats: what is usual for its day, or a rhythm of one's own; until when; and all of it in words. */
export function RecurrenceField({ day, initial = null, mayBeSingle = true, onChange }: RecurrenceFieldProps) {
  const [draft, setDraft] = useState<RecurrenceDraft>(() => (initial ? draftOf(initial, day) : noRecurrence));
  const problem = draftProblem(draft, day);
  const recurrence = useMemo(() => recurrenceOf(draft, day), [draft, day]);
  const meant = problem === null ? recurrence : undefined;
  // The day is the form's, the draft this field's: whichever changes, the form hears what they mean together.
  useEffect(() => onChange(meant), [meant, onChange]);

  const edit = (change: Partial<RecurrenceDraft>) => setDraft((before) => ({ ...before, ...change }));
  const choices = rhythmChoices(day).filter(({ value }) => mayBeSingle || value !== 'none');
  const chosen = choices.some(({ value }) => value === draft.rhythm) ? draft.rhythm : 'custom';
  const firstDay = recurrence ? firstDayOf(recurrence, day) : day;
  return (
    <div className="flex flex-col gap-3">
      <Field label="Lặp lại">
        <Select choices={choices} value={chosen} onChange={(rhythm) => edit({ rhythm })} />
      </Field>
      {draft.rhythm !== 'none' && (
        <div className="flex flex-col gap-3 rounded-control bg-sunken p-4">
          {chosen === 'custom' && (
            <CustomRhythm
              draft={{ ...draft, weekdays: draft.weekdays ?? [weekdayOf(day)] }}
              day={day}
              onEdit={edit}
            />
          )}
          <SeriesEndFields draft={draft} day={day} onEdit={edit} />
          {problem && <FieldError>{problem}</FieldError>}
          {recurrence && (
            <p role="status" className="text-small text-muted">
              {recurrenceInWords(recurrence)}.
              {firstDay !== day && ` Buổi đầu tiên: ${formatDay(firstDay, 'UTC')}.`}
              {skipsMonths(recurrence) && ' Tháng không có ngày này thì bỏ qua.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const skipsMonths = (recurrence: Recurrence): boolean =>
  'on' in recurrence && recurrence.on.by === 'day' && recurrence.on.day > 28;
