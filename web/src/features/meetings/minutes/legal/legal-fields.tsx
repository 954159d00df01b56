import { callChoices } from '../../../../lib/format/thresholds.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../../../ui/inputs/input.tsx';
import { Segmented } from '../../../../ui/inputs/segmented.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { DayFields } from './day-fields.tsx';
import type { LegalDraft, LegalProblems } from './legal.rules.ts';
import { RefusalFields } from './refusal-fields.tsx';

interface LegalFieldsProps {
  readonly draft: LegalDraft;
  readonly problems: LegalProblems;
  readonly onChange: (part: Partial<LegalDraft>) => void;
}

const ways = [
  { value: 'meeting', label: 'Họp' },
  { value: 'written', label: 'Lấy ý kiến bằng văn bản' },
] as const;

/** Everything of the body and its meeting; what only a meeting or only ballots have is asked for there alone. */
export function LegalFields(props: LegalFieldsProps) {
  const { draft, onChange } = props;
  const { template } = useMinutesPage().minutes;
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label="Hình thức"
        choices={ways}
        value={draft.isWritten ? 'written' : 'meeting'}
        onChange={(way) => onChange({ isWritten: way === 'written' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...props} name="enterpriseCode" label="Mã số doanh nghiệp" most={20} />
        <TextField {...props} name="headOffice" label="Địa chỉ trụ sở chính" most={300} />
      </div>
      <Field label={draft.isWritten ? 'Mục đích lấy ý kiến' : 'Mục đích họp'}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={draft.purpose}
          onChange={(event) => onChange({ purpose: event.target.value })}
        />
      </Field>
      {template !== 'board' && <CapitalFields {...props} isOfShares={template === 'shareholders'} />}
      {draft.isWritten ? (
        <BallotFields {...props} isWatched={template === 'shareholders'} />
      ) : (
        <MeetingFields {...props} />
      )}
      <RefusalFields draft={draft} problems={props.problems} onChange={onChange} />
    </div>
  );
}

interface TextFieldProps extends LegalFieldsProps {
  readonly name: 'enterpriseCode' | 'headOffice' | 'counterName' | 'supervisorName';
  readonly label: string;
  readonly most: number;
}

const TextField = ({ draft, name, label, most, onChange }: TextFieldProps) => (
  <Field label={label}>
    <Input
      autoComplete="off"
      maxLength={most}
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  </Field>
);

const units = [
  { value: 'dong', label: 'Đồng' },
  { value: 'share', label: 'Cổ phần' },
  { value: 'percent', label: 'Phần trăm' },
] as const;

interface CapitalFieldsProps extends LegalFieldsProps {
  readonly isOfShares: boolean;
}

const CapitalFields = ({ draft, problems, isOfShares, onChange }: CapitalFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label={isOfShares ? 'Tổng số phiếu biểu quyết' : 'Vốn điều lệ'} error={problems.total}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={draft.total}
        onChange={(event) => onChange({ total: event.target.value })}
      />
    </Field>
    <Field label="Đơn vị tính" hint="Phần của từng người ghi cùng đơn vị.">
      <Select
        choices={units}
        value={draft.capitalUnit}
        onChange={(capitalUnit) => onChange({ capitalUnit })}
      />
    </Field>
  </div>
);

interface BallotFieldsProps extends LegalFieldsProps {
  readonly isWatched: boolean;
}

const BallotFields = ({ isWatched, ...props }: BallotFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DayFields {...props} labels={{ sentOn: 'Ngày gửi phiếu', dueOn: 'Hạn gửi lại phiếu' }} />
    <TextField {...props} name="counterName" label="Người kiểm phiếu" most={200} />
    {isWatched && <TextField {...props} name="supervisorName" label="Người giám sát kiểm phiếu" most={200} />}
  </div>
);

const MeetingFields = (props: LegalFieldsProps) => {
  const { draft, onChange } = props;
  return (
    <>
      <Field label="Chương trình họp" hint="Mỗi mục một dòng.">
        <Textarea
          rows={4}
          maxLength={4000}
          value={draft.agenda}
          onChange={(event) => onChange({ agenda: event.target.value })}
        />
      </Field>
      <Field label="Lần triệu tập">
        <Select choices={callChoices} value={draft.call} onChange={(call) => onChange({ call })} />
      </Field>
      {draft.call !== '1' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DayFields
            {...props}
            labels={{ previousOn: 'Ngày dự định họp lần trước', invitedOn: 'Ngày gửi thông báo mời họp' }}
          />
        </div>
      )}
      <Switch
        label="Đã đọc và thông qua trước khi kết thúc cuộc họp"
        checked={draft.isApprovedInMeeting}
        onChange={(isApprovedInMeeting) => onChange({ isApprovedInMeeting })}
      />
    </>
  );
};
