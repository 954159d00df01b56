import { usualRules } from '@hopgon/contract/governance/law';
import type { VotingRules } from '@hopgon/contract/governance/schemas';
import { longestMotion } from '@hopgon/contract/live/motions/limits';
import { localDay } from '@hopgon/contract/time/zoned';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { thresholdChoices } from '../../../lib/format/thresholds.ts';
import { DateInput } from '../../../ui/inputs/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../../ui/inputs/input.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { useLivePage } from '../live-context.ts';
import { BodyFields } from './body-fields.tsx';
import {
  isByShare,
  isOfOwners,
  type MotionInForm,
  type MotionProblems,
  thresholdsIn,
  totalWords,
} from './motion-form.rules.ts';

interface MotionFieldsProps {
  readonly form: MotionInForm;
  readonly problems: MotionProblems | null;
  /** Of the company; not there while they load. */
  readonly rules: VotingRules | undefined;
  readonly onChange: (part: Partial<MotionInForm>) => void;
}

/** What is voted on, and how. */
export function MotionFields({ form, problems, rules = usualRules, onChange }: MotionFieldsProps) {
  const { live } = useLivePage();
  const hasShares = isByShare(form);
  const items = [
    { value: '', label: 'Ngoài chương trình' },
    ...live.items.map(({ id, title }, place) => ({ value: id, label: `${place + 1}. ${title}` })),
  ];
  return (
    <>
      <Field label="Nội dung biểu quyết" error={problems?.text}>
        <Textarea
          autoFocus
          rows={2}
          maxLength={longestMotion}
          placeholder="Ví dụ: Dừng máy số 3 đến khi thay xong nắp che"
          value={form.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      {live.items.length > 0 && (
        <Field label="Mục trong chương trình">
          <Select
            value={form.agendaItemId}
            choices={items}
            onChange={(agendaItemId) => onChange({ agendaItemId })}
          />
        </Field>
      )}
      {live.state === 'running' && (
        <Segmented
          label="Cách lấy ý kiến"
          value={form.way}
          choices={[
            { value: 'meeting', label: 'Ngay trong họp' },
            { value: 'written', label: 'Bằng văn bản' },
          ]}
          onChange={(way) => onChange({ way })}
        />
      )}
      {form.way === 'written' && (
        <Field
          label="Nhận ý kiến đến hết ngày"
          hint="Hết ngày này, biểu quyết tự đóng."
          error={problems?.lastDay}
        >
          <DateInput
            value={form.lastDay}
            min={localDay(Date.now(), browserZone())}
            onChange={(lastDay) => onChange({ lastDay })}
          />
        </Field>
      )}
      <BodyFields form={form} rules={rules} onChange={onChange} />
      {isOfOwners(form) && <TotalField form={form} problem={problems?.total} onChange={onChange} />}
      {form.body === '' && (
        <Segmented
          label="Cách tính phiếu"
          value={form.weighting}
          choices={[
            { value: 'head', label: 'Theo đầu người' },
            { value: 'share', label: 'Theo phần vốn' },
          ]}
          onChange={(weighting) => onChange({ weighting })}
        />
      )}
      <Switch
        label="Bỏ phiếu kín"
        hint={
          hasShares
            ? 'Không dùng được khi tính theo phần vốn: tổng phần vốn sẽ làm lộ ai chọn gì.'
            : 'Không ai biết ai chọn gì, kể cả thư ký; kết quả chỉ hiện khi đóng.'
        }
        disabled={hasShares}
        checked={form.isSecret && !hasShares}
        onChange={(isSecret) => onChange({ isSecret })}
      />
      {form.body === '' && <ThresholdFields form={form} rules={rules} onChange={onChange} />}
    </>
  );
}

interface TotalFieldProps {
  readonly form: MotionInForm;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<MotionInForm>) => void;
}

/** What all owners hold together, against which a vote of theirs is measured. */
const TotalField = ({ form, problem, onChange }: TotalFieldProps) => (
  <Field
    label={totalWords(form)}
    hint="Của cả công ty, kể cả phần của người không được mời hoặc không dự họp."
    error={problem}
  >
    <Input
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={form.total}
      onChange={(event) => onChange({ total: event.target.value })}
    />
  </Field>
);

interface ThresholdFieldsProps {
  readonly form: MotionInForm;
  readonly rules: VotingRules;
  readonly onChange: (part: Partial<MotionInForm>) => void;
}

/** Of a vote no law has rules for: as the company says, unless somebody chooses otherwise. */
function ThresholdFields({ form, rules, onChange }: ThresholdFieldsProps) {
  const { quorum, ratio } = thresholdsIn(form, rules);
  return (
    <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
      {form.way === 'meeting' && (
        <Field label="Điều kiện có mặt">
          <Select
            value={quorum}
            choices={thresholdChoices(quorum)}
            onChange={(next) => onChange({ quorum: next })}
          />
        </Field>
      )}
      <Field label="Tỷ lệ thông qua">
        <Select
          value={ratio}
          choices={thresholdChoices(ratio)}
          onChange={(next) => onChange({ ratio: next })}
        />
      </Field>
    </div>
  );
}
