import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import BellRing from 'lucide-react/icons/bell-ring';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { useRemind } from './use-remind.ts';

const ReminderQuestion = lazyPart(() => import('./reminder-question.tsx'), 'ReminderQuestion');

/** The server reminds of no more at once. */
const mostReminded = 200;

/** Reminds of every task of the board that may be reminded of; of several only after a question. */
export function RemindSeveral({ items }: { readonly items: readonly ActionItem[] }) {
  const { remind, isPending } = useRemind();
  // The tasks that are asked about, whatever the board holds by then.
  const [asked, ask] = useState<readonly ActionItem[] | null>(null);
  const taken = items.slice(0, mostReminded);
  const ids = taken.map(({ id }) => id);
  const count = items.length > mostReminded ? `${mostReminded} việc đầu` : `${items.length} việc`;
  return (
    <>
      {items.length > 0 && (
        <Button
          icon={<BellRing />}
          busy={isPending && asked === null}
          onClick={() => (ids.length > 1 ? ask(taken) : remind(ids))}
        >
          Nhắc {count}
        </Button>
      )}
      <Suspense>{asked && <ReminderQuestion items={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  );
}
