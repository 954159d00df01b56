import { attendanceNames } from '@hopgon/contract/minutes/names';
import type { Attendance, MinutesPerson } from '@hopgon/contract/minutes/schemas';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { PeopleToSave } from '../../../../data/meetings/minutes.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { attendances } from './attendance.rules.ts';

interface AttendanceRowProps {
  readonly person: MinutesPerson;
  readonly onRecord: (changed: Omit<PeopleToSave[number], 'id'>) => void;
  readonly onRemove: () => void;
}

const shortWords: Readonly<Record<Attendance, string>> = {
  'in-person': 'Trực tiếp',
  online: 'Trực tuyến',
  absent: 'Vắng',
  unrecorded: 'Chưa ghi',
};

const choice =
  'flex h-9 flex-1 items-center justify-center rounded-mark border border-transparent px-1.5 text-small font-medium whitespace-nowrap text-muted pointer-coarse:h-11 ' +
  'has-checked:border-line has-checked:bg-surface has-checked:text-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:outline-offset-2';

/** One person: how they attended, and why not. */
export function AttendanceRow({ person, onRecord, onRemove }: AttendanceRowProps) {
  const { id, userId, name, position, attendance } = person;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-2.5">
        <Avatar id={userId ?? id} name={name} size={24} />
        <p className="min-w-0 flex-1 break-words">
          <span className="font-medium">{name}</span>
          {position && <span className="text-small text-muted"> · {position}</span>}
        </p>
        <IconButton size="small" label={`Bỏ ${name} khỏi biên bản`} icon={<X />} onClick={onRemove} />
      </div>
      <fieldset className="flex min-w-0 gap-0.5 rounded-control border bg-sunken p-[3px] max-[20rem]:flex-wrap">
        <legend className="sr-only">Điểm danh {name}</legend>
        {attendances.map((each) => (
          <label key={each} className={choice} title={attendanceNames[each]}>
            <input
              type="radio"
              className="sr-only"
              name={`diem-danh-${id}`}
              aria-label={attendanceNames[each]}
              checked={each === attendance}
              onChange={() => onRecord({ attendance: each })}
            />
            <span
              aria-hidden="true"
              className={cx(each === attendance && each === 'absent' && 'text-brick-ink')}
            >
              {shortWords[each]}
            </span>
          </label>
        ))}
      </fieldset>
      {attendance === 'absent' && <Reason person={person} onRecord={onRecord} />}
    </li>
  );
}

/** Why somebody was absent; saved when the field is left. */
function Reason({ person: { name, reason }, onRecord }: Pick<AttendanceRowProps, 'person' | 'onRecord'>) {
  const [typed, type] = useState<string | null>(null);
  const save = () => {
    const written = typed?.normalize('NFC').replace(/\s+/gu, ' ').trim();
    if (written !== undefined && written !== reason) onRecord({ attendance: 'absent', reason: written });
  };
  return (
    <Field label={`Lý do ${name} vắng mặt`} hideLabel>
      <Input
        autoComplete="off"
        maxLength={300}
        placeholder="Lý do vắng mặt, có thể để trống"
        value={typed ?? reason}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && save()}
      />
    </Field>
  );
}
