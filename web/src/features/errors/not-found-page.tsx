import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { LostChair } from './lost-chair.tsx';

const ways = [
  { to: '/dashboard', label: 'Trang chủ', icon: <House /> },
  { to: '/meetings', label: 'Lịch họp', icon: <CalendarDays /> },
  { to: '/analytics', label: 'Phân tích', icon: <ChartNoAxesColumn /> },
  { to: '/settings', label: 'Cài đặt', icon: <Settings /> },
] as const;

const QuickLinks = () => (
  <nav aria-label="Lối đi nhanh" className="mt-9 border-t">
    {ways.map(({ to, label, icon }) => (
      <Link
        key={to}
        to={to}
        className="flex h-11 items-center gap-3 border-b font-medium -outline-offset-2 hover:bg-hover [&_.lucide]:text-muted"
      >
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronRight />
      </Link>
    ))}
  </nav>
);

export function NotFoundPage({ signedIn }: { readonly signedIn: boolean }) {
  usePageTitle('Không tìm thấy trang');
  const { history } = useRouter();
  return (
    <div className="mx-auto w-full max-w-[600px] px-5 py-10 md:py-24">
      <LostChair />
      <h1 className="mt-8 text-page font-semibold">Không tìm thấy trang này</h1>
      <p className="mt-1 text-muted">
        Liên kết có thể đã cũ, nội dung đã bị xóa, hoặc bạn không còn trong công ty đó. Thử kiểm tra lại địa
        chỉ, quay lại trang trước hoặc bắt đầu từ trang chủ.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={signedIn ? '/dashboard' : '/'} className={buttonClass({ look: 'primary', size: 'large' })}>
          <House />
          Về trang chủ
        </Link>
        <Button size="large" icon={<ArrowLeft />} onClick={() => history.back()}>
          Quay lại
        </Button>
      </div>
      {signedIn && <QuickLinks />}
      <p className="mt-4 text-small text-muted">Mã lỗi 404</p>
    </div>
  );
}
