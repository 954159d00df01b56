import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { cx } from '../../ui/cx.ts';
import { numberChip } from './evidence-chips.tsx';
import { useEvidence } from './evidence-context.ts';
import { Speaker } from './turn-line.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

interface EvidenceLineProps {
  readonly turn: Turn;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** One cited line in the rail; its number leads to it in the transcript. */
export function EvidenceLine({ turn: { index, speaker, startMs, text }, ref }: EvidenceLineProps) {
  const { meetingId } = useMeetingPlace();
  const { numbers, choice, version } = useEvidence();
  const chosen = choice?.turns.includes(index) ?? false;
  return (
    <li
      ref={ref}
      aria-current={chosen || undefined}
      className={cx('rounded-panel px-3 py-2', chosen && 'bg-jade-soft')}
    >
      <Speaker speaker={speaker} startMs={startMs}>
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId }}
          search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn: index }}
          resetScroll={false}
          aria-label={`Mở câu của dẫn chứng ${numbers.get(index) ?? ''} trong bản ghi`}
          title="Mở trong bản ghi"
          className={cx(numberChip(chosen), 'ml-auto')}
        >
          {numbers.get(index)}
        </Link>
      </Speaker>
      <p className="break-words">{text}</p>
    </li>
  );
}
