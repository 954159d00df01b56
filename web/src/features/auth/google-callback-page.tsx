import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sendToOpener } from '../../lib/sign-in-window.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PageSpinner } from '../../ui/states/spinner.tsx';
import { FormHead } from './form-head.tsx';

/** In Google's window: hands what Google said to the page that opened it, and closes. */
export function GoogleCallbackPage() {
  usePageTitle('Đăng nhập bằng Google');
  const [isReceived, setReceived] = useState<boolean | null>(null);
  const hasSent = useRef(false);

  useEffect(() => {
    // Said once, and effects may run twice.
    if (hasSent.current) return;
    hasSent.current = true;
    const answer = location.search;
    // What works once has no place in the history.
    history.replaceState(null, '', location.pathname);
    void sendToOpener(answer).then((taken) => {
      if (taken) window.close();
      setReceived(taken);
    });
  }, []);

  if (isReceived === null) return <PageSpinner text="Đang hoàn tất đăng nhập..." />;
  if (isReceived) return <FormHead title="Đã đăng nhập bằng Google">Bạn có thể đóng cửa sổ này.</FormHead>;
  return (
    <>
      <FormHead title="Chưa đăng nhập được">
        Trang đã mở cửa sổ này không còn chờ nữa. Hãy đóng cửa sổ và đăng nhập lại.
      </FormHead>
      <Link to="/login" className={buttonClass({ look: 'primary', size: 'large' })}>
        Đến trang đăng nhập
      </Link>
    </>
  );
}
