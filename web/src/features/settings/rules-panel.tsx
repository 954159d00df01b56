import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { WeekdayBoxes } from '../../ui/inputs/weekday-boxes.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { CompanyPart } from './company-part.ts';

/** What the company says of when its people meet, and how much. */
export const RulesPanel = ({ draft, problems, onChange }: CompanyPart) => (
  <Panel>
    <PanelHead title="Quy định họp" />
    <div className="flex flex-col gap-5 p-5">
      <p className="text-small text-muted">
        Tìm giờ họp tránh các quy định này. Đặt lịch trái quy định thì được nhắc, và vẫn đặt được.
      </p>
      <WeekdayBoxes
        legend="Không họp buổi sáng"
        chosen={draft.freeMornings}
        onChange={(chosen) => onChange({ freeMornings: [...chosen] })}
      />
      <WeekdayBoxes
        legend="Không họp buổi chiều"
        chosen={draft.freeAfternoons}
        onChange={(chosen) => onChange({ freeAfternoons: [...chosen] })}
      />
      <Field
        label="Số giờ họp tối đa mỗi tuần của một người"
        hint="Để trống: không giới hạn."
        error={problems.weeklyHours}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={draft.weeklyHours}
          onChange={(event) => onChange({ weeklyHours: event.target.value })}
        />
      </Field>
    </div>
  </Panel>
);
