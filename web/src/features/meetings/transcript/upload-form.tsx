import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { TranscriptMode } from '@hopgon/contract/transcripts/schemas';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useId } from 'react';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { useCloseGuard } from '../../../ui/overlays/close-guard.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { NotBegunDialog } from '../page/not-begun-dialog.tsx';
import { acceptedFiles } from './spoken.rules.ts';
import { useUpload } from './use-upload.ts';
import { WhereTextGoes } from './where-text-goes.tsx';

const modes: readonly { readonly value: TranscriptMode; readonly label: string; readonly hint: string }[] = [
  {
    value: 'replace',
    label: 'Thay thế',
    hint: 'Bản đang có được giữ lại. Mục chưa ai duyệt hoặc sửa được thay bằng mục đọc được trong bản mới.',
  },
  {
    value: 'append',
    label: 'Nối tiếp',
    hint: 'Thêm phần sau của cùng cuộc họp. Câu đã sửa, người nói và căn cứ giữ nguyên; câu trùng được bỏ.',
  },
];

interface UploadFormProps {
  readonly meeting: Meeting;
  /** Whether there is a transcript that it replaces or goes on behind. */
  readonly hasTranscript?: boolean;
  /** Not in the dialog in which another version is added, which asks before text is lost. */
  readonly isInPage?: boolean;
  readonly onDone?: () => void;
}

/** A transcript as a file, or as text pasted. */
export function UploadForm({ meeting, hasTranscript = false, isInPage = false, onDone }: UploadFormProps) {
  const [mode, setMode] = useKept<TranscriptMode>(`pasting mode ${meeting.id}`, 'replace');
  const [text, setText] = useKept(`pasted ${meeting.id}`, '');
  const isDirty = () => text.trim() !== '';
  const { release } = useCloseGuard({ isDirty });
  const name = useId();
  const { sendFile, sendText, isPending, problem, forgive, asked } = useUpload(
    meeting,
    hasTranscript ? mode : 'replace',
    () => {
      release();
      setText('');
      onDone?.();
    },
  );
  const [pasting, setPasting] = useKept(`pasting ${meeting.id}`, false);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {isInPage && <LeaveGuard isDirty={isDirty} />}
      {isInPage && hasTranscript && (
        <Banner tone="warning">
          Trong lúc bạn soạn ở đây, người khác đã tải một bản gỡ băng lên. Hãy chọn thay bản đó hay nối tiếp
          nó.
        </Banner>
      )}
      {problem && <Banner tone="error">{problem}</Banner>}
      {asked && <NotBegunDialog meeting={meeting} onSend={asked.onSend} onClose={asked.onKeep} />}
      {hasTranscript && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">Với bản đang có</legend>
          {modes.map(({ value, label, hint }) => (
            <label key={value} className="flex items-start gap-2.5">
              <input
                type="radio"
                name={name}
                checked={mode === value}
                onChange={() => {
                  setMode(value);
                  forgive();
                }}
                className="mt-1 size-[18px] shrink-0 accent-jade"
              />
              <span className="min-w-0">
                {label}
                <span className="block text-small text-muted">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {pasting ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sendText(text);
          }}
          className="flex flex-col gap-4"
        >
          <Field label="Nội dung cuộc họp" hint="Mỗi lời một dòng, ví dụ “Mai: Em đã xong bản thiết kế.”">
            <Textarea
              rows={12}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                forgive();
              }}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" busy={isPending}>
              {isPending ? 'Đang gửi...' : 'Phân tích'}
            </Button>
            <Button look="plain" onClick={() => setPasting(false)}>
              Chọn tệp
            </Button>
          </div>
        </form>
      ) : (
        <>
          <FileDrop
            label="Tải bản gỡ băng lên"
            accept={acceptedFiles}
            busy={isPending}
            busyLabel="Đang tải lên và đọc..."
            hint="Tệp .txt, .vtt, .srt, .docx hoặc .json, tối đa 20 MB"
            onFile={sendFile}
          />
          <Button
            look="plain"
            icon={<ClipboardPaste />}
            className="self-start"
            onClick={() => setPasting(true)}
          >
            Dán nội dung
          </Button>
        </>
      )}
      <WhereTextGoes visibilities={[meeting.visibility]} />
    </div>
  );
}
