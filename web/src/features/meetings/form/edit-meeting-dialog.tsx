import type { SuggestedChange } from '@hopgon/contract/figures/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import type { MeetingChanges } from '../../../data/meetings/meetings.ts';
import type { SeriesPart } from '../../../data/meetings/series.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { SpanQuestion } from '../../series/span-question.tsx';
import { MailChoiceField } from '../mail-choice/mail-choice.tsx';
import { MeetingNotices } from '../page/meeting-notices.tsx';
import { GuestsField, isGuestUnfinished } from '../people/guests-field.tsx';
import { PeopleField } from '../people/people-field.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { draftTimes } from './meeting-form.rules.ts';
import { useTimes } from './time/use-times.ts';
import { useEditMeeting } from './use-edit-meeting.ts';

interface EditMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
  /** Stands in the form when it opens; of a series the meetings that follow are meant, too. */
  readonly proposed?: SuggestedChange;
}

export const EditMeetingDialog = ({ open, onOpenChange, meeting, proposed }: EditMeetingDialogProps) => (
  <FormDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Sửa cuộc họp"
    description={
      meeting.status === 'draft'
        ? 'Đây là bản nháp: chưa ai được báo.'
        : 'Đổi giờ thì mọi người đều nhận thư; các thay đổi khác, bạn chọn có gửi thư hay không.'
    }
  >
    <EditMeetingForm meeting={meeting} proposed={proposed} onClose={() => onOpenChange(false)} />
  </FormDialog>
);

interface EditMeetingFormProps {
  readonly meeting: Meeting;
  readonly proposed: SuggestedChange | undefined;
  readonly onClose: () => void;
}

function EditMeetingForm({ meeting, proposed, onClose }: EditMeetingFormProps) {
  const editing = useEditMeeting(meeting, onClose, proposed);
  const { form, invited, rhythm, clashes, save, isSaving, failure, conflict } = editing;
  const [pending, setPending] = useState<MeetingChanges | null>(null);

  const submit = form.onSubmit(async (written) => {
    const times = draftTimes(written);
    if (!times || !invited.judge() || isGuestUnfinished(invited.guestLine)) return;
    const changes = editing.changesOf(written, times);
    // One that has begun is changed alone.
    if (meeting.series && meeting.status === 'upcoming') setPending(changes);
    else await save(changes, 'this');
  });
  const choose = async (span: SeriesPart) => {
    if (!pending) return;
    await save(pending, span, rhythm.recurrence);
    setPending(null);
  };
  const asked = conflict.conflict;
  const isBlocked = conflict.isOpen || clashes.some(({ forbidden }) => forbidden);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {editing.isRestored && (
        <Banner tone="info">Đã khôi phục những gì bạn đang sửa. Bấm Hủy nếu không cần nữa.</Banner>
      )}
      <MeetingFields
        form={form}
        repeat={rhythm.field}
        people={<People editing={editing} meeting={meeting} />}
        guests={<GuestsField guests={invited.guests} onChange={invited.setGuests} line={invited.guestLine} />}
        hasGuests={invited.guests.length > 0}
      />
      <DialogActions
        notice={
          <>
            {asked && asked.keys.length > 0 && (
              <ConflictChoices conflict={asked} chosen={conflict.chosen} onChoose={editing.chooseSide} />
            )}
            {asked?.keys.length === 0 && (
              <Banner tone="warning">
                Người khác vừa sửa cuộc họp này; thay đổi của họ đã có trong biểu mẫu. Xem lại rồi bấm Lưu.
              </Banner>
            )}
            <MeetingNotices
              form={form}
              clashes={clashes}
              brokenRules={editing.brokenRules}
              userIds={invited.comers}
              exceptMeetingId={meeting.id}
              failure={failure}
            />
            <MailChoiceField choice={editing.mails} />
          </>
        }
      >
        <CancelButton />
        <Button type="submit" look="primary" busy={form.isSubmitting} disabled={isBlocked}>
          {form.isSubmitting
            ? 'Đang lưu...'
            : editing.overlooks || editing.brokenRules.length > 0
              ? 'Vẫn đặt'
              : 'Lưu'}
        </Button>
      </DialogActions>
      {pending && (
        <SpanQuestion
          meetingId={meeting.id}
          title="Lưu thay đổi cho buổi nào?"
          confirm="Lưu"
          wholeOnly={rhythm.recurrence !== undefined}
          usual={proposed ? 'following' : 'this'}
          busy={isSaving}
          onChoose={(span) => void choose(span)}
          onClose={() => setPending(null)}
        />
      )}
    </form>
  );
}

interface PeopleProps {
  readonly editing: ReturnType<typeof useEditMeeting>;
  readonly meeting: Meeting;
}

/** The people, with who is notified of what on saving. */
function People({ editing: { form, me, invited, news }, meeting }: PeopleProps) {
  const isSilent = meeting.status === 'draft' || Date.parse(meeting.endsAt) <= Date.now();
  return (
    <div>
      <PeopleField
        ownId={me.id}
        invited={invited.people}
        onChange={invited.setPeople}
        error={invited.error}
        times={useTimes(form)}
        exceptMeetingId={meeting.id}
      />
      {news !== '' && !isSilent && (
        <p role="status" className="mt-1.5 text-small text-muted">
          Khi lưu: {news}.
        </p>
      )}
    </div>
  );
}
