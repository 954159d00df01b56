import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meetingQuery } from '../../data/meetings.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { detailsOf, differences, draftOf, draftTimes, type MeetingDraft } from './meeting-form.rules.ts';
import { type Invited, peopleNews, sortPeople } from './people.rules.ts';
import { PeopleField } from './people-field.tsx';
import { SeriesChange } from './series-change.tsx';
import type { Span } from './series-parts.ts';
import { SpanDialog } from './span-dialog.tsx';
import { type Edited, useSaveMeeting } from './use-save-meeting.ts';

const peopleOf = ({ participants }: Meeting): readonly Invited[] => sortPeople(participants);

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
    description="Đổi giờ, chỗ hoặc người dự thì những ai liên quan được báo."
  >
    <EditMeetingForm meeting={meeting} onClose={() => onOpenChange(false)} />
  </Dialog>
);

interface EditMeetingFormProps {
  readonly meeting: Meeting;
  readonly onClose: () => void;
}

function EditMeetingForm({ meeting, onClose }: EditMeetingFormProps) {
  const save = useSaveMeeting(meeting);
  const queryClient = useQueryClient();
  // What one saw when the form opened; the page behind it may move on meanwhile.
  const [version, setVersion] = useState(meeting.version);
  const [beginning] = useState(() => draftOf(meeting));
  const [failure, fail] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useClearingForm<MeetingDraft>(beginning);
  const [firstPeople, setFirstPeople] = useState(() => peopleOf(meeting));
  const [people, setPeople] = useState(firstPeople);
  const news = peopleNews(firstPeople, people);
  const isOver = Date.parse(meeting.endsAt) <= Date.now();
  const [recurrence, repeat] = useState<Recurrence | undefined>();
  const [asked, ask] = useState<Edited | null>(null);

  /** Somebody else was quicker: what is typed stays, and saving again is a decision. */
  async function compare(mine: Edited['details']): Promise<void> {
    const newest = await queryClient
      .fetchQuery({ ...meetingQuery(meeting.id), staleTime: 0 })
      .catch(() => null);
    if (!newest) return;
    const times = { startsAt: new Date(newest.startsAt), endsAt: new Date(newest.endsAt) };
    const words = differences(mine, detailsOf(draftOf(newest), times));
    const theirs = peopleOf(newest);
    if (news === '') setPeople(theirs);
    else if (peopleNews(theirs, people) !== '') words.push('người dự');
    setFirstPeople(theirs);
    setVersion(newest.version);
    fail(null);
    setConflict(
      words.length > 0
        ? `Người khác vừa sửa cuộc họp này. Bản của bạn khác ở: ${words.join(', ')}. Lưu lần nữa sẽ thay bản của họ.`
        : 'Người khác vừa sửa giống hệt bạn. Bạn có thể đóng lại.',
    );
  }

  const submit = form.onSubmit(async (draft) => {
    const times = draftTimes(draft, meeting.timeZone);
    if (!times) return;
    const details = detailsOf(draft, times);
    const participants = news === '' ? undefined : people.map(({ userId, role }) => ({ userId, role }));
    const edited = { details, participants, recurrence };
    // One that has begun is changed alone.
    if (meeting.series && meeting.status === 'upcoming') ask(edited);
    else await keep(edited, 'this');
  });

  async function keep(edited: Edited, span: Span): Promise<void> {
    fail(null);
    setConflict(null);
    try {
      await save(version, edited, span);
      onClose();
    } catch (problem) {
      fail(failureText(problem, 'Không thể lưu cuộc họp. Vui lòng thử lại.'));
      if (isRefusal(problem, 'version_stale')) await compare(edited.details);
    }
    ask(null);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <MeetingFields form={form} timeZone={meeting.timeZone}>
        <SeriesChange meeting={meeting} onChange={repeat} />
        <div>
          <PeopleField invited={people} onChange={setPeople} />
          {news !== '' && !isOver && (
            <p role="status" className="mt-1.5 text-small text-muted">
              Khi lưu: {news}.
            </p>
          )}
        </div>
      </MeetingFields>
      {asked && (
        <SpanDialog
          meeting={meeting}
          wholeOnly={asked.recurrence !== undefined}
          onChoose={(span) => keep(asked, span)}
          onClose={() => ask(null)}
        />
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      {conflict && <Banner tone="error">{conflict}</Banner>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button onClick={onClose}>Hủy</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {form.isSubmitting ? 'Đang lưu...' : conflict ? 'Lưu bản của tôi' : 'Lưu'}
        </Button>
      </div>
    </form>
  );
}
