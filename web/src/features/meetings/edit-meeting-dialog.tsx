import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useRef, useState } from 'react';
import type { MeetingChanges } from '../../data/meetings.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { draftGuests, sameGuests } from './guests.rules.ts';
import { GuestsField, isGuestUnfinished } from './guests-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { detailsOf, draftOf, draftTimes, type MeetingDraft, type Times } from './meeting-form.rules.ts';
import { type Span, useMeetingSlots } from './meeting-slots.ts';
import { type Invited, peopleNews, sortPeople } from './people.rules.ts';
import { PeopleField } from './people-field.tsx';
import { useClashes } from './use-clashes.ts';
import { useRhythm } from './use-rhythm.tsx';
import { type Beginning, useSaveMeeting } from './use-save-meeting.ts';

interface EditMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

export const EditMeetingDialog = ({ open, onOpenChange, meeting }: EditMeetingDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Sửa cuộc họp"
    description={
      meeting.status === 'draft'
        ? 'Đây là bản nháp: chưa ai được báo.'
        : 'Đổi giờ, chỗ hoặc người dự thì những ai liên quan được báo.'
    }
  >
    <EditMeetingForm meeting={meeting} onClose={() => onOpenChange(false)} />
  </Dialog>
);

const beginningOf = (meeting: Meeting): Beginning => ({
  version: meeting.version,
  people: sortPeople<Invited>(meeting.participants),
  guests: draftGuests(meeting.guests),
});

interface EditMeetingFormProps {
  readonly meeting: Meeting;
  readonly onClose: () => void;
}

/** What stands in the form, and what it comes to. */
function useEditing(meeting: Meeting, onClose: () => void) {
  // What one saw when the form opened; the page behind it may move on meanwhile.
  const [beginning, setBeginning] = useState(() => beginningOf(meeting));
  const [draft] = useState(() => draftOf(meeting));
  const form = useClearingForm<MeetingDraft>(draft);
  const [people, setPeople] = useState(beginning.people);
  const [guests, setGuests] = useState(beginning.guests);
  const news = peopleNews(beginning.people, people);
  const rhythm = useRhythm(meeting);
  const { clashes, overlooks, tell } = useClashes(form, {
    userIds: people.filter(({ role }) => role !== 'informed').map(({ userId }) => userId),
    exceptMeetingId: meeting.id,
    recurrence: rhythm.recurrence,
    when: (times, { roomId }) =>
      takesMore(meeting, times, roomId) || (news !== '' && meeting.status !== 'draft'),
  });
  const saving = useSaveMeeting(meeting, {
    onSaved: onClose,
    onNewer: (newest) => {
      const begins = beginningOf(newest);
      if (news === '') setPeople(begins.people);
      if (sameGuests(beginning.guests, guests)) setGuests(begins.guests);
      setBeginning(begins);
    },
    onClashes: tell,
  });
  const changesOf = (written: MeetingDraft, times: Times): MeetingChanges => ({
    version: beginning.version,
    ...detailsOf(written, times),
    ...(news !== '' && { participants: people.map(({ userId, role }) => ({ userId, role })) }),
    ...(!sameGuests(beginning.guests, guests) && { guests: [...guests] }),
    allowClashes: overlooks,
  });
  return {
    form,
    people,
    setPeople,
    guests,
    setGuests,
    news,
    rhythm,
    clashes,
    overlooks,
    changesOf,
    ...saving,
  };
}

/** Whether it takes other hours or another room than before; a draft takes none. */
const takesMore = (meeting: Meeting, { startsAt, endsAt }: Times, roomId: string): boolean =>
  meeting.status !== 'draft' &&
  (startsAt.getTime() !== Date.parse(meeting.startsAt) ||
    endsAt.getTime() !== Date.parse(meeting.endsAt) ||
    roomId !== (meeting.room?.id ?? ''));

function EditMeetingForm({ meeting, onClose }: EditMeetingFormProps) {
  const editing = useEditing(meeting, onClose);
  const { form, people, guests, news, rhythm, clashes, overlooks, save, isSaving, failure, conflict } =
    editing;
  const [pending, setPending] = useState<MeetingChanges | null>(null);
  const guestLine = useRef<HTMLInputElement>(null);
  const { SpanQuestion } = useMeetingSlots();
  const isSilent = meeting.status === 'draft' || Date.parse(meeting.endsAt) <= Date.now();

  const submit = form.onSubmit(async (written) => {
    const times = draftTimes(written);
    if (!times || isGuestUnfinished(guestLine)) return;
    const changes = editing.changesOf(written, times);
    // One that has begun is changed alone.
    if (meeting.series && meeting.status === 'upcoming' && SpanQuestion) setPending(changes);
    else await save(changes, 'this');
  });
  const choose = async (span: Span) => {
    if (!pending) return;
    await save(pending, span, rhythm.recurrence);
    setPending(null);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <MeetingFields
        form={form}
        repeat={rhythm.field}
        people={
          <div>
            <PeopleField invited={people} onChange={editing.setPeople} />
            {news !== '' && !isSilent && (
              <p role="status" className="mt-1.5 text-small text-muted">
                Khi lưu: {news}.
              </p>
            )}
          </div>
        }
        guests={<GuestsField guests={guests} onChange={editing.setGuests} line={guestLine} />}
        hasGuests={guests.length > 0}
      />
      <ClashNotice clashes={clashes} timeZone={meeting.timeZone} />
      {failure && <Banner tone="error">{failure}</Banner>}
      {conflict && <Banner tone="error">{conflict}</Banner>}
      <DialogActions>
        <Button onClick={onClose}>Hủy</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {saveWords({ busy: form.isSubmitting, conflict: conflict !== null, overlooks })}
        </Button>
      </DialogActions>
      {pending && SpanQuestion && (
        <SpanQuestion
          meetingId={meeting.id}
          title="Lưu thay đổi cho buổi nào?"
          confirm="Lưu"
          wholeOnly={rhythm.recurrence !== undefined}
          busy={isSaving}
          onChoose={(span) => void choose(span)}
          onClose={() => setPending(null)}
        />
      )}
    </form>
  );
}

function saveWords({ busy, conflict, overlooks }: Record<'busy' | 'conflict' | 'overlooks', boolean>) {
  if (busy) return 'Đang lưu...';
  if (conflict) return 'Lưu bản của tôi';
  return overlooks ? 'Vẫn đặt' : 'Lưu';
}
