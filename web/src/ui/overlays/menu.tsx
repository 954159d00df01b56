import { type ReactElement, type ReactNode, useState } from 'react';
import { lazyOverlay } from '../states/lazy-part.ts';
import { LightTrigger, type Opener } from './light-trigger.tsx';
import type { MenuChoiceProps, MenuGroupProps, MenuItemProps } from './openable-menu.tsx';

type Parts = typeof import('./openable-menu.tsx');

let parts: Parts | undefined;

async function loadParts(): Promise<Parts> {
  parts = await import('./openable-menu.tsx');
  return parts;
}

const OpenableMenu = lazyOverlay(loadParts, 'OpenableMenu');

interface MenuProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Actions under a button. Arrows, letters and Escape work as everywhere. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<Opener | null>(null);
  if (openedBy === null)
    return (
      <LightTrigger
        trigger={trigger}
        popup="menu"
        onNear={() => void OpenableMenu.preload()}
        onOpen={(by) => void OpenableMenu.preload().then(() => setOpenedBy(by))}
      />
    );
  return (
    <OpenableMenu trigger={trigger} align={align} openedBy={openedBy} onClose={() => setOpenedBy(null)}>
      {children}
    </OpenableMenu>
  );
}

/** For a link: `render={<Link to="…" />}`. */
export const MenuItem = (props: MenuItemProps) => parts && <parts.MenuItem {...props} />;

/** One of several, the chosen one with a check. */
export const MenuChoice = (props: MenuChoiceProps) => parts && <parts.MenuChoice {...props} />;

export const MenuGroup = (props: MenuGroupProps) => parts && <parts.MenuGroup {...props} />;

export const MenuLine = () => parts && <parts.MenuLine />;
