import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import { useCreateMeeting } from '../../data/meetings.ts';
import { useCreateSeries } from '../../data/series.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { detailsOf, draftAt, draftTimes, emptyDraft, type MeetingDraft } from './meeting-form.rules.ts';
import type { Invited } from './people.rules.ts';
import { PeopleField } from './people-field.tsx';
import { SeriesPartsContext } from './series-parts.ts';

interface CreateMeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** When it is to be, in milliseconds; without it at the next half hour. */
  readonly at?: { readonly start: number; readonly end: number } | null;
  /** Who is invited unless one changes that. */
  readonly people?: readonly Invited[];
  /** Instead of opening the page of what was made. */
  readonly onCreated?: ((meeting: Meeting) => void) | undefined;
}

export const CreateMeetingDialog = ({ open, onOpenChange, ...form }: CreateMeetingDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Tạo cuộc họp">
    <CreateMeetingForm onClose={() => onOpenChange(false)} {...form} />
  </Dialog>
);

interface CreateMeetingFormProps extends Pick<CreateMeetingDialogProps, 'at' | 'people' | 'onCreated'> {
  readonly onClose: () => void;
}

function CreateMeetingForm({ onClose, at, people = [], onCreated }: CreateMeetingFormProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { settings } = useSuspenseQuery(companyQuery).data;
  const { mutateAsync } = useCreateMeeting();
  const { mutateAsync: createSeries } = useCreateSeries();
  const parts = use(SeriesPartsContext);
  const [recurrence, repeat] = useState<Recurrence | null | undefined>(null);
  const navigate = useNavigate();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);
  const [invited, invite] = useState<readonly Invited[]>(people);
  const { timeZone, defaultMeetingDuration: length } = settings;
  const [beginning] = useState(() => {
    const empty = emptyDraft({ now: new Date(), timeZone, length });
    return at ? draftAt(empty, at, timeZone) : empty;
  });
  const form = useClearingForm<MeetingDraft>(beginning);
  const day = useWatch({ control: form.control, name: 'day' });

  const submit = form.onSubmit(async (draft) => {
    const times = draftTimes(draft, timeZone);
    if (!times || recurrence === undefined) return;
    const participants = invited.map(({ userId, role }) => ({ userId, role }));
    const body = { ...detailsOf(draft, times), participants };
    fail(null);
    try {
      const series = recurrence && { ...body, recurrence };
      const made = series
        ? await createSeries({ body: series, idempotencyKey: submitKey.keyFor(series) })
        : await mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) });
      submitKey.renew();
      if (onCreated && !series) {
        onClose();
        onCreated(made);
        return;
      }
      const what = series ? 'Đã tạo chuỗi cuộc họp' : 'Đã tạo cuộc họp';
      toast.say(invited.length > 0 ? `${what} và mời ${invited.length} người` : what);
      onClose();
      await navigate({ to: '/meetings/$meetingId', params: { meetingId: made.id } });
    } catch (problem) {
      fail(failureText(problem, 'Không thể tạo cuộc họp. Vui lòng thử lại.'));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <MeetingFields form={form} timeZone={timeZone}>
        {parts && <parts.RecurrenceField day={day} onChange={repeat} />}
        <PeopleField ownId={me.id} invited={invited} onChange={invite} />
      </MeetingFields>
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button onClick={onClose}>Hủy</Button>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {form.isSubmitting ? 'Đang tạo...' : 'Tạo cuộc họp'}
        </Button>
      </div>
    </form>
  );
}
