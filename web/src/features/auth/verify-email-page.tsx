import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { proveEmail } from '../../data/account/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PageSpinner } from '../../ui/states/spinner.tsx';
import { FormHead } from './form-head.tsx';
import { keptToken } from './kept-token.ts';
import { mailedToken } from './mailed-token.ts';
import { VerifySignedOut } from './verify-signed-out.tsx';

type Outcome = { readonly is: 'proved' } | { readonly is: 'refused'; readonly text: string };

const incomplete: Outcome = { is: 'refused', text: 'Liên kết này không đầy đủ. Hãy mở lại từ thư.' };

/** The token of the address, which it then no longer shows, or the one that waited for the sign-in. */
function takeToken(): string {
  const token = mailedToken(location.hash);
  if (token) {
    keptToken.keep(token);
    history.replaceState(null, '', location.pathname);
  }
  return keptToken.read();
}

/** Where the link of the mail leads. It counts only for who is signed in to that account. */
export function VerifyEmailPage() {
  usePageTitle('Xác nhận email');
  const queryClient = useQueryClient();
  const signedIn = useSession() !== null;
  const [token] = useState(takeToken);
  const [outcome, conclude] = useState<Outcome | null>(token === '' ? incomplete : null);
  const asked = useRef(false);

  useEffect(() => {
    // The link works once, and effects may run twice.
    if (!signedIn || token === '' || asked.current) return;
    asked.current = true;
    keptToken.drop();
    proveEmail(token).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: ['me'] });
        conclude({ is: 'proved' });
      },
      (problem) => conclude({ is: 'refused', text: failureText(problem) }),
    );
  }, [signedIn, token, queryClient]);

  if (!outcome && !signedIn) return <VerifySignedOut />;
  if (!outcome) return <PageSpinner text="Đang tải..." />;
  return (
    <>
      {outcome.is === 'proved' ? (
        <FormHead title="Email đã được xác nhận">Cảm ơn bạn. Mọi thư của Họp Gọn sẽ đến đúng nơi.</FormHead>
      ) : (
        <FormHead title="Chưa xác nhận được">
          {outcome.text} Bạn có thể gửi lại thư khi đã đăng nhập.
        </FormHead>
      )}
      <Link to="/dashboard" className={buttonClass({ look: 'primary', size: 'large' })}>
        Vào Họp Gọn
      </Link>
    </>
  );
}
