import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import { type FormEvent, useState } from 'react';
import { personOf, useMemberSearch } from '../../../data/company/member-search.ts';
import type { WhoSpeaks } from '../../../data/transcripts/transcripts.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { PersonSearch } from '../../../ui/inputs/person-search.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { sameAs, sureName } from './speakers.rules.ts';

/** More labels are lines read as labels by mistake. */
const mostOthers = 20;

interface SpeakerDialogProps {
  readonly speaker: Speaker;
  /** The other speakers of the transcript. */
  readonly others: readonly Speaker[];
  readonly meeting: Meeting;
  readonly isBusy: boolean;
  readonly onAssign: (who: Omit<WhoSpeaks, 'label'>, shown: string) => void;
  readonly onClose: () => void;
}

/** Any member, somebody from outside by name, or nobody known again. */
export function SpeakerDialog({ speaker, others, meeting, isBusy, onAssign, onClose }: SpeakerDialogProps) {
  const { label, assigned } = speaker;
  const [typed, type] = useState('');
  const [name, setName] = useKept(`speaker name ${meeting.id} ${label}`, '');
  const { members, isCurrent } = useMemberSearch(typed);
  const invited = meeting.participants.map(({ userId, displayName }) => ({ id: userId, name: displayName }));
  const people = typed.trim() === '' ? invited : (members ?? []).map(personOf);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const written = name.normalize('NFC').trim();
    if (written !== '' && !isBusy) onAssign({ userId: null, name: written }, written);
  };
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${label} là ai?`}
      description={
        assigned
          ? `${assigned.by.displayName} ghi là ${assigned.name}, ${formatMoment(assigned.at)}.`
          : 'Chọn một lần, mọi chỗ của bản gỡ băng, việc chưa duyệt và các bản sau đều theo.'
      }
    >
      <div className="flex flex-col gap-5">
        <PersonSearch
          words={{ label: 'Người trong công ty', found: 'Người có thể là người nói', verb: 'Chọn' }}
          typed={typed}
          onType={type}
          found={{ people, isCurrent: typed.trim() === '' || isCurrent }}
          onChoose={({ id, name: shown }) => onAssign({ userId: id, name: '' }, shown)}
        />
        <form noValidate onSubmit={onSubmit} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field label="Người ngoài công ty">
              <Input maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
          </div>
          <Button type="submit" busy={isBusy} disabled={name.trim() === ''}>
            Ghi tên
          </Button>
        </form>
        {others.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-medium">Cùng người với</legend>
            <div className="flex flex-wrap gap-2">
              {others.slice(0, mostOthers).map((other) => (
                <Button
                  key={other.label}
                  size="small"
                  wraps
                  disabled={isBusy}
                  onClick={() => onAssign(sameAs(other), sureName(other))}
                >
                  {sureName(other)}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {assigned && (
          <Button
            look="plain"
            className="self-start"
            busy={isBusy}
            onClick={() => onAssign({ userId: null, name: '' }, 'người chưa rõ')}
          >
            Để lại là “{label}”
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
