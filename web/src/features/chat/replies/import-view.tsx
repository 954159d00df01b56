import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';

const ImportDialog = lazyPart(() => import('../../calendar-exchange/import-dialog.tsx'), 'ImportDialog');

/** Imports a calendar file from the conversation: chosen, previewed, imported and undone as in the calendar. */
export function ImportView() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Upload />} className="self-start" onClick={() => setOpen(true)}>
        Nhập lịch từ tệp
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
