import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { figuresQuery, itemFatesQuery } from '../../data/company/figures.ts';
import { Bar } from '../../ui/layout/bar.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { SampleMark } from '../../ui/marks/sample-mark.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { answeredPart, type Part } from './waiting.rules.ts';

interface FigureProps {
  readonly label: string;
  /** The part of the analysis where this is listed. */
  readonly opens: 'gio-hop' | 'viec' | 'loi-moi';
  /** Nothing while it is not known. */
  readonly part: Part | undefined;
  /** What is counted over what. */
  readonly over: (part: Part) => string;
  /** When there is nothing to count over. */
  readonly none: string;
}

function Figure({ label, opens, part, over, none }: FigureProps) {
  const counted = part !== undefined && part.of > 0;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-small font-medium">
          <Link to="/analytics" hash={opens} className="rounded-mark hover:underline">
            {label}
          </Link>
        </h3>
        {counted && (
          <span className="text-small text-muted tabular-nums">
            {Math.round((part.done / part.of) * 100)}%
          </span>
        )}
      </div>
      {counted && (
        <div className="mt-1.5">
          <Bar share={part.done / part.of} />
        </div>
      )}
      {part ? (
        <p className="mt-1 text-small text-muted">{counted ? over(part) : none}</p>
      ) : (
        <Skeleton className="mt-3 mb-1.5 h-2.5 w-40" />
      )}
    </div>
  );
}

/** Three shares, each with what it counts over. */
export function FiguresPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { counted, week } = dashboard;
  const fates = useQuery(itemFatesQuery);
  const ofWeek = useQuery(figuresQuery({ of: 'own', from: week[0]?.day, to: week.at(-1)?.day }));
  return (
    <Panel>
      <PanelHead title="Tình hình công việc" aside={counted.isSample && <SampleMark />} />
      <div className="flex flex-col gap-4 px-5 py-4">
        <Figure
          label="Giờ làm việc dành cho họp"
          opens="gio-hop"
          part={ofWeek.data && { done: ofWeek.data.totals.work.part, of: ofWeek.data.totals.work.whole }}
          over={({ of }) => `Trong ${hoursInWords(of * 60_000)} làm việc từ đầu tuần đến giờ`}
          none="Tuần này chưa có giờ làm việc nào được tính."
        />
        <Figure
          label="Việc xong đúng hạn"
          opens="viec"
          part={fates.data && { done: fates.data.inTime, of: fates.data.inTime + fates.data.late }}
          over={({ done, of }) => `${done} trên ${of} việc có hạn đã xong`}
          none="Chưa có việc có hạn nào đã xong."
        />
        <Figure
          label="Lời mời đã trả lời"
          opens="loi-moi"
          part={counted.week && answeredPart(counted.week)}
          over={({ done, of }) => `${done} trên ${of} lời mời họp của tuần này`}
          none="Tuần này chưa có lời mời nào."
        />
      </div>
    </Panel>
  );
}
