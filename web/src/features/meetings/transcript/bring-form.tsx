import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useBringTranscript } from '../../../data/transcripts/transcripts.ts';
import { useClocks } from '../../../data/use-clocks.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { foundPeople, foundTime } from '../import/found-words.rules.ts';
import { draftOf, isComplete, targetOf } from '../import/target.rules.ts';
import { TargetFields } from '../import/target-fields.tsx';

interface BringFormProps {
  readonly file: File;
  readonly preview: TranscriptPreview;
  readonly onOther: () => void;
  readonly onDone?: () => void;
}

/** What was found in a file, and which meeting it goes into: one of those it may be of, another, or a new one. */
export function BringForm({ file, preview, onOther, onDone }: BringFormProps) {
  const { company: zone } = useClocks();
  const { mutate, isPending } = useBringTranscript();
  const navigate = useNavigate();
  const keys = { meeting: useSubmitKey(), transcript: useSubmitKey() };
  const [draft, setDraft] = useState(() => draftOf(preview, zone));
  const [isAsked, ask] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = (meetingId: string) => {
    onDone?.();
    void navigate({ to: '/meetings/$meetingId', params: { meetingId }, search: { tab: 'phan-tich' } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(true);
    setProblem(null);
    if (!isComplete(draft)) return;
    const target = targetOf(draft, zone);
    const of = 'meetingId' in target ? target.meetingId : { ...target, allowClashes: true };
    mutate(
      {
        ...{ file, of },
        meetingKey: keys.meeting.keyFor(of),
        transcriptKey: keys.transcript.keyFor([of, file.name, file.size, file.lastModified]),
      },
      {
        onError: (error) =>
          setProblem(failureText(error, 'Không thể tải bản gỡ băng lên. Vui lòng thử lại.')),
        onSuccess: ({ meetingId }) => open(meetingId),
      },
    );
  };
  const people = foundPeople(preview);
  const { known } = preview;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
          <Button look="plain" size="small" onClick={onOther}>
            Chọn tệp khác
          </Button>
        </p>
        <p className="text-small text-muted">
          <UnbrokenHours text={foundTime(preview, zone)} />
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {preview.turnCount} lời{people !== '' && ` · Người nói: ${people}`}
        </p>
      </div>
      {known && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={() => open(known.meetingId)}>
              Mở cuộc họp
            </Button>
          }
        >
          Tệp này đã có ở “{known.title}”.
        </Banner>
      )}
      {!known && (
        <>
          <TargetFields
            legend="Bản gỡ băng này của cuộc họp nào?"
            meetings={preview.meetings}
            zone={zone}
            draft={draft}
            onChange={setDraft}
            isAsked={isAsked}
          />
          {draft.meeting?.hasTranscript && (
            <Banner tone="warning">
              Cuộc họp này đã có bản gỡ băng. Tệp của bạn thành bản mới, bản cũ vẫn được giữ.
            </Banner>
          )}
          <Button type="submit" look="primary" busy={isPending} className="self-start">
            {isPending ? 'Đang tải lên...' : 'Tải lên và phân tích'}
          </Button>
        </>
      )}
    </form>
  );
}
