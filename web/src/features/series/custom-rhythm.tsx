import type { Frequency } from '@hopgon/contract/series/schemas';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { WeekdayBoxes } from '../../ui/inputs/weekday-boxes.tsx';
import { monthChoices } from './month-places.rules.ts';
import type { RecurrenceDraft } from './recurrence-draft.rules.ts';

const units: readonly { value: Frequency; label: string }[] = [
  { value: 'daily', label: 'ngày' },
  { value: 'weekly', label: 'tuần' },
  { value: 'monthly', label: 'tháng' },
  { value: 'yearly', label: 'năm' },
];

interface CustomRhythmProps {
  readonly draft: RecurrenceDraft;
  readonly day: string;
  readonly onEdit: (change: Partial<RecurrenceDraft>) => void;
}

/** Every how many days, weeks, months or years, and on which of their days. */
export function CustomRhythm({ draft, day, onEdit }: CustomRhythmProps) {
  const byMonth = draft.unit === 'monthly' || draft.unit === 'yearly';
  const places = monthChoices(day);
  const place = places.some(({ value }) => value === draft.monthBy) ? draft.monthBy : 'day';
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Lặp lại mỗi">
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            className="tabular-nums"
            value={draft.every}
            onChange={(event) => onEdit({ every: event.target.value })}
          />
        </Field>
        <Field label="Tính theo">
          <Select choices={units} value={draft.unit} onChange={(unit) => onEdit({ unit })} />
        </Field>
      </div>
      {draft.unit === 'weekly' && (
        <WeekdayBoxes
          legend="Vào các ngày"
          chosen={draft.weekdays ?? []}
          onChange={(weekdays) => onEdit({ weekdays })}
        />
      )}
      {byMonth && (
        <Field label="Ngày trong tháng">
          <Select choices={places} value={place} onChange={(monthBy) => onEdit({ monthBy })} />
        </Field>
      )}
    </>
  );
}
