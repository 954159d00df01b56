import { zoneChoices } from '../../lib/format/zone-choices.ts';
import { Field, FieldError } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { WeekdayBoxes } from '../../ui/inputs/weekday-boxes.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { daysOfEscalation } from './company-form.rules.ts';
import type { CompanyPart } from './company-part.ts';
import { escalationChoices, lengthChoices } from './setting-words.ts';

export const WorkPanel = ({ draft, problems, onChange }: CompanyPart) => (
  <Panel>
    <PanelHead title="Thời gian làm việc" />
    <div className="grid grid-cols-1 gap-5 p-5 sm:grid-cols-2">
      <Field label="Múi giờ" hint="Cuộc họp tạo từ nay theo múi giờ này; cuộc họp đã có giữ nguyên.">
        <Select
          value={draft.timeZone}
          choices={zoneChoices(draft.timeZone)}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </Field>
      <Field label="Độ dài cuộc họp mặc định">
        <Select
          value={draft.length}
          choices={lengthChoices(Number(draft.length))}
          onChange={(length) => onChange({ length })}
        />
      </Field>
      <Field label="Bắt đầu làm việc" error={problems.start}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={draft.start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
      </Field>
      <Field label="Kết thúc làm việc" error={problems.end}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={draft.end}
          onChange={(event) => onChange({ end: event.target.value })}
        />
      </Field>
      <Lunch draft={draft} problems={problems} onChange={onChange} />
      <WorkDays draft={draft} problems={problems} onChange={onChange} />
      <Field
        label="Báo chủ trì khi việc quá hạn"
        hint="Chỉ đếm ngày làm việc của công ty; mỗi hạn báo một lần."
      >
        <Select
          value={draft.escalation}
          choices={escalationChoices(daysOfEscalation(draft))}
          onChange={(escalation) => onChange({ escalation })}
        />
      </Field>
    </div>
  </Panel>
);

const Lunch = ({ draft: { pauses, lunchStart, lunchEnd }, problems, onChange }: CompanyPart) => (
  <div className="sm:col-span-2">
    <div className="rounded-control border px-4">
      <Switch
        label="Nghỉ trưa"
        hint="Tìm giờ họp tránh khoảng này; đặt lịch vào đó thì được nhắc."
        checked={pauses}
        onChange={(on) => onChange({ pauses: on })}
      />
      {pauses && (
        <div className="grid grid-cols-2 gap-5 border-t py-4 max-[20rem]:grid-cols-1">
          <Field label="Nghỉ từ" error={problems.lunchStart}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={lunchStart}
              onChange={(event) => onChange({ lunchStart: event.target.value })}
            />
          </Field>
          <Field label="Nghỉ đến" error={problems.lunchEnd}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={lunchEnd}
              onChange={(event) => onChange({ lunchEnd: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  </div>
);

const WorkDays = ({ draft: { workDays }, problems, onChange }: CompanyPart) => (
  <div className="sm:col-span-2">
    <WeekdayBoxes
      legend="Ngày làm việc"
      chosen={workDays}
      onChange={(chosen) => onChange({ workDays: [...chosen] })}
    />
    {problems.workDays ? (
      <FieldError>{problems.workDays}</FieldError>
    ) : (
      <p className="mt-1.5 text-small text-muted">Ngày lễ và ngày làm bù ghi riêng ở mục Ngày nghỉ.</p>
    )}
  </div>
);
