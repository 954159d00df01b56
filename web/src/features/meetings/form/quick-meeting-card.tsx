import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { AnchoredCard } from '../../../ui/overlays/anchored-card.tsx';
import { CloseGuard } from '../../../ui/overlays/close-guard.tsx';
import { MailChoiceField } from '../mail-choice/mail-choice.tsx';
import { MeetingNotices } from '../page/meeting-notices.tsx';
import { PlaceLine } from '../page/place-line.tsx';
import { timesAt } from '../page/way-out.tsx';
import { PeopleField } from '../people/people-field.tsx';
import { draftProblems } from './meeting-form.rules.ts';
import type { Stretch } from './time/free-slot.rules.ts';
import { QuickTimeFields } from './time/quick-time-fields.tsx';
import { useTimes } from './time/use-times.ts';
import { useNewMeeting } from './use-new-meeting.ts';

interface QuickMeetingCardProps {
  /** The slot on the calendar, which stays in sight beside it. */
  readonly anchor: HTMLElement;
  readonly isPart: (target: Element) => boolean;
  /** When it is to be; changes as the slot is dragged. */
  readonly at: Stretch;
  /** The time was changed here. */
  readonly onTimes: (at: Stretch) => void;
  readonly onClose: () => void;
  /** Goes on in the whole form, with what is written here. */
  readonly onMore: () => void;
}

/** A new meeting in the fewest fields, beside the slot that was drawn for it. */
export const QuickMeetingCard = ({ anchor, isPart, ...form }: QuickMeetingCardProps) => (
  <CloseGuard onClose={form.onClose}>
    {(close) => (
      <AnchoredCard
        anchor={anchor}
        isPart={isPart}
        isSheet={false}
        isWide
        onClose={close}
        title="Tạo cuộc họp"
      >
        <QuickMeetingForm {...form} />
      </AnchoredCard>
    )}
  </CloseGuard>
);

function QuickMeetingForm({
  at,
  onTimes,
  onClose,
  onMore,
}: Omit<QuickMeetingCardProps, 'anchor' | 'isPart'>) {
  const meeting = useNewMeeting({ at }, onClose);
  const { form, me, invited, clashes, overlooks, brokenRules } = meeting;
  const times = useTimes(form);
  // The slot of a meeting without hours waits until it has some again.
  useSlot({ form, at, times: form.getValues('isAllDay') ? null : times, onTimes });
  return (
    <form noValidate onSubmit={meeting.submit(false)} className="flex flex-col gap-3 p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Tên cuộc họp" hideLabel error={form.error('title')}>
            <Input
              maxLength={200}
              placeholder="Tên cuộc họp"
              autoComplete="off"
              className="text-title font-semibold"
              {...form.field('title', draftProblems.title)}
            />
          </Field>
        </div>
        <IconButton label="Đóng" icon={<X />} onClick={meeting.close} />
      </div>
      <Line icon={<Users />}>
        <PeopleField
          hideLabel
          ownId={me.id}
          keepsOwn
          invited={invited.people}
          onChange={invited.setPeople}
          times={times}
          error={invited.error}
        />
      </Line>
      <Line icon={<Clock />}>
        <QuickTimeFields form={form} />
      </Line>
      <Line icon={<MapPin />}>
        <PlaceLine form={form} />
      </Line>
      <div className="flex flex-col gap-2 empty:hidden">
        <MeetingNotices
          form={form}
          clashes={clashes}
          brokenRules={brokenRules}
          userIds={invited.comers}
          failure={meeting.failure}
        />
        <MailChoiceField choice={meeting.mails} />
      </div>
      <div className="flex items-center justify-between gap-2 pt-1">
        <Button
          look="plain"
          onClick={() => {
            meeting.handOver();
            onMore();
          }}
        >
          Thêm chi tiết
        </Button>
        <Button
          type="submit"
          look="primary"
          busy={form.isSubmitting}
          disabled={clashes.some(({ forbidden }) => forbidden)}
        >
          {form.isSubmitting
            ? 'Đang tạo...'
            : overlooks || brokenRules.length > 0
              ? 'Vẫn đặt'
              : 'Tạo cuộc họp'}
        </Button>
      </div>
    </form>
  );
}

const Line = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[18px_minmax(0,1fr)] items-start gap-3 [&>.lucide]:mt-3 [&>.lucide]:text-muted">
    {icon}
    <div className="min-w-0">{children}</div>
  </div>
);

interface Slot extends Pick<QuickMeetingCardProps, 'at' | 'onTimes'> {
  readonly form: ReturnType<typeof useNewMeeting>['form'];
  readonly times: ReturnType<typeof useTimes>;
}

/** The fields follow the slot as it is dragged, the slot follows the fields as they are edited. */
function useSlot({ form, at, times, onTimes }: Slot): void {
  const { start, end } = at;
  const known = useRef({ start, end });
  const [from, to] = [times?.startsAt.getTime(), times?.endsAt.getTime()];
  useEffect(() => {
    if (known.current.start === start && known.current.end === end) return;
    known.current = { start, end };
    form.write(timesAt(form.getValues(), { start, end }));
  });
  useEffect(() => {
    if (from === undefined || to === undefined || to <= from) return;
    if (known.current.start === from && known.current.end === to) return;
    known.current = { start: from, end: to };
    onTimes({ start: from, end: to });
  }, [from, to, onTimes]);
}
