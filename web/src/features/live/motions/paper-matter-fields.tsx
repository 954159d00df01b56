import { longestMotion } from '@hopgon/contract/live/motions/limits';
import { DateInput } from '../../../ui/inputs/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import type { PaperInForm, PaperProblems } from './paper-vote.rules.ts';

interface PaperMatterFieldsProps {
  readonly form: PaperInForm;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly problems: PaperProblems;
  readonly onChange: (part: Partial<PaperInForm>) => void;
}

const ways = [
  { value: 'meeting', label: 'Phiếu tại cuộc họp' },
  { value: 'written', label: 'Phiếu lấy ý kiến' },
] as const;

const weightings = [
  { value: 'head', label: 'Theo đầu người' },
  { value: 'share', label: 'Theo phần vốn' },
] as const;

/** What was voted on, and how. */
export const PaperMatterFields = ({ form, items, problems, onChange }: PaperMatterFieldsProps) => (
  <>
    <Field label="Nội dung biểu quyết" error={problems.text}>
      <Textarea
        autoFocus
        rows={2}
        maxLength={longestMotion}
        value={form.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </Field>
    {items.length > 0 && (
      <Field label="Mục trong chương trình">
        <Select
          value={form.agendaItemId}
          choices={[
            { value: '', label: 'Ngoài chương trình' },
            ...items.map(({ id, title }, place) => ({ value: id, label: `${place + 1}. ${title}` })),
          ]}
          onChange={(agendaItemId) => onChange({ agendaItemId })}
        />
      </Field>
    )}
    <Segmented label="Loại phiếu" choices={ways} value={form.way} onChange={(way) => onChange({ way })} />
    {form.way === 'written' && (
      <Field label="Hạn gửi lại phiếu" error={problems.lastDay}>
        <DateInput value={form.lastDay} onChange={(lastDay) => onChange({ lastDay })} />
      </Field>
    )}
    {form.body === '' && (
      <Segmented
        label="Cách tính phiếu"
        choices={weightings}
        value={form.weighting}
        onChange={(weighting) => onChange({ weighting })}
      />
    )}
    <Switch
      label="Bỏ phiếu kín"
      hint="Chỉ lưu số phiếu, không lưu ai chọn gì."
      checked={form.isSecret}
      onChange={(isSecret) => onChange({ isSecret })}
    />
  </>
);
