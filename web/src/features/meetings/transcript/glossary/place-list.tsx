import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../lib/format/number.ts';
import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { useMeetingPlace } from '../../page/use-meeting-place.ts';
import type { PlaceOfTurn } from './places.rules.ts';
import { placeContext } from './places.rules.ts';

/** More would only slow the dialog down. */
const mostShown = 100;

interface PlaceListProps {
  readonly title: string;
  readonly places: readonly PlaceOfTurn[];
  /** How many there are, where not all came. */
  readonly count?: number;
  /** Acts on all of them. */
  readonly acts?: ReactNode;
  readonly actsOf?: (place: PlaceOfTurn) => ReactNode;
  readonly onOpen: () => void;
}

/** Places of the glossary: what stood there, what stands there instead, and around it. */
export function PlaceList({ title, places, count = places.length, acts, actsOf, onOpen }: PlaceListProps) {
  const rows = useRowFocus<HTMLUListElement>();
  const { meetingId } = useMeetingPlace();
  if (places.length === 0) return null;
  return (
    <section aria-label={title} className="mt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b pb-1.5">
        <h3 className="font-semibold">
          {title} <span className="font-regular text-muted tabular-nums">{formatNumber(count)}</span>
        </h3>
        <span className="flex flex-wrap gap-1">{acts}</span>
      </header>
      <ul ref={rows} className="divide-y">
        {places.slice(0, mostShown).map((place) => (
          <li key={`${place.index} ${place.at}`} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
            <span className="min-w-[min(12rem,100%)] flex-1 break-words">
              <Change {...place} />
              <span className="block text-small text-muted">
                <Link
                  to="/meetings/$meetingId"
                  params={{ meetingId }}
                  search={{ tab: 'ban-ghi', turn: place.index }}
                  resetScroll={false}
                  onClick={onOpen}
                  className="link"
                >
                  Câu {place.index + 1}
                </Link>{' '}
                {placeContext(place)}
              </span>
            </span>
            {actsOf && <span className="flex flex-wrap gap-1">{actsOf(place)}</span>}
          </li>
        ))}
      </ul>
      {count > Math.min(places.length, mostShown) && (
        <p className="border-t pt-2 text-small text-muted">
          Hiện {formatNumber(Math.min(places.length, mostShown))} chỗ đầu.
        </p>
      )}
    </section>
  );
}

const Change = ({ found, written, state }: GlossaryPlace) => (
  <span>
    <span className={state === 'applied' ? 'text-muted line-through' : undefined}>{found}</span>
    <span aria-hidden="true"> → </span>
    <span className="sr-only">{state === 'rejected' ? ', không thay bằng ' : ', viết đúng: '}</span>
    <span className={state === 'rejected' ? 'text-muted line-through' : 'font-medium'}>{written}</span>
  </span>
);
