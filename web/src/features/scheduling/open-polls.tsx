import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pollsQuery } from '../../data/scheduling.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { pollStatusWords } from './scheduling-words.ts';

const mostShown = 6;

const tones: Readonly<Record<PollSummary['status'], ChipTone>> = {
  open: 'jade',
  over: 'turmeric',
  settled: 'plain',
  cancelled: 'plain',
};

/** The polls one made or is asked in; nothing where there is none. */
export function OpenPolls() {
  const { data } = useQuery(pollsQuery);
  const polls = (data?.polls ?? []).slice(0, mostShown);
  if (polls.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="Đang hỏi giờ" />
      <ul className="divide-y">
        {polls.map(({ id, title, status, votedCount, voterCount, voted }) => (
          <li key={id}>
            <Link
              to="/meetings/polls/$pollId"
              params={{ pollId: id }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-5 py-2.5 hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block font-medium one-line">{title}</span>
                <span className="block text-small text-muted">
                  {votedCount}/{voterCount} người đã chọn
                  {status === 'open' && voted === false && ' · bạn chưa chọn'}
                </span>
              </span>
              <Chip tone={tones[status]}>{pollStatusWords[status]}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
