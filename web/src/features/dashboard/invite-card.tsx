import { useSuspenseQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { useRegenerateInviteCode } from '../../data/company/invite-code.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { WhenOpened } from '../../ui/states/when-opened.tsx';

const ConfirmDialog = lazyOverlay(() => import('../../ui/overlays/confirm-dialog.tsx'), 'ConfirmDialog');

/** The way into the company, for those who may hand it out. */
export function InviteCard() {
  const { data: company } = useSuspenseQuery(companyQuery);
  const { mutate, isPending, error, reset } = useRegenerateInviteCode();
  const [asking, ask] = useState(false);
  if (!company.can.seeInviteCard) return null;
  const regenerate = () =>
    mutate(undefined, {
      onSuccess: () => {
        ask(false);
        toast.say('Đã có mã mời mới');
      },
    });
  return (
    <Panel>
      <PanelHead
        title="Mã mời"
        aside={
          company.can.replaceInviteCode && (
            <IconButton
              label="Tạo mã mời mới"
              size="small"
              icon={<RefreshCw />}
              className="-my-1 -mr-2"
              onClick={() => {
                reset();
                ask(true);
              }}
            />
          )
        }
      />
      <div className="px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-page font-semibold tabular-nums">{company.inviteCode}</output>
          <CopyButton text={company.inviteCode} />
        </div>
        <p className="mt-2 text-small text-muted">
          Người mới vào với vai trò Thành viên. Mã dùng lại được nhiều lần.
        </p>
      </div>
      <WhenOpened open={asking}>
        <ConfirmDialog
          open={asking}
          onOpenChange={ask}
          title="Tạo mã mời mới?"
          verb="Tạo mã mới"
          onConfirm={regenerate}
          busy={isPending}
          error={error ? failureText(error, 'Không thể tạo mã mời mới. Vui lòng thử lại.') : undefined}
        >
          Mã {company.inviteCode} và các liên kết mời cũ sẽ không dùng được nữa. Người đã vào công ty không bị
          ảnh hưởng.
        </ConfirmDialog>
      </WhenOpened>
    </Panel>
  );
}
