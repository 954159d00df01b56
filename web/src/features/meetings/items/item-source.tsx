import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Link } from '@tanstack/react-router';
import Quote from 'lucide-react/icons/quote';

interface ItemSourceProps {
  readonly meetingId: string;
  readonly source: NonNullable<ActionItem['source']>;
}

/** The lines an item was found in, each a way to it. */
export const ItemSource = ({ meetingId, source: { version, evidence } }: ItemSourceProps) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    {evidence.map((turn) => (
      <Link
        key={turn}
        to="/meetings/$meetingId"
        params={{ meetingId }}
        search={{ tab: 'ban-ghi', v: version, turn }}
        resetScroll={false}
        className="inline-flex h-6 items-center gap-1 rounded-mark bg-jade-soft px-1.5 text-key font-semibold text-jade-ink tabular-nums hover:brightness-97"
      >
        <Quote aria-hidden="true" className="size-3" />
        <span className="sr-only">Căn cứ:</span> Câu {turn + 1}
      </Link>
    ))}
  </span>
);
