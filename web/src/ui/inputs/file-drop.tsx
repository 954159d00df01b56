import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../cx.ts';
import { useFileChoice } from './use-file-choice.tsx';

interface FileDropProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly hint: string;
  readonly accept: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

const zone = cx(
  'flex flex-col items-center gap-3 rounded-panel border-[1.5px] border-dashed px-5 py-10 text-center',
  'transition-colors duration-120 ease-calm',
);

/** A file by button, or dropped here. */
export function FileDrop({ label, busyLabel, hint, accept, busy, onFile }: FileDropProps) {
  const { choose, input } = useFileChoice({ label, accept, onFile });
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <section
      aria-label={label}
      className={cx(zone, over ? 'border-jade bg-jade-wash' : 'border-line-strong bg-paper')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="text-muted max-md:hidden">Kéo tệp vào đây, hoặc</p>
      <Button look="primary" icon={<Upload />} busy={busy} onClick={choose}>
        {busy ? busyLabel : label}
      </Button>
      <p className="text-small text-muted">{hint}</p>
      {input}
    </section>
  );
}
