import { localClock } from '@hopgon/contract/time/zoned';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { RoleChip } from '../../ui/marks/role-chip.tsx';
import { greeting } from './greeting.ts';

interface DashboardHeadProps {
  readonly now: number;
  readonly timeZone: string;
  readonly onAssign: () => void;
}

/** Who is here, where, as what; and what one does most. */
export function DashboardHead({ now, timeZone, onAssign }: DashboardHeadProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  const hour = Number(localClock(now, timeZone).slice(0, 2));
  return (
    <PageHead
      title={`${greeting(hour)}, ${me.displayName}`}
      note={
        <>
          <span>{company.name}</span>
          <RoleChip role={company.role} />
        </>
      }
      actions={
        <nav
          aria-label="Thao tác nhanh"
          className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-3"
        >
          {company.can.openChat && (
            <Link to="/chat" className={buttonClass()}>
              <MessageSquareText aria-hidden="true" />
              Hỏi trợ lý
            </Link>
          )}
          <Link to="/meetings" search={{ xem: 'da-qua', chon: 'ban-ghi' }} className={buttonClass()}>
            <Upload aria-hidden="true" />
            Tải bản gỡ băng lên
          </Link>
          <Button icon={<ListChecks />} onClick={onAssign}>
            Giao việc
          </Button>
          <Link to="/meetings" search={{ tao: '1' }} className={buttonClass({ look: 'primary' })}>
            <Plus aria-hidden="true" />
            Tạo cuộc họp
          </Link>
        </nav>
      }
    />
  );
}
