import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { personOf, useMemberSearch } from '../../../data/company/member-search.ts';
import { peopleOfMeeting } from '../../../data/meetings/people-of-meeting.rules.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { DeadlineField } from '../../../ui/inputs/deadline-field.tsx';
import { PersonSearch } from '../../../ui/inputs/person-search.tsx';
import { Avatar, type Person } from '../../../ui/marks/avatar.tsx';

export interface TaskDraft {
  /** Null: nobody known. */
  readonly assignee: Person | null;
  /** `YYYY-MM-DD`, empty, or what was typed that is no day. */
  readonly deadline: string;
}

interface TaskOf {
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly deadline: string | null;
}

export const taskDraftOf = (task: TaskOf | null): TaskDraft => ({
  assignee: task?.assigneeId ? { id: task.assigneeId, name: task.assigneeName ?? '' } : null,
  deadline: task?.deadline ?? '',
});

/** Somebody who is no member, by name. */
interface Outsider {
  readonly name: string | null;
  readonly onRemove: () => void;
}

interface TaskFieldsProps {
  readonly meeting: Meeting;
  readonly draft: TaskDraft;
  readonly onChange: (draft: TaskDraft) => void;
  /** Begins with the search for the person. */
  readonly asksPerson?: boolean;
  /** Shown where no member is chosen. */
  readonly outsider?: Outsider | undefined;
}

/** Whose task it is and until when. */
export const TaskFields = ({ meeting, draft, onChange, asksPerson = false, outsider }: TaskFieldsProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
    <AssigneeChoice
      meeting={meeting}
      assignee={draft.assignee}
      asksPerson={asksPerson}
      outsider={outsider}
      onChange={(assignee) => onChange({ ...draft, assignee })}
    />
    <DeadlineField value={draft.deadline} onChange={(deadline) => onChange({ ...draft, deadline })} />
  </div>
);

interface AssigneeChoiceProps {
  readonly meeting: Meeting;
  readonly assignee: Person | null;
  readonly asksPerson: boolean;
  readonly outsider: Outsider | undefined;
  readonly onChange: (assignee: Person | null) => void;
}

function AssigneeChoice({ meeting, assignee, asksPerson, outsider, onChange }: AssigneeChoiceProps) {
  const [isSearching, search] = useState(asksPerson);
  const button = useFocusBack<HTMLButtonElement>(isSearching);
  if (isSearching) {
    return (
      <AssigneeSearch
        meeting={meeting}
        onChoose={(person) => {
          onChange(person);
          search(false);
        }}
      />
    );
  }
  return (
    <div>
      <p className="mb-1.5 text-small font-medium">Người phụ trách</p>
      <div className="flex min-h-10 items-center gap-2 rounded-control border bg-surface py-1 pr-1 pl-3">
        {assignee || outsider?.name ? (
          <>
            {assignee && <Avatar {...assignee} size={24} />}
            <span className="min-w-0 flex-1 one-line">{assignee?.name ?? outsider?.name}</span>
            <IconButton
              label="Bỏ người phụ trách"
              icon={<X />}
              size="small"
              onClick={assignee ? () => onChange(null) : outsider?.onRemove}
            />
          </>
        ) : (
          <span className="min-w-0 flex-1 text-muted">Chưa rõ</span>
        )}
        <Button ref={button} size="small" look="plain" onClick={() => search(true)}>
          {assignee || outsider?.name ? 'Đổi người' : 'Chọn người'}
        </Button>
      </div>
    </div>
  );
}

/** The people of the meeting first; others by a part of their name, unless the meeting is closed. */
function AssigneeSearch({
  meeting,
  onChoose,
}: {
  readonly meeting: Meeting;
  readonly onChoose: (person: Person) => void;
}) {
  const [typed, type] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const invited = peopleOfMeeting(meeting);
  const isClosed = meeting.visibility === 'closed';
  const isOfMeeting = isClosed || typed.trim() === '';
  const people = isOfMeeting
    ? invited.filter(({ name }) => fold(name).includes(fold(typed.trim())))
    : (members ?? []).map(personOf);
  const nobody = isClosed
    ? 'Việc của cuộc họp kín chỉ giao được cho người trong cuộc họp.'
    : 'Không tìm thấy ai. Thử một phần khác của tên.';
  return (
    <PersonSearch
      words={{ label: 'Người phụ trách', found: 'Người có thể phụ trách', verb: 'Giao cho' }}
      typed={typed}
      onType={type}
      found={{ people, isCurrent: isOfMeeting || isCurrent }}
      onChoose={onChoose}
      hint={people.length === 0 ? nobody : undefined}
    />
  );
}
