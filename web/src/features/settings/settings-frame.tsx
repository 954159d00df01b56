import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';

interface SettingsFrameProps {
  readonly company: string;
  readonly seesAudit: boolean;
  readonly isOwner: boolean;
  readonly children: ReactNode;
}

const entry =
  'relative flex h-11 items-center px-0.5 font-medium whitespace-nowrap text-muted transition-colors duration-120 ' +
  'hover:text-ink aria-[current=page]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 ' +
  'after:bg-transparent aria-[current=page]:after:bg-jade -outline-offset-2';

const exactly = { exact: true };

/** Head and ways of the settings; each way is a page of its own. */
export function SettingsFrame({ company, seesAudit, isOwner, children }: SettingsFrameProps) {
  const ways = useCurrentInSight();
  return (
    <Page>
      <PageHead title="Cài đặt" note={company} />
      <nav
        ref={ways}
        aria-label="Cài đặt"
        className="relative mb-6 flex gap-4 sm:gap-6 overflow-x-auto overflow-y-hidden border-b"
      >
        <Link to="/settings" activeOptions={exactly} className={entry}>
          Công ty
        </Link>
        <Link to="/settings/days" className={entry}>
          Ngày nghỉ
        </Link>
        <Link to="/settings/rooms" className={entry}>
          Phòng họp
        </Link>
        <Link to="/settings/glossary" className={entry}>
          Từ điển
        </Link>
        <Link to="/settings/minutes" className={entry}>
          Biên bản
        </Link>
        <Link to="/settings/models" className={entry}>
          Mô hình AI
        </Link>
        {seesAudit && (
          <Link to="/settings/audit" className={entry}>
            Nhật ký
          </Link>
        )}
        {isOwner && (
          <Link to="/settings/retention" className={entry}>
            Lưu giữ
          </Link>
        )}
        {isOwner && (
          <Link to="/settings/system" className={entry}>
            Tình trạng hệ thống
          </Link>
        )}
        <Link to="/settings/notifications" className={entry}>
          Thông báo
        </Link>
        <Link to="/settings/account" className={entry}>
          Cá nhân
        </Link>
      </nav>
      {children}
    </Page>
  );
}

/** Where not all ways have room, the one of this page is seen whole. */
function useCurrentInSight() {
  const ways = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const nav = ways.current;
    if (!nav) return;
    // It reports after the layout of a frame and before its paint; measured in an effect, the page would be laid out twice.
    const observer = new ResizeObserver(() => {
      const current = [...nav.querySelectorAll('a')].findLast((way) => pathname.startsWith(way.pathname));
      if (current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
    });
    observer.observe(nav);
    return () => observer.disconnect();
  }, [pathname]);
  return ways;
}
