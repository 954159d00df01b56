import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import type { SeatDraft } from './seats.rules.ts';

interface SeatFieldsProps {
  readonly name: string;
  readonly draft: SeatDraft;
  readonly problem: string;
  readonly onChange: (part: Partial<SeatDraft>) => void;
}

/** One person of the minutes: whether they belong to the body, and everything the law asks of them then. */
export function SeatFields(props: SeatFieldsProps) {
  const { name, draft, problem, onChange } = props;
  const { template } = useMinutesPage().minutes;
  return (
    <li className="flex flex-col gap-2 py-3">
      <Checkbox checked={draft.isMember} onChange={(event) => onChange({ isMember: event.target.checked })}>
        <span className="font-medium break-words">{name}</span>{' '}
        <span className="text-small text-muted">
          là {template === 'shareholders' ? 'cổ đông' : 'thành viên'}
        </span>
      </Checkbox>
      {draft.isMember && <MemberFields {...props} />}
      {template === 'shareholders' && (
        <Checkbox
          checked={draft.isOnBoard}
          onChange={(event) => onChange({ isOnBoard: event.target.checked })}
        >
          Là thành viên hội đồng quản trị
        </Checkbox>
      )}
      {problem && (
        <p role="alert" className="text-small text-brick-ink">
          {problem}
        </p>
      )}
    </li>
  );
}

function MemberFields(props: SeatFieldsProps) {
  const { name, draft, onChange } = props;
  const { template } = useMinutesPage().minutes;
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2">
        {template !== 'board' && (
          <TextField
            {...props}
            part="weight"
            label={template === 'shareholders' ? 'Số cổ phần' : 'Phần vốn góp'}
            most={24}
          />
        )}
        {template === 'members-council' && (
          <>
            <TextField {...props} part="certificate" label="Số giấy chứng nhận phần vốn góp" most={50} />
            <Captioned caption="Ngày cấp giấy chứng nhận" label={`Ngày cấp giấy chứng nhận của ${name}`}>
              <DateInput
                value={draft.certificateOn}
                onChange={(certificateOn) => onChange({ certificateOn })}
              />
            </Captioned>
          </>
        )}
        <TextField {...props} part="representative" label="Người đại diện dự thay, nếu có" most={200} />
        {draft.representative !== '' && (
          <TextField {...props} part="proxyPaper" label="Giấy ủy quyền: số, ngày" most={200} />
        )}
      </div>
      {template === 'board' && draft.representative !== '' && (
        <Checkbox
          checked={draft.isProxyAccepted}
          onChange={(event) => onChange({ isProxyAccepted: event.target.checked })}
        >
          Đa số thành viên hội đồng quản trị chấp thuận việc ủy quyền này
        </Checkbox>
      )}
      {template === 'members-council' && (
        <Checkbox
          checked={draft.isDissenting}
          onChange={(event) => onChange({ isDissenting: event.target.checked })}
        >
          Không đồng ý thông qua biên bản
        </Checkbox>
      )}
      {template === 'members-council' && draft.isDissenting && (
        <TextField {...props} part="dissent" label="Ý kiến của người không đồng ý" most={1000} />
      )}
    </>
  );
}

interface TextFieldProps extends SeatFieldsProps {
  readonly part: 'weight' | 'certificate' | 'representative' | 'proxyPaper' | 'dissent';
  readonly label: string;
  readonly most: number;
}

const TextField = ({ name, draft, part, label, most, onChange }: TextFieldProps) => (
  <Captioned caption={label} label={`${label}, ${name}`}>
    <Input
      autoComplete="off"
      maxLength={most}
      value={draft[part]}
      onChange={(event) => onChange({ [part]: event.target.value })}
    />
  </Captioned>
);

interface CaptionedProps {
  readonly caption: string;
  /** With the name of the person, read aloud in place of the caption. */
  readonly label: string;
  readonly children: ReactNode;
}

const Captioned = ({ caption, label, children }: CaptionedProps) => (
  <div className="flex flex-col justify-end">
    <span aria-hidden="true" className="mb-1 text-small text-muted">
      {caption}
    </span>
    <Field label={label} hideLabel>
      {children}
    </Field>
  </div>
);
