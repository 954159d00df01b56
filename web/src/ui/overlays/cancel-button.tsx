import type { ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';
import { useDialogClose } from './close-guard.tsx';

/** Closes the form dialog it stands in, as Escape does: it asks before something written is lost. */
export const CancelButton = ({
  children = 'Hủy',
  ...props
}: Omit<ComponentProps<typeof Button>, 'onClick'>) => (
  <Button {...props} onClick={useDialogClose()}>
    {children}
  </Button>
);
