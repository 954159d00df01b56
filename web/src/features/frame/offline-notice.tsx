import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '../../lib/format/date.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { useOnline } from '../../lib/use-online.ts';

/** Stands under the bar while there is no network, or what is shown was read before: an empty page is not an empty day. */
export function OfflineNotice() {
  const online = useOnline();
  const oldest = useSyncExternalStore(lastRead.subscribe, lastRead.oldest);
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
