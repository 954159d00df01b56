import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useTranscriptTurns } from '../transcript/use-transcript-turns.ts';
import { numbersInWords, shownTurns } from './evidence.rules.ts';
import { useEvidence } from './evidence-context.ts';
import { EvidenceLine } from './evidence-line.tsx';

/** Brings a line into sight inside the rail only: the page, and what one reads there, stays where it is. */
function showInside(rail: HTMLElement, line: HTMLElement): void {
  const above = line.offsetTop < rail.scrollTop;
  const below = line.offsetTop + line.offsetHeight > rail.scrollTop + rail.clientHeight;
  if (above || below) rail.scrollTop = Math.max(0, line.offsetTop - rail.clientHeight / 3);
}

/** The lines everything rests on, in the order they were said, beside what was made of them. */
export function EvidenceRail({ transcript: { id, turnCount } }: { readonly transcript: Transcript }) {
  const { cited, choice, choose, offered } = useEvidence();
  const looked = [...(choice?.turns ?? []), ...(offered?.turns ?? [])];
  const { turns, failed, retry } = useTranscriptTurns(id, shownTurns(cited, looked, turnCount));
  const rail = useRef<HTMLOListElement>(null);
  const line = useRef<HTMLLIElement>(null);
  const loaded = turns.length > 0;

  useEffect(() => {
    if (choice && loaded && rail.current && line.current) showInside(rail.current, line.current);
  }, [choice, loaded]);

  const step = (by: number) => {
    const turn = cited[choice ? cited.indexOf(choice.turn) + by : 0];
    if (turn !== undefined) choose({ statement: null, turns: [turn], turn });
  };
  if (cited.length === 0 && !offered) return null;
  return (
    <aside aria-label="Căn cứ" className="sticky top-18 hidden flex-col self-start lg:flex">
      <div className="flex items-center gap-1 pb-2 pl-3">
        <h2 className="font-semibold">Căn cứ</h2>
        <span aria-live="polite" className="ml-auto text-small text-muted tabular-nums">
          {choice ? `Câu ${numbersInWords(choice.turns)}` : `${cited.length} câu`}
        </span>
        <IconButton label="Căn cứ trước" size="small" icon={<ChevronUp />} onClick={() => step(-1)} />
        <IconButton label="Căn cứ sau" size="small" icon={<ChevronDown />} onClick={() => step(1)} />
      </div>
      {/* So high that it fits below the meeting's head too, where the page has not been scrolled yet. */}
      <ol
        ref={rail}
        aria-label="Các câu được dẫn"
        className="relative max-h-[max(320px,calc(100dvh-300px))] overflow-y-auto"
      >
        {turns.map((turn) => (
          <EvidenceLine key={turn.index} turn={turn} ref={turn.index === choice?.turn ? line : undefined} />
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
