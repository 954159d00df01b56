import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { CompanyPart } from './company-part.ts';
import { sessionChoices } from './setting-words.ts';

/** How members and newcomers get into the company. */
export const EntryPanel = ({ draft, problems, onChange }: CompanyPart) => (
  <>
    <Panel>
      <PanelHead title="Bảo mật" />
      <div className="divide-y px-5">
        <Switch
          label="Bắt buộc xác thực hai bước"
          hint="Chỉ vào được công ty khi đã xác nhận bằng ứng dụng xác thực hoặc passkey. Chính bạn cần bật trước, ở trang Hồ sơ."
          checked={draft.requireSecondFactor}
          onChange={(requireSecondFactor) => onChange({ requireSecondFactor })}
        />
        <div className="py-4">
          <Field
            label="Đăng nhập lại sau"
            hint="Ai đăng nhập lâu hơn thế thì phải đăng nhập lại mới vào được công ty, kể cả bạn."
          >
            <Select
              value={draft.sessionHours}
              choices={sessionChoices(draft.sessionHours === 'any' ? null : Number(draft.sessionHours))}
              onChange={(sessionHours) => onChange({ sessionHours })}
            />
          </Field>
        </div>
      </div>
    </Panel>
    <Panel>
      <PanelHead title="Người mới" />
      <div className="divide-y px-5">
        <Switch
          label="Duyệt người xin vào"
          hint="Người có mã mời chờ chủ sở hữu hoặc quản trị viên duyệt."
          checked={draft.requireApproval}
          onChange={(requireApproval) => onChange({ requireApproval })}
        />
        <Switch
          label="Vào ngay bằng mã mời"
          hint="Ai có mã mời thì vào được công ty, không cần chờ."
          checked={!draft.requireApproval}
          onChange={(comesIn) => onChange({ requireApproval: !comesIn })}
        />
        <div className="py-4">
          <Field
            label="Chỉ nhận email thuộc các tên miền"
            hint="Ví dụ congty.vn, chinhanh.congty.vn. Để trống: nhận mọi email. Người đã ở trong công ty không bị ảnh hưởng."
            error={problems.mailDomains}
          >
            <Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.mailDomains}
              onChange={(event) => onChange({ mailDomains: event.target.value })}
            />
          </Field>
        </div>
      </div>
    </Panel>
  </>
);
