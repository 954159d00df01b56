import type { RetentionPreview, RetentionRules, RetentionSettings } from '@hopgon/contract/retention/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { retentionPreviewQuery, useUpdateRetention } from '../../../data/company/retention.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { countsText, deletesSomething, isSameRules, keptText } from './retention-words.rules.ts';

interface RetentionPreviewPanelProps {
  readonly settings: RetentionSettings;
  readonly rules: RetentionRules;
  readonly onSaved: (saved: RetentionSettings) => void;
}

/** What the rules delete now, and the only place where they are saved. */
export function RetentionPreviewPanel({ settings, rules, onSaved }: RetentionPreviewPanelProps) {
  const query = useQuery(retentionPreviewQuery(rules));
  const isChange = !isSameRules(rules, settings.rules);
  return (
    <Panel>
      <PanelHead title="Nếu áp dụng lúc này" />
      <Loaded query={query} failure="Không thể đếm những gì sẽ bị xóa.">
        {(preview) => (
          <>
            <PreviewCounts preview={preview} />
            {isChange && <Apply settings={settings} preview={preview} onSaved={onSaved} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function PreviewCounts({
  preview: { counts, kept, listed, hidden },
}: {
  readonly preview: RetentionPreview;
}) {
  const total = countsText(counts);
  const inAll = counts.meetings + counts.transcripts;
  return (
    <div role="status">
      <div className="px-5 py-4">
        <p className="font-medium">{total === '' ? 'Chưa có gì bị xóa.' : `Sẽ xóa hẳn ${total}.`}</p>
        {keptText(kept) !== '' && <p className="text-small text-muted">{keptText(kept)}</p>}
      </div>
      {listed.length > 0 && (
        <ul aria-label="Sẽ bị xóa" className="divide-y border-t">
          {listed.map((meeting) => (
            <li
              key={`${meeting.meetingId} ${meeting.loses}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-2.5"
            >
              <Link
                to="/meetings/$meetingId"
                params={{ meetingId: meeting.meetingId }}
                className="min-w-0 flex-[1_1_16rem] break-words text-jade-ink underline"
              >
                {meeting.title}
              </Link>
              <span className="text-small text-muted">
                {formatMoment(meeting.startsAt)} ·{' '}
                {meeting.loses === 'meeting' ? 'cả cuộc họp' : 'chỉ bản gỡ băng'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Rest hidden={hidden} more={inAll - listed.length - hidden} />
    </div>
  );
}

function Rest({ hidden, more }: { readonly hidden: number; readonly more: number }) {
  const parts = [
    ...(more > 0 ? [`${more} mục khác`] : []),
    ...(hidden > 0 ? [`${hidden} mục của cuộc họp kín mà bạn không được xem`] : []),
  ];
  if (parts.length === 0) return null;
  return <p className="border-t px-5 py-3 text-small text-muted">Và {parts.join(', ')}.</p>;
}

interface ApplyProps {
  readonly settings: RetentionSettings;
  readonly preview: RetentionPreview;
  readonly onSaved: (saved: RetentionSettings) => void;
}

function Apply({ settings, preview, onSaved }: ApplyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useUpdateRetention();
  const { rules, counts } = preview;
  const save = () =>
    mutate(
      { version: settings.version, rules, seen: counts },
      {
        onSuccess: (saved) => {
          toast.say('Đã lưu quy tắc lưu giữ dữ liệu');
          onSaved(saved);
        },
      },
    );
  const text = error ? failureText(error, 'Không thể lưu quy tắc. Vui lòng thử lại.') : undefined;
  if (!deletesSomething(rules))
    return (
      <div className="flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4">
        {text && <p className="text-small text-brick-ink">{text}</p>}
        <Button look="primary" busy={isPending} onClick={save}>
          Giữ mãi mọi thứ
        </Button>
      </div>
    );
  return (
    <div className="flex justify-end border-t px-5 py-4">
      <Button
        look="danger"
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        Áp dụng
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Áp dụng quy tắc lưu giữ?"
        verb="Áp dụng"
        busy={isPending}
        error={text}
        onConfirm={save}
      >
        Nếu quy tắc mới xóa nhiều hơn, nó bắt đầu sau 7 ngày; đến lúc đó bạn vẫn đổi lại được. Sau đó, mỗi
        đêm, những gì quá hạn bị xóa hẳn và nhật ký ghi lại số lượng. Nên tải dữ liệu công ty về trước.
      </ConfirmDialog>
    </div>
  );
}
