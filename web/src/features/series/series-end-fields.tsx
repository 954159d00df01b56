import { addDays } from '@hopgon/engine/time/days';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import type { RecurrenceDraft } from './recurrence-draft.rules.ts';

const ends = [
  { value: 'never', label: 'Không kết thúc' },
  { value: 'until', label: 'Vào một ngày' },
  { value: 'count', label: 'Sau một số buổi' },
] as const;

interface SeriesEndFieldsProps {
  readonly draft: RecurrenceDraft;
  readonly day: string;
  readonly onEdit: (change: Partial<RecurrenceDraft>) => void;
}

/** Until when it repeats. */
export function SeriesEndFields({ draft, day, onEdit }: SeriesEndFieldsProps) {
  const choose = (endBy: RecurrenceDraft['endBy']) =>
    onEdit({ endBy, ...(endBy === 'until' && draft.until === '' && { until: addDays(day, 91) }) });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Kết thúc">
        <Select choices={ends} value={draft.endBy} onChange={choose} />
      </Field>
      {draft.endBy === 'until' && (
        <Field label="Ngày cuối cùng">
          <DateInput value={draft.until} min={day} onChange={(until) => onEdit({ until })} />
        </Field>
      )}
      {draft.endBy === 'count' && (
        <Field label="Số buổi">
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="tabular-nums"
            value={draft.count}
            onChange={(event) => onEdit({ count: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
