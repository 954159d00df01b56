import type { MeetingStatus } from '@hopgon/contract/meetings/schemas';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import PencilLine from 'lucide-react/icons/pencil-line';
import Radio from 'lucide-react/icons/radio';
import { cx } from '../cx.ts';
import { Chip, type ChipTone } from './chip.tsx';

const looks = {
  draft: { word: 'Bản nháp', Icon: PencilLine, tone: 'plain', ground: 'bg-sunken text-muted' },
  upcoming: { word: 'Sắp tới', Icon: Clock, tone: 'turmeric', ground: 'bg-turmeric-soft text-turmeric-ink' },
  ongoing: { word: 'Đang diễn ra', Icon: Radio, tone: 'jade', ground: 'bg-jade-soft text-jade-ink' },
  completed: { word: 'Đã xong', Icon: Check, tone: 'plain', ground: 'bg-sunken text-muted' },
  cancelled: { word: 'Đã hủy', Icon: Ban, tone: 'plain', ground: 'bg-sunken text-muted' },
} as const satisfies Readonly<
  Record<MeetingStatus, { word: string; Icon: typeof Clock; tone: ChipTone; ground: string }>
>;

interface StatusProps {
  readonly status: MeetingStatus;
}

/** Where a meeting stands: icon and word. */
export function MeetingStatusChip({ status }: StatusProps) {
  const { word, Icon, tone } = looks[status];
  return (
    <Chip tone={tone} icon={<Icon />}>
      {word}
    </Chip>
  );
}

/** The same as an icon alone, before a title. */
export function MeetingStatusIcon({ status }: StatusProps) {
  const { word, Icon, ground } = looks[status];
  return (
    <span
      role="img"
      aria-label={word}
      title={word}
      className={cx('flex size-8 shrink-0 items-center justify-center rounded-control', ground)}
    >
      <Icon aria-hidden="true" />
    </span>
  );
}
