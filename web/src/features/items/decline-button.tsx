import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Suspense } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';

const DeclineDialog = lazyPart(() => import('./decline-dialog.tsx'), 'DeclineDialog');

/** Opens the dialog in which one says why. */
export function DeclineButton({ item }: { readonly item: Pick<ActionItem, 'id' | 'title' | 'version'> }) {
  const [isOpen, open] = useKept(`declining ${item.id}`, false);
  return (
    <>
      <Button look="plain" size="small" onClick={() => open(true)}>
        Từ chối
      </Button>
      <Suspense>{isOpen && <DeclineDialog item={item} onClose={() => open(false)} />}</Suspense>
    </>
  );
}
