import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { meQuery } from '../data/me.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const NewItemDialog = lazyPart(() => import('../features/items/new-item-dialog.tsx'), 'NewItemDialog');

/** The dashboard, with the dialog that one of its quick actions opens. */
export function DashboardHome() {
  const { data: me } = useSuspenseQuery(meQuery);
  const [assigning, assign] = useState(false);
  return (
    <>
      <DashboardPage onAssign={() => assign(true)} />
      {assigning && (
        <Suspense>
          <NewItemDialog open onOpenChange={assign} me={{ id: me.id, name: me.displayName }} />
        </Suspense>
      )}
    </>
  );
}
