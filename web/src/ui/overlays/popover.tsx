import { useState } from 'react';
import { lazyOverlay } from '../states/lazy-part.ts';
import { LightTrigger } from './light-trigger.tsx';
import type { PopoverProps } from './openable-popover.tsx';

const OpenablePopover = lazyOverlay(() => import('./openable-popover.tsx'), 'OpenablePopover');

/** Something to read and act on beside a button, without leaving the page. */
export function Popover(props: PopoverProps) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) return <OpenablePopover {...props} onClose={() => setOpened(false)} />;
  const open = () => {
    setOpened(true);
    props.onOpenChange(true);
  };
  return (
    <LightTrigger
      trigger={props.trigger}
      popup="dialog"
      onNear={() => void OpenablePopover.preload()}
      onOpen={() => void OpenablePopover.preload().then(open)}
    />
  );
}
