import type { Brief } from '@hopgon/contract/preparation/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { briefQuery } from '../../data/meetings/preparation.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatDay } from '../../lib/format/date.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';

type Last = NonNullable<Brief['last']>;

/** What the meeting before left: conclusions, open questions, who owes what, and what was not reached. */
export function BriefPanel({ meetingId }: { readonly meetingId: string }) {
  const { data, error, refetch } = useQuery(briefQuery(meetingId));
  return (
    <Panel>
      <PanelHead title="Từ buổi trước" />
      {data ? (
        <BriefBody brief={data} />
      ) : error ? (
        <LoadFailure
          text={failureText(error, 'Không thể tải phần tóm tắt buổi trước.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows />
      )}
    </Panel>
  );
}

function BriefBody({ brief }: { readonly brief: Brief }) {
  const { last, conclusions, questions, openItems, notReached, unapproved } = brief;
  if (!last) {
    return (
      <p className="px-5 py-4 text-muted">
        Chưa có buổi họp trước nào cùng tên hoặc cùng chuỗi mà bạn được xem.
      </p>
    );
  }
  const nothing =
    conclusions.length + questions.length + openItems.length + notReached.length + unapproved === 0;
  return (
    <div className="divide-y">
      <p className="px-5 py-3 text-small text-muted">
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: last.id }}
          className="font-medium text-ink underline underline-offset-2"
        >
          {last.title}
        </Link>
        {`, ${formatDay(last.startsAt, last.timeZone)}`}
        {nothing && '. Không còn gì để lại.'}
      </p>
      {unapproved > 0 && (
        <p className="px-5 py-3 text-small text-turmeric-ink">
          Buổi trước còn {unapproved} mục máy đọc được, chưa ai duyệt.{' '}
          <Link
            to="/meetings/$meetingId"
            params={{ meetingId: last.id }}
            search={{ tab: 'phan-tich' }}
            className="font-medium underline underline-offset-2"
          >
            Xem và duyệt
          </Link>
        </p>
      )}
      <Said title="Đã kết luận" statements={conclusions} last={last} />
      <Said title="Còn để ngỏ" statements={questions} last={last} />
      {openItems.length > 0 && (
        <Part title="Việc chưa xong">
          {openItems.map(({ id, title, assigneeName, overdue }) => (
            <li key={id} className="break-words">
              {title}
              <span className={overdue ? 'text-brick-ink' : 'text-muted'}>
                {` · ${assigneeName ?? 'Chưa có người nhận'}${overdue ? ', quá hạn' : ''}`}
              </span>
            </li>
          ))}
        </Part>
      )}
      {notReached.length > 0 && (
        <Part title="Chưa kịp bàn">
          {notReached.map(({ id, title, minutes }) => (
            <li key={id} className="break-words">
              {title} <span className="text-muted">· {minutes} phút</span>
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="px-5 py-3">
    <h3 className="text-small font-medium text-muted">{title}</h3>
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">{children}</ul>
  </section>
);

interface SaidProps {
  readonly title: string;
  readonly statements: Brief['conclusions'];
  readonly last: Last;
}

/** Each leads to the line it rests on. */
function Said({ title, statements, last }: SaidProps) {
  if (statements.length === 0) return null;
  return (
    <Part title={title}>
      {statements.map(({ text, evidence, version }) => (
        <li key={`${evidence.join()}${text}`} className="break-words">
          {text}{' '}
          {evidence.length > 0 && (
            <Link
              to="/meetings/$meetingId"
              params={{ meetingId: last.id }}
              search={{ tab: 'ban-ghi', v: version ?? undefined, turn: evidence[0] }}
              className="text-small text-jade-ink underline underline-offset-2"
            >
              căn cứ
            </Link>
          )}
        </li>
      ))}
    </Part>
  );
}
