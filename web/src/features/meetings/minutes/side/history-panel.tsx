import type { MinutesAct, MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changesQuery, versionsQuery } from '../../../../data/meetings/minutes-remarks.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { CompareDialog } from './compare-dialog.tsx';

const reasonWords: Readonly<Record<MinutesVersion['reason'], string>> = {
  drafted: 'Soạn dự thảo',
  review: 'Gửi góp ý',
  adopted: 'Thông qua',
};

const actWords: Readonly<Record<MinutesAct, string>> = {
  drafted: 'soạn dự thảo',
  'head-changed': 'sửa phần đầu',
  'sections-changed': 'sửa các mục',
  'people-changed': 'sửa thành phần tham dự',
  'line-added': 'thêm dòng',
  'line-edited': 'sửa dòng',
  'line-accepted': 'duyệt dòng',
  'line-confirmed': 'xác nhận dòng',
  'line-moved': 'chuyển dòng',
  'line-deleted': 'xóa dòng',
  'line-restored': 'khôi phục dòng',
  'review-requested': 'gửi góp ý',
  reopened: 'mở lại biên bản',
  approved: 'đồng ý thông qua',
  adopted: 'thông qua biên bản',
  signed: 'nộp bản ký',
  locked: 'khóa biên bản',
  cancelled: 'hủy biên bản',
};

/** The stored versions, to be compared, and who changed what. */
export function HistoryPanel() {
  const { minutes, canEdit } = useMinutesPage();
  const versions = useQuery(versionsQuery(minutes.meetingId));
  const [isComparing, compare] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Loaded query={versions} failure="Không thể tải các bản đã lưu.">
        {({ versions: stored }) => (
          <>
            <ol aria-label="Các bản đã lưu" className="flex flex-col divide-y">
              {stored
                .toSorted((left, right) => right.number - left.number)
                .map((version) => (
                  <VersionRow key={version.number} version={version} />
                ))}
            </ol>
            {stored.length > 0 && (
              <span>
                <Button size="small" onClick={() => compare(true)}>
                  So sánh
                </Button>
              </span>
            )}
            {isComparing && <CompareDialog versions={stored} onClose={() => compare(false)} />}
          </>
        )}
      </Loaded>
      {canEdit && <Changes meetingId={minutes.meetingId} />}
    </div>
  );
}

const VersionRow = ({ version: { number, reason, by, at, edits } }: { readonly version: MinutesVersion }) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 py-2 text-small">
    <span className="font-medium">Bản {number}</span>
    <span className="min-w-0 break-words">
      {reasonWords[reason]} · {by.displayName}
      {edits.map((edit) => (
        <span key={edit.by.userId} className="block text-muted">
          {edit.by.displayName} sửa {edit.lines} dòng
        </span>
      ))}
      <span className="block text-muted tabular-nums">{formatMoment(at)}</span>
    </span>
  </li>
);

function Changes({ meetingId }: { readonly meetingId: string }) {
  const changes = useQuery(changesQuery(meetingId));
  return (
    <section aria-label="Các thay đổi" className="border-t pt-3">
      <h3 className="font-semibold">Ai đã sửa gì</h3>
      <Loaded query={changes} failure="Không thể tải lịch sử.">
        {(read) => (
          <ol className="mt-1 flex flex-col divide-y">
            {read.changes.map(({ id, act, before, after, by, at }) => (
              <li key={id} className="py-2 text-small">
                <p className="break-words">
                  <span className="font-medium">{by.displayName}</span> {actWords[act]}
                  <span className="text-muted tabular-nums"> · {formatMoment(at)}</span>
                </p>
                {before !== null && before !== after && (
                  <del className="block break-words text-muted decoration-brick">{before}</del>
                )}
                {after !== null && before !== after && <p className="break-words">{after}</p>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
