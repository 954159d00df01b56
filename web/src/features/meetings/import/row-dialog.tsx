import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { isComplete, type TargetDraft } from './target.rules.ts';
import { TargetFields } from './target-fields.tsx';

interface RowDialogProps {
  readonly path: string;
  readonly preview: TranscriptPreview;
  readonly draft: TargetDraft;
  readonly zone: string;
  readonly onSave: (draft: TargetDraft) => void;
  readonly onClose: () => void;
}

/** Where one file of an import goes. */
export function RowDialog({ path, preview, draft: begun, zone, onSave, onClose }: RowDialogProps) {
  const [draft, setDraft] = useState(begun);
  const [isAsked, ask] = useState(false);
  const save = () => {
    ask(true);
    if (!isComplete(draft)) return;
    onSave(draft);
    onClose();
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Tệp này của cuộc họp nào?"
      description={path}
      actions={
        <>
          <CancelButton />
          <Button look="primary" onClick={save}>
            Xong
          </Button>
        </>
      }
    >
      <TargetFields
        legend="Cuộc họp"
        meetings={preview.meetings}
        zone={zone}
        draft={draft}
        onChange={setDraft}
        isAsked={isAsked}
      />
    </FormDialog>
  );
}
