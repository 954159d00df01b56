import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { useFileChoice } from './use-file-choice.tsx';

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
  const { choose, input } = useFileChoice({ label, accept, onFile });
  return (
    <>
      <Button
        look={primary ? 'primary' : 'outline'}
        size={primary ? 'medium' : 'small'}
        icon={icon}
        busy={busy}
        onClick={choose}
      >
        {label}
      </Button>
      {input}
    </>
  );
}
