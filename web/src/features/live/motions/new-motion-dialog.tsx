import { isVotingPart } from '@hopgon/contract/live/voting-part';
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
import { useLivePage } from '../live-context.ts';
import { MotionFields } from './motion-fields.tsx';
import { type MotionInForm, type MotionProblems, motionToSend, problemsIn } from './motion-form.rules.ts';
import { VoterFields } from './voter-fields.tsx';

interface NewMotionDialogProps {
  readonly onClose: () => void;
}

/** Puts a question to the vote. */
export const NewMotionDialog = ({ onClose }: NewMotionDialogProps) => (
  <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Đưa ra biểu quyết">
    <NewMotionForm onDone={onClose} />
  </FormDialog>
);

function NewMotionForm({ onDone }: { readonly onDone: () => void }) {
  const { live } = useLivePage();
  const { mutate, isPending, error } = useMotionStep(live.meetingId);
  const { form, rules, change } = useMotionForm();
  const [problems, setProblems] = useState<MotionProblems | null>(null);
  const key = useSubmitKey();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsIn(form);
    setProblems(found);
    if (found) return;
    const body = motionToSend(form, browserZone());
    mutate({ act: 'open', body, key: key.keyFor(body) }, { onSuccess: onDone });
  };
  const edit = (part: Partial<MotionInForm>) => {
    setProblems(null);
    change(part);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <MotionFields form={form} problems={problems} rules={rules} onChange={edit} />
      <VoterFields form={form} problems={problems?.voters ?? {}} onChange={edit} />
      <DialogActions failure={error && failureText(error, 'Không thể mở biểu quyết. Vui lòng thử lại.')}>
        <CancelButton />
        <Button look="primary" type="submit" busy={isPending}>
          Mở biểu quyết
        </Button>
      </DialogActions>
    </form>
  );
}

/** Body and call are those of the last vote until somebody chooses. */
type KeptForm = Omit<MotionInForm, 'body'> & { readonly body: MotionInForm['body'] | null };

/** The form with what a vote of this meeting begins with; shares arrive a moment later and fill what is empty. */
function useMotionForm() {
  const { live } = useLivePage();
  const { data: defaults } = useQuery(motionDefaultsQuery(live.meetingId));
  const [typed, type] = useKept<KeptForm>(`new motion ${live.meetingId}`, () => ({
    ...{
      text: '',
      way: live.state === 'running' ? 'meeting' : 'written',
      isSecret: false,
      weighting: 'head',
    },
    ...{ body: null, call: '', isSpecial: false },
    ...{ agendaItemId: live.currentItemId ?? '', quorum: '', ratio: '', lastDay: '', total: '' },
    voters: live.people
      .filter(({ isMember, part }) => isMember && isVotingPart(part))
      .map(({ id }) => ({ userId: id, weight: '', right: 'votes', reason: '', holderId: '', paperId: '' })),
  }));
  const known = new Map(defaults?.shares.map(({ userId, weight }) => [userId, weight]));
  const shareOf = (userId: string) => String(known.get(userId) ?? '').replace('.', ',');
  const voters = typed.voters.map((voter) =>
    voter.weight === '' ? { ...voter, weight: shareOf(voter.userId) } : voter,
  );
  const body = typed.body ?? defaults?.body ?? '';
  const knownTotal = defaults?.totals.find((each) => each.body === body)?.total;
  const total = typed.total || String(knownTotal ?? '').replace('.', ',');
  return {
    form: { ...typed, voters, body, total, call: typed.call || String(defaults?.call ?? 1) },
    rules: defaults?.rules,
    change: (part: Partial<MotionInForm>) => type((before) => ({ ...before, ...part })),
  };
}
