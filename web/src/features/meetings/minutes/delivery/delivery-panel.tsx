import type { MinutesReader } from '@hopgon/contract/minutes/delivery/schemas';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { readersQuery } from '../../../../data/meetings/minutes-delivery.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';

/** Who has read the minutes, and sending them to everybody. */
export function DeliveryPanel() {
  const { minutes, sendByMail } = useMinutesPage();
  return (
    <section aria-label="Gửi biên bản" className="border-t pt-3">
      <h3 className="font-semibold">Người nhận biên bản</h3>
      <Loaded query={useQuery(readersQuery(minutes))} failure="Không thể tải danh sách người đọc.">
        {({ readers }) => <Readers readers={readers} />}
      </Loaded>
      <Button size="small" icon={<Send />} className="mt-2" onClick={sendByMail}>
        Gửi qua email
      </Button>
    </section>
  );
}

function Readers({ readers }: { readonly readers: readonly MinutesReader[] }) {
  const count = readers.filter(({ readAt }) => readAt !== null).length;
  return (
    <details className="mt-1 text-small">
      <summary className="text-muted">
        {count}/{readers.length} người trong công ty đã đọc
      </summary>
      <ul className="mt-1 divide-y">
        {readers.map(({ userId, displayName, readAt }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <span className="min-w-0 break-words">{displayName}</span>
            <span className="text-muted tabular-nums">{readAt ? formatMoment(readAt) : 'Chưa đọc'}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
