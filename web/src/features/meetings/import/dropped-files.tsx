import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DroppedEntry } from '../../../lib/files/dropped-entries.ts';
import { handedFiles } from '../../../lib/files/handed-files.ts';
import type { PlacedFile } from '../../../lib/files/placed-file.ts';
import { filesIn } from '../../../lib/files/read-dropped.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ImportDialog } from '../../calendar-exchange/import-dialog.tsx';
import { BringFile } from '../transcript/bring-file.tsx';
import { fileProblem } from '../transcript/spoken.rules.ts';
import { classifyFiles } from './dropped.rules.ts';

interface DroppedFilesProps {
  readonly entries: readonly DroppedEntry[];
  readonly onClose: () => void;
}

/** What was dropped on the app: a calendar is previewed, a transcript looks for its meeting, several go to the import of a past. */
export function DroppedFiles({ entries, onClose }: DroppedFilesProps) {
  const navigate = useNavigate();
  const [one, setOne] = useState<{
    readonly is: 'calendar' | 'transcript';
    readonly placed: PlacedFile;
  } | null>(null);
  const sort = useEffectEvent(async () => {
    const dropped = classifyFiles(await filesIn(entries).catch(() => []), fileProblem);
    if (dropped.is === 'calendar' || dropped.is === 'transcript') return setOne(dropped);
    if (dropped.is === 'several') {
      handedFiles.hand(dropped.files);
      void navigate({ to: '/meetings/import' });
    } else toast.fail(dropped.problem);
    onClose();
  });
  useEffect(() => void sort(), []);
  if (!one) return null;
  if (one.is === 'calendar') return <ImportDialog open onOpenChange={onClose} given={one.placed.file} />;
  return (
    <Dialog open onOpenChange={onClose} title="Tải bản gỡ băng lên">
      <BringFile given={one.placed} onDone={onClose} />
    </Dialog>
  );
}
