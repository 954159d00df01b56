import { Field } from './field.tsx';
import { Textarea } from './input.tsx';

interface ReasonFieldProps {
  /** Who will read it. */
  readonly readers?: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** The reason for a change that others are notified of; it may stay empty. */
export const ReasonField = ({ readers, value, onChange }: ReasonFieldProps) => (
  <Field label="Lý do" hint={readers ? `${readers} Có thể để trống.` : 'Có thể để trống.'}>
    <Textarea rows={2} maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
