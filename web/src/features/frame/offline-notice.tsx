import { notifyManager, useQueryClient } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useCallback, useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '../../lib/format/date.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { useOnline } from '../../lib/use-online.ts';

/** When the oldest of what is on the page as kept was read, in milliseconds since 1970; null while all is of now. */
function useOldestShown(): number | null {
  const queries = useQueryClient().getQueryCache();
  const oldest = () => {
    const shown = lastRead.answers().filter(({ queryKey }) => queries.find({ queryKey })?.isActive());
    return shown.length === 0 ? null : Math.min(...shown.map(({ at }) => at));
  };
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [lastRead.subscribe(onChange), queries.subscribe(notifyManager.batchCalls(onChange))];
      return () => {
        for (const end of ends) end();
      };
    },
    [queries],
  );
  return useSyncExternalStore(subscribe, oldest);
}

/** Stands under the bar while there is no network, or what is shown was read before: an empty page is not an empty day. */
export function OfflineNotice() {
  const online = useOnline();
  const oldest = useOldestShown();
  return (
    <div aria-live="polite" className="shrink-0">
      {(!online || oldest !== null) && (
        <p className="flex items-center gap-x-3 border-b bg-turmeric-soft px-4 py-2.5 text-small text-turmeric-ink md:px-7">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {online
              ? 'Không kết nối được máy chủ. Những gì bạn thấy có thể thiếu hoặc đã cũ.'
              : 'Bạn đang mất mạng. Những gì bạn thấy có thể thiếu hoặc đã cũ; trang tự tải lại khi có mạng.'}
            {oldest !== null && ` Dữ liệu lúc ${formatTime(oldest)}, ${formatDate(oldest)}.`}
          </span>
        </p>
      )}
    </div>
  );
}
