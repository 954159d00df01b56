import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { numbersInWords } from './evidence.rules.ts';
import { useEvidence } from './evidence-context.ts';
import { Speaker } from './turn-line.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';
import { useTurns } from './use-turns.ts';

/** Brings a line into sight inside the rail only: the page, and what one reads there, stays where it is. */
function showInside(rail: HTMLElement, line: HTMLElement): void {
  const above = line.offsetTop < rail.scrollTop;
  const below = line.offsetTop + line.offsetHeight > rail.scrollTop + rail.clientHeight;
  if (above || below) rail.scrollTop = Math.max(0, line.offsetTop - rail.clientHeight / 3);
}

/** The lines everything rests on, in the order they were said, beside what was made of them. */
export function EvidenceRail({ transcriptId }: { readonly transcriptId: string }) {
  const { meetingId } = useMeetingPlace();
  const { numbers, chosen, choose, version } = useEvidence();
  const cited = [...numbers.keys()];
  const { turns, failed, retry } = useTurns(transcriptId, cited);
  const rail = useRef<HTMLOListElement>(null);
  const first = chosen[0];
  const loaded = turns.length > 0;

  useEffect(() => {
    const line = loaded && rail.current?.querySelector('[aria-current]');
    if (first !== undefined && line instanceof HTMLElement && rail.current) showInside(rail.current, line);
  }, [first, loaded]);

  const step = (by: number) => {
    const next = cited[first === undefined ? 0 : cited.indexOf(first) + by];
    if (next !== undefined) choose([next]);
  };
  return (
    <aside
      aria-label="Dẫn chứng"
      className="sticky top-14 hidden max-h-[calc(100dvh-56px)] flex-col self-start lg:flex"
    >
      <div className="flex items-center gap-1 pb-2 pl-3">
        <h2 className="font-semibold">Dẫn chứng</h2>
        <span aria-live="polite" className="ml-auto text-small text-muted tabular-nums">
          {chosen.length > 0
            ? `${numbersInWords(chosen, numbers)} trong ${cited.length}`
            : `${cited.length} câu`}
        </span>
        <IconButton label="Dẫn chứng trước" size="small" icon={<ChevronUp />} onClick={() => step(-1)} />
        <IconButton label="Dẫn chứng sau" size="small" icon={<ChevronDown />} onClick={() => step(1)} />
      </div>
      <ol ref={rail} aria-label="Các câu được dẫn" className="relative min-h-0 flex-1 overflow-y-auto">
        {turns.map((turn) => (
          <li
            key={turn.index}
            aria-current={chosen.includes(turn.index) || undefined}
            className={cx('rounded-panel px-3 py-2', chosen.includes(turn.index) && 'bg-jade-soft')}
          >
            <Speaker speaker={turn.speaker} startMs={turn.startMs}>
              <Link
                to="/meetings/$meetingId"
                params={{ meetingId }}
                search={{
                  tab: 'ban-ghi',
                  ...(version === undefined ? {} : { v: version }),
                  turn: turn.index,
                }}
                resetScroll={false}
                aria-label={`Mở câu của dẫn chứng ${numbers.get(turn.index) ?? ''} trong bản ghi`}
                className={cx(
                  'ml-auto inline-flex h-6 min-w-6 items-center justify-center rounded-mark px-1 text-key font-semibold tabular-nums',
                  chosen.includes(turn.index) ? 'bg-jade text-on-jade' : 'bg-jade-soft text-jade-ink',
                )}
              >
                {numbers.get(turn.index)}
              </Link>
            </Speaker>
            <p className="break-words">{turn.text}</p>
          </li>
        ))}
        {!loaded && cited.length > 0 && !failed && (
          <li>
            <SkeletonRows />
          </li>
        )}
        {failed && (
          <li>
            <LoadFailure text="Không thể tải các câu được dẫn." onRetry={retry} />
          </li>
        )}
      </ol>
    </aside>
  );
}
