import { Link, Outlet } from '@tanstack/react-router';
import { ThemeToggle } from '../../ui/buttons/theme-toggle.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { Promises } from './register/promises.tsx';

/** Two halves: the form, and what the product promises. On a phone the form alone. */
export function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-h-dvh flex-col px-5 py-3 md:px-12 md:py-6">
        <header className="flex items-center justify-between">
          <Link to="/login" className="rounded-mark">
            <Logo className="h-[34px]" />
          </Link>
          <ThemeToggle />
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-start pt-6 pb-10 md:justify-center md:pt-10 short:pt-3 short:pb-5">
          <Outlet />
        </main>
        <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-small text-muted">
          <span>© 2024 Họp Gọn</span>
          <nav aria-label="Thông tin" className="flex gap-4">
            <Link to="/terms" className="hover:underline">
              Điều khoản
            </Link>
            <Link to="/privacy" className="hover:underline">
              Quyền riêng tư
            </Link>
          </nav>
        </footer>
      </div>
      <aside className="hidden border-l border-jade-line bg-jade-wash lg:flex">
        <Promises />
      </aside>
    </div>
  );
}
