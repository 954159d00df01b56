import { Link } from '@tanstack/react-router';
import { Banner } from '../../../ui/states/banner.tsx';
import { GoogleButton } from '../google-button.tsx';
import { advisesSignIn } from '../known-account.ts';
import type { Google } from '../use-google.ts';

interface RegisterBannerProps {
  readonly message: string;
  readonly google: Google;
}

/** What stands in the way of registering; when the way on is to sign in, it leads there. */
export function RegisterBanner({ message, google }: RegisterBannerProps) {
  if (!advisesSignIn(message)) return <Banner tone="error">{message}</Banner>;
  return (
    <Banner tone="info">
      <p>{message}</p>
      {google.isOffered && (
        <div className="mt-3">
          <GoogleButton google={google}>Đăng nhập bằng Google</GoogleButton>
        </div>
      )}
      <Link to="/login" search className="link mt-2 inline-block underline underline-offset-3">
        Đến trang đăng nhập
      </Link>
    </Banner>
  );
}
