import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { MeetingOfFile } from '@hopgon/contract/transcripts/import/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { pastMeetingsQuery } from '../../../data/meetings/meetings.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../../ui/inputs/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { readClock } from '../../../ui/inputs/read-clock.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { type ChosenMeeting, draftErrors, type TargetDraft } from './target.rules.ts';

interface TargetFieldsProps {
  readonly legend: string;
  /** Meetings around the time of the file. */
  readonly meetings: readonly MeetingOfFile[];
  readonly zone: string;
  readonly draft: TargetDraft;
  readonly onChange: (draft: TargetDraft) => void;
  /** Whether what is missing is said. */
  readonly isAsked: boolean;
}

/** To which meeting a file belongs: one around its time, another that is looked for, or a new one. */
export function TargetFields({ legend, meetings, zone, draft, onChange, isAsked }: TargetFieldsProps) {
  const name = useId();
  const [typed, type] = useState('');
  const search = useDebounced(typed.normalize('NFC').trim());
  const others = useOthers(search, meetings);
  const { meeting } = draft;
  const isElsewhere = meeting !== null && ![...meetings, ...others].some(({ id }) => id === meeting.id);
  const offered: readonly ChosenMeeting[] = [...(isElsewhere ? [meeting] : []), ...meetings, ...others];
  const errors = isAsked ? draftErrors(draft) : {};
  const set = (change: Partial<TargetDraft>) => onChange({ ...draft, ...change });
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1 font-semibold">{legend}</legend>
        {offered.map((held) => (
          <Choice
            key={held.id}
            name={name}
            isChosen={meeting?.id === held.id}
            onChoose={() => set({ meeting: held })}
          >
            <span className="block wrap-anywhere">{held.title}</span>
            <span className="text-small text-muted">
              <UnbrokenHours text={formatTimeSpan(held, zone)} />
              {held.isInSeries && ' · thuộc chuỗi họp'}
              {held.hasTranscript && ' · đã có bản gỡ băng'}
            </span>
          </Choice>
        ))}
        <Choice name={name} isChosen={meeting === null} onChoose={() => set({ meeting: null })}>
          Cuộc họp mới
        </Choice>
      </fieldset>
      {meeting === null && (
        <div className="flex flex-col gap-3">
          <Field label="Tên cuộc họp" error={errors.title}>
            <Input
              maxLength={200}
              value={draft.title}
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <div className="min-w-40 flex-1">
              <Field label="Ngày" error={errors.day}>
                <DateInput value={draft.day} onChange={(day) => set({ day })} />
              </Field>
            </div>
            <div className="flex gap-3">
              <ClockField
                label="Từ"
                value={draft.from}
                error={errors.from}
                onChange={(from) => set({ from })}
              />
              <ClockField
                label="Đến"
                value={draft.until}
                error={errors.until}
                onChange={(until) => set({ until })}
              />
            </div>
          </div>
          <Checkbox checked={draft.isClosed} onChange={(event) => set({ isClosed: event.target.checked })}>
            Họp kín: chỉ người dự xem được, nội dung không rời máy chủ
          </Checkbox>
        </div>
      )}
      <SearchInput
        label="Tìm cuộc họp khác"
        placeholder="Tìm cuộc họp khác theo tên"
        value={typed}
        onChange={type}
      />
      {search !== '' && others.length === 0 && (
        <p className="text-small text-muted">
          Không tìm thấy cuộc họp đã qua nào khác có tên này mà bạn được quyền sửa.
        </p>
      )}
    </div>
  );
}

const moment = () => new Date().toISOString();
const mostFound = 5;

/** Past meetings of a title that one may edit. */
function useOthers(search: string, known: readonly MeetingOfFile[]) {
  const [now] = useState(moment);
  const { data } = useInfiniteQuery({ ...pastMeetingsQuery({ now, search }), enabled: search !== '' });
  if (search === '') return [];
  return (data?.pages.flatMap((page) => page.meetings) ?? [])
    .filter(({ id, mayEdit }) => mayEdit && !known.some((each) => each.id === id))
    .slice(0, mostFound)
    .map(({ id, title, startsAt, endsAt, timeZone, visibility, series }) => ({
      ...{ id, title: titleOutside({ title, visibility }), startsAt, endsAt, timeZone, visibility },
      isInSeries: series !== null,
    }));
}

interface ClockFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What is read of the typed time stands there once the field is left. */
const ClockField = ({ label, value, error, onChange }: ClockFieldProps) => (
  <div className="w-24">
    <Field label={label} error={error}>
      <Input
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(readClock(value) ?? value)}
      />
    </Field>
  </div>
);

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-11 items-start gap-2.5 rounded-control px-2 py-2 hover:bg-hover">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="mt-1 size-[18px] shrink-0 accent-jade"
    />
    <span className="min-w-0">{children}</span>
  </label>
);
