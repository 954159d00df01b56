import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { Agenda } from '@hopgon/contract/preparation/schemas';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { agendaQuery } from '../../../data/meetings/preparation.ts';
import { type Split, useSplitMeeting } from '../../../data/split-meeting.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import type { MeetingDialogProps } from '../meeting-dialog-props.ts';
import { splitInTwo, versionToSplit } from './split-meeting.rules.ts';

/** Shows the two halves of a meeting, and makes them when that is confirmed. */
export function SplitMeetingDialog({ open, onOpenChange, meeting }: MeetingDialogProps) {
  const agenda = useQuery(agendaQuery(meeting.id));
  const { mutate, isPending, error } = useSplitMeeting();
  const key = useSubmitKey();
  // What is shown when it opens is what is done, also where it is tried again.
  const shown = useRef<Split>(undefined);
  if (!open) shown.current = undefined;
  else if (agenda.data) shown.current ??= splitInTwo(meeting, agenda.data);
  const split = shown.current;
  const confirm = (wanted: Split) =>
    mutate(
      { ...wanted, version: versionToSplit(wanted, meeting), key: key.keyFor(wanted.second) },
      {
        onSuccess: (undo) => {
          onOpenChange(false);
          toast.undoable('Đã tách thành hai buổi', () => undo().then(() => toast.say('Đã hoàn tác')));
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tách cuộc họp thành hai buổi?"
      description="Mọi người nhận thư về giờ mới. Sau đó bạn có thể bớt người ở mỗi buổi, hoặc dời buổi thứ hai."
      failure={error && failureText(error, 'Không thể tách cuộc họp. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Giữ nguyên</Button>
          <Button look="primary" busy={isPending} disabled={!split} onClick={() => split && confirm(split)}>
            Tách
          </Button>
        </>
      }
    >
      <Loaded query={agenda} failure="Không thể tải chương trình họp." skeleton={<SkeletonRows />}>
        {() => split && <Halves split={split} />}
      </Loaded>
    </Dialog>
  );
}

function Halves({ split: { meeting, agenda, endsAt, kept, second } }: { readonly split: Split }) {
  const { startsAt, timeZone } = meeting;
  return (
    <ol className="flex flex-col gap-3">
      <Half
        title={meeting.title}
        times={{ startsAt, endsAt, timeZone }}
        items={agenda.items.slice(0, kept)}
      />
      <Half
        title={second.title}
        times={{ startsAt: endsAt, endsAt: meeting.endsAt, timeZone }}
        items={agenda.items.slice(kept)}
      />
    </ol>
  );
}

interface HalfProps {
  readonly title: string;
  readonly times: Parameters<typeof formatTimeSpan>[0];
  readonly items: Agenda['items'];
}

const Half = ({ title, times, items }: HalfProps) => (
  <li className="rounded-control bg-sunken px-4 py-3">
    <p className="font-medium break-words">{title}</p>
    <p className="text-small text-muted tabular-nums">{formatTimeSpan(times)}</p>
    {items.length === 0 ? (
      <p className="mt-1 text-small text-muted">Chưa có mục chương trình nào.</p>
    ) : (
      <ul className="mt-1 list-disc pl-5 text-small">
        {items.map((item) => (
          <li key={item.id} className="break-words">
            {item.title}
          </li>
        ))}
      </ul>
    )}
  </li>
);
