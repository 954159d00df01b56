import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useBringTranscript } from '../../../data/transcripts/transcript-imports.ts';
import { useClocks } from '../../../data/use-clocks.ts';
import { CallFailure, failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { foundPeople, foundTime } from '../import/found-words.rules.ts';
import { draftOf, isComplete, targetOf, visibilityOf } from '../import/target.rules.ts';
import { TargetFields } from '../import/target-fields.tsx';
import { WhereTextGoes } from './where-text-goes.tsx';

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
  const [draft, setDraft] = useState(() => draftOf(preview, zone));
  const [isAsked, ask] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A meeting that was refused, because it has a transcript. */
  const [takenId, setTakenId] = useState<string>();
  const { meeting } = draft;
  const taken = meeting && (meeting.hasTranscript || meeting.id === takenId) ? meeting : null;
  const open = (meetingId: string, tab: 'phan-tich' | 'ban-ghi' = 'phan-tich') => {
    onDone?.();
    void navigate({ to: '/meetings/$meetingId', params: { meetingId }, search: { tab } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(true);
    setProblem(null);
    if (!isComplete(draft)) return;
    mutate(
      { file, target: targetOf(draft, zone) },
      {
        onError: (error) => {
          if (error instanceof CallFailure && error.code === 'transcript_exists')
            setTakenId(draft.meeting?.id);
          else setProblem(failureText(error, 'Không thể tải bản gỡ băng lên. Vui lòng thử lại.'));
        },
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
          <WhereTextGoes visibilities={[visibilityOf(draft)]} />
          {taken ? (
            <Banner
              tone="warning"
              action={
                <Button size="small" onClick={() => open(taken.id, 'ban-ghi')}>
                  Mở cuộc họp
                </Button>
              }
            >
              Cuộc họp này đã có bản gỡ băng. Hãy mở cuộc họp để thay thế hoặc nối tiếp, hoặc chọn cuộc họp
              khác.
            </Banner>
          ) : (
            <Button type="submit" look="primary" busy={isPending} className="self-start">
              {isPending ? 'Đang tải lên...' : 'Tải lên và phân tích'}
            </Button>
          )}
        </>
      )}
    </form>
  );
}
