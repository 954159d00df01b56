import type { Recurrence } from '@hopgon/contract/series/schemas';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { formatDay } from '../../lib/format/date.ts';
import { isDay } from '../../lib/format/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field, FieldError } from '../../ui/inputs/field.tsx';
import type { RecurrenceDraft } from './recurrence-draft.rules.ts';
import { daysOf } from './series-days.rules.ts';

interface LeftOutDaysProps {
  readonly draft: RecurrenceDraft;
  readonly recurrence: Recurrence;
  readonly day: string;
  /** Days off of the company on which there would be a meeting. */
  readonly holidays: readonly string[];
  readonly onEdit: (change: Partial<RecurrenceDraft>) => void;
}

/** Days on which a series makes an exception: those off, and single ones. */
export function LeftOutDays({ draft, recurrence, day, holidays, onEdit }: LeftOutDaysProps) {
  const { exceptions } = draft;
  const leave = (left: string) => onEdit({ exceptions: [...new Set([...exceptions, left])].sort() });
  const keep = (left: string) => onEdit({ exceptions: exceptions.filter((each) => each !== left) });
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        checked={draft.skipsHolidays}
        onChange={(event) => onEdit({ skipsHolidays: event.target.checked })}
      >
        Bỏ qua ngày nghỉ lễ
        <span className="block text-small text-muted">{holidaysInWords(holidays)}</span>
      </Checkbox>
      <OneDay recurrence={recurrence} day={day} onLeave={leave} />
      {exceptions.length > 0 && (
        <ul aria-label="Các ngày được bỏ" className="flex flex-wrap gap-1.5">
          {exceptions.map((left) => (
            <li key={left}>
              <button
                type="button"
                aria-label={`Vẫn họp ${formatDay(left, 'UTC')}`}
                title="Vẫn họp ngày này"
                onClick={() => keep(left)}
                className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line-control bg-surface pr-2 pl-3 text-small tabular-nums hover:bg-hover pointer-coarse:h-11"
              >
                {formatDay(left, 'UTC')}
                <X aria-hidden="true" className="size-3.5 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function holidaysInWords(holidays: readonly string[]): string {
  const [first] = holidays;
  if (!first) return 'Không buổi nào trùng ngày nghỉ của công ty.';
  const until = holidays.at(-1)?.slice(0, 4);
  const next = formatDay(first, 'UTC');
  return holidays.length === 1
    ? `Một buổi trùng: ${next}.`
    : `${holidays.length} buổi trùng đến hết năm ${until}, gần nhất ${next}.`;
}

interface OneDayProps {
  readonly recurrence: Recurrence;
  readonly day: string;
  readonly onLeave: (day: string) => void;
}

function OneDay({ recurrence, day, onLeave }: OneDayProps) {
  const [chosen, choose] = useState('');
  const isHeld = chosen === '' || (isDay(chosen) && daysOf(recurrence, day, chosen).includes(chosen));
  const leave = () => {
    onLeave(chosen);
    choose('');
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Bỏ một ngày">
            <DateInput min={day} value={chosen} onChange={choose} />
          </Field>
        </div>
        <Button disabled={chosen === '' || !isHeld} onClick={leave}>
          Bỏ ngày này
        </Button>
      </div>
      {!isHeld && <FieldError>Chuỗi không có buổi nào vào ngày này.</FieldError>}
    </div>
  );
}
