import { useQuery } from '@tanstack/react-query';
import { carriedItemsQuery } from '../../../data/meetings/follow-ups.ts';
import { CarriedList } from '../../items/carried-items.tsx';
import { useLivePage } from '../live-context.ts';
import { LiveSection } from '../live-section.tsx';

/** What the meetings before left open, to come back to while this one is held. */
export function CarriedPanel() {
  const { meeting } = useLivePage();
  const { data } = useQuery({ ...carriedItemsQuery(meeting.id), enabled: meeting.series !== null });
  if (!data || data.length === 0) return null;
  return (
    <LiveSection title="Việc chưa xong từ các buổi trước" aside={`${data.length} việc`}>
      <CarriedList items={data} />
    </LiveSection>
  );
}
