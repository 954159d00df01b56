import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly accept: string;
  readonly busy: boolean;
  /** Where it is what the view is for. */
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
}

/** Asks for one file. */
export function FileButton({ label, icon, accept, busy, primary = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look={primary ? 'primary' : 'outline'}
        size={primary ? 'medium' : 'small'}
        icon={icon}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was put right.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
