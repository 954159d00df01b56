import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { BarNoteContext } from '../../ui/layout/bar-slot.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { FramePerson } from './frame-person.ts';
import { placesFor } from './places.tsx';
import { shortCompanyName } from './short-company-name.ts';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  readonly person: FramePerson;
  /** The page is as high as the window, and its parts scroll. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** What stands around every page of a signed-in person: the bar above, on phones the bar below. */
export function Frame({ person, fills = false, children }: FrameProps) {
  const { company } = person;
  const places = placesFor(company.can);
  const name = shortCompanyName(company.name);
  return (
    <div className={cx('flex flex-col', fills ? 'h-dvh' : 'min-h-dvh')}>
      <a
        href="#page"
        className="sr-only z-20 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Đến nội dung chính
      </a>
      <TopBar places={places} name={name} person={person} />
      <main id="page" tabIndex={-1} className="flex min-h-0 flex-1 flex-col pb-(--foot) outline-none">
        <BarNoteContext value={name}>{children}</BarNoteContext>
      </main>
      <BottomBar places={places} />
    </div>
  );
}
