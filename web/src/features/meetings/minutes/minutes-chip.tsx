import { useQuery } from '@tanstack/react-query';
import FilePen from 'lucide-react/icons/file-pen';
import { minutesQuery } from '../../../data/meetings/minutes.ts';
import { Chip } from '../../../ui/marks/chip.tsx';
import { stateWords } from './minutes-words.ts';

/** Beside the title of a meeting: where its minutes are; nothing while there are none. */
export function MinutesChip({ meetingId }: { readonly meetingId: string }) {
  const { data } = useQuery(minutesQuery(meetingId));
  if (!data?.minutes) return null;
  const { word, tone } = stateWords[data.minutes.state];
  return (
    <Chip tone={tone} icon={<FilePen />}>
      {word}
    </Chip>
  );
}
