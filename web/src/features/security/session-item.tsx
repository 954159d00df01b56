import type { LoginSession } from '@hopgon/contract/security/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { endSession, loginSessionsQuery } from '../../data/account/security.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: Globe } as const;

export function SessionItem({ session }: { readonly session: LoginSession }) {
  const now = useNow();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => toast.say(`Đã kết thúc phiên ${session.device}`),
    onError: (error) => toast.fail(failureText(error, 'Không thể kết thúc phiên. Vui lòng thử lại.')),
    onSettled: () => queryClient.invalidateQueries(loginSessionsQuery),
  });
  const Icon = icons[session.kind];
  const used = session.current
    ? 'đang dùng'
    : relativeTime(Date.parse(session.lastUsedAt), now).toLowerCase();
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {session.device}
          {session.current && <Chip tone="jade">Phiên này</Chip>}
        </p>
        <p className="text-small text-muted" title={`Đăng nhập ${formatMoment(session.createdAt)}`}>
          {session.address === '' ? used : `${session.address} · ${used}`}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          busy={isPending}
          aria-label={`Kết thúc phiên ${session.device}`}
          onClick={() => mutate()}
        >
          Kết thúc
        </Button>
      )}
    </li>
  );
}
