import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { Gap, Speaker } from '../transcript/turn-line.tsx';
import { isNear } from './evidence.rules.ts';
import { numberChip } from './evidence-chips.tsx';
import { useEvidence } from './evidence-context.ts';

/** Of a line that nothing rests on yet. */
const plainNumber = 'ml-auto px-1 text-muted tabular-nums hover:text-jade hover:underline';

interface EvidenceLineProps {
  readonly turn: Turn;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One line in the rail; its number leads to it in the transcript. */
export function EvidenceLine({ turn: { index, speaker, startMs, gapMs, text }, ref }: EvidenceLineProps) {
  const { meetingId } = useMeetingPlace();
  const { cited, choice, offered, version } = useEvidence();
  const chosen = choice?.turns.includes(index) ?? false;
  const isOffered = offered !== null && isNear(index, offered.turns);
  return (
    <li
      ref={ref}
      aria-current={chosen || undefined}
      className={cx('rounded-panel px-3 py-2', chosen && 'bg-jade-soft')}
    >
      <Gap startMs={startMs} gapMs={gapMs} />
      <Speaker speaker={speaker} startMs={startMs}>
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId }}
          search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn: index }}
          resetScroll={false}
          aria-label={`Mở câu ${index + 1} trong bản gỡ băng`}
          title="Mở trong bản gỡ băng"
          className={cited.includes(index) ? cx(numberChip(chosen), 'ml-auto') : plainNumber}
        >
          {index + 1}
        </Link>
      </Speaker>
      <p className="break-words">{text}</p>
      {isOffered && (
        <Button look="plain" size="small" icon={<Plus />} onClick={() => offered.onAdd(index)}>
          Thêm làm căn cứ
        </Button>
      )}
    </li>
  );
}
