import { chatAccessChoices } from '../../data/company/chat-access-words.ts';
import { figuresAccessChoices } from '../../data/company/figures-access-words.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { CompanyPart } from './company-part.ts';
import { sessionChoices } from './setting-words.ts';

interface RightsPanelProps extends CompanyPart {
  readonly mayChangeChat: boolean;
  readonly mayChangeCost: boolean;
}

export const RightsPanel = ({
  draft,
  problems,
  onChange,
  mayChangeChat,
  mayChangeCost,
}: RightsPanelProps) => (
  <>
    <Panel>
      <PanelHead title="Trợ lý" />
      <div className="divide-y px-5">
        <Switch
          label="Tự tóm tắt bản gỡ băng"
          hint="Tắt: bản gỡ băng chỉ được phân tích khi có người yêu cầu."
          checked={draft.aiSummaryEnabled}
          onChange={(aiSummaryEnabled) => onChange({ aiSummaryEnabled })}
        />
        <div className="py-4">
          <Field
            label="Ai dùng Chat AI"
            hint={mayChangeChat ? undefined : 'Chỉ chủ sở hữu mới đổi được mục này.'}
          >
            <Select
              value={draft.chatAccess}
              choices={chatAccessChoices}
              disabled={!mayChangeChat}
              onChange={(chatAccess) => onChange({ chatAccess })}
            />
          </Field>
        </div>
      </div>
    </Panel>
    <Panel>
      <PanelHead title="Trùng lịch" />
      <div className="divide-y px-5">
        <Switch
          label="Cấm trùng phòng họp"
          hint="Mỗi phòng chỉ nhận một cuộc họp trong cùng một lúc."
          checked={draft.forbidRoomOverlaps}
          onChange={(forbidRoomOverlaps) => onChange({ forbidRoomOverlaps })}
        />
        <Switch
          label="Cấm trùng lịch người dự"
          hint="Tắt: người mời được báo trước và tự quyết định."
          checked={draft.forbidPersonOverlaps}
          onChange={(forbidPersonOverlaps) => onChange({ forbidPersonOverlaps })}
        />
      </div>
    </Panel>
    <FiguresPanel draft={draft} problems={problems} onChange={onChange} mayChangeCost={mayChangeCost} />
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

const FiguresPanel = ({
  draft,
  problems,
  onChange,
  mayChangeCost,
}: Omit<RightsPanelProps, 'mayChangeChat'>) => (
  <Panel>
    <PanelHead title="Phân tích" />
    <div className="divide-y px-5">
      <div className="flex flex-col gap-5 py-4">
        <Field
          label="Ai xem số liệu công ty"
          hint="Giờ họp của phòng ban và của cả công ty. Số liệu của chính mình thì ai cũng xem được."
        >
          <Select
            value={draft.figuresAccess}
            choices={figuresAccessChoices}
            onChange={(figuresAccess) => onChange({ figuresAccess })}
          />
        </Field>
        <Field
          label="Chi phí mỗi giờ công của một người (đồng)"
          hint={
            mayChangeCost
              ? 'Để trống: chỉ tính bằng giờ. Ai xem được số liệu công ty thì thấy chi phí.'
              : 'Chỉ chủ sở hữu mới đổi được mục này.'
          }
          error={problems.hourlyCost}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            disabled={!mayChangeCost}
            value={draft.hourlyCost}
            onChange={(event) => onChange({ hourlyCost: event.target.value })}
          />
        </Field>
      </div>
      <Switch
        label="Gửi báo cáo hằng tháng"
        hint="Ngày làm việc đầu tháng, chủ sở hữu và quản trị viên nhận số liệu của tháng trước qua email."
        checked={draft.monthlyReport}
        onChange={(monthlyReport) => onChange({ monthlyReport })}
      />
    </div>
  </Panel>
);
