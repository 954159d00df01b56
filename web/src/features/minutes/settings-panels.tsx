import { Link } from '@tanstack/react-router';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { ParentNameField, RecipientsField } from './document-fields.tsx';
import { type SettingsDraft, type SettingsProblems, sampleNumber } from './settings.rules.ts';

export interface PartProps {
  readonly draft: SettingsDraft;
  readonly problems: SettingsProblems;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<SettingsDraft>) => void;
}

export const NumberPanel = ({ draft, problems, isReadOnly, onChange }: PartProps) => (
  <Panel>
    <PanelHead
      title="Số và thể thức"
      aside={
        <Link to="/meetings/register" className="link">
          Mở sổ biên bản
        </Link>
      }
    />
    <fieldset disabled={isReadOnly} className="grid grid-cols-1 gap-5 p-5 sm:grid-cols-2">
      <Field
        label="Chữ viết tắt của công ty"
        hint={`Ví dụ: ${sampleNumber(draft)}. Đổi chữ viết tắt, số vẫn chạy tiếp.`}
        error={problems.abbreviation}
      >
        <Input
          autoComplete="off"
          maxLength={20}
          value={draft.abbreviation}
          onChange={(event) => onChange({ abbreviation: event.target.value })}
        />
      </Field>
      <Field
        label="Số bắt đầu năm nay"
        hint="Đổi khi nối tiếp sổ giấy. Năm sau bắt đầu từ 1; số đã cấp không đổi."
        error={problems.firstNumber}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={draft.firstNumber}
          onChange={(event) => onChange({ firstNumber: event.target.value })}
        />
      </Field>
      <div className="sm:col-span-2">
        <ParentNameField value={draft.parentName} onChange={(parentName) => onChange({ parentName })} />
      </div>
      <Field label="Mã số doanh nghiệp" error={problems.enterpriseCode}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={draft.enterpriseCode}
          onChange={(event) => onChange({ enterpriseCode: event.target.value })}
        />
      </Field>
      <Field label="Địa chỉ trụ sở chính">
        <Input
          autoComplete="off"
          maxLength={300}
          value={draft.headOffice}
          onChange={(event) => onChange({ headOffice: event.target.value })}
        />
      </Field>
      <div className="sm:col-span-2">
        <RecipientsField
          value={draft.recipients}
          error={problems.recipients}
          onChange={(recipients) => onChange({ recipients })}
        />
      </div>
    </fieldset>
  </Panel>
);

const adopters = [
  { value: 'chair', label: 'Chủ trì thông qua' },
  { value: 'present', label: 'Mọi người có mặt đồng ý' },
  { value: 'silence', label: 'Không ai phản đối đến một ngày' },
] as const;

const adopterHints = {
  chair: 'Người chủ trì xem lại và thông qua.',
  present:
    'Từng người có mặt và xem được biên bản bấm đồng ý, rồi chủ trì thông qua. Nội dung đổi thì hỏi lại.',
  silence:
    'Mọi người góp ý đến hết hạn và góp ý nào cũng được xử lý; sau đó chủ trì thông qua. Nội dung đổi thì tính lại hạn.',
} as const;

export const AdoptionPanel = ({ draft, problems, isReadOnly, onChange }: PartProps) => (
  <Panel>
    <PanelHead title="Thông qua" />
    <fieldset disabled={isReadOnly} className="grid grid-cols-1 gap-5 p-5">
      <Field label="Cách thông qua biên bản" hint={adopterHints[draft.adoptedBy]}>
        <Select
          choices={adopters}
          value={draft.adoptedBy}
          onChange={(adoptedBy) => onChange({ adoptedBy })}
        />
      </Field>
      {draft.adoptedBy === 'silence' && (
        <Field label="Số ngày góp ý" error={problems.silenceDays}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.silenceDays}
            onChange={(event) => onChange({ silenceDays: event.target.value })}
          />
        </Field>
      )}
      <p className="text-small text-muted">Biên bản đã soạn vẫn theo cách thông qua cũ.</p>
    </fieldset>
  </Panel>
);
