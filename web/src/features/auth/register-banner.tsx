import { Link } from '@tanstack/react-router';
import { Banner } from '../../ui/banner.tsx';
import { advisesSignIn } from './known-account.ts';

/** What stands in the way of registering; when the way on is to sign in, it leads there. */
export function RegisterBanner({ message }: { readonly message: string }) {
  if (!advisesSignIn(message)) return <Banner tone="error">{message}</Banner>;
  return (
    <Banner tone="info">
      <p>{message}</p>
      <Link to="/login" search className="link mt-1 inline-block underline underline-offset-3">
        Đến trang đăng nhập
      </Link>
    </Banner>
  );
}
