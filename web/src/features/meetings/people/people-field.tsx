import { Combobox } from '@base-ui/react/combobox';
import type { Member } from '@hopgon/contract/companies/schemas';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { personOf, useMemberSearch } from '../../../data/company/member-search.ts';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { cx } from '../../../ui/cx.ts';
import { Field, useFieldControl } from '../../../ui/inputs/field.tsx';
import { inputBox } from '../../../ui/inputs/input.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { floating, floatingRow } from '../../../ui/overlays/floating-class.ts';
import type { Times } from '../form/meeting-form.rules.ts';
import { useFreeOrBusy } from '../form/time/use-free-or-busy.ts';
import { type Invited, withRole } from './people.rules.ts';
import { PersonChip } from './person-chip.tsx';

interface PeopleFieldProps {
  readonly ownId: string;
  /** The creator of a new meeting takes part in it; they may leave an existing one. */
  readonly keepsOwn?: boolean;
  readonly invited: readonly Invited[];
  readonly onChange: (invited: readonly Invited[]) => void;
  /** When the meeting would be: says who is free then. */
  readonly times: Times | null;
  readonly exceptMeetingId?: string | undefined;
  readonly error?: string | undefined;
  readonly hideLabel?: boolean;
}

const shownMembers = 6;

/** Who takes part and in which part: people of the company, found by any part of their name. */
export function PeopleField(props: PeopleFieldProps) {
  const { ownId, keepsOwn = false, invited, onChange } = props;
  const [typed, type] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { members, isCurrent } = useMemberSearch(typed);
  const chosen = new Set(invited.map(({ userId }) => userId));
  const offered = (members ?? []).filter(({ userId }) => !chosen.has(userId)).slice(0, shownMembers);
  const add = (member: Member) => {
    const { id: userId, name: displayName } = personOf(member);
    onChange([...invited, { userId, displayName, role: 'attendee' }]);
    type('');
  };
  const isLast = invited.length === 1;
  return (
    <Field label="Người dự" hideLabel={props.hideLabel ?? false} error={props.error}>
      <Combobox.Root
        multiple
        items={offered}
        filter={null}
        value={noChoice}
        onValueChange={([member]) => member && add(member)}
        inputValue={typed}
        onInputValueChange={type}
        autoHighlight
      >
        <div ref={box} className={cx(inputBox, boxLook)}>
          <ul aria-label="Người được mời" className="contents">
            {invited.map((person) => (
              <PersonChip
                key={person.userId}
                person={person}
                isOwn={person.userId === ownId}
                onRole={(role) => onChange(withRole(invited, person.userId, role))}
                onRemove={
                  isLast || (keepsOwn && person.userId === ownId)
                    ? null
                    : () => onChange(invited.filter(({ userId }) => userId !== person.userId))
                }
              />
            ))}
          </ul>
          <NameInput typed={typed} offered={offered} isCurrent={isCurrent} onType={type} onAdd={add} />
        </div>
        <Suggestions {...props} box={box} offered={offered} typed={typed} isKnown={members !== undefined} />
      </Combobox.Root>
    </Field>
  );
}

const noChoice: Member[] = [];

const boxLook = cx(
  'flex max-h-40 flex-wrap items-center gap-1.5 overflow-y-auto p-1.5',
  'focus-within:border-jade has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-jade',
);

interface NameInputProps {
  readonly typed: string;
  readonly offered: readonly Member[];
  readonly isCurrent: boolean;
  readonly onType: (typed: string) => void;
  readonly onAdd: (member: Member) => void;
}

/** Enter may be pressed before those found are there; it counts when they are, unless something else was typed since. */
function NameInput({ typed, offered, isCurrent, onType, onAdd }: NameInputProps) {
  const guard = useCompositionGuard();
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current !== typed) awaited.current = null;
    if (awaited.current === null || !isCurrent) return;
    awaited.current = null;
    if (offered[0]) onAdd(offered[0]);
  });
  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (guard.isWriting(event)) {
      event.preventBaseUIHandler();
      return;
    }
    // What is undone with it stands in the field, never a person beside it.
    if (event.key === 'Backspace' && typed === '') event.preventBaseUIHandler();
    if (event.key !== 'Enter') return;
    // It is for the name one writes, not for the form around it.
    event.preventDefault();
    if (isCurrent || typed.trim() === '') return;
    event.preventBaseUIHandler();
    awaited.current = typed;
  };
  return (
    <Combobox.Input
      {...useFieldControl()}
      placeholder="Thêm người theo tên"
      autoComplete="off"
      maxLength={100}
      className="h-8 min-w-42 flex-1 bg-transparent px-1.5 outline-none"
      // Base UI reports a word only once it is composed.
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onCompositionEnd={guard.onCompositionEnd}
      onKeyDown={onKeyDown}
    />
  );
}

interface SuggestionsProps extends PeopleFieldProps {
  readonly box: { readonly current: HTMLDivElement | null };
  readonly offered: readonly Member[];
  readonly typed: string;
  readonly isKnown: boolean;
}

/** People found, beside the field wherever there is room, with who is free at the time. */
function Suggestions({ box, offered, typed, isKnown, times, exceptMeetingId }: SuggestionsProps) {
  const freedom = useFreeOrBusy({ userIds: offered.map(({ userId }) => userId), times, exceptMeetingId });
  return (
    <Combobox.Portal>
      <Combobox.Positioner anchor={box} sideOffset={6} collisionPadding={8} className="z-30">
        <Combobox.Popup className={cx(floating, 'w-(--anchor-width) p-1.5')}>
          <Combobox.Empty className="text-small text-muted not-empty:px-3 not-empty:py-2">
            {isKnown && nobody(typed)}
          </Combobox.Empty>
          <Combobox.List
            aria-label="Người có thể mời"
            className="max-h-[min(300px,var(--available-height))] overflow-y-auto"
          >
            {(member: Member) => (
              <Combobox.Item key={member.userId} value={member} className={floatingRow}>
                <Avatar {...personOf(member)} size={24} />
                <span className="min-w-0 flex-1">
                  <span className="block one-line">{personOf(member).name}</span>
                  {member.department !== 'Không' && (
                    <span className="block one-line text-small text-muted">{member.department}</span>
                  )}
                </span>
                <Freedom busy={freedom?.get(member.userId)} />
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** Undefined while that is not known. */
function Freedom({ busy }: { readonly busy: string | null | undefined }) {
  if (busy === undefined) return null;
  return busy === null ? (
    <span className="text-small font-medium text-jade-ink">rảnh</span>
  ) : (
    <span className="text-small text-brick-ink tabular-nums">bận {busy}</span>
  );
}

const nobody = (search: string): string =>
  search.trim() === '' ? 'Không còn ai khác trong công ty.' : 'Không tìm thấy ai. Thử một phần khác của tên.';
