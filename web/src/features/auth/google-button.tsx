import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { Google } from './use-google.ts';

interface GoogleButtonProps {
  /** 'Đăng nhập bằng Google' or 'Đăng ký bằng Google'. */
  readonly children: string;
  readonly google: Google;
}

/** While it waits it can be pressed again: a window behind others is lost. */
export const GoogleButton = ({ children, google: { start, waiting } }: GoogleButtonProps) => (
  <Button
    size="large"
    className="w-full"
    aria-busy={waiting || undefined}
    icon={waiting ? <Spinner /> : <GoogleMark />}
    onClick={start}
  >
    {waiting ? 'Đang chờ Google...' : children}
  </Button>
);
