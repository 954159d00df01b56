import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';

interface SearchInputProps {
  /** What is looked for, read aloud. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Words to look for; what they find is shown as they are typed. */
export function SearchInput({ label, placeholder, value, onChange, className }: SearchInputProps) {
  const id = useId();
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
        maxLength={100}
        className="pl-10"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
