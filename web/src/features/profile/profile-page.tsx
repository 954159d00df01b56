import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { FeedCard } from '../calendar-exchange/feed-card.tsx';
import { HabitsCard } from '../reminders/habits-card.tsx';
import { SecurityCard } from '../security/security-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { InfoCard } from './info-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';

export function ProfilePage() {
  usePageTitle('Hồ sơ');
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  return (
    <Page>
      <PageHead title="Hồ sơ" note="Thông tin của bạn trong Họp Gọn" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)]">
        <AvatarCard me={me} company={company} />
        <div className="grid grid-cols-1 gap-4">
          <InfoCard me={me} />
          <NotificationsCard choices={me.notifications} />
          <HabitsCard />
          <FeedCard />
          <SecurityCard />
        </div>
      </div>
    </Page>
  );
}
