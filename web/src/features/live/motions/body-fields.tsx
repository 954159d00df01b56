import { mostCallsOf } from '@hopgon/contract/governance/law';
import type { VotingRules } from '@hopgon/contract/governance/schemas';
import { bodies, bodyWords, callChoices } from '../../../lib/format/thresholds.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { callIn, type MotionInForm, thresholdsInWords } from './motion-form.rules.ts';

interface BodyFieldsProps {
  readonly form: MotionInForm;
  readonly rules: VotingRules;
  readonly onChange: (part: Partial<Pick<MotionInForm, 'body' | 'call' | 'isSpecial'>>) => void;
}

const choices = [
  { value: '' as const, label: 'Họp thường' },
  ...bodies.map((value) => ({ value, label: bodyWords[value] })),
];

/** Whose decision it is: a body the law has rules for has its own quorum, ratio and way of counting. */
export function BodyFields({ form, rules, onChange }: BodyFieldsProps) {
  const { body, isSpecial, way } = form;
  const calls = callChoices.filter(({ value }) => body === '' || Number(value) <= mostCallsOf(body));
  return (
    <>
      <Field label="Quyết định của" hint={body === '' ? undefined : thresholdsInWords(form, rules)}>
        <Select value={body} choices={choices} onChange={(next) => onChange({ body: next })} />
      </Field>
      {body !== '' && way === 'meeting' && (
        <Field label="Lần triệu tập">
          <Select value={callIn(form)} choices={calls} onChange={(next) => onChange({ call: next })} />
        </Field>
      )}
      {body !== '' && (
        <Switch
          label="Vấn đề quan trọng"
          hint="Điều lệ, tổ chức lại, giải thể, bán tài sản lớn: luật hoặc điều lệ yêu cầu tỷ lệ cao hơn."
          checked={isSpecial}
          onChange={(next) => onChange({ isSpecial: next })}
        />
      )}
    </>
  );
}
