import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { papersQuery, useAddPaper } from '../../../data/meetings/preparation.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { newId } from '../../../lib/new-id.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FileButton } from '../../../ui/inputs/file-button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useLivePage } from '../live-context.ts';
import type { VoterInForm } from './motion-form.rules.ts';

interface ProxyFieldsProps {
  readonly voter: VoterInForm;
  readonly onChange: (part: Partial<VoterInForm>) => void;
}

/** Who votes instead, and the paper that says so: a file among the papers of the meeting. */
export function ProxyFields({ voter, onChange }: ProxyFieldsProps) {
  const { live } = useLivePage();
  const { data } = useQuery(papersQuery(live.meetingId));
  const { mutate, isPending, error } = useAddPaper(live.meetingId);
  const holders = live.people.filter(({ id, isMember }) => isMember && id !== voter.userId);
  const papers = data?.papers ?? [];
  const upload = (file: File) =>
    mutate({ file, idempotencyKey: newId() }, { onSuccess: ({ id }) => onChange({ paperId: id }) });
  return (
    <div className="flex flex-col gap-2">
      <Field label="Người được ủy quyền" hideLabel>
        <Select
          value={voter.holderId}
          choices={[
            { value: '', label: 'Chọn người được ủy quyền' },
            ...holders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(holderId) => onChange({ holderId })}
        />
      </Field>
      <Field
        label="Giấy ủy quyền"
        hideLabel
        error={error ? failureText(error, 'Không thể tải giấy ủy quyền lên. Vui lòng thử lại.') : ''}
      >
        <Select
          value={voter.paperId}
          choices={[
            { value: '', label: papers.length > 0 ? 'Chọn giấy ủy quyền' : 'Chưa có giấy ủy quyền' },
            ...papers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(paperId) => onChange({ paperId })}
        />
      </Field>
      <span>
        <FileButton
          label="Tải giấy ủy quyền lên"
          icon={<Upload />}
          accept=".pdf,.png,.jpg,.jpeg,.docx"
          busy={isPending}
          onFile={upload}
        />
      </span>
    </div>
  );
}
