import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { Found, Speaker } from './turn-line.tsx';

interface TurnListProps {
  readonly turns: readonly Turn[];
  /** Words looked for; empty for none. */
  readonly query?: string;
  /** A line is opened from here. */
  readonly onOpen?: () => void;
}

/** Lines of what was said. The one the address names is marked and brought into sight. */
export function TurnList({ turns, query = '', onOpen }: TurnListProps) {
  const { meetingId, version, turn: marked } = useMeetingPlace();
  const line = useRef<HTMLLIElement>(null);
  const here = turns.some(({ index }) => index === marked);

  useEffect(() => {
    if (marked === undefined || !here) return;
    // After the router has put the page where a new address begins: at its top.
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [marked, here]);

  return (
    <ol className="py-2">
      {turns.map(({ index, speaker, startMs, text }) => (
        <li
          key={index}
          ref={index === marked ? line : undefined}
          id={`cau-${index + 1}`}
          aria-current={index === marked || undefined}
          className={cx(
            'group scroll-my-24 border-l-2 px-5 py-2 max-md:px-4',
            index === marked ? 'border-jade bg-jade-wash' : 'border-transparent',
          )}
        >
          <Speaker speaker={speaker} startMs={startMs}>
            <Link
              to="/meetings/$meetingId"
              params={{ meetingId }}
              search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn: index }}
              resetScroll={false}
              onClick={onOpen}
              aria-label={`Liên kết đến câu ${index + 1}`}
              className="ml-auto rounded-mark px-1 text-muted tabular-nums hover:text-jade hover:underline"
            >
              {index + 1}
            </Link>
          </Speaker>
          <p className="max-w-[80ch] break-words whitespace-pre-line">
            {query === '' ? text : <Found text={text} query={query} />}
          </p>
        </li>
      ))}
    </ol>
  );
}
