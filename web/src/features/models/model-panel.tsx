import type { ModelMode, ModelSettings } from '@hopgon/contract/models/schemas';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { addressKey, type ModelDraft, type ModelProblems, nameAddress } from './model-form.rules.ts';

interface ModelPanelProps {
  readonly settings: ModelSettings;
  readonly draft: ModelDraft;
  readonly problems: ModelProblems;
  /** Undefined while the stored key stays. */
  readonly typedKey: string | undefined;
  readonly onKey: (key: string | undefined) => void;
  readonly onChange: (part: Partial<ModelDraft>) => void;
}

function modeChoices({ operator, allowed, mode }: ModelSettings) {
  const choices: { value: ModelMode; label: string }[] = [
    { value: 'off', label: 'Tắt: chỉ dùng AI tại chỗ' },
  ];
  if (operator || mode === 'operator') choices.push({ value: 'operator', label: 'Mô hình của máy chủ này' });
  if (allowed.length > 0 || mode === 'own')
    choices.push({ value: 'own', label: 'Mô hình riêng của công ty' });
  return choices;
}

export function ModelPanel({ settings, draft, problems, typedKey, onKey, onChange }: ModelPanelProps) {
  const choices = modeChoices(settings);
  return (
    <Panel>
      <PanelHead title="Mô hình AI" />
      <div className="grid grid-cols-1 gap-5 p-5">
        <Field
          label="Dùng mô hình"
          hint={
            choices.length === 1
              ? 'Người quản trị máy chủ chưa cho phép mô hình nào (MODEL_PROVIDER, MODEL_ALLOWED).'
              : draft.mode === 'operator' && settings.operator
                ? `${settings.operator.model}, ${nameAddress(settings.operator)}`
                : 'Khi mô hình hỏng, chậm hoặc hết hạn mức, AI tại chỗ trả lời thay.'
          }
        >
          <Select value={draft.mode} choices={choices} onChange={(mode) => onChange({ mode })} />
        </Field>
        {draft.mode === 'own' && (
          <OwnModel
            settings={settings}
            draft={draft}
            problems={problems}
            typedKey={typedKey}
            onKey={onKey}
            onChange={onChange}
          />
        )}
        {draft.mode !== 'off' && (
          <div className="divide-y rounded-control border px-4">
            <Switch
              label="Trả lời trong Chat AI"
              checked={draft.forChat}
              onChange={(forChat) => onChange({ forChat })}
            />
            <Switch
              label="Đọc bản gỡ băng"
              hint="Bật thì Chat AI cũng gửi những câu đã nói mà người hỏi tìm tới. Họp kín không bao giờ được gửi. Mỗi dòng mô hình viết đều được đối chiếu với câu đã nói; dòng không có căn cứ bị bỏ."
              checked={draft.forReadings}
              onChange={(forReadings) => onChange({ forReadings })}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

function OwnModel({ settings, draft, problems, typedKey, onKey, onChange }: ModelPanelProps) {
  const choices = settings.allowed.map((address) => ({
    value: addressKey(address),
    label: nameAddress(address),
  }));
  const isStored =
    settings.hasKey && settings.address !== null && addressKey(settings.address) === draft.address;
  return (
    <>
      <Field
        label="Địa chỉ"
        hint="Chỉ chọn được địa chỉ mà người quản trị máy chủ cho phép."
        error={problems.address}
      >
        <Select
          value={draft.address}
          choices={draft.address === '' ? [{ value: '', label: 'Chọn địa chỉ' }, ...choices] : choices}
          onChange={(address) => {
            onKey(undefined);
            onChange({ address });
          }}
        />
      </Field>
      <Field label="Tên mô hình" error={problems.model}>
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={draft.model}
          onChange={(event) => onChange({ model: event.target.value })}
        />
      </Field>
      <Field
        label="Khóa API"
        hint={
          isStored
            ? 'Đã có khóa và không xem lại được. Nhập khóa mới để thay; đổi địa chỉ thì khóa bị xóa.'
            : settings.hasKey
              ? 'Khóa đã lưu là của địa chỉ khác và bị xóa khi bạn lưu. Nhập khóa của địa chỉ này.'
              : 'Được mã hóa trên máy chủ và không xem lại được.'
        }
      >
        <Input
          type="password"
          autoComplete="off"
          placeholder={isStored ? '••••••••' : ''}
          value={typedKey ?? ''}
          onChange={(event) => onKey(event.target.value === '' ? undefined : event.target.value)}
        />
      </Field>
    </>
  );
}
