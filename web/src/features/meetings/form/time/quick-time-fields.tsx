import { localClock } from '@hopgon/contract/time/zoned';
import { useController, useWatch } from 'react-hook-form';
import { useClearingField } from '../../../../lib/forms/use-clearing-field.ts';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field, FieldError } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { draftProblems, draftTimes, otherLength } from '../meeting-form.rules.ts';
import type { MeetingForm } from '../meeting-form.ts';
import { AllDayField, DaysFields } from './all-day-field.tsx';
import { TimeInWords } from './time-fields.tsx';

interface QuickTimeFieldsProps {
  readonly form: MeetingForm;
}

/** Day, beginning and end in one row, or days alone. */
export function QuickTimeFields({ form }: QuickTimeFieldsProps) {
  const isAllDay = useWatch({ control: form.control, name: 'isAllDay' });
  return (
    <>
      {isAllDay ? <QuickDays form={form} /> : <QuickHours form={form} />}
      <AllDayField form={form} />
    </>
  );
}

const QuickDays = ({ form }: QuickTimeFieldsProps) => (
  <>
    <DaysFields form={form} />
    <TimeInWords form={form} />
  </>
);

function QuickHours({ form }: QuickTimeFieldsProps) {
  const { field, error, getValues } = form;
  const day = useClearingField(form, 'day', draftProblems.day);
  const length = useController({ control: form.control, name: 'length' }).field;
  const draft = getValues();
  const times = draftTimes(draft);
  const end =
    length.value === otherLength || !times ? draft.end : localClock(times.endsAt.getTime(), draft.timeZone);
  const problem = error('day') ?? error('start') ?? error('end');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_72px_auto_72px] items-center gap-2">
        <Field label="Ngày" hideLabel>
          <DateInput {...day} />
        </Field>
        <Field label="Bắt đầu" hideLabel>
          <Input
            autoComplete="off"
            placeholder="09:30"
            className="tabular-nums"
            {...field('start', draftProblems.start)}
          />
        </Field>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <Field label="Kết thúc" hideLabel>
          <EndInput form={form} end={end} />
        </Field>
      </div>
      {problem ? <FieldError>{problem}</FieldError> : <TimeInWords form={form} />}
    </>
  );
}

/** The end as a clock, whichever way the form holds it. */
function EndInput({ form, end }: { readonly form: MeetingForm; readonly end: string }) {
  form.field('end', draftProblems.end);
  return (
    <Input
      autoComplete="off"
      placeholder="10:30"
      className="tabular-nums"
      value={end}
      onChange={(event) => form.write({ end: event.target.value, length: otherLength })}
    />
  );
}
