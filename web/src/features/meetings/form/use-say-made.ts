import type { WaitingMails } from '@hopgon/contract/email/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useRouter } from '@tanstack/react-router';
import { useFindWaiting } from '../../../data/email.ts';
import { useUndoCreation } from '../../../data/meetings/reschedule.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { type InvitedCount, madeInWords, undoneInWords } from './made-words.rules.ts';

/** Says that a meeting was made, and takes it back when asked. */
export function useSayMade(): (made: Meeting, invited: InvitedCount) => void {
  const undoCreation = useUndoCreation();
  const router = useRouter();
  const findWaiting = useFindWaiting();
  const undo = async (made: Meeting) => {
    // Before its page learns that it is gone.
    const isOnItsPage = router.state.location.pathname.startsWith(`/meetings/${made.id}`);
    if (isOnItsPage) await router.navigate({ to: '/meetings' });
    await undoCreation(made).then(
      (outcome) => toast.say(undoneInWords(made, outcome)),
      (problem) => toast.fail(failureText(problem, 'Không thể hoàn tác. Vui lòng hủy ở trang cuộc họp.')),
    );
  };
  return (made, invited) => {
    const say = (waiting?: WaitingMails) =>
      toast.undoable(madeInWords(made, invited, waiting), () => undo(made));
    if (invited.guests === 0) say();
    else void findWaiting([made.id, made.series?.id]).then(say);
  };
}
