import { useId } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { Google } from './use-google.ts';

interface GoogleButtonProps {
  /** 'Đăng nhập bằng Google' or 'Đăng ký bằng Google'. */
  readonly children: string;
  readonly google: Google;
}

/** While it waits it can be pressed again: a window behind others is lost. */
export function GoogleButton({ children, google: { start, waiting, isOffered } }: GoogleButtonProps) {
  const why = useId();
  return (
    <>
      <Button
        size="large"
        className="w-full"
        disabled={!isOffered}
        aria-describedby={isOffered ? undefined : why}
        aria-busy={waiting || undefined}
        icon={waiting ? <Spinner /> : <GoogleMark />}
        onClick={start}
      >
        {waiting ? 'Đang chờ Google...' : children}
      </Button>
      {!isOffered && (
        <p id={why} className="mt-1.5 text-small text-muted">
          Máy chủ này chưa bật đăng nhập bằng Google.
        </p>
      )}
    </>
  );
}
