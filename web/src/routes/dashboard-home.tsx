import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { meQuery } from '../data/account/me.ts';
import { companyQuery } from '../data/company/companies.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { lazyPart } from '../ui/states/lazy-part.ts';

const InviteDialog = lazyPart(() => import('../features/members/invite-dialog.tsx'), 'InviteDialog');
const NewItemDialog = lazyPart(() => import('../features/items/new-item-dialog.tsx'), 'NewItemDialog');

/** The dashboard, with the dialog that one of its quick actions opens. */
export function DashboardHome() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  const [assigning, assign] = useState(false);
  const [inviting, invite] = useState(false);
  return (
    <>
      <DashboardPage onAssign={() => assign(true)} onInvite={() => invite(true)} />
      {assigning && (
        <Suspense>
          <NewItemDialog open onOpenChange={assign} me={{ id: me.id, name: me.displayName }} />
        </Suspense>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog company={company} onClose={() => invite(false)} />
        </Suspense>
      )}
    </>
  );
}
