import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { SeriesPlace } from '@hopgon/contract/series/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Repeat from 'lucide-react/icons/repeat';
import type { ReactNode } from 'react';
import { seriesQuery } from '../../data/meetings/series.ts';

/** 'buổi 3/12'; 'buổi 3' of one without an end; nothing of one that is off. */
const numberInWords = ({ number, total }: SeriesPlace): string =>
  number === null ? '' : ` · buổi ${number}${total === null ? '' : `/${total}`}`;

/** How many there are stands in the number, where there is one. */
function rhythmInWords({ recurrence, number }: SeriesPlace): string {
  const isCounted = recurrence.ends.by === 'count' && number !== null;
  return recurrenceInWords(isCounted ? { ...recurrence, ends: { by: 'never' } } : recurrence);
}

const step =
  'flex size-7 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11';

interface StepProps {
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}

const Step = ({ to, label, children }: StepProps) => (
  <Link
    to="/meetings/$meetingId"
    params={{ meetingId: to }}
    aria-label={label}
    title={label}
    className={step}
  >
    {children}
  </Link>
);

/** How a meeting repeats and which of the series it is, with the way to those beside it. */
export function SeriesLine({ meetingId }: { readonly meetingId: string }) {
  const { data: place } = useQuery(seriesQuery(meetingId));
  if (!place) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Repeat aria-hidden="true" />
      <span className="min-w-0 break-words tabular-nums">
        {rhythmInWords(place)}
        {numberInWords(place)}
      </span>
      <span className="-my-2 flex">
        {place.previousId && (
          <Step to={place.previousId} label="Buổi trước">
            <ChevronLeft />
          </Step>
        )}
        {place.nextId && (
          <Step to={place.nextId} label="Buổi sau">
            <ChevronRight />
          </Step>
        )}
      </span>
    </span>
  );
}
