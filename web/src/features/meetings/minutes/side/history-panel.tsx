import type { MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionsQuery } from '../../../../data/meetings/minutes-remarks.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { ChangeList } from './change-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';

const reasonWords: Readonly<Record<MinutesVersion['reason'], string>> = {
  drafted: 'Soạn dự thảo',
  review: 'Gửi lấy góp ý',
  adopted: 'Thông qua',
};

/** The stored versions, to be compared, and who changed what. */
export function HistoryPanel() {
  const { minutes, canEdit } = useMinutesPage();
  const versions = useQuery(versionsQuery(minutes));
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
      {canEdit && <ChangeList minutes={minutes} />}
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
