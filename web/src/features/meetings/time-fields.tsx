import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { companyQuery } from '../../data/companies.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatRange } from '../../lib/format/date.ts';
import { zoneName } from '../../lib/format/zone-choices.ts';
import { useClearingField } from '../../lib/forms/use-clearing-field.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { draftProblems, draftTimes, lengthChoices, otherLength } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';
import { otherClocks } from './other-clocks.rules.ts';

export function TimeFields({ form }: { readonly form: MeetingForm }) {
  const { field, error, control, getValues } = form;
  const length = useController({ control, name: 'length' }).field;
  const [own] = useState(() => Number(getValues('length')));
  const chosen = length.value === otherLength ? own : Number(length.value);
  const choices = lengthChoices([own, chosen]);
  const day = useClearingField(form, 'day', draftProblems.day);
  const ownEnd = length.value === otherLength;
  return (
    <div>
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
      <TimeInWords form={form} />
    </div>
  );
}

/** What the fields above mean, in full: dates and clocks are typed in many ways, and read in one. */
export function TimeInWords({ form }: { readonly form: MeetingForm }) {
  const { timeZone: companyZone } = useSuspenseQuery(companyQuery).data.settings;
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const times = draftTimes(draft);
  if (!times || times.endsAt <= times.startsAt) return null;
  const { startsAt, endsAt } = times;
  const zones = { meeting: draft.timeZone, company: companyZone, own: browserZone() };
  const others = otherClocks(startsAt, zones);
  return (
    <p role="status" className="mt-1.5 text-small text-muted">
      {formatTimeSpan(startsAt, endsAt, draft.timeZone)}
      {others.length > 0 && `, giờ ${zoneName(draft.timeZone)}`}
      {others.map(({ whose, zone }) => ` · ${whose}: ${formatRange(startsAt, endsAt, zone)}`)}
      {startsAt.getTime() < Date.now() && <span className="text-turmeric-ink"> · Giờ này đã qua</span>}
    </p>
  );
}
