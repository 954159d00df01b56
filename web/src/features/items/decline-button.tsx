import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Button } from '../../ui/buttons/button.tsx';
import { useItemDialogs } from './item-dialogs.tsx';

/** Opens the dialog in which one says why. */
export function DeclineButton({ item }: { readonly item: ActionItem }) {
  const open = useItemDialogs(item);
  return (
    <Button look="plain" size="small" onClick={() => open('decline')}>
      Từ chối
    </Button>
  );
}
