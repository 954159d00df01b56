import type { SingleChange } from '@hopgon/contract/chat/changes';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import type { CardPart } from './card-parts.rules.ts';
import { ItemFields } from './item-fields.tsx';
import type { PartProps } from './part-props.ts';
import { PeopleField } from './people-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ReminderFields, StartFields, TimeFields } from './time-fields.tsx';

interface PartFieldsProps extends PartProps {
  readonly part: CardPart;
  readonly kind: SingleChange['kind'];
}

const priorities = [
  { value: 'cao', label: 'Cao' },
  { value: 'trung bình', label: 'Trung bình' },
  { value: 'thấp', label: 'Thấp' },
] as const;

const answers = [
  { value: 'accepted', label: 'Nhận lời' },
  { value: 'tentative', label: 'Chưa chắc dự' },
  { value: 'declined', label: 'Từ chối' },
] as const;

const titleLabels: Partial<Record<SingleChange['kind'], string>> = { 'action-item': 'Việc', mail: 'Tiêu đề' };
const peopleLabels: Partial<Record<SingleChange['kind'], string>> = {
  'meeting-change': 'Người được mời thêm',
  poll: 'Người được hỏi',
  mail: 'Người nhận',
};

/** One group of fields of a card. */
export function PartFields({ part, kind, form, shown, onChange }: PartFieldsProps) {
  const props = { form, shown, onChange };
  switch (part) {
    case 'title':
      return (
        <Field label={titleLabels[kind] ?? 'Tên cuộc họp'} error={shown.title}>
          <Input
            maxLength={kind === 'action-item' ? 300 : 200}
            value={form.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
      );
    case 'time':
    case 'deadline':
      return <TimeFields {...props} isDeadline={part === 'deadline'} />;
    case 'person':
      return <PeopleField {...props} label={peopleLabels[kind] ?? 'Người phụ trách'} isOne />;
    case 'people':
      return <PeopleField {...props} label={peopleLabels[kind] ?? 'Người dự'} isOne={false} />;
    case 'place':
      return <PlaceFields {...props} />;
    case 'priority':
      return (
        <Field label="Ưu tiên">
          <Select
            value={form.priority}
            choices={priorities}
            onChange={(priority) => onChange({ priority })}
          />
        </Field>
      );
    case 'answer':
      return (
        <Field label="Trả lời">
          <Select value={form.answer} choices={answers} onChange={(answer) => onChange({ answer })} />
        </Field>
      );
    case 'reason':
      return (
        <Field
          label={
            kind === 'answer' && form.answer === 'accepted'
              ? 'Lời nhắn (không bắt buộc)'
              : 'Lý do (không bắt buộc)'
          }
        >
          <Input
            maxLength={500}
            autoComplete="off"
            value={form.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      );
    case 'text':
      return (
        <Field label="Nội dung" error={shown.text}>
          <Textarea
            rows={kind === 'mail' ? 8 : 3}
            maxLength={2000}
            value={form.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </Field>
      );
    case 'items':
      return <ItemFields {...props} />;
    case 'reminder':
      return <ReminderFields {...props} />;
    case 'starts':
      return <StartFields {...props} />;
  }
}
