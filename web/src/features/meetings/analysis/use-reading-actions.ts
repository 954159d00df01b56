import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../data/account/me.ts';
import { type ReadingStep, useReadingStep } from '../../../data/meetings/readings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { doneInWords } from './readings.rules.ts';
import type { ReadingActions } from './readings-context.ts';

const onError = (error: Error) => toast.fail(failureText(error, 'Không thể lưu thay đổi. Vui lòng thử lại.'));

/** What this person may do with the readings of a meeting; each step can be undone by its toast. */
export function useReadingActions(meeting: Meeting, canEdit: boolean): ReadingActions {
  const { data: me } = useQuery(meQuery);
  const { mutate, mutateAsync, isPending } = useReadingStep(meeting.id);
  const undoing = (readings: readonly Reading[]) => () => mutateAsync({ act: 'undo', readings });
  const step = (what: ReadingStep, words: string, onDone?: () => void) =>
    mutate(what, {
      onError,
      onSuccess: (changed) => {
        onDone?.();
        toast.undoable(words, undoing(changed));
      },
    });
  return {
    meeting,
    canEdit,
    myId: me?.id,
    isBusy: isPending,
    undo: (readings) => mutate({ act: 'undo', readings }, { onError }),
    approve: (readings) => step({ act: 'approve', readings }, doneInWords('duyệt', readings)),
    reject: (readings) => step({ act: 'reject', readings }, doneInWords('bỏ', readings)),
    merge: (into, readings, onDone) =>
      mutate(
        { act: 'merge', into, readings },
        {
          onError,
          onSuccess: (changed) => {
            onDone();
            const kept = changed.filter(({ id }) => id === into.id);
            toast.undoable(`Đã gộp ${changed.length} mục thành “${into.text}”`, undoing(kept));
          },
        },
      ),
    create: (row, onDone) =>
      mutate(
        { act: 'create', ...row },
        {
          onError,
          onSuccess: (added) => {
            onDone();
            toast.undoable(`Đã thêm “${row.reading.text}”`, () =>
              mutateAsync({ act: 'reject', readings: added }),
            );
          },
        },
      ),
    update: (reading, change, onDone) =>
      step({ act: 'update', reading, change }, change.approve ? 'Đã lưu và duyệt' : 'Đã lưu', onDone),
  };
}
