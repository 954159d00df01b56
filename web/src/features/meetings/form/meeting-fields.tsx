import { closedTitle } from '@hopgon/contract/meetings/closed-title';
import { visibilityWords } from '@hopgon/contract/meetings/names';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { companyQuery } from '../../../data/company/companies.ts';
import { zoneChoices } from '../../../lib/format/zone-choices.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../../ui/inputs/input.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { KindField } from './kind-field.tsx';
import { draftProblems, hasDetails } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { TimeFields } from './time/time-fields.tsx';

const visibilities = [
  { value: 'invited', label: visibilityWords.invited },
  { value: 'company', label: visibilityWords.company },
  { value: 'closed', label: closedTitle },
] as const;

interface MeetingFieldsProps {
  readonly form: MeetingForm;
  /** Right after title and time: who comes decides the rest. */
  readonly people: ReactNode;
  readonly repeat?: ReactNode;
  /** Less often given, as what stands beside it. */
  readonly guests: ReactNode;
  /** Whether the form opens with everything it asks. */
  readonly hasGuests: boolean;
}

/** What a meeting's form asks: little at first, everything on request. */
export function MeetingFields({ form, repeat, people, guests, hasGuests }: MeetingFieldsProps) {
  const { field, error, getValues } = form;
  const { timeZone } = useSuspenseQuery(companyQuery).data.settings;
  const [beginsWithAll] = useState(() => hasGuests || hasDetails(getValues(), timeZone));
  const [all, showAll] = useState(beginsWithAll);
  const id = useId();
  const details = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and what it showed lies below the visible part.
  useEffect(() => {
    if (all && !beginsWithAll) details.current?.focus();
  }, [all, beginsWithAll]);
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
      <TimeFields form={form} />
      {people}
      {repeat}
      <PlaceFields form={form} all={all} />
      <KindField form={form} />
      {all ? (
        <div id={id} ref={details} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          {guests}
          <Field label="Mục tiêu" hint="Họp xong cần có gì. Có thể để trống.">
            <Textarea rows={2} maxLength={2000} {...field('goal')} />
          </Field>
          <MoreFields form={form} />
        </div>
      ) : (
        <div>
          <Button look="plain" size="small" icon={<ChevronDown />} onClick={() => showAll(true)}>
            Thêm chi tiết
          </Button>
          <p className="mt-1 text-small text-muted">Khách ngoài công ty, mục tiêu, múi giờ, ai xem được</p>
        </div>
      )}
    </>
  );
}

function MoreFields({ form: { control } }: { readonly form: MeetingForm }) {
  const visibility = useController({ control, name: 'visibility' }).field;
  const zone = useController({ control, name: 'timeZone' }).field;
  const [zones] = useState(() => zoneChoices(zone.value));
  return (
    <>
      <Field label="Múi giờ" hint="Ngày và giờ ở trên tính theo múi giờ này.">
        <Select choices={zones} value={zone.value} onChange={zone.onChange} />
      </Field>
      <div>
        <p className="mb-1.5 text-small font-medium">Ai xem được</p>
        <Segmented
          label="Ai xem được"
          choices={visibilities}
          value={visibility.value}
          onChange={visibility.onChange}
        />
        {visibility.value === 'closed' && (
          <p className="mt-1.5 text-small text-muted">
            Thư, lịch trong ứng dụng khác và thông báo chỉ ghi “Họp kín”, giờ và liên kết. Cuộc họp không có
            trong tìm kiếm và Chat AI.
          </p>
        )}
      </div>
    </>
  );
}
