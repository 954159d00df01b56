import type { WaitingMember } from '@hopgon/contract/companies/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApproveMember, useRemoveMember, waitingMembersQuery } from '../../data/company/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatDate } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { memberName } from './member-words.ts';
import { searchBox } from './search-box.ts';

/** Who joined by the code and may not work here before somebody lets them. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const waiting = useQuery(waitingMembersQuery);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Chờ duyệt"
      // With the last one who waited the button that led here is gone.
      focusAfter={() => (waiting.data?.members.length === 0 ? searchBox() : true)}
      description="Những người này đã nhập mã mời. Được duyệt rồi họ mới vào được công ty."
    >
      <Loaded query={waiting} failure="Không thể tải danh sách chờ duyệt. Vui lòng thử lại.">
        {({ members }) =>
          members.length === 0 ? (
            <p className="text-muted">Không còn ai chờ duyệt.</p>
          ) : (
            <ul aria-label="Người chờ duyệt" className="divide-y border-y">
              {members.map((member) => (
                <WaitingRow key={member.userId} member={member} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function WaitingRow({ member }: { readonly member: WaitingMember }) {
  const approval = useApproveMember();
  const removal = useRemoveMember();
  const [asking, ask] = useState(false);
  const name = memberName(member);
  const fail = (otherwise: string) => (error: unknown) => toast.fail(failureText(error, otherwise));
  // Promises, not callbacks: the row may be unmounted before the reply arrives.
  const approve = () =>
    approval
      .mutateAsync(member.userId)
      .then(() => toast.say(`${name} đã vào công ty`), fail('Không thể duyệt người này. Vui lòng thử lại.'));
  const turnAway = () =>
    removal
      .mutateAsync(member.userId)
      .then(() => toast.say(`Đã từ chối ${name}`), fail('Không thể từ chối người này. Vui lòng thử lại.'));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar id={member.userId} name={member.displayName} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-small break-words text-muted">
          {member.email} · {formatDate(member.joinedAt)}
        </span>
      </span>
      <span className="flex gap-2">
        {asking ? (
          <>
            <Button size="small" onClick={() => ask(false)}>
              Để sau
            </Button>
            <Button size="small" look="danger" busy={removal.isPending} onClick={() => void turnAway()}>
              Từ chối {name}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" look="plain" aria-label={`Từ chối ${name}`} onClick={() => ask(true)}>
              Từ chối
            </Button>
            <Button
              size="small"
              look="tonal"
              aria-label={`Duyệt ${name}`}
              busy={approval.isPending}
              onClick={() => void approve()}
            >
              Duyệt
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
