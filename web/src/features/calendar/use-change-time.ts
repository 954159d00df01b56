import { useCallback } from 'react';
import { type Rescheduling, useReschedule } from '../../data/reschedule.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { toast } from '../../ui/toast.ts';
import { spanInWords } from './calendar-words.rules.ts';
import type { Entry } from './entry.rules.ts';
import { isSame, type Span } from './shift.rules.ts';

const refused = 'Không thể đổi giờ cuộc họp. Vui lòng thử lại.';

/** Gives a meeting another time, says so, and takes it back when asked. What is refused stands where it stood, and why is said. */
export function useChangeTime(timeZone: string) {
  const reschedule = useReschedule();
  return useCallback(
    (entry: Entry, to: Span) => {
      const { id, title } = entry;
      const from = { start: entry.start, end: entry.end };
      if (isSame(from, to)) return;
      const send = (wanted: Rescheduling, done: (version: number) => void): void =>
        void reschedule(wanted).then(
          ({ version }) => done(version),
          (problem) => {
            const insist = { label: 'Vẫn đặt', run: () => send({ ...wanted, allowClashes: true }, done) };
            const text = `“${title}” ở lại giờ cũ. ${failureText(problem, refused)}`;
            toast.fail(text, isRefusal(problem, 'meeting_clashes') ? insist : undefined);
          },
        );
      const takeBack = (version: number) =>
        send({ id, version, to: from, from: to, allowClashes: true }, () =>
          toast.say(`Đã trả “${title}” về ${spanInWords(from, timeZone)}`),
        );
      send({ id, version: entry.version, to, from }, (version) =>
        toast.say(`Đã chuyển “${title}” sang ${spanInWords(to, timeZone)}`, {
          label: 'Hoàn tác',
          run: () => takeBack(version),
        }),
      );
    },
    [reschedule, timeZone],
  );
}
