import { Field } from '../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../ui/inputs/input.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { CompanyPart } from './company-part.ts';

export const IdentityPanel = ({ draft, problems, onChange }: CompanyPart) => (
  <Panel>
    <PanelHead title="Thông tin công ty" />
    <div className="grid gap-5 p-5">
      <Field label="Tên công ty" error={problems.name}>
        <Input
          autoComplete="organization"
          maxLength={120}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Giới thiệu" hint="Vài câu về công ty. Mọi thành viên đều đọc được.">
        <Textarea
          maxLength={1000}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
    </div>
  </Panel>
);
