import type { SuggestedSlot } from '@hopgon/contract/scheduling/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCreatePoll } from '../../data/scheduling.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { formatDay, formatRange } from '../../lib/format/date.ts';
import { readClock } from '../../lib/format/read-clock.ts';
import { instantAt, localClock, localDay } from '../../lib/format/zoned-time.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { readGuests, usualDeadline } from './new-poll.rules.ts';

interface PollFormProps {
  readonly slots: readonly SuggestedSlot[];
  /** Members who are asked, oneself left out. */
  readonly people: readonly { readonly userId: string; readonly displayName: string }[];
  readonly timeZone: string;
}

interface NewPollDialogProps extends PollFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks people which of the times suit them; guests are asked by a link in a mail. */
export const NewPollDialog = ({ open, onOpenChange, ...form }: NewPollDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Hỏi mọi người giờ nào được"
    description="Mỗi người chọn những giờ mình dự được. Bạn chốt một giờ, cuộc họp được tạo từ đó."
  >
    <NewPollForm {...form} onClose={() => onOpenChange(false)} />
  </Dialog>
);

interface Draft {
  readonly title: string;
  readonly guests: string;
  readonly day: string;
  readonly clock: string;
}

const guestProblem = (typed: string): string | null => {
  const { wrong, guests } = readGuests(typed);
  if (wrong !== null) return `Chưa đọc được địa chỉ ở “${wrong}”.`;
  return guests.length > 30 ? 'Tối đa 30 khách.' : null;
};

function NewPollForm({ slots, people, timeZone, onClose }: PollFormProps & { readonly onClose: () => void }) {
  const { mutateAsync } = useCreatePoll();
  const navigate = useNavigate();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const asked = slots.filter(({ startsAt }) => !left.has(startsAt));
  const [deadline] = useState(() =>
    usualDeadline(
      slots.map(({ startsAt }) => Date.parse(startsAt)),
      Date.now(),
    ),
  );
  const form = useClearingForm<Draft>({
    title: '',
    guests: '',
    day: localDay(deadline, timeZone),
    clock: localClock(deadline, timeZone),
  });

  const submit = form.onSubmit(async ({ title, guests, day, clock }) => {
    const body = {
      title: title.normalize('NFC').trim(),
      slots: asked
        .map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
      userIds: people.map(({ userId }) => userId),
      guests: readGuests(guests).guests,
      deadline: instantAt(day, readClock(clock) ?? clock, timeZone).toISOString(),
    };
    fail(null);
    try {
      const { id } = await mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) });
      submitKey.renew();
      toast.say('Đã gửi câu hỏi');
      onClose();
      await navigate({ to: '/meetings/polls/$pollId', params: { pollId: id } });
    } catch (problem) {
      fail(failureText(problem, 'Không thể gửi câu hỏi. Vui lòng thử lại.'));
    }
  });

  const toggle = (startsAt: string, checked: boolean) => {
    const next = new Set(left);
    if (checked) next.delete(startsAt);
    else next.add(startsAt);
    leave(next);
  };

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
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-small font-medium">Những giờ để chọn</legend>
        {slots.map(({ startsAt, endsAt }) => (
          <Checkbox
            key={startsAt}
            checked={!left.has(startsAt)}
            onChange={({ target }) => toggle(startsAt, target.checked)}
          >
            {formatDay(startsAt, timeZone)}, {formatRange(startsAt, endsAt, timeZone)}
          </Checkbox>
        ))}
      </fieldset>
      <Field
        label="Khách bên ngoài"
        hint="Mỗi dòng một người, ví dụ: Lê Mai <mai@doitac.vn>. Khách trả lời bằng liên kết trong thư, không cần tài khoản."
        error={form.error('guests')}
      >
        <Textarea rows={2} maxLength={4000} {...form.field('guests', guestProblem)} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Trả lời trước ngày" error={form.error('day')}>
          <Input type="date" {...form.field('day', (day) => (day ? null : 'Hãy chọn ngày'))} />
        </Field>
        <Field label="Lúc" error={form.error('clock')}>
          <Input
            autoComplete="off"
            className="tabular-nums"
            {...form.field('clock', (clock) => (readClock(clock) ? null : 'Hãy ghi giờ, ví dụ 09:00'))}
          />
        </Field>
      </div>
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button onClick={onClose}>Hủy</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting} disabled={asked.length < 2}>
          {form.isSubmitting ? 'Đang gửi...' : 'Gửi câu hỏi'}
        </Button>
      </div>
    </form>
  );
}
