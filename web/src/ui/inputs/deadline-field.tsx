import { localDay } from '@hopgon/contract/time/zoned';
import type { ComponentProps } from 'react';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { isDay } from '../../lib/format/days.ts';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

type Shared = Pick<ComponentProps<typeof Field>, 'hideLabel' | 'hint' | 'error'>;

interface DeadlineFieldProps extends ComponentProps<typeof DateInput>, Shared {
  readonly label?: string;
}

/** Until when something is to be done. A day that has gone by may be meant, so it is warned of and taken. */
export function DeadlineField({ label = 'Hạn', hideLabel, hint, error, ...input }: DeadlineFieldProps) {
  const { value } = input;
  const isPast = isDay(value) && value < localDay(Date.now(), browserZone());
  return (
    <Field
      label={label}
      {...(hideLabel && { hideLabel })}
      hint={hint}
      error={error}
      warning={isPast ? 'Ngày này đã qua' : undefined}
    >
      <DateInput {...input} />
    </Field>
  );
}
