import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { Avatar, type Person } from '../marks/avatar.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

const mostPeopleFound = 5;

interface PersonSearchProps {
  readonly words: {
    readonly label: string;
    /** Of the people found, read aloud. */
    readonly found: string;
    /** What a press does with them, read aloud: 'Mời'. */
    readonly verb: string;
  };
  /** Several may be chosen one after the other. */
  readonly many?: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Found already; `isCurrent` when for what is typed now. */
  readonly found: { readonly people: readonly Person[]; readonly isCurrent: boolean };
  readonly onChoose: (person: Person) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

const pill =
  'inline-flex min-h-8 items-center gap-2 rounded-full border border-line-control py-0.5 pr-3 pl-1 text-small hover:bg-hover pointer-coarse:min-h-11';

/** People found by any part of their name, to choose by a press; Enter takes the first. */
export function PersonSearch(props: PersonSearchProps) {
  const { words, many = false, typed, onType, found, onChoose, hint, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const offered = disabled ? [] : found.people.slice(0, mostPeopleFound);

  // Enter may be pressed before those found are there; it counts when they are, unless something else was typed since.
  const awaited = useRef<string | null>(null);
  const chooseAwaited = () => {
    if (awaited.current !== typed) awaited.current = null;
    if (awaited.current === null || !found.isCurrent) return;
    awaited.current = null;
    const [first] = offered;
    if (first) onChoose(first);
  };
  useEffect(chooseAwaited);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isWriting(event)) return;
    // It is for the name one writes, not for the form around it.
    event.preventDefault();
    awaited.current = typed.trim() === '' ? null : typed;
    chooseAwaited();
  };
  const press = (event: MouseEvent, person: Person) => {
    // By keys: what was pressed goes away, and the next one is looked for here.
    if (many && event.detail === 0) input.current?.focus();
    onChoose(person);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={words.label} hint={hint}>
        <Input
          ref={input}
          type="search"
          autoComplete="off"
          // In a search for one person this replaces the button that was just pressed.
          autoFocus={!many}
          placeholder="Tìm theo tên hoặc phòng ban"
          value={typed}
          disabled={disabled}
          onChange={(event) => onType(event.target.value)}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
        />
      </Field>
      {offered.length > 0 && (
        <ul aria-label={words.found} className="flex flex-wrap gap-1.5">
          {offered.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={(event) => press(event, person)} className={pill}>
                <Avatar {...person} size={24} />
                <span className="sr-only">{words.verb} </span>
                {person.name}
                {many && <Plus aria-hidden="true" className="size-4 text-muted" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
