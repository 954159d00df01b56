import { Link } from '@tanstack/react-router';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { buttonClass } from '../../ui/button-class.ts';
import { cx } from '../../ui/cx.ts';

/** From the calendar to where a time is found; on a phone the icon alone. */
export const FindTimeLink = () => (
  <Link
    to="/meetings/find-time"
    className={cx(buttonClass(), 'max-md:w-10 max-md:px-0 pointer-coarse:max-md:w-11')}
  >
    <CalendarSearch />
    <span className="max-md:sr-only">Tìm giờ</span>
  </Link>
);
