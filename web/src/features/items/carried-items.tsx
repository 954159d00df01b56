import type { CarriedItem } from '@hopgon/contract/action-items/follow-ups/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { Link } from '@tanstack/react-router';
import { cx } from '../../ui/cx.ts';
import { ItemState } from './item-state.tsx';

/** What the meetings before left open: it stands on the agenda by itself until it is done. */
export const CarriedItems = ({ items }: { readonly items: readonly CarriedItem[] }) => (
  <section aria-label="Việc chưa xong từ các buổi trước" className="border-b px-5 py-3.5 max-md:px-4">
    <h3 className="flex flex-wrap justify-between gap-x-3 font-medium">
      Điểm lại việc chưa xong từ các buổi trước
      <span className="text-small font-regular text-muted">{items.length} việc</span>
    </h3>
    <CarriedList items={items} />
  </section>
);

/** The same without a title. */
export const CarriedList = ({ items }: { readonly items: readonly CarriedItem[] }) => (
  <ul className="mt-1 divide-y">
    {items.map((carried) => (
      <CarriedRow key={carried.item.id} {...carried} />
    ))}
  </ul>
);

function CarriedRow({ item, carriedOver }: CarriedItem) {
  const { title, meeting, assigneeName, deadline, overdue } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-[min(12rem,100%)] flex-1">
        {meeting ? (
          <Link
            to="/meetings/$meetingId"
            params={{ meetingId: meeting.id }}
            search={{ tab: 'viec' }}
            className="break-words hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="break-words">{title}</span>
        )}
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span>{assigneeName ?? 'Chưa rõ người phụ trách'}</span>
          <span className={cx('tabular-nums', overdue && 'font-medium text-brick-ink')}>
            {deadline ? `Hạn ${dayInDigits(deadline)}` : 'Không có hạn'}
          </span>
          <span>Đã chuyển {carriedOver} lần</span>
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        <ItemState item={item} />
      </span>
    </li>
  );
}
