import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { localClock, localDay } from '@hopgon/engine/time/zoned';
import { useState } from 'react';
import { useMovePollDeadline } from '../../data/scheduling.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useClearingField } from '../../lib/forms/use-clearing-field.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { deadlineOf, deadlineProblems } from './new-poll.rules.ts';

interface DeadlineDialogProps {
  readonly poll: Poll;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Until when people may answer. */
export const DeadlineDialog = ({ poll, open, onOpenChange }: DeadlineDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Đổi hạn trả lời">
    <DeadlineForm poll={poll} onClose={() => onOpenChange(false)} />
  </Dialog>
);

function DeadlineForm({ poll, onClose }: { readonly poll: Poll; readonly onClose: () => void }) {
  const { timeZone, deadline, version } = poll;
  const { mutateAsync } = useMovePollDeadline(poll.id);
  const [failure, fail] = useState<string | null>(null);
  const form = useClearingForm({
    day: localDay(deadline, timeZone),
    clock: localClock(deadline, timeZone),
  });
  const day = useClearingField(form, 'day', deadlineProblems.day);
  const submit = form.onSubmit(async (typed) => {
    fail(null);
    try {
      await mutateAsync({ version, deadline: deadlineOf(typed, timeZone) });
      toast.say('Đã đổi hạn');
      onClose();
    } catch (problem) {
      fail(failureText(problem, 'Không thể đổi hạn. Vui lòng thử lại.'));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Trả lời trước ngày" error={form.error('day')}>
          <DateInput {...day} />
        </Field>
        <Field label="Lúc" error={form.error('clock')}>
          <Input
            autoComplete="off"
            className="tabular-nums"
            {...form.field('clock', deadlineProblems.clock)}
          />
        </Field>
      </div>
      {failure && <Banner tone="error">{failure}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>Để sau</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          Đổi hạn
        </Button>
      </DialogActions>
    </form>
  );
}
