import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { useState } from 'react';
import { useUpdatePoll } from '../../data/meetings/scheduling.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useClearingField } from '../../lib/forms/use-clearing-field.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useCloseGuard } from '../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DeadlineFields } from './deadline-fields.tsx';
import { deadlineOf, deadlineProblems, sameSlots } from './new-poll.rules.ts';
import { PollTimesField } from './poll-times-field.tsx';
import { usePollTimes } from './use-poll-times.ts';

interface ChangePollDialogProps {
  readonly poll: Poll;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Other times, another deadline, or both. */
export const ChangePollDialog = ({ poll, open, onOpenChange }: ChangePollDialogProps) => (
  <FormDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Đổi giờ và hạn trả lời"
    description="Giờ giữ lại thì câu trả lời cũng được giữ. Khi các giờ thay đổi, người đã trả lời được báo bằng một thư."
  >
    <ChangePollForm poll={poll} onClose={() => onOpenChange(false)} />
  </FormDialog>
);

const slotMinutes = ([first]: Poll['slots']): number =>
  first ? (Date.parse(first.endsAt) - Date.parse(first.startsAt)) / 60_000 : 60;

function ChangePollForm({ poll, onClose }: { readonly poll: Poll; readonly onClose: () => void }) {
  const { timeZone, deadline, version, slots } = poll;
  const { mutateAsync } = useUpdatePoll(poll.id);
  const [failure, setFailure] = useState<string | null>(null);
  // The poll as it was when the dialog opened: a vote that arrives meanwhile changes nothing here.
  const [before] = useState({
    version,
    slots,
    day: localDay(deadline, timeZone),
    clock: localClock(deadline, timeZone),
  });
  const times = usePollTimes({
    suggested: before.slots,
    timeZone,
    minutes: slotMinutes(before.slots),
    keptAs: `poll times ${poll.id}`,
  });
  const form = useClearingForm({ day: before.day, clock: before.clock }, `poll deadline ${poll.id}`);
  const day = useClearingField(form, 'day', deadlineProblems.day);
  const hasOtherTimes = !sameSlots(times.asked, before.slots);
  const { close, release } = useCloseGuard({
    isDirty: () => form.isDirty || hasOtherTimes || times.isPending,
  });

  const submit = form.onSubmit(async (typed) => {
    const asked = times.finish();
    if (asked === null || asked.length < 2) return;
    const body = {
      version: before.version,
      ...(!sameSlots(asked, before.slots) && { slots: asked }),
      ...((typed.day !== before.day || typed.clock !== before.clock) && {
        deadline: deadlineOf(typed, timeZone),
      }),
    };
    setFailure(null);
    try {
      if (body.slots || body.deadline) {
        await mutateAsync(body);
        toast.say(body.slots ? 'Đã đổi các giờ để chọn' : 'Đã đổi hạn trả lời');
      }
      release();
      onClose();
    } catch (problem) {
      setFailure(failureText(problem, 'Không thể lưu thay đổi. Vui lòng thử lại.'));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PollTimesField times={times} people={[]} />
      <DeadlineFields error={form.error} day={day} clock={form.field('clock', deadlineProblems.clock)} />
      <DialogActions failure={failure} notice={times.asked.length < 2 && <TooFewTimes />}>
        <Button onClick={close}>Để sau</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          Lưu thay đổi
        </Button>
      </DialogActions>
    </form>
  );
}

export const TooFewTimes = () => (
  <p role="status" className="text-small text-muted">
    Cần ít nhất hai khung giờ để hỏi.
  </p>
);
