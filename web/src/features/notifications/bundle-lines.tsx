import type { NotificationBundle } from '@hopgon/contract/notifications/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { bundleLinesQuery } from '../../data/notifications.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { RowProps } from './row-props.ts';

interface BundleLinesProps extends Pick<RowProps, 'whenOf' | 'onOpen' | 'asideOf'> {
  readonly id: string;
  readonly bundleKey: string;
  readonly bundle: NotificationBundle;
  readonly onlyUnread: boolean;
}

/** The single lines of a row; those that did not come with it are asked for. */
export function BundleLines({
  id,
  bundleKey,
  bundle,
  onlyUnread,
  whenOf,
  onOpen,
  asideOf,
}: BundleLinesProps) {
  const isWhole = bundle.lines.length >= bundle.size;
  const list = useInfiniteQuery({ ...bundleLinesQuery(bundleKey, onlyUnread), enabled: !isWhole });
  const lines = isWhole ? bundle.lines : list.data?.pages.flatMap((page) => page.notifications);
  if (!lines)
    return list.error ? (
      <LoadFailure
        text={failureText(list.error, 'Không thể tải thông báo.')}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <SkeletonRows />
    );
  return (
    <div id={id} className="border-t bg-sunken pl-5">
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="border-b last:border-b-0">
            <NotificationLine
              notification={line}
              when={whenOf(line)}
              onOpen={() => onOpen(line)}
              aside={asideOf?.(line)}
            />
          </li>
        ))}
      </ul>
      {!isWhole && list.hasNextPage && (
        <Button
          look="plain"
          size="small"
          className="m-2"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Xem thêm
        </Button>
      )}
    </div>
  );
}
