import FolderOpen from 'lucide-react/icons/folder-open';
import Upload from 'lucide-react/icons/upload';
import { type ComponentProps, useRef } from 'react';
import { type PlacedFile, placedFile } from '../../lib/files/placed-file.ts';
import { Button } from '../buttons/button.tsx';

interface FilesChoiceProps {
  readonly accept: string;
  /** Where choosing is what the view is for. */
  readonly primary: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly PlacedFile[]) => void;
}

/** React's types do not know it. */
const wholeFolder = { webkitdirectory: '' };

/** Asks for several files, or for a folder with all in it where the browser can. */
export function FilesChoice({ accept, primary, disabled = false, onFiles }: FilesChoiceProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    multiple: true,
    tabIndex: -1,
    className: 'hidden',
    onChange: (event) => {
      const chosen = [...(event.target.files ?? [])].map(placedFile);
      event.target.value = '';
      if (chosen.length > 0) onFiles(chosen);
    },
  } satisfies ComponentProps<'input'>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look={primary ? 'primary' : 'outline'}
        icon={<Upload />}
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        Chọn các tệp
      </Button>
      <Button
        icon={<FolderOpen />}
        disabled={disabled}
        className="max-md:hidden"
        onClick={() => folder.current?.click()}
      >
        Chọn thư mục
      </Button>
      <input {...input} ref={files} accept={accept} aria-label="Các tệp bản gỡ băng" />
      <input {...input} {...wholeFolder} ref={folder} aria-label="Thư mục bản gỡ băng" />
    </div>
  );
}
