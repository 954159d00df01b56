import { Link } from '@tanstack/react-router';
import { cx } from '../../ui/cx.ts';

const tab = cx(
  'relative flex h-11 shrink-0 items-center px-0.5 font-medium whitespace-nowrap text-muted',
  'transition-colors duration-120 hover:text-ink aria-[current=page]:text-ink',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent aria-[current=page]:after:bg-jade',
);

/** On a phone the tab of the page may stand outside the window. */
const showCurrent = (tabs: HTMLElement | null) =>
  tabs?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The pages under the calendar: one's tasks, those of all meetings, what these decided, and the numbers of their minutes. */
export const WorkTabs = () => (
  <nav
    ref={showCurrent}
    aria-label="Lịch họp"
    className="mb-5 flex gap-6 overflow-x-auto overflow-y-hidden border-b"
  >
    <Link to="/meetings" className={tab} activeOptions={{ exact: true }}>
      Lịch
    </Link>
    <Link to="/meetings/my-tasks" className={tab}>
      Việc của tôi
    </Link>
    <Link to="/meetings/follow-ups" className={tab}>
      Theo dõi kết luận
    </Link>
    <Link to="/meetings/decisions" className={tab}>
      Sổ quyết định
    </Link>
    <Link to="/meetings/register" className={tab}>
      Sổ biên bản
    </Link>
  </nav>
);
