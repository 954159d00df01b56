import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface Control {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const FieldContext = createContext<Control | null>(null);

/** What a control takes from the field around it: its name, description and whether it is wrong. */
export const useFieldControl = (): Partial<Control> => useContext(FieldContext) ?? {};

interface FieldProps {
  readonly label: string;
  /** Read aloud only, where a row of controls says what they are. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** In place of the hint: what is taken, and may not be meant. */
  readonly warning?: string | undefined;
  /** At the right of the label, such as a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label, one control, and what there is to say about it. */
export function Field({ label, hideLabel = false, hint, error, warning, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: Control = {
    id,
    'aria-describedby': error || warning || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div>
      <div
        className={
          hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-4 text-small font-medium'
        }
      >
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={noteId} error={error} warning={warning} hint={hint} />
    </div>
  );
}

interface FieldNoteProps extends Pick<FieldProps, 'error' | 'warning' | 'hint'> {
  readonly id: string;
}

/** What there is to say about a control: the gravest alone. */
function FieldNote({ id, error, warning, hint }: FieldNoteProps) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  if (warning)
    return (
      <p id={id} className="mt-1.5 flex gap-2 text-small text-turmeric-ink">
        <TriangleAlert className="mt-0.5 size-4" />
        {warning}
      </p>
    );
  return (
    hint && (
      <p id={id} className="mt-1.5 text-small text-muted">
        {hint}
      </p>
    )
  );
}

/** Under a control: what is wrong, in words and with a mark. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-small text-brick-ink">
      <CircleAlert className="mt-0.5 size-4" />
      {children}
    </p>
  );
}
