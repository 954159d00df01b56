import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../../data/account/me.ts';
import { notificationSettingsQuery } from '../../../data/account/notification-settings.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { ChannelsForm } from './channels-form.tsx';
import { PushPanel } from './push-panel.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';

/** What reaches a person in which way, and when push messages wait. */
export function NotificationSettingsPage() {
  usePageTitle('Cài đặt thông báo');
  const { data: me } = useSuspenseQuery(meQuery);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Loaded query={useQuery(notificationSettingsQuery)} failure="Không thể tải cài đặt thông báo.">
        {(settings) => (
          <>
            <ChannelsForm
              channels={settings.channels}
              switches={me.notifications}
              isLeader={me.companies.some(({ role }) => role !== 'member')}
            />
            <div className="grid gap-4 max-lg:order-first">
              <PushPanel />
              <QuietHoursPanel quiet={settings.quiet} timeZone={settings.timeZone} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
