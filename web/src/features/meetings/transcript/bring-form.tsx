import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useBringTranscript } from '../../../data/meetings/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatDay, formatRange } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { rankMeetings, type SaidMoment, timesFromFile, titleFromFile } from './bring.rules.ts';

interface BringFormProps {
  readonly file: File;
  readonly said: SaidMoment;
  readonly meetings: readonly MeetingSummary[];
  readonly onOther: () => void;
}

/** Which meeting a file is of: one of those it may be, or a new one. */
export function BringForm({ file, said, meetings, onOther }: BringFormProps) {
  const { mutate, isPending } = useBringTranscript();
  const navigate = useNavigate();
  const keys = { meeting: useSubmitKey(), transcript: useSubmitKey() };
  const name = useId();
  const offered = rankMeetings(file, meetings);
  const [chosen, choose] = useState<string | null>(offered[0]?.id ?? null);
  const [title, setTitle] = useState(() => titleFromFile(file.name));
  const [problem, setProblem] = useState<string | null>(null);
  const { start, end, isSaid } = timesFromFile(file, said, browserZone());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = title.normalize('NFC').trim();
    if (chosen === null && written === '') return setProblem('Hãy đặt tên cuộc họp');
    const made = {
      title: written,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      allowClashes: true,
    };
    setProblem(null);
    mutate(
      {
        file,
        of: chosen ?? made,
        meetingKey: keys.meeting.keyFor(made),
        transcriptKey: keys.transcript.keyFor([chosen, file.name, file.size, file.lastModified]),
      },
      {
        onError: (error) =>
          setProblem(failureText(error, 'Không thể tải bản gỡ băng lên. Vui lòng thử lại.')),
        onSuccess: ({ meetingId }) =>
          void navigate({ to: '/meetings/$meetingId', params: { meetingId }, search: { tab: 'phan-tich' } }),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{file.name}</span>
        <Button look="plain" size="small" onClick={onOther}>
          Chọn tệp khác
        </Button>
      </p>
      <fieldset>
        <legend className="mb-1 font-semibold">Bản gỡ băng này của cuộc họp nào?</legend>
        {offered.map((held) => (
          <Choice key={held.id} name={name} isChosen={chosen === held.id} onChoose={() => choose(held.id)}>
            <span className="block break-words">{held.title}</span>
            <span className="text-small text-muted">
              <UnbrokenHours text={formatTimeSpan(held, browserZone())} />
            </span>
          </Choice>
        ))}
        <Choice name={name} isChosen={chosen === null} onChoose={() => choose(null)}>
          <span className="block">Cuộc họp mới</span>
          <span className="text-small text-muted">
            {formatDay(start)}, {formatRange(start, end)}, theo {isSaid ? 'bản gỡ băng' : 'lúc lưu tệp'}. Sửa
            được sau.
          </span>
        </Choice>
      </fieldset>
      {chosen === null && (
        <Field label="Tên cuộc họp">
          <Input maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      )}
      <Button type="submit" look="primary" busy={isPending} className="self-start">
        {isPending ? 'Đang tải lên...' : 'Tải lên và phân tích'}
      </Button>
    </form>
  );
}

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
