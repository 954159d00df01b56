import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { meQuery } from '../data/me.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';

const NewItemDialog = lazy(() =>
  import('../features/items/new-item-dialog.tsx').then((module) => ({ default: module.NewItemDialog })),
);

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
