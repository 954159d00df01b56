import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { pollsQuery } from '../../data/meetings/scheduling.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { undecidedOf } from './scheduling-words.ts';

/** From the calendar to where a time is found; on a phone the icon alone, marked while polls, which stand there, are open. */
export function FindTimeLink() {
  const { data } = useQuery(pollsQuery);
  const count = undecidedOf(data?.polls ?? []).length;
  return (
    <Link
      to="/meetings/find-time"
      className={cx(
        buttonClass(),
        'relative max-md:w-10 max-md:px-0 pointer-coarse:max-md:w-11 @max-[76rem]:w-10 @max-[76rem]:px-0',
      )}
    >
      <CalendarSearch />
      <span className="max-md:sr-only @max-[76rem]:sr-only">Tìm giờ</span>
      {count > 0 && (
        <span className="md:hidden">
          <span className="sr-only">, đang hỏi {count} giờ họp</span>
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-turmeric-soft px-1 text-key font-semibold text-turmeric-ink"
          >
            {count}
          </span>
        </span>
      )}
    </Link>
  );
}
