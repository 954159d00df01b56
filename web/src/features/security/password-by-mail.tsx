import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { requestPasswordReset } from '../../data/account/auth.ts';
import { meQuery } from '../../data/account/me.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { Banner } from '../../ui/states/banner.tsx';

/** For an account that signs in elsewhere: who reads its mails may set a password. */
export function PasswordByMail({ onDone }: { readonly onDone: () => void }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => requestPasswordReset(me.email),
  });
  const address = <strong className="font-medium break-words">{me.email}</strong>;
  if (isSuccess) {
    return (
      <div className="flex flex-col gap-4">
        <Banner tone="success">
          Thư đã được gửi đến {address}. Mở liên kết trong thư để đặt mật khẩu; sau đó mọi phiên đăng nhập kết
          thúc và bạn đăng nhập lại.
        </Banner>
        <DialogActions>
          <Button look="primary" onClick={onDone}>
            Xong
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>Chúng tôi sẽ gửi đến {address} một liên kết để đặt mật khẩu, dùng được trong 30 phút.</p>
      <DialogActions failure={error && failureText(error, 'Không thể gửi thư. Vui lòng thử lại.')}>
        <Button onClick={onDone}>Hủy</Button>
        <Button look="primary" busy={isPending} onClick={() => mutate()}>
          Gửi liên kết
        </Button>
      </DialogActions>
    </div>
  );
}
