import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ClashNotice } from './clash-notice.tsx';
import type { DraftGuest } from './guests.rules.ts';
import { GuestsField, isGuestUnfinished } from './guests-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { detailsOf, draftAt, draftTimes, emptyDraft, type MeetingDraft } from './meeting-form.rules.ts';
import type { Invited } from './people.rules.ts';
import { PeopleField } from './people-field.tsx';
import { useClashes } from './use-clashes.ts';
import { useMakeMeeting } from './use-make-meeting.ts';
import { useRepeat } from './use-repeat.tsx';
import { useSayMade } from './use-say-made.ts';

interface CreateMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** When it is to be, in milliseconds, and in which room; without it at the next half hour. */
  readonly at?: { readonly start: number; readonly end: number; readonly roomId?: string | null } | null;
  /** Who is invited unless one changes that. */
  readonly people?: readonly Invited[];
  /** What is made is seen where one is: its page is not opened. */
  readonly staysHere?: boolean;
}

export const CreateMeetingDialog = ({ open, onOpenChange, ...form }: CreateMeetingDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Tạo cuộc họp">
    <CreateMeetingForm onClose={() => onOpenChange(false)} {...form} />
  </Dialog>
);

interface CreateMeetingFormProps extends Pick<CreateMeetingDialogProps, 'at' | 'people' | 'staysHere'> {
  readonly onClose: () => void;
}

const nobody: readonly Invited[] = [];

function CreateMeetingForm({ onClose, at, people = nobody, staysHere = false }: CreateMeetingFormProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { timeZone, defaultMeetingDuration: length } = useSuspenseQuery(companyQuery).data.settings;
  const navigate = useNavigate();
  const title = useLocation({ select: ({ state }) => state.meetingTitle ?? '' });
  const [invited, invite] = useState(people);
  const [guests, setGuests] = useState<readonly DraftGuest[]>([]);
  const guestLine = useRef<HTMLInputElement>(null);
  const [beginning] = useState(() => {
    const empty = { ...emptyDraft({ now: new Date(), timeZone, length }), title };
    return at ? draftAt(empty, at, timeZone) : empty;
  });
  const form = useClearingForm<MeetingDraft>(beginning);
  const repeat = useRepeat(form);
  const comers = invited.filter(({ role }) => role !== 'informed').map(({ userId }) => userId);
  const { clashes, overlooks, tell } = useClashes(form, {
    userIds: [me.id, ...comers],
    recurrence: repeat.recurrence,
  });
  const { make, failure } = useMakeMeeting(tell);
  const sayMade = useSayMade();

  const submit = (isDraft: boolean) =>
    form.onSubmit(async (draft) => {
      const times = draftTimes(draft);
      if (!times || repeat.recurrence === undefined || isGuestUnfinished(guestLine)) return;
      const made = await make({
        ...detailsOf(draft, times),
        participants: invited.map(({ userId, role }) => ({ userId, role })),
        guests: [...guests],
        isDraft,
        allowClashes: overlooks,
        recurrence: isDraft ? null : repeat.recurrence,
      });
      if (!made) return;
      onClose();
      sayMade(made, invited.length + guests.length);
      if (!staysHere) await navigate({ to: '/meetings/$meetingId', params: { meetingId: made.id } });
    });

  return (
    <form noValidate onSubmit={submit(false)} className="flex flex-col gap-5">
      <MeetingFields
        form={form}
        repeat={repeat.field}
        people={<PeopleField ownId={me.id} invited={invited} onChange={invite} />}
        guests={<GuestsField guests={guests} onChange={setGuests} line={guestLine} />}
        hasGuests={false}
      />
      <ClashNotice clashes={clashes} timeZone={timeZone} />
      {failure && <Banner tone="error">{failure}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>Hủy</Button>
        {repeat.recurrence === null && (
          <Button busy={form.isSubmitting} onClick={(event) => void submit(true)(event)}>
            Lưu nháp
          </Button>
        )}
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {form.isSubmitting ? 'Đang tạo...' : overlooks ? 'Vẫn đặt' : 'Tạo cuộc họp'}
        </Button>
      </DialogActions>
    </form>
  );
}
