import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { Page } from '../../ui/layout/page.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { ItemDialogs } from '../items/item-dialogs.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DayPanel } from './day-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { InviteCard } from './invite-card.tsx';
import { MyItemsPanel } from './my-items-panel.tsx';
import { SamplePart } from './sample-part.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { WeekPanel } from './week-panel.tsx';

const InviteDialog = lazyOverlay(() => import('../members/invite-dialog.tsx'), 'InviteDialog');
const NewItemDialog = lazyOverlay(() => import('../items/new-item-dialog.tsx'), 'NewItemDialog');

/** One's own day: what is on, what waits, what is to do. */
export function DashboardPage() {
  usePageTitle('Trang chủ');
  const { data: company } = useSuspenseQuery(companyQuery);
  const [isAssigning, setAssigning] = useKept('assigning', false);
  const [isInviting, setInviting] = useKept('inviting', false);
  const dashboard = useDashboard();
  const isPainted = usePainted();
  return (
    <Page>
      <DashboardHead now={dashboard.now} timeZone={dashboard.timeZone} onAssign={() => setAssigning(true)} />
      <div className="flex flex-col gap-4">
        <SamplePart />
        <FirstStepsPanel onInvite={() => setInviting(true)} />
        <DayPanel dashboard={dashboard} />
        <StatCards dashboard={dashboard} />
        {/* What stands below waits for the greeting and the day to be painted. */}
        {isPainted && (
          <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <ItemDialogs>
                <WaitingPanel dashboard={dashboard} />
                <MyItemsPanel dashboard={dashboard} />
              </ItemDialogs>
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <UpcomingPanel dashboard={dashboard} />
              <ActivityPanel />
            </div>
            <div className="flex min-w-0 flex-col gap-4 max-lg:md:col-span-2 max-lg:md:grid max-lg:md:grid-cols-2 max-lg:md:items-start">
              <WeekPanel dashboard={dashboard} />
              <FiguresPanel dashboard={dashboard} />
              <InviteCard />
            </div>
          </div>
        )}
      </div>
      <Suspense>
        {isAssigning && <NewItemDialog open onOpenChange={setAssigning} />}
        {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
      </Suspense>
    </Page>
  );
}
