import { formatMinutesCode, parseMinutesCode } from '@hopgon/contract/minutes/verification/code';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';

interface CodeFormProps {
  readonly code: string | null;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}

/** Takes a code as it is printed, however it is typed. */
export function CodeForm({ code, busy, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState(code === null ? '' : formatMinutesCode(code));
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseMinutesCode(typed);
    if (parsed === null) setError('Mã gồm 16 chữ và số, ví dụ 7K4M-9Q2X-BFHT-3N6P');
    else onCode(parsed);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Mã kiểm tra" hint="In ở cuối trang cuối của biên bản." error={error}>
        <Input
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => {
            setTyped(event.target.value);
            setError('');
          }}
        />
      </Field>
      <span>
        <Button type="submit" busy={busy}>
          Kiểm tra mã
        </Button>
      </span>
    </form>
  );
}
