import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Input } from '../../../ui/inputs/input.tsx';

const longestTitle = 200;

interface RenameInputProps {
  readonly title: string;
  /** Null when it stays as it was. */
  readonly onDone: (title: string | null) => void;
}

/** Enter or leaving saves, Escape keeps the old name. */
export function RenameInput({ title, onDone }: RenameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const settled = useRef(false);
  const { isWriting, onCompositionEnd } = useCompositionGuard();

  useLayoutEffect(() => {
    settled.current = false;
    input.current?.focus();
    input.current?.select();
  }, []);

  const settle = (written: string | null) => {
    // Taking the input away after Enter or Escape blurs it once more.
    if (settled.current) return;
    settled.current = true;
    const name = written?.normalize('NFC').trim() ?? '';
    onDone(name === '' || name === title ? null : name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isWriting(event)) return;
    if (event.key === 'Enter') settle(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    // Only the renaming ends, not the sheet around it.
    event.stopPropagation();
    settle(null);
  };
  return (
    <Input
      ref={input}
      aria-label="Tên cuộc trò chuyện"
      defaultValue={title}
      maxLength={longestTitle}
      autoComplete="off"
      onCompositionEnd={onCompositionEnd}
      onKeyDown={onKeyDown}
      onBlur={(event) => settle(event.currentTarget.value)}
    />
  );
}
