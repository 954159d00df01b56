import type { RetentionHold } from '@hopgon/contract/retention/schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReleaseHold } from '../../../data/company/retention.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { type HeldKind, HoldDialog } from './hold-dialog.tsx';
import { holdName } from './retention-words.rules.ts';

/** What the rules spare, by whom, since when and why. */
export function HoldsPanel({ holds }: { readonly holds: readonly RetentionHold[] }) {
  const [adding, setAdding] = useState<HeldKind | null>(null);
  const [releasing, setReleasing] = useState<RetentionHold | null>(null);
  const isCompanyHeld = holds.some(({ meeting, isHidden }) => meeting === null && !isHidden);
  return (
    <Panel>
      <PanelHead title="Giữ lại, không xóa" />
      <div className="grid gap-4 p-5">
        <p className="text-small text-muted">
          Khi có tranh chấp, thanh tra hay kiểm toán, hãy giữ lại cuộc họp liên quan: quy tắc lưu giữ không
          xóa nó cho đến khi bạn bỏ giữ. Khi còn mục được giữ thì không xóa được công ty. Nhật ký ghi lại ai
          giữ và ai bỏ giữ.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAdding('meeting')}>Giữ lại một cuộc họp</Button>
          {!isCompanyHeld && <Button onClick={() => setAdding('company')}>Giữ lại cả công ty</Button>}
        </div>
      </div>
      {holds.length > 0 && (
        <ul aria-label="Đang được giữ lại" className="divide-y border-t">
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} onRelease={() => setReleasing(hold)} />
          ))}
        </ul>
      )}
      {adding && <HoldDialog kind={adding} onClose={() => setAdding(null)} />}
      {releasing && <ReleaseDialog hold={releasing} onClose={() => setReleasing(null)} />}
    </Panel>
  );
}

const HoldRow = ({ hold, onRelease }: { readonly hold: RetentionHold; readonly onRelease: () => void }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
    <div className="min-w-0 flex-[1_1_16rem]">
      {hold.meeting ? (
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: hold.meeting.meetingId }}
          className="break-words text-jade-ink underline"
        >
          {hold.meeting.title}
        </Link>
      ) : (
        <span className="inline-block font-medium first-letter:uppercase">{holdName(hold)}</span>
      )}
      {hold.meeting && (
        <span className="text-small text-muted"> · {formatMoment(hold.meeting.startsAt)}</span>
      )}
      {hold.reason !== '' && <p className="break-words">{hold.reason}</p>}
      <p className="text-small text-muted">
        {hold.heldBy} giữ lại từ {formatMoment(hold.heldAt)}
      </p>
    </div>
    <Button size="small" onClick={onRelease}>
      Bỏ giữ<span className="sr-only"> {holdName(hold)}</span>
    </Button>
  </li>
);

function ReleaseDialog({ hold, onClose }: { readonly hold: RetentionHold; readonly onClose: () => void }) {
  const { mutate, isPending, error } = useReleaseHold();
  const release = () =>
    mutate(hold.id, {
      onSuccess: () => {
        toast.say(`Đã bỏ giữ ${holdName(hold)}`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Bỏ giữ ${holdName(hold)}?`}
      verb="Bỏ giữ"
      busy={isPending}
      error={error ? failureText(error, 'Không thể bỏ giữ. Vui lòng thử lại.') : undefined}
      onConfirm={release}
    >
      Từ đêm nay, quy tắc lưu giữ lại áp dụng: những gì đã quá hạn có thể bị xóa hẳn.
    </ConfirmDialog>
  );
}
