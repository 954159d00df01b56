import { useSyncExternalStore } from 'react';
import { signOut } from '../../data/account/auth.ts';
import { signOutQuestion, type UnsentWork } from '../../data/account/sign-out-question.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { WhenOpened } from '../../ui/states/when-opened.tsx';

const ConfirmDialog = lazyOverlay(() => import('../../ui/overlays/confirm-dialog.tsx'), 'ConfirmDialog');

/** Asks before signing out deletes what the server does not have. */
export function SignOutDialog() {
  const work = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get);
  return (
    <WhenOpened open={work !== null}>
      <ConfirmDialog
        open={work !== null}
        onOpenChange={(isOpen) => !isOpen && signOutQuestion.close()}
        title="Đăng xuất khi chưa lưu hết?"
        verb="Vẫn đăng xuất"
        refrain="Ở lại"
        onConfirm={() => {
          signOutQuestion.close();
          void signOut();
        }}
      >
        {work && lossInWords(work)}
      </ConfirmDialog>
    </WhenOpened>
  );
}

function lossInWords({ rows, isWriting }: UnsentWork): string {
  const lines = `Còn ${rows} dòng ghi chú hoặc biên bản chưa lưu lên máy chủ. Đăng xuất thì những dòng này mất.`;
  const page = 'Những gì bạn vừa viết ở trang này chưa được lưu và sẽ mất.';
  return [...(rows > 0 ? [lines] : []), ...(isWriting ? [page] : [])].join(' ');
}
