import X from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { type DraftGuest, guestOf, guestProblem } from './guests.rules.ts';

interface GuestsFieldProps {
  readonly guests: readonly DraftGuest[];
  readonly onChange: (guests: readonly DraftGuest[]) => void;
  /** The line a guest is written in, for `isGuestUnfinished`. */
  readonly line: RefObject<HTMLInputElement | null>;
}

/** Whether something stands in the line that is no guest yet: then one is brought back to it. */
export function isGuestUnfinished({ current: line }: GuestsFieldProps['line']): boolean {
  if (!line || line.value.trim() === '') return false;
  line.focus();
  return true;
}

/** Whom to invite from outside: by e-mail, without an account. */
export function GuestsField({ guests, onChange, line }: GuestsFieldProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const guard = useCompositionGuard();
  const add = () => {
    const found = guestProblem(email, guests);
    setProblem(found);
    if (found) return;
    onChange([...guests, guestOf(email, name)]);
    setEmail('');
    setName('');
  };
  // Enter is for the line one writes in, not for the whole form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || guard.isWriting(event)) return;
    event.preventDefault();
    add();
  };
  // An address written before leaving the field is meant as a guest.
  const onBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && email.trim() !== '') add();
  };
  const keys = { onKeyDown, onCompositionEnd: guard.onCompositionEnd, autoComplete: 'off' };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" onBlur={onBlur}>
      <legend className="mb-1.5 text-small font-medium">Khách ngoài công ty</legend>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Field label="Email của khách" error={problem ?? undefined}>
          <Input
            ref={line}
            type="email"
            inputMode="email"
            maxLength={254}
            placeholder="ten@doitac.vn"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(null);
            }}
            {...keys}
          />
        </Field>
        <Field label="Tên khách">
          <Input
            maxLength={100}
            placeholder="Có thể để trống"
            value={name}
            onChange={(event) => setName(event.target.value)}
            {...keys}
          />
        </Field>
        <Button className="self-start sm:mt-[26px]" onClick={add}>
          Thêm khách
        </Button>
      </div>
      {guests.length > 0 && (
        <ul aria-label="Khách được mời" className="divide-y rounded-control border">
          {guests.map((guest) => (
            <li key={guest.email} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
              <span className="min-w-0 flex-1">
                <span className="block one-line">{guest.name}</span>
                <span className="block one-line text-small text-muted">{guest.email}</span>
              </span>
              <IconButton
                label={`Bỏ ${guest.name}`}
                icon={<X />}
                onClick={() => onChange(guests.filter(({ email: other }) => other !== guest.email))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
