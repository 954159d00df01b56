import { clocksAgree } from '@hopgon/contract/time/zoned';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useClocks } from '../../../../data/use-clocks.ts';
import { ownSpan } from '../../../../lib/format/own-clock.ts';
import { useClearingField } from '../../../../lib/forms/use-clearing-field.ts';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { UnbrokenHours } from '../../../../ui/marks/unbroken-hours.tsx';
import { draftProblems, draftTimes, lengthChoices, otherLength } from '../meeting-form.rules.ts';
import type { MeetingForm } from '../meeting-form.ts';
import { AllDayField, DaysFields } from './all-day-field.tsx';

interface TimeFieldsProps {
  readonly form: MeetingForm;
}

export function TimeFields({ form }: TimeFieldsProps) {
  const isAllDay = useWatch({ control: form.control, name: 'isAllDay' });
  return (
    <div>
      {isAllDay ? <DaysFields form={form} /> : <HoursFields form={form} />}
      <TimeInWords form={form} />
      <AllDayField form={form} />
    </div>
  );
}

function HoursFields({ form }: TimeFieldsProps) {
  const { field, error, control, getValues } = form;
  const length = useController({ control, name: 'length' }).field;
  const [own] = useState(() => Number(getValues('length')));
  const chosen = length.value === otherLength ? own : Number(length.value);
  const choices = lengthChoices([own, chosen]);
  const day = useClearingField(form, 'day', draftProblems.day);
  const ownEnd = length.value === otherLength;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_88px_minmax(0,1fr)]">
      <div className="max-sm:col-span-2">
        <Field label="Ngày" error={error('day')}>
          <DateInput {...day} />
        </Field>
      </div>
      <Field label="Bắt đầu" error={error('start')}>
        <Input
          autoComplete="off"
          placeholder="09:30"
          className="tabular-nums"
          {...field('start', draftProblems.start)}
        />
      </Field>
      <Field label="Thời lượng">
        <Select choices={choices} value={length.value} onChange={length.onChange} />
      </Field>
      {ownEnd && (
        <Field label="Kết thúc" error={error('end')}>
          <Input
            autoComplete="off"
            placeholder="10:30"
            className="tabular-nums"
            {...field('end', draftProblems.end)}
          />
        </Field>
      )}
    </div>
  );
}

/** What the fields above mean, in full: dates and clocks are typed in many ways, and read in one. */
export function TimeInWords({ form }: { readonly form: MeetingForm }) {
  const clocks = useClocks();
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const times = draftTimes(draft);
  if (!times || times.endsAt <= times.startsAt) return null;
  const { startsAt, endsAt } = times;
  return (
    <p role="status" className="mt-1.5 text-small text-muted">
      {!draft.isAllDay && !clocksAgree(startsAt, draft.timeZone, clocks.own) && 'Giờ của bạn: '}
      <UnbrokenHours text={ownSpan({ ...times, timeZone: draft.timeZone }, clocks)} />
      {(draft.isAllDay ? endsAt : startsAt).getTime() < Date.now() && (
        <span className="text-turmeric-ink"> · {draft.isAllDay ? 'Ngày' : 'Giờ'} này đã qua</span>
      )}
    </p>
  );
}
