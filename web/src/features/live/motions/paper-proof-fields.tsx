import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { papersQuery, useAddPaper } from '../../../data/meetings/preparation.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { newId } from '../../../lib/new-id.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FileButton } from '../../../ui/inputs/file-button.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { choices, choiceWords } from './motion-words.rules.ts';
import { isNamed, type PaperInForm, type PaperProblems } from './paper-vote.rules.ts';

interface PaperProofFieldsProps {
  readonly meetingId: string;
  readonly form: PaperInForm;
  readonly problems: PaperProblems;
  readonly onChange: (part: Partial<PaperInForm>) => void;
}

/** Who could not vote, what decided a tie, and the scan or a note that proves the counts. */
export function PaperProofFields({ meetingId, form, problems, onChange }: PaperProofFieldsProps) {
  const { data } = useQuery(papersQuery(meetingId));
  const { mutate, isPending, error } = useAddPaper(meetingId);
  const papers = data?.papers ?? [];
  const upload = (file: File) =>
    mutate({ file, idempotencyKey: newId() }, { onSuccess: ({ id }) => onChange({ paperId: id }) });
  return (
    <>
      {form.counts.excluded.votes.trim() !== '' && (
        <Field label="Ai không được biểu quyết, vì sao" error={problems.exclusion}>
          <Input
            autoComplete="off"
            maxLength={500}
            placeholder="Lê Hà: có lợi ích liên quan"
            value={form.exclusion}
            onChange={(event) => onChange({ exclusion: event.target.value })}
          />
        </Field>
      )}
      {isNamed(form) && (
        <Field label="Ý kiến của Chủ tịch" hint="Quyết định khi số phiếu ngang nhau.">
          <Select
            value={form.chairChoice}
            choices={[
              { value: '' as const, label: 'Không ghi' },
              ...choices.map((value) => ({ value, label: choiceWords[value] })),
            ]}
            onChange={(chairChoice) => onChange({ chairChoice })}
          />
        </Field>
      )}
      <Field
        label="Bản quét phiếu"
        error={error ? failureText(error, 'Không thể tải bản quét lên. Vui lòng thử lại.') : problems.paper}
      >
        <Select
          value={form.paperId}
          choices={[
            { value: '', label: papers.length > 0 ? 'Chọn trong tài liệu cuộc họp' : 'Chưa có tài liệu' },
            ...papers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(paperId) => onChange({ paperId })}
        />
      </Field>
      <span>
        <FileButton
          label="Tải bản quét lên"
          icon={<Upload />}
          accept=".pdf,.png,.jpg,.jpeg,.docx"
          busy={isPending}
          onFile={upload}
        />
      </span>
      <Field label="Kiểm phiếu thế nào" hint="Ai kiểm, lúc nào. Cần khi không có bản quét.">
        <Input
          autoComplete="off"
          maxLength={500}
          value={form.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}
