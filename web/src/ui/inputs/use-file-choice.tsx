import { useRef } from 'react';

interface FileChoice {
  /** Read aloud. */
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Asks for one file: `choose` from a press, `input` somewhere on the page, where nobody sees it. */
export function useFileChoice({ label, accept, onFile }: FileChoice) {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    input: (
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
    ),
  };
}
