import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Rescheduling, useReschedule, useShowAt } from '../../../data/meetings/reschedule.ts';
import type { SeriesPart } from '../../../data/meetings/series.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { changeInWords, restoredInWords } from './change-words.rules.ts';
import type { Entry } from './entry.rules.ts';
import { isSame, type Span } from './shift.rules.ts';

const refused = 'Không thể đổi giờ cuộc họp. Vui lòng thử lại.';

interface TimeChange {
  readonly entry: Entry;
  readonly to: Span;
}

/** Gives a meeting another time, says so, and takes it back when asked. What is refused stands where it stood, and why is said. */
function useMove(timeZone: string) {
  const reschedule = useReschedule();
  return useCallback(
    ({ entry, to }: TimeChange, part: SeriesPart) => {
      const { id, title } = entry;
      const from = { start: entry.start, end: entry.end, days: entry.days };
      const send = (
        wanted: Rescheduling,
        done: (version: number, seriesId?: string) => void,
      ): Promise<void> =>
        reschedule(wanted).then(
          ({ version, series }) => done(version, series?.id),
          (problem) => {
            const insist = {
              label: 'Vẫn đặt',
              run: () => void send({ ...wanted, allowClashes: true }, done),
            };
            const text = `“${title}” vẫn giữ giờ cũ. ${failureText(problem, refused)}`;
            toast.fail(text, isRefusal(problem, 'meeting_clashes') ? insist : undefined);
          },
        );
      const span = part === 'this' ? undefined : part;
      // What was parted from those before is a series of its own by then: all of it goes back, and joins them again.
      const back = {
        id,
        to: from,
        from: to,
        span: span && ('all' as const),
        rejoins: true,
        allowClashes: true,
      };
      const undo = (version: number) =>
        send({ ...back, version }, (_, seriesId) => {
          const parted = seriesId !== entry.series?.id;
          toast.say(restoredInWords({ title, part, parted, from: to, to: from, timeZone }));
        });
      void send({ id, version: entry.version, to, from, span }, (version) => {
        // Moved before, this one stood elsewhere than its series: the way back would take the others there.
        const mayReturn = part === 'this' || entry.series?.start === entry.start;
        const change = { title, part, from, to, timeZone };
        const words = changeInWords({ ...change, mayReturn, isMailed: isMailed(entry, to) });
        if (mayReturn) toast.undoable(words, () => undo(version));
        else toast.say(words);
      });
    },
    [reschedule, timeZone],
  );
}

/** Whether others take part and get a mail of the new time: not of a draft, nor where one that is under way only ends at another hour. */
const isMailed = ({ participantCount, status, start }: Entry, to: Span): boolean =>
  participantCount > 1 && (status === 'upcoming' || (status === 'ongoing' && to.start !== start));

/** The same; of one of a series that has not begun it is asked first which of them are meant. */
export function useChangeTime(timeZone: string) {
  const move = useMove(timeZone);
  const showAt = useShowAt();
  const [asked, ask] = useState<TimeChange | null>(null);
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const onChange = useCallback(
    (entry: Entry, to: Span) => {
      if (isSame(entry, to)) return;
      const change = { entry, to };
      if (!entry.series || entry.status !== 'upcoming') return move(change, 'this');
      // Nobody is there any more to say which are meant.
      if (!isHere.current) return;
      showAt(entry.id, to);
      ask(change);
    },
    [move, showAt],
  );
  const choose = (part: SeriesPart) => {
    if (asked) move(asked, part);
    ask(null);
  };
  const leave = () => {
    if (asked) showAt(asked.entry.id, asked.entry);
    ask(null);
  };
  return { onChange, asked, choose, leave };
}
