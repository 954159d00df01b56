import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import { type FormEvent, useState } from 'react';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import {
  type LegalDraft,
  type LegalProblems,
  legalChange,
  legalDraftOf,
  legalProblems,
} from './legal.rules.ts';
import { LegalFields } from './legal-fields.tsx';

/** What the law asks of the minutes of a body beside what all minutes have. */
export function LegalDialog({ onClose }: { readonly onClose: () => void }) {
  const { legal } = useMinutesPage().minutes;
  return (
    <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Thông tin theo luật">
      {legal && <LegalForm legal={legal} onSaved={onClose} />}
    </FormDialog>
  );
}

function LegalForm({ legal, onSaved }: { readonly legal: LegalFacts; readonly onSaved: () => void }) {
  const { minutes } = useMinutesPage();
  const [draft, setDraft, opened] = useKept(`minutes legal ${minutes.meetingId}`, () => legalDraftOf(legal));
  const [problems, setProblems] = useState<LegalProblems>({});
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const change = legalChange(opened, draft);
  const hasChange = Object.keys(change).length > 0;
  const { release } = useCloseGuard({ isDirty: () => hasChange });
  const write = (part: Partial<LegalDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = legalProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!hasChange) return onSaved();
    mutate(
      { act: 'update', head: { legal: change }, version: minutes.version },
      {
        onSuccess: () => {
          release();
          toast.say('Đã lưu thông tin theo luật');
          onSaved();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save}>
      <LegalFields draft={draft} problems={problems} onChange={write} />
      <DialogActions failure={error && failureText(error, 'Không thể lưu. Vui lòng thử lại.')}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
