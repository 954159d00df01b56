import { chatAccessChoices } from '../../data/company/chat-access-words.ts';
import { figuresAccessChoices } from '../../data/company/figures-access-words.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { CompanyPart } from './company-part.ts';

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
