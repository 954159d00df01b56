import { useLivePage } from '../live-context.ts';
import { useSeconds } from '../use-seconds.ts';
import { leftInWords, plannedFor, spentOn } from './course.rules.ts';
import { Bar, TimeLeft } from './current-time.tsx';

/** The item that is spoken of, above the tabs, where its column is not in sight. */
export function CurrentStrip() {
  const { live, serverNow } = useLivePage();
  const now = useSeconds(serverNow, live.state === 'running');
  const place = live.items.findIndex(({ id }) => id === live.currentItemId);
  const item = live.items[place];
  if (!item) return null;
  const left = leftInWords(item, now);
  return (
    <div className="shrink-0 bg-jade-soft px-4 py-2.5">
      <div className="flex items-center gap-2.5">
        <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-jade text-small font-semibold text-on-jade">
          {place + 1}
        </span>
        <span className="one-line min-w-0 flex-1 font-medium text-jade-ink">{item.title}</span>
        {left && <TimeLeft {...left} />}
      </div>
      {left && <Bar share={spentOn(item, now) / plannedFor(item)} />}
    </div>
  );
}
