import type { FormEvent, KeyboardEvent } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';

interface ReadingTextProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly isTask: boolean;
  readonly autoFocus?: boolean;
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onEscape: () => void;
}

/** The text of a reading while it is written: Enter submits it, Shift and Enter begin a line. */
export function ReadingText({
  isTask,
  autoFocus = true,
  value,
  onChange,
  onSubmit,
  onEscape,
  ...field
}: ReadingTextProps) {
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isWriting(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) onSubmit(event);
    if (event.key === 'Escape') onEscape();
  };
  return (
    <Field {...field}>
      <Textarea
        rows={1}
        autoFocus={autoFocus}
        maxLength={isTask ? 300 : 1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={onKeyDown}
        className="field-sizing-content resize-none"
      />
    </Field>
  );
}
