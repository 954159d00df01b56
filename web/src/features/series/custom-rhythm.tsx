import type { Frequency } from '@hopgon/contract/series/schemas';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { monthChoices } from './month-places.rules.ts';
import type { RecurrenceDraft } from './recurrence-draft.rules.ts';

const units: readonly { value: Frequency; label: string }[] = [
  { value: 'daily', label: 'ngày' },
  { value: 'weekly', label: 'tuần' },
  { value: 'monthly', label: 'tháng' },
  { value: 'yearly', label: 'năm' },
];

const weekdays = [
  { value: 1, short: 'T2', name: 'Thứ Hai' },
  { value: 2, short: 'T3', name: 'Thứ Ba' },
  { value: 3, short: 'T4', name: 'Thứ Tư' },
  { value: 4, short: 'T5', name: 'Thứ Năm' },
  { value: 5, short: 'T6', name: 'Thứ Sáu' },
  { value: 6, short: 'T7', name: 'Thứ Bảy' },
  { value: 7, short: 'CN', name: 'Chủ Nhật' },
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
        <Field label="Cách nhau">
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
        <WeekdayBoxes chosen={draft.weekdays ?? []} onChange={(chosen) => onEdit({ weekdays: chosen })} />
      )}
      {byMonth && (
        <Field label="Ngày trong tháng">
          <Select choices={places} value={place} onChange={(monthBy) => onEdit({ monthBy })} />
        </Field>
      )}
    </>
  );
}

const box =
  'relative flex h-9 min-w-0 items-center justify-center rounded-control border border-line-control bg-surface text-small font-medium ' +
  'text-muted pointer-coarse:h-11 has-checked:border-jade has-checked:bg-jade-soft has-checked:text-jade-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:outline-offset-2';

interface WeekdayBoxesProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

function WeekdayBoxes({ chosen, onChange }: WeekdayBoxesProps) {
  const toggle = (value: number, on: boolean) =>
    onChange(
      on ? [...chosen, value].sort((left, right) => left - right) : chosen.filter((known) => known !== value),
    );
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">Vào các ngày</legend>
      <div className="grid grid-cols-7 gap-1.5">
        {weekdays.map(({ value, short, name }) => (
          <label key={value} className={box}>
            <input
              type="checkbox"
              className="absolute inset-0 appearance-none rounded-control outline-none"
              aria-label={name}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
