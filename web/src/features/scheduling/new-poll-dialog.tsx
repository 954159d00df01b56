import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFindWaiting } from '../../data/email.ts';
import { useCreatePoll } from '../../data/meetings/scheduling.ts';
import { guestMailsWait } from '../../data/waiting-words.rules.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useClearingField } from '../../lib/forms/use-clearing-field.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { TooFewTimes } from './change-poll-dialog.tsx';
import { DeadlineFields } from './deadline-fields.tsx';
import { type AskedSlot, deadlineOf, deadlineProblems, readGuests, usualDeadline } from './new-poll.rules.ts';
import { type KnownPerson, PollTimesField } from './poll-times-field.tsx';
import { usePollTimes } from './use-poll-times.ts';

interface PollFormProps {
  /** What was suggested. */
  readonly slots: readonly AskedSlot[];
  /** Members who are asked. */
  readonly people: readonly KnownPerson[];
  readonly timeZone: string;
  /** How long the meeting is. */
  readonly minutes: number;
}

interface NewPollDialogProps extends PollFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks people which of the times suit them; guests are asked by a link in a mail. */
export const NewPollDialog = ({ open, onOpenChange, ...form }: NewPollDialogProps) => (
  <FormDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Hỏi mọi người giờ nào được"
    description="Mỗi người chọn những giờ mình dự được. Bạn chốt một giờ, cuộc họp được tạo từ đó."
  >
    <NewPollForm {...form} onClose={() => onOpenChange(false)} />
  </FormDialog>
);

interface Deadline {
  readonly day: string;
  readonly clock: string;
}

interface PollDraft extends Deadline {
  readonly title: string;
  readonly guests: string;
}

const guestProblem = (typed: string): string | null => {
  const { wrong, guests } = readGuests(typed);
  if (wrong !== null) return `Chưa đọc được địa chỉ ở “${wrong}”.`;
  return guests.length > 30 ? 'Tối đa 30 khách.' : null;
};

type NewPollFormProps = PollFormProps & { readonly onClose: () => void };

const typedDeadline = (instant: number, timeZone: string): Deadline => ({
  day: localDay(instant, timeZone),
  clock: localClock(instant, timeZone),
});

/** The deadline follows the times that are asked about until somebody writes another. */
function useFollowingDeadline(
  { getValues, fill }: ReturnType<typeof useClearingForm<PollDraft>>,
  { day, clock }: Deadline,
): void {
  const filled = useRef({ day, clock });
  useEffect(() => {
    const typed = getValues();
    if (typed.day === filled.current.day && typed.clock === filled.current.clock) {
      fill('day', day);
      fill('clock', clock);
    }
    filled.current = { day, clock };
  }, [day, clock, getValues, fill]);
}

function NewPollForm({ slots, people, timeZone, minutes, onClose }: NewPollFormProps) {
  const { mutateAsync } = useCreatePoll();
  const navigate = useNavigate();
  const submitKey = useSubmitKey();
  const findWaiting = useFindWaiting();
  const [failure, setFailure] = useState<string | null>(null);
  const times = usePollTimes({ suggested: slots, timeZone, minutes, keptAs: 'new poll times' });
  const [openedAt] = useState(() => Date.now());
  const starts = times.asked.map(({ startsAt }) => Date.parse(startsAt));
  const usual = typedDeadline(usualDeadline(starts, timeZone, openedAt), timeZone);
  const form = useClearingForm<PollDraft>({ title: '', guests: '', ...usual }, 'new poll');
  useFollowingDeadline(form, usual);
  const day = useClearingField(form, 'day', deadlineProblems.day);
  const tooFew = times.asked.length < 2;
  const { release } = useCloseGuard({ isDirty: () => form.isDirty || times.isPending });

  const submit = form.onSubmit(async ({ title, guests, day, clock }) => {
    const asked = times.finish();
    if (asked === null || asked.length < 2) return;
    const body = {
      title: title.normalize('NFC').trim(),
      slots: asked,
      userIds: people.map(({ userId }) => userId),
      guests: readGuests(guests).guests,
      deadline: deadlineOf({ day, clock }, timeZone),
    };
    setFailure(null);
    try {
      const { id } = await mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) });
      submitKey.renew();
      const waiting = body.guests.length > 0 ? await findWaiting([id]) : undefined;
      toast.say(waiting ? `Đã hỏi giờ họp, ${guestMailsWait(waiting)}` : 'Đã hỏi giờ họp');
      release();
      onClose();
      await navigate({ to: '/meetings/polls/$pollId', params: { pollId: id } });
    } catch (problem) {
      setFailure(failureText(problem, 'Không thể hỏi giờ họp. Vui lòng thử lại.'));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Tên cuộc họp" error={form.error('title')}>
        <Input
          maxLength={200}
          autoComplete="off"
          placeholder="Ví dụ: Họp với đối tác"
          {...form.field('title', (title) => (title.trim() === '' ? 'Hãy đặt tên cuộc họp' : null))}
        />
      </Field>
      <PollTimesField times={times} people={people} />
      <Field
        label="Khách ngoài công ty"
        hint="Mỗi dòng một người, ví dụ: Lê Mai <mai@doitac.vn>. Khách trả lời bằng liên kết trong thư, không cần tài khoản."
        error={form.error('guests')}
      >
        <Textarea rows={2} maxLength={4000} {...form.field('guests', guestProblem)} />
      </Field>
      <DeadlineFields error={form.error} day={day} clock={form.field('clock', deadlineProblems.clock)} />
      <DialogActions failure={failure} notice={tooFew && <TooFewTimes />}>
        <CancelButton />
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {form.isSubmitting ? 'Đang gửi...' : 'Hỏi giờ họp'}
        </Button>
      </DialogActions>
    </form>
  );
}
