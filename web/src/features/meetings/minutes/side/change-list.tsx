import type { MinutesAct } from '@hopgon/contract/minutes/remarks/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { EditionOf } from '../../../../data/meetings/minutes.ts';
import { changesQuery } from '../../../../data/meetings/minutes-remarks.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { type ChangeGroup, groupChanges } from './change-groups.rules.ts';

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
  'review-requested': 'gửi lấy góp ý',
  reopened: 'mở lại biên bản',
  approved: 'đồng ý thông qua',
  adopted: 'thông qua biên bản',
  signed: 'ghi nhận chữ ký',
  locked: 'khóa biên bản',
  cancelled: 'hủy biên bản',
  sent: 'gửi biên bản qua email',
  derived: 'soạn văn bản từ biên bản',
  issued: 'phát hành văn bản',
  'derived-cancelled': 'hủy văn bản',
  'item-kept': 'giữ nguyên việc đã được sửa hoặc đã có người nhận',
};

interface ChangeListProps {
  readonly minutes: EditionOf;
}

/** Who changed what, and when. */
export function ChangeList({ minutes }: ChangeListProps) {
  const changes = useInfiniteQuery(changesQuery(minutes));
  return (
    <section aria-label="Các thay đổi" className="border-t pt-3">
      <h3 className="font-semibold">Ai đã sửa gì</h3>
      <Loaded query={changes} failure="Không thể tải lịch sử.">
        {({ pages }) => (
          <ol className="mt-1 flex flex-col divide-y">
            {groupChanges(pages.flatMap((page) => page.changes)).map((group) => (
              <ChangeRow key={group.first.id} group={group} />
            ))}
          </ol>
        )}
      </Loaded>
      {changes.hasNextPage && (
        <Button
          look="plain"
          size="small"
          className="mt-2 w-full"
          busy={changes.isFetchingNextPage}
          onClick={() => void changes.fetchNextPage()}
        >
          Xem thêm thay đổi
        </Button>
      )}
    </section>
  );
}

/** 'duyệt 9 dòng', 'sửa dòng' */
const wordsOf = ({ first, changes }: ChangeGroup): string =>
  changes.length === 1 ? actWords[first.act] : actWords[first.act].replace('dòng', `${changes.length} dòng`);

const ChangeRow = ({ group }: { readonly group: ChangeGroup }) => (
  <li className="py-2 text-small">
    <p className="break-words">
      <span className="font-medium">{group.first.by.displayName}</span> {wordsOf(group)}
      <span className="text-muted tabular-nums"> · {formatMoment(group.first.at)}</span>
    </p>
    {group.changes.map(({ id, before, after }) => (
      <div key={id}>
        {before !== null && before !== after && (
          <del className="block break-words text-muted decoration-brick">{before}</del>
        )}
        {after !== null && before !== after && <p className="break-words">{after}</p>}
      </div>
    ))}
  </li>
);
