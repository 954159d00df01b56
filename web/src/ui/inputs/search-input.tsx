import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId } from 'react';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { cx } from '../cx.ts';
import { Input } from './input.tsx';

interface SearchInputProps {
  /** What is looked for, read aloud. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
  readonly autoFocus?: boolean;
  /** Of one that is opened for a while: Escape empties it first, then leaves it. */
  readonly onLeave?: () => void;
}

/** Words to look for; what they find is shown as they are typed. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, value, onChange, className, autoFocus = false, onLeave } = props;
  const id = useId();
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || event.key !== 'Escape' || !onLeave) return;
    // What it stands in stays open.
    event.stopPropagation();
    if (value === '') onLeave();
  };
  return (
    <div className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
      <Input
        id={id}
        type="search"
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={100}
        className="pl-10"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
