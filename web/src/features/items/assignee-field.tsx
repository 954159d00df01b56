import { fold } from '@hopgon/engine/text/fold';
import { useState } from 'react';
import { personOf, useMemberSearch } from '../../data/company/member-search.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PersonSearch } from '../../ui/inputs/person-search.tsx';
import { Avatar, type Person } from '../../ui/marks/avatar.tsx';

interface AssigneeFieldProps {
  /** Null where nobody is chosen. */
  readonly assignee: Person | null;
  /** What stands there then. */
  readonly ifNobody?: string;
  readonly onChange: (assignee: Person) => void;
  /** Who alone may do it; anybody of the company where it is not given. */
  readonly among?: readonly Person[] | undefined;
}

/** Who does it: oneself at first, or another by a part of their name. */
export function AssigneeField({ assignee, ifNobody = 'Chưa có ai', onChange, among }: AssigneeFieldProps) {
  const [isSearching, search] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isSearching);
  if (isSearching) {
    const onChoose = (person: Person) => {
      onChange(person);
      search(false);
    };
    return among ? <SearchAmong among={among} onChoose={onChoose} /> : <AssigneeSearch onChoose={onChoose} />;
  }
  return (
    <div>
      <p className="mb-1.5 text-small font-medium">Người phụ trách</p>
      <div className="flex items-center gap-3 rounded-control border py-1.5 pr-1.5 pl-3">
        {assignee && <Avatar {...assignee} size={24} />}
        <span className={cx('min-w-0 flex-1 one-line', !assignee && 'text-muted')}>
          {assignee?.name ?? ifNobody}
        </span>
        <Button ref={button} size="small" onClick={() => search(true)}>
          {assignee ? 'Đổi người' : 'Chọn người'}
        </Button>
      </div>
    </div>
  );
}

const words = { label: 'Người phụ trách', found: 'Người có thể phụ trách', verb: 'Giao cho' };

interface SearchAmongProps {
  readonly among: readonly Person[];
  readonly onChoose: (person: Person) => void;
}

/** Of people of closed meetings. */
function SearchAmong({ among, onChoose }: SearchAmongProps) {
  const [typed, type] = useState('');
  const wanted = fold(typed.trim());
  return (
    <PersonSearch
      words={words}
      typed={typed}
      onType={type}
      found={{ people: among.filter(({ name }) => fold(name).includes(wanted)), isCurrent: true }}
      onChoose={onChoose}
      hint="Có việc của cuộc họp kín, nên chỉ giao được cho người của cuộc họp đó."
    />
  );
}

function AssigneeSearch({ onChoose }: { readonly onChoose: (person: Person) => void }) {
  const [typed, type] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const people = (members ?? []).map(personOf);
  return (
    <PersonSearch
      words={words}
      typed={typed}
      onType={type}
      found={{ people, isCurrent }}
      onChoose={onChoose}
      hint={members?.length === 0 ? 'Không tìm thấy ai. Thử một phần khác của tên.' : undefined}
    />
  );
}
