import { longestNote } from '@hopgon/contract/live/notes/limits';
import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { nextKind } from './note-kinds.ts';
import { readTyping } from './note-signs.rules.ts';

export interface NoteEditorProps {
  readonly label: string;
  readonly kind: NoteKind;
  readonly text: string;
  readonly placeholder?: string;
  /** The row was pressed to be edited. */
  readonly startsFocused?: boolean;
  readonly input?: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (typed: { kind: NoteKind; text: string }) => void;
  /** The row is done: the next one begins, or editing ends. */
  readonly onDone: () => void;
}

/**
 * The text of one row. It is never re-formatted while somebody types, so input methods are not disturbed. Tab changes the
 * kind; after Escape it leaves, as everywhere else.
 */
export function NoteEditor({
  label,
  kind,
  text,
  placeholder,
  startsFocused = false,
  input,
  onWrite,
  onDone,
}: NoteEditorProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = input ?? own;
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const leavesByTab = useRef(false);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || text === undefined) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [field, text]);
  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [field, startsFocused]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onDone();
    } else if (event.key === 'Tab' && !event.shiftKey && !leavesByTab.current) {
      event.preventDefault();
      onWrite({ kind: nextKind(kind), text });
    } else if (event.key === 'Backspace' && text === '' && kind !== 'note') {
      onWrite({ kind: 'note', text });
    }
    leavesByTab.current = event.key === 'Escape';
  };
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      maxLength={longestNote}
      value={text}
      onChange={(event) => onWrite(readTyping({ kind, text }, event.target.value))}
      onCompositionEnd={onCompositionEnd}
      onKeyDown={onKeyDown}
      className="block w-full min-w-0 resize-none bg-transparent py-1 outline-none placeholder:text-muted max-md:text-[1rem]"
    />
  );
}
