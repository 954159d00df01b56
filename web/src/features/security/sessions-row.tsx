import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endOthers, loginSessionsQuery } from '../../data/account/security.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { GuardRow } from './guard-row.tsx';
import { SessionItem } from './session-item.tsx';

const shownAtFirst = 5;

export function SessionsRow() {
  const query = useQuery(loginSessionsQuery);
  const [asking, ask] = useState(false);
  const [all, showAll] = useState(false);
  const others = useMutation({
    mutationFn: endOthers,
    onSuccess: ({ ended }) => {
      ask(false);
      toast.say(`Đã kết thúc ${ended} phiên khác`);
    },
    onSettled: () => query.refetch(),
  });
  const begin = () => {
    others.reset();
    ask(true);
  };
  const count = query.data?.length ?? 0;
  return (
    <GuardRow
      title="Phiên đăng nhập"
      text="Những nơi bạn đang đăng nhập; hãy kết thúc phiên bạn không nhận ra"
      action={count > 1 && <Button onClick={begin}>Kết thúc các phiên khác</Button>}
    >
      <Loaded query={query} failure="Không thể tải các phiên đăng nhập.">
        {(sessions) => (
          <>
            <ul aria-label="Phiên đăng nhập" className="mt-3 divide-y border-t">
              {sessions.slice(0, all ? undefined : shownAtFirst).map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {!all && count > shownAtFirst && (
              <Button look="plain" size="small" onClick={() => showAll(true)}>
                Xem tất cả {count} phiên
              </Button>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title="Kết thúc các phiên khác?"
        verb="Kết thúc"
        busy={others.isPending}
        error={others.error ? failureText(others.error, 'Không thể kết thúc. Vui lòng thử lại.') : undefined}
        onConfirm={() => others.mutate()}
      >
        Mọi trình duyệt và thiết bị khác phải đăng nhập lại. Phiên này vẫn còn.
      </ConfirmDialog>
    </GuardRow>
  );
}
