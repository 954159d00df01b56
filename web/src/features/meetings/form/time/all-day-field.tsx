import { useSuspenseQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { companyQuery } from '../../../../data/company/companies.ts';
import { isDay } from '../../../../lib/format/days.ts';
import { useClearingField } from '../../../../lib/forms/use-clearing-field.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { draftProblems, withDays, withHours } from '../meeting-form.rules.ts';
import type { MeetingForm } from '../meeting-form.ts';

interface AllDayFieldProps {
  readonly form: MeetingForm;
}

/** Whether the meeting has days and no hours. */
export function AllDayField({ form }: AllDayFieldProps) {
  const { settings } = useSuspenseQuery(companyQuery).data;
  const { value } = useController({ control: form.control, name: 'isAllDay' }).field;
  return (
    <Checkbox
      checked={value}
      className="mt-2 w-fit pointer-coarse:min-h-11 pointer-coarse:items-center"
      onChange={(event) => {
        const draft = form.getValues();
        const { workingHours, defaultMeetingDuration: length } = settings;
        form.write(
          event.target.checked ? withDays(draft) : withHours(draft, { start: workingHours.start, length }),
        );
      }}
    >
      Cả ngày
    </Checkbox>
  );
}

/** The first day and the last. */
export function DaysFields({ form }: AllDayFieldProps) {
  const day = useClearingField(form, 'day', draftProblems.day);
  const lastDay = useClearingField(form, 'lastDay', draftProblems.lastDay);
  return (
    <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
      <Field label="Từ ngày" error={form.error('day')}>
        <DateInput
          {...day}
          onChange={(next) => {
            day.onChange(next);
            if (isDay(next) && lastDay.value < next) lastDay.onChange(next);
          }}
        />
      </Field>
      <Field label="Đến hết ngày" error={form.error('lastDay')}>
        <DateInput {...lastDay} min={isDay(day.value) ? day.value : undefined} />
      </Field>
    </div>
  );
}
