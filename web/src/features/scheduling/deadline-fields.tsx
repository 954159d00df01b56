import type { ComponentProps } from 'react';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';

interface DeadlineFieldsProps {
  readonly error: (name: 'day' | 'clock') => string | undefined;
  readonly day: ComponentProps<typeof DateInput>;
  readonly clock: ComponentProps<typeof Input>;
}

/** Until when people may vote in a poll: a day and a clock. */
export const DeadlineFields = ({ error, day, clock }: DeadlineFieldsProps) => (
  <div className="grid grid-cols-2 gap-3">
    <Field label="Trả lời trước ngày" error={error('day')}>
      <DateInput {...day} />
    </Field>
    <Field label="Lúc" error={error('clock')}>
      <Input autoComplete="off" className="tabular-nums" {...clock} />
    </Field>
  </div>
);
