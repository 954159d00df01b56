import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { readClock } from '../../../../ui/inputs/read-clock.ts';
import { keyed } from '../../keyed.ts';
import type { PartProps } from './part-props.ts';

interface TimeFieldsProps extends PartProps {
  /** A day alone, which may be empty. */
  readonly isDeadline: boolean;
}

export const TimeFields = ({ form, shown, onChange, isDeadline }: TimeFieldsProps) => (
  <div className="flex flex-wrap gap-3">
    <DayField
      label={isDeadline ? 'Hạn' : 'Ngày'}
      value={form.day}
      error={shown.day}
      onChange={(day) => onChange({ day })}
    />
    {!isDeadline && (
      <ClockField label="Từ" value={form.from} error={shown.from} onChange={(from) => onChange({ from })} />
    )}
    {!isDeadline && (
      <ClockField label="Đến" value={form.to} error={shown.to} onChange={(to) => onChange({ to })} />
    )}
    {!isDeadline && form.daysToEnd === 1 && form.to <= form.from && (
      <p className="w-full text-small text-muted">Kết thúc vào ngày hôm sau.</p>
    )}
  </div>
);

/** When a note is brought back to mind; empty where it is not. */
export const ReminderFields = ({ form, shown, onChange }: PartProps) => (
  <div className="flex flex-wrap gap-3">
    <DayField
      label="Nhắc ngày"
      value={form.day}
      error={shown.day}
      onChange={(day) => onChange(day === '' ? { day, from: '' } : { day })}
    />
    <ClockField label="Lúc" value={form.from} error={shown.from} onChange={(from) => onChange({ from })} />
  </div>
);

const mostStarts = 10;
const fewestStarts = 2;

/** The times that a poll asks about. */
export function StartFields({ form: { starts }, shown, onChange }: PartProps) {
  return (
    <div className="flex flex-col gap-2">
      {keyed(starts).map(({ key, value }, at) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          <DayField
            label={`Ngày ${at + 1}`}
            value={value.day}
            error={undefined}
            onChange={(day) => onChange({ starts: starts.with(at, { ...value, day }) })}
          />
          <ClockField
            label={`Giờ ${at + 1}`}
            value={value.from}
            error={undefined}
            onChange={(from) => onChange({ starts: starts.with(at, { ...value, from }) })}
          />
          {starts.length > fewestStarts && (
            <IconButton
              label={`Bỏ giờ ${at + 1}`}
              icon={<X />}
              onClick={() => onChange({ starts: starts.toSpliced(at, 1) })}
            />
          )}
        </div>
      ))}
      {shown.starts !== undefined && <p className="text-small text-brick-ink">{shown.starts}</p>}
      {starts.length < mostStarts && (
        <Button
          size="small"
          icon={<Plus />}
          className="self-start"
          onClick={() => onChange({ starts: [...starts, { day: starts.at(-1)?.day ?? '', from: '' }] })}
        >
          Thêm giờ
        </Button>
      )}
    </div>
  );
}

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const DayField = ({ label, value, error, onChange }: TypedProps) => (
  <div className="min-w-40 flex-1">
    <Field label={label} error={error}>
      <DateInput value={value} onChange={onChange} />
    </Field>
  </div>
);

/** An hour as people type it; what is read stands there once the field is left. */
const ClockField = ({ label, value, error, onChange }: TypedProps) => (
  <div className="w-28">
    <Field label={label} error={error}>
      <Input
        inputMode="text"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(readClock(value) ?? value)}
      />
    </Field>
  </div>
);
