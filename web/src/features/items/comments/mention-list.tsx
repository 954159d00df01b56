import { cx } from '../../../ui/cx.ts';
import { Avatar, type Person } from '../../../ui/marks/avatar.tsx';

interface MentionListProps {
  readonly id: string;
  readonly people: readonly Person[];
  /** The one that Enter takes. */
  readonly active: Person;
  readonly onChoose: (person: Person) => void;
}

export const optionId = (listId: string, { id }: Person): string => `${listId}-${id}`;

/** People to name in a comment; the keys are those of the field, which keeps the focus. */
export const MentionList = ({ id, people, active, onChoose }: MentionListProps) => (
  <div
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label="Người có thể nhắc tên"
    className="max-h-60 overflow-y-auto rounded-control border bg-surface py-1"
  >
    {people.map((person) => (
      <button
        key={person.id}
        id={optionId(id, person)}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={person === active}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(person)}
        className={cx(
          'flex min-h-9 w-full items-center gap-2 px-3 py-1 text-left hover:bg-hover pointer-coarse:min-h-11',
          person === active && 'bg-hover',
        )}
      >
        <Avatar {...person} size={24} />
        <span className="min-w-0 one-line">{person.name}</span>
      </button>
    ))}
  </div>
);
