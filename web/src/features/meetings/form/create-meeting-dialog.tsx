import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { MailChoiceField } from '../mail-choice/mail-choice.tsx';
import { MeetingNotices } from '../page/meeting-notices.tsx';
import { GuestsField } from '../people/guests-field.tsx';
import { PeopleField } from '../people/people-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { useTimes } from './time/use-times.ts';
import { type NewMeetingStart, useNewMeeting } from './use-new-meeting.ts';

interface CreateMeetingDialogProps extends NewMeetingStart {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is made is seen where one is: its page is not opened. */
  readonly staysHere?: boolean;
}

export const CreateMeetingDialog = ({ open, onOpenChange, ...form }: CreateMeetingDialogProps) => (
  <FormDialog open={open} onOpenChange={onOpenChange} title="Tạo cuộc họp">
    <CreateMeetingForm onDone={() => onOpenChange(false)} {...form} />
  </FormDialog>
);

interface CreateMeetingFormProps extends NewMeetingStart {
  readonly onDone: () => void;
  readonly staysHere?: boolean;
}

function CreateMeetingForm({ onDone, staysHere = false, ...start }: CreateMeetingFormProps) {
  const navigate = useNavigate();
  const meeting = useNewMeeting(start, ({ id }) => {
    onDone();
    if (!staysHere) void navigate({ to: '/meetings/$meetingId', params: { meetingId: id } });
  });
  const { form, me, invited, clashes, overlooks, brokenRules } = meeting;
  const times = useTimes(form);
  const isForbidden = clashes.some(({ forbidden }) => forbidden);
  return (
    <form noValidate onSubmit={meeting.submit(false)} className="flex flex-col gap-5">
      {meeting.isRestored && (
        <Banner tone="info">Đã khôi phục những gì bạn đang soạn. Bấm Hủy nếu không cần nữa.</Banner>
      )}
      <MeetingFields
        form={form}
        repeat={meeting.repeat.field}
        people={
          <PeopleField
            ownId={me.id}
            keepsOwn
            invited={invited.people}
            onChange={invited.setPeople}
            times={times}
            error={invited.error}
          />
        }
        guests={<GuestsField guests={invited.guests} onChange={invited.setGuests} line={invited.guestLine} />}
        hasGuests={invited.guests.length > 0}
      />
      <DialogActions
        notice={
          <>
            <MeetingNotices
              form={form}
              clashes={clashes}
              brokenRules={brokenRules}
              userIds={invited.comers}
              failure={meeting.failure}
            />
            <MailChoiceField choice={meeting.mails} />
          </>
        }
      >
        <CancelButton />
        {meeting.repeat.recurrence === null && (
          <Button busy={form.isSubmitting} onClick={(event) => void meeting.submit(true)(event)}>
            Lưu nháp
          </Button>
        )}
        <Button type="submit" look="primary" busy={form.isSubmitting} disabled={isForbidden}>
          {form.isSubmitting
            ? 'Đang tạo...'
            : overlooks || brokenRules.length > 0
              ? 'Vẫn đặt'
              : 'Tạo cuộc họp'}
        </Button>
      </DialogActions>
    </form>
  );
}
