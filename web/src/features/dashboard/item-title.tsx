import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { Link } from '@tanstack/react-router';

/** What is to be done; it leads to the meeting it came from. */
export const ItemTitle = ({ item: { title, meeting } }: { readonly item: ActionItem }) =>
  meeting ? (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId: meeting.id }}
      search={{ tab: 'viec' }}
      className="rounded-mark hover:underline"
    >
      {title}
    </Link>
  ) : (
    title
  );

const states: Readonly<Partial<Record<ActionItem['state'], string>>> = {
  accepted: 'Đã nhận',
  doing: 'Đang làm',
};

/** 'Đang làm · Hạn 24/11/2026 · từ Giao ban xưởng' */
export function itemNote({ state, deadline, overdue, meeting, extension }: ActionItem): string {
  const due = deadline && `${overdue ? 'Quá hạn từ' : 'Hạn'} ${dayInDigits(deadline)}`;
  const asked = extension && `Đã xin lùi đến ${dayInDigits(extension.deadline)}`;
  return [states[state], due ?? 'Không có hạn', asked, meeting && `từ ${meeting.title}`]
    .filter(Boolean)
    .join(' · ');
}
