import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { ModelDraft, ModelProblems } from './model-form.rules.ts';

interface BudgetPanelProps {
  readonly draft: ModelDraft;
  readonly problems: ModelProblems;
  readonly onChange: (part: Partial<ModelDraft>) => void;
}

const fields = [
  { name: 'personBudget', label: 'Token mỗi người, mỗi ngày' },
  { name: 'companyBudget', label: 'Token cả công ty, mỗi ngày' },
  { name: 'inputPrice', label: 'Giá đầu vào (USD / triệu token)' },
  { name: 'outputPrice', label: 'Giá đầu ra (USD / triệu token)' },
] as const;

export const BudgetPanel = ({ draft, problems, onChange }: BudgetPanelProps) => (
  <Panel>
    <PanelHead title="Hạn mức và giá" />
    <div className="grid grid-cols-1 gap-5 p-5 sm:grid-cols-2">
      {fields.map(({ name, label }) => (
        <Field key={name} label={label} error={problems[name]}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <p className="text-small text-muted sm:col-span-2">
        Một câu hỏi thường tốn 1.000–5.000 token. Hết hạn mức thì AI tại chỗ trả lời đến hết ngày. Có giá thì
        chi phí hiện bên dưới mỗi câu trả lời.
      </p>
    </div>
  </Panel>
);
