import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clashesQuery, useUpdateMeeting } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatTime } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ClashNotice } from '../form/clash-notice.tsx';
import { mayOverlook } from '../form/clashes.rules.ts';
import { clashesIn } from '../form/refusal-details.ts';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';

const choices = [
  { value: '10', label: '10 phút' },
  { value: '15', label: '15 phút' },
  { value: '30', label: '30 phút' },
  { value: '60', label: '1 giờ' },
] as const;

/** A meeting that goes on takes longer: nobody is asked again, but the room and the people must be free. */
export function ProlongDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const { mutate, isPending, error } = useUpdateMeeting(meeting.id);
  const [by, choose] = useState<(typeof choices)[number]['value']>('15');
  const endsAt = new Date(Date.parse(meeting.endsAt) + Number(by) * 60_000).toISOString();
  const { data } = useQuery({
    ...clashesQuery({
      startsAt: meeting.startsAt,
      endsAt,
      userIds: meeting.participants.filter(({ role }) => role !== 'informed').map(({ userId }) => userId),
      roomId: meeting.room?.id ?? null,
      exceptMeetingId: meeting.id,
    }),
    enabled: open,
  });
  const reported = clashesIn(error);
  const clashes = reported.length > 0 ? reported : (data ?? []);
  const overlooks = mayOverlook(clashes);
  const prolong = () =>
    mutate(
      { version: meeting.version, endsAt, allowClashes: overlooks },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast.say(`Cuộc họp kéo dài đến ${formatTime(endsAt)}`);
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Kéo dài cuộc họp"
      description={`Đến ${formatTime(endsAt)}, thay vì ${formatTime(meeting.endsAt)}.`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Hủy</Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={clashes.length > 0 && !overlooks}
            onClick={prolong}
          >
            {overlooks ? 'Vẫn kéo dài' : 'Kéo dài'}
          </Button>
        </>
      }
      notice={<ClashNotice clashes={clashes} />}
      failure={
        error && reported.length === 0
          ? failureText(error, 'Không thể kéo dài cuộc họp. Vui lòng thử lại.')
          : null
      }
    >
      <div>
        <Segmented label="Thêm bao lâu" choices={choices} value={by} onChange={choose} />
      </div>
    </Dialog>
  );
}
