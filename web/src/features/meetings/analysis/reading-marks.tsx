import type { ReadingMark } from '@hopgon/contract/readings/schemas';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Chip } from '../../../ui/marks/chip.tsx';
import { markWords } from './readings.rules.ts';

/** Why a person should look. */
export const ReadingMarks = ({ marks }: { readonly marks: readonly ReadingMark[] }) =>
  marks.map((mark) => (
    <Chip key={mark} tone="turmeric" icon={<CircleDashed />}>
      {markWords[mark]}
    </Chip>
  ));
