import type { MeetingStatus } from '@hopgon/contract/meetings/schemas';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Radio from 'lucide-react/icons/radio';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { statusWords } from './meeting-words.ts';

const icons = { upcoming: Clock, ongoing: Radio, completed: Check, cancelled: Ban } as const;

const tones: Readonly<Record<MeetingStatus, ChipTone>> = {
  upcoming: 'turmeric',
  ongoing: 'jade',
  completed: 'plain',
  cancelled: 'plain',
};

export function StatusChip({ status }: { readonly status: MeetingStatus }) {
  const Icon = icons[status];
  return (
    <Chip tone={tones[status]} icon={<Icon />}>
      {statusWords[status]}
    </Chip>
  );
}
