import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { weekdayOf } from '@hopgon/engine/time/days';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { companyDaysQuery } from '../../data/company/company-settings.ts';
import { formatDay } from '../../lib/format/date.ts';
import { Field, FieldError } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { CustomRhythm } from './custom-rhythm.tsx';
import { LeftOutDays } from './left-out-days.tsx';
import {
  draftProblem,
  firstDayOf,
  noRecurrence,
  type RecurrenceDraft,
  recurrenceDraftOf,
  recurrenceOf,
  rhythmChoices,
} from './recurrence-draft.rules.ts';
import { holidaysOn, without } from './series-days.rules.ts';
import { SeriesEndFields } from './series-end-fields.tsx';

interface RecurrenceFieldProps {
  /** Of the meeting, `YYYY-MM-DD`; it says which weekday or day of the month is meant. */
  readonly day: string;
  /** How it repeats when the form opens. */
  readonly initial?: Recurrence | null;
  /** Whether one may choose that it does not repeat. */
  readonly mayBeSingle?: boolean;
  /** Always the same function. Called on every edit: the rule, null for a single meeting, undefined while the rule is incomplete. */
  readonly onChange: (recurrence: Recurrence | null | undefined) => void;
}

/** How a meeting repeats: what is usual for its day, or a custom rule; until when; and all of it in words. */
export function RecurrenceField({ day, initial = null, mayBeSingle = true, onChange }: RecurrenceFieldProps) {
  const [draft, setDraft] = useState<RecurrenceDraft>(() =>
    initial ? recurrenceDraftOf(initial, day) : noRecurrence,
  );
  const problem = draftProblem(draft, day);
  const daysOff = useDaysOff(day, draft.rhythm !== 'none');
  const bare = useMemo(() => recurrenceOf(draft, day), [draft, day]);
  const holidays = useMemo(() => (bare ? holidaysOn(bare, day, daysOff) : []), [bare, day, daysOff]);
  const recurrence = useMemo(
    () => bare && (draft.skipsHolidays ? without(bare, holidays) : bare),
    [bare, draft.skipsHolidays, holidays],
  );
  const meant = problem === null ? recurrence : undefined;
  // The day is the form's, the draft this field's: whichever changes, the form gets the rule they make together.
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
          {bare && (
            <LeftOutDays draft={draft} recurrence={bare} day={day} holidays={holidays} onEdit={edit} />
          )}
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

/** Days off of the company in the year of a day and the next, as far as they are known. */
function useDaysOff(day: string, isAsked: boolean): readonly string[] {
  const year = Number(day.slice(0, 4));
  const years = isAsked && Number.isFinite(year) ? [year, year + 1] : [];
  return useQueries({ queries: years.map(companyDaysQuery), combine: daysOffIn });
}

interface ReadDays {
  readonly data: { readonly days: readonly { readonly date: string; readonly kind: string }[] } | undefined;
}

// One function for good, so that the same answers are the same list.
const daysOffIn = (results: readonly ReadDays[]): readonly string[] =>
  results.flatMap(({ data }) => data?.days ?? []).flatMap(({ date, kind }) => (kind === 'off' ? [date] : []));

const skipsMonths = (recurrence: Recurrence): boolean =>
  'on' in recurrence && recurrence.on.by === 'day' && recurrence.on.day > 28;
