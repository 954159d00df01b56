import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { type ReactNode, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { formatRange } from '../../lib/format/date.ts';
import { browserZone, clocksAgree } from '../../lib/format/zoned-time.ts';
import type { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import {
  draftProblems,
  draftTimes,
  lengthChoices,
  type MeetingDraft,
  otherLength,
} from './meeting-form.rules.ts';
import { typeWords, visibilityWords } from './meeting-words.ts';

export type MeetingForm = ReturnType<typeof useClearingForm<MeetingDraft>>;

const types = [
  { value: 'in-person', label: typeWords['in-person'] },
  { value: 'video', label: typeWords.video },
  { value: 'audio', label: typeWords.audio },
] as const;

const visibilities = [
  { value: 'invited', label: visibilityWords.invited },
  { value: 'company', label: visibilityWords.company },
] as const;

interface FieldsProps {
  readonly form: MeetingForm;
  /** The company's. */
  readonly timeZone: string;
}

interface MeetingFieldsProps extends FieldsProps {
  /** Between time and place and what is less often given. */
  readonly children?: ReactNode;
}

/** Everything a meeting's form asks but its people. */
export function MeetingFields({ form, timeZone, children }: MeetingFieldsProps) {
  const { field, error, control } = form;
  const type = useController({ control, name: 'type' }).field;
  const visibility = useController({ control, name: 'visibility' }).field;
  return (
    <>
      <Field label="Tên cuộc họp" error={error('title')}>
        <Input
          maxLength={200}
          placeholder="Ví dụ: Giao ban tuần"
          autoComplete="off"
          {...field('title', draftProblems.title)}
        />
      </Field>
      <TimeFields form={form} timeZone={timeZone} />
      <div className="flex flex-col gap-3">
        <div>
          <Segmented label="Hình thức" choices={types} value={type.value} onChange={type.onChange} />
        </div>
        <Field label={type.value === 'in-person' ? 'Địa điểm' : 'Liên kết hoặc số gọi'}>
          <Input maxLength={300} autoComplete="off" {...field('location')} />
        </Field>
      </div>
      {children}
      <Field label="Mục tiêu" hint="Họp xong cần có gì. Có thể để trống.">
        <Textarea rows={2} maxLength={2000} {...field('goal')} />
      </Field>
      <div>
        <p className="mb-1.5 text-small font-medium">Ai xem được</p>
        <Segmented
          label="Ai xem được"
          choices={visibilities}
          value={visibility.value}
          onChange={visibility.onChange}
        />
      </div>
    </>
  );
}

function TimeFields({ form, timeZone }: FieldsProps) {
  const { field, error, control, getValues } = form;
  const length = useController({ control, name: 'length' }).field;
  const [choices] = useState(() => lengthChoices(Number(getValues('length'))));
  const ownEnd = length.value === otherLength;
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_88px_minmax(0,1fr)]">
        <div className="max-sm:col-span-2">
          <Field label="Ngày" error={error('day')}>
            <Input type="date" {...field('day', draftProblems.day)} />
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
        <Field label="Kéo dài">
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
      <TimeInWords form={form} timeZone={timeZone} />
    </div>
  );
}

/** What the fields above mean, in full: dates and clocks are typed in many ways, and read in one. */
function TimeInWords({ form, timeZone }: FieldsProps) {
  const times = draftTimes({ ...form.getValues(), ...useWatch({ control: form.control }) }, timeZone);
  if (!times || times.endsAt <= times.startsAt) return null;
  const { startsAt, endsAt } = times;
  return (
    <p role="status" className="mt-1.5 text-small text-muted">
      {formatTimeSpan(startsAt, endsAt, timeZone)}
      {!clocksAgree(startsAt, timeZone, browserZone()) &&
        `, giờ ${timeZone}. Giờ của bạn: ${formatRange(startsAt, endsAt)}`}
      {startsAt.getTime() < Date.now() && <span className="text-turmeric-ink"> · Giờ này đã qua</span>}
    </p>
  );
}
