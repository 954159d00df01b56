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
import {
  filledMotion,
  type MotionInForm,
  type MotionProblems,
  motionToSend,
  problemsIn,
  type TypedMotion,
  type VoterInForm,
  withVoter,
} from './motion-form.rules.ts';
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
  const { form, rules, change, changeVoter } = useMotionForm();
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
  const edit = (part: Partial<Omit<MotionInForm, 'voters'>>) => {
    setProblems(null);
    change(part);
  };
  const editVoter = (userId: string, part: Partial<VoterInForm>) => {
    setProblems(null);
    changeVoter(userId, part);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <MotionFields form={form} problems={problems} rules={rules} onChange={edit} />
      <VoterFields form={form} problems={problems?.voters ?? {}} onChange={editVoter} />
      <DialogActions failure={error && failureText(error, 'Không thể mở biểu quyết. Vui lòng thử lại.')}>
        <CancelButton />
        <Button look="primary" type="submit" busy={isPending}>
          Mở biểu quyết
        </Button>
      </DialogActions>
    </form>
  );
}

/** The form with what a vote of this meeting begins with; shares arrive a moment later and fill what nobody touched. */
function useMotionForm() {
  const { live } = useLivePage();
  const { data: defaults } = useQuery(motionDefaultsQuery(live.meetingId));
  const [typed, type] = useKept<TypedMotion>(`new motion ${live.meetingId}`, () => ({
    ...{
      text: '',
      way: live.state === 'running' ? 'meeting' : 'written',
      isSecret: false,
      weighting: 'head',
    },
    ...{ body: null, call: '', isSpecial: false },
    ...{ agendaItemId: live.currentItemId ?? '', quorum: '', ratio: '', lastDay: '', total: null },
    voters: live.people
      .filter(({ isMember, part }) => isMember && isVotingPart(part))
      .map(({ id }) => ({ userId: id, weight: null, right: 'votes', reason: '', holderId: '', paperId: '' })),
  }));
  return {
    form: filledMotion(typed, defaults),
    rules: defaults?.rules,
    change: (part: Partial<Omit<MotionInForm, 'voters'>>) => type((before) => ({ ...before, ...part })),
    // Of the voter as they are by then: a paper may have been on its way while shares were typed.
    changeVoter: (userId: string, part: Partial<VoterInForm>) =>
      type((before) => withVoter(before, userId, part)),
  };
}
