import { localDay } from '@hopgon/contract/time/zoned';
import { useRemindAssignees } from '../../../data/meetings/follow-ups.ts';
import { useClocks } from '../../../data/use-clocks.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { remindedWords } from '../follow-up-words.rules.ts';

/** Reminds the assignees of tasks and says how many were reminded. */
export function useRemind() {
  const { mutate, isPending } = useRemindAssignees();
  const { company: zone } = useClocks();
  const remind = (itemIds: readonly string[], onDone?: () => void) =>
    mutate([...itemIds], {
      onSuccess: ({ reminded, mailsOn }) => {
        toast.say(
          remindedWords({
            ...{ asked: itemIds.length, reminded: reminded.length, mailsOn },
            today: localDay(Date.now(), zone),
          }),
        );
        onDone?.();
      },
      onError: (error) => toast.fail(failureText(error, 'Không thể nhắc. Vui lòng thử lại.')),
    });
  return { remind, isPending };
}
