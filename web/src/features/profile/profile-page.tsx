import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { InfoCard } from './info-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';

interface ProfilePageProps {
  /** When one is reminded. */
  readonly reminders?: ReactNode;
  /** How other calendars see one's meetings. */
  readonly calendars?: ReactNode;
  /** What guards the account. */
  readonly security?: ReactNode;
}

export function ProfilePage({ reminders, calendars, security }: ProfilePageProps) {
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
          {reminders}
          {calendars}
          {security}
        </div>
      </div>
    </Page>
  );
}
