import { usualRules } from '@hopgon/contract/governance/law';
import type { Body } from '@hopgon/contract/governance/schemas';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { motionDefaultsQuery, useMotionStep } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { BodyFields } from './body-fields.tsx';
import { CountFields } from './count-fields.tsx';
import { PaperMatterFields } from './paper-matter-fields.tsx';
import { PaperProofFields } from './paper-proof-fields.tsx';
import {
  emptyPaper,
  type PaperInForm,
  type PaperProblems,
  paperProblems,
  paperToSend,
} from './paper-vote.rules.ts';

interface PaperVoteDialogProps {
  readonly meetingId: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Whose meeting it is, where that is known. */
  readonly body: Body | null;
  readonly onClose: () => void;
  readonly onRecorded?: () => void;
}

/** The result of a vote on paper: what was counted, and what proves it. */
export const PaperVoteDialog = (props: PaperVoteDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && props.onClose()}
    title="Kết quả phiếu giấy"
    description="Ghi kết quả đã kiểm, kèm bản quét phiếu hoặc ghi phiếu được kiểm thế nào. Ghi rồi thì không sửa được."
  >
    <PaperVoteForm {...props} />
  </FormDialog>
);

function PaperVoteForm({ meetingId, items, body, onClose, onRecorded }: PaperVoteDialogProps) {
  const { data: defaults } = useQuery(motionDefaultsQuery(meetingId));
  const [form, write] = useKept<PaperInForm>(`paper vote ${meetingId}`, () =>
    emptyPaper({ body: body ?? '' }),
  );
  const [problems, setProblems] = useState<PaperProblems>({});
  const { mutate, isPending, error } = useMotionStep(meetingId);
  const key = useSubmitKey();
  const edit = (part: Partial<PaperInForm>) => {
    setProblems({});
    write((before) => ({ ...before, ...part }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = paperProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const sent = paperToSend(form, browserZone());
    mutate(
      { act: 'record', body: sent, key: key.keyFor(sent) },
      {
        onSuccess: () => {
          onRecorded?.();
          onClose();
        },
      },
    );
  };
  const rules = defaults?.rules ?? usualRules;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <PaperMatterFields form={form} items={items} problems={problems} onChange={edit} />
      <BodyFields
        form={{ ...form, quorum: '', ratio: '', voters: [], total: '' }}
        rules={rules}
        onChange={edit}
      />
      <CountFields form={form} problem={problems.counts} onChange={edit} />
      <PaperProofFields meetingId={meetingId} form={form} problems={problems} onChange={edit} />
      <DialogActions failure={error && failureText(error, 'Không thể ghi kết quả. Vui lòng thử lại.')}>
        <CancelButton />
        <Button look="primary" type="submit" busy={isPending}>
          Ghi kết quả
        </Button>
      </DialogActions>
    </form>
  );
}
