import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pollQuery, useCompletePoll } from '../../data/meetings/scheduling.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { type AnswerCounts, answersWords, isThin } from './answers-words.rules.ts';
import { slotWords } from './slot-times.tsx';

type SettledPoll = Pick<PollSummary, 'id' | 'title' | 'timeZone' | 'version'> & AnswerCounts;

interface CompletePollDialogProps {
  readonly poll: SettledPoll;
  /** The time to complete the poll with; closed without one. */
  readonly slot: PollSummary['bestSlot'];
  readonly onClose: () => void;
}

/** Says what completing a poll does before it does it: a meeting is created and everyone asked is invited, with or without a vote. */
export const CompletePollDialog = ({ poll, slot, onClose }: CompletePollDialogProps) => (
  <Dialog
    open={slot !== null}
    onOpenChange={(open) => !open && onClose()}
    title="Chốt giờ này?"
    description={
      slot && `Cuộc họp “${poll.title}” được tạo vào ${slotWords(slot, poll.timeZone)} và mọi người được mời.`
    }
  >
    {slot && <SettleForm poll={poll} slotId={slot.id} onClose={onClose} />}
  </Dialog>
);

interface SettleFormProps {
  readonly poll: SettledPoll;
  readonly slotId: string;
  readonly onClose: () => void;
}

/** No second try succeeds with this time. */
const finalRefusals = ['meeting_overlap', 'poll_closed', 'poll_slot_past', 'poll_slot_unknown'] as const;

function SettleForm({ poll, slotId, onClose }: SettleFormProps) {
  const { mutateAsync, isPending } = useCompletePoll(poll.id);
  const { data } = useQuery(pollQuery(poll.id));
  // Somebody may answer while one looks.
  const asked: AnswerCounts = data ?? poll;
  const navigate = useNavigate();
  const submitKey = useSubmitKey();
  const [failure, setFailure] = useState<string | null>(null);
  const [clashes, setClashes] = useState(false);
  const [isFinal, setFinal] = useState(false);

  const complete = async () => {
    const body = { version: poll.version, slotId, allowClashes: clashes };
    setFailure(null);
    try {
      const { meetingId } = await mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) });
      toast.say('Đã chốt giờ và tạo cuộc họp');
      onClose();
      await navigate({ to: '/meetings/$meetingId', params: { meetingId } });
    } catch (problem) {
      const mayOverride = isRefusal(problem, 'meeting_clashes');
      setClashes(mayOverride);
      setFinal(finalRefusals.some((code) => isRefusal(problem, code)));
      if (!mayOverride) setFailure(failureText(problem, 'Không thể chốt giờ. Vui lòng thử lại.'));
    }
  };

  return (
    <div className="flex flex-col gap-5">
      <Answers words={answersWords(asked, data?.voters)} thin={isThin(asked)} />
      <DialogActions
        failure={failure}
        notice={
          clashes && (
            <Banner tone="warning">
              Giờ này trùng với một cuộc họp khác của người được mời. Bạn vẫn muốn đặt chứ?
            </Banner>
          )
        }
      >
        <Button onClick={onClose}>Để sau</Button>
        {!isFinal && (
          <Button look="primary" busy={isPending} onClick={() => void complete()}>
            {completeWords(asked, clashes)}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function completeWords(asked: AnswerCounts, clashes: boolean): string {
  if (clashes) return 'Vẫn đặt';
  return isThin(asked) ? 'Vẫn chốt giờ' : 'Chốt giờ';
}

function Answers({ words, thin }: { readonly words: string | null; readonly thin: boolean }) {
  if (words === null) return null;
  return thin ? <Banner tone="warning">{words}</Banner> : <p className="text-muted">{words}</p>;
}
