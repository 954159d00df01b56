import type { SeriesPlace } from '@hopgon/contract/series/schemas';
import { useQuery } from '@tanstack/react-query';
import { type SeriesPart, seriesQuery } from '../../data/meetings/series.ts';
import { Options } from '../../ui/inputs/options.tsx';

interface SpanChoiceProps {
  readonly meetingId: string;
  /** Where one alone cannot be meant, as with another rhythm. */
  readonly wholeOnly?: boolean;
  readonly value: SeriesPart;
  readonly onChange: (part: SeriesPart) => void;
}

/** Without an end there is no number of them. */
const meetings = (place: SeriesPlace | null | undefined, part: 'following' | 'all'): string =>
  place && place.total !== null ? ` (${place[part]} buổi)` : '';

const optionsFor = (place: SeriesPlace | null | undefined) => [
  { value: 'this' as const, label: 'Chỉ buổi này', note: 'Các buổi khác giữ nguyên.' },
  {
    value: 'following' as const,
    label: `Buổi này và các buổi sau${meetings(place, 'following')}`,
    note: 'Các buổi trước giữ nguyên.',
  },
  {
    value: 'all' as const,
    label: `Cả chuỗi${meetings(place, 'all')}`,
    note: 'Buổi đã bắt đầu hoặc đã họp giữ nguyên.',
  },
];

/** Of a series: which of its meetings are meant. */
export function SpanChoice({ meetingId, wholeOnly = false, value, onChange }: SpanChoiceProps) {
  const { data: place } = useQuery(seriesQuery(meetingId));
  const options = optionsFor(place).filter((option) => !(wholeOnly && option.value === 'this'));
  return <Options label="Áp dụng cho" options={options} value={value} onChange={onChange} />;
}
