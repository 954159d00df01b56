import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { Mentioned } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { useEvidence } from './evidence-context.ts';

/** Figures, days and names that were said, each a way to the line that says it first. */
export function MentionedPanel({ mentioned: { figures, dates, names } }: { readonly mentioned: Mentioned }) {
  if (figures.length + dates.length + names.length === 0) return null;
  const days = dates.map((day) => ({ ...day, day: dayInDigits(day.date) }));
  return (
    <Panel>
      <PanelHead title="Được nhắc tới" />
      <dl className="flex flex-col gap-3 px-5 py-4 max-md:px-4">
        <Group name="Con số" mentions={figures} />
        <Group name="Ngày" mentions={days} />
        <Group name="Tên" mentions={names} />
      </dl>
    </Panel>
  );
}

interface Mention {
  readonly text: string;
  readonly evidence: readonly number[];
  /** Which day was meant. */
  readonly day?: string;
}

function Group({ name, mentions }: { readonly name: string; readonly mentions: readonly Mention[] }) {
  const { meetingId } = useMeetingPlace();
  const { version } = useEvidence();
  if (mentions.length === 0) return null;
  return (
    <div>
      <dt className="mb-1.5 text-small text-muted">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {mentions.map(({ text, day, evidence: [turn = 0] }) => (
          <Link
            key={`${text} ${day} ${turn}`}
            to="/meetings/$meetingId"
            params={{ meetingId }}
            search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn }}
            resetScroll={false}
            title="Mở trong bản gỡ băng"
            className="inline-flex min-h-7 max-w-full flex-wrap items-center gap-x-1.5 rounded-mark border px-2 py-0.5 text-small hover:bg-hover"
          >
            <span className="min-w-0 break-words">{text}</span>
            {day && <span className="text-muted tabular-nums">{day}</span>}
          </Link>
        ))}
      </dd>
    </div>
  );
}
