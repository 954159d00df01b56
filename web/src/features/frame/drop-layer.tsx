import { Suspense, useEffect, useState } from 'react';
import { type DroppedEntry, entriesOf } from '../../lib/files/dropped-entries.ts';
import { isCovered } from '../../lib/keyboard/whose-keys.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';

const DroppedFiles = lazyOverlay(() => import('../meetings/import/dropped-files.tsx'), 'DroppedFiles');

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files dropped anywhere on the app. Without it a browser opens the file in place of the page, and what was typed there is
 * lost. A part of a page that takes files itself, and a dialog, come first.
 */
export function DropLayer() {
  const [isOver, setOver] = useState(false);
  const [entries, setEntries] = useState<readonly DroppedEntry[] | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      if (!event.defaultPrevented && isCovered() && event.dataTransfer)
        event.dataTransfer.dropEffect = 'none';
      setOver(!event.defaultPrevented && !isCovered());
      event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setOver(false);
      const isTaken = event.defaultPrevented || isCovered();
      event.preventDefault();
      if (!isTaken && event.dataTransfer) setEntries(entriesOf(event.dataTransfer));
    };
    addEventListener('dragover', over, { signal });
    addEventListener('drop', drop, { signal });
    // Only the document itself is left for nothing.
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    return () => ending.abort();
  }, []);
  return (
    <>
      {isOver && (
        <div className="pointer-events-none fixed inset-2 z-30 grid place-items-center rounded-panel border-2 border-jade border-dashed bg-jade-soft/90 text-jade-ink">
          <p className="px-4 text-center text-title font-semibold">
            Thả bản gỡ băng hoặc tệp lịch .ics vào đây
          </p>
        </div>
      )}
      {entries && (
        <Suspense>
          <DroppedFiles entries={entries} onClose={() => setEntries(null)} />
        </Suspense>
      )}
    </>
  );
}
