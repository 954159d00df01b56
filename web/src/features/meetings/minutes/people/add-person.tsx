import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, useState } from 'react';
import { personOf, useMemberSearch } from '../../../../data/company/member-search.ts';
import { type NewMinutesPerson, useMinutesPeople } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { useMinutesPage } from '../minutes-context.ts';

/** Somebody who attended and was not invited: a member of the company, or anybody by name. */
export function AddPerson() {
  const { meetingId } = useMinutesPage().minutes;
  const [isWriting, write] = useKept(`adding attendee ${meetingId}`, false);
  const button = useFocusBack<HTMLButtonElement>(isWriting);
  if (isWriting) return <PersonForm onClose={() => write(false)} />;
  return (
    <Button ref={button} size="small" look="plain" icon={<UserPlus />} onClick={() => write(true)}>
      Thêm người dự
    </Button>
  );
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

function PersonForm({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useMinutesPeople(minutes.meetingId);
  const [name, setName] = useKept(`attendee name ${minutes.meetingId}`, '');
  const [position, setPosition] = useKept(`attendee position ${minutes.meetingId}`, '');
  const [problem, setProblem] = useState('');
  const key = useSubmitKey();
  const add = (who: Pick<NewMinutesPerson, 'userId' | 'name' | 'position'>) => {
    const person = { ...who, attendance: 'in-person' as const };
    mutate({ act: 'add', person, key: key.keyFor(person) }, { onSuccess: onClose });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tidy(name) === '') return setProblem('Hãy ghi tên người dự');
    add({ name: tidy(name), position: tidy(position) });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3 border-t pt-3">
      <Field
        label="Họ tên"
        error={problem || (error ? failureText(error, 'Không thể thêm người này. Vui lòng thử lại.') : '')}
      >
        <Input
          autoFocus
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      <MembersFound typed={tidy(name)} onChoose={add} />
      <Field label="Chức vụ, đơn vị" hint="Có thể để trống.">
        <Input
          autoComplete="off"
          maxLength={200}
          value={position}
          onChange={(event) => setPosition(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button look="plain" size="small" onClick={onClose}>
          Thôi
        </Button>
        <Button type="submit" size="small" busy={isPending}>
          Thêm
        </Button>
      </div>
    </form>
  );
}

const mostFound = 4;

/** Members of that name: only who is added as one counts and is asked to approve or sign. */
function MembersFound({
  typed,
  onChoose,
}: {
  readonly typed: string;
  readonly onChoose: (member: { readonly userId: string; readonly name: string }) => void;
}) {
  const { people } = useMinutesPage().minutes;
  const { members = [], isCurrent } = useMemberSearch(typed);
  const present = new Set(people.map(({ userId }) => userId));
  const found = members.filter(({ userId }) => !present.has(userId)).slice(0, mostFound);
  if (typed === '' || !isCurrent || found.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-small">
      <span className="text-muted">Thành viên công ty:</span>
      {found.map(personOf).map(({ id: userId, name }) => (
        <Button key={userId} size="small" onClick={() => onChoose({ userId, name })}>
          <span className="sr-only">Thêm thành viên </span>
          {name}
        </Button>
      ))}
    </div>
  );
}
