import { localDay } from '@hopgon/contract/time/zoned';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../../data/meetings/decisions.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TranscriptDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { StalePromisesPanel } from '../items/stale-promises-panel.tsx';
import { WorkTabs } from '../items/work-tabs.tsx';
import { ContradictionsPanel } from './contradictions-panel.tsx';
import { DecisionRow } from './decision-row.tsx';
import { daysOfYear, type StandingChoice, standingChoices, yearChoices } from './decision-words.rules.ts';

/** Sổ quyết định: what meetings decided, whether it holds, and what replaced it. */
export function DecisionsPage() {
  usePageTitle('Sổ quyết định');
  const clocks = useClocks();
  const thisYear = Number(localDay(Date.now(), clocks.company).slice(0, 4));
  const [words, setWords] = useState('');
  const [standing, setStanding] = useState<StandingChoice>('all');
  const [year, setYear] = useState('all');
  const search = useDebounced(words.normalize('NFC').trim());
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    decisionsQuery({ search, ...daysOfYear(year), ...(standing !== 'all' && { standing }) }),
  );
  const decisions = data?.pages.flatMap((page) => page.decisions) ?? [];
  const isFiltered = search !== '' || standing !== 'all' || year !== 'all';
  return (
    <Page>
      <WorkTabs />
      <PageHead
        title="Sổ quyết định"
        note="Quyết định trong biên bản đã thông qua, và quyết định đã duyệt của cuộc họp chưa có biên bản."
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Tìm trong sổ quyết định"
          placeholder="Đã chốt gì về…"
          value={words}
          onChange={setWords}
          className="min-w-0 flex-1 basis-60"
        />
        <div className="w-44">
          <Select label="Hiệu lực" choices={standingChoices} value={standing} onChange={setStanding} />
        </div>
        <div className="w-36">
          <Select label="Năm" choices={yearChoices(thisYear)} value={year} onChange={setYear} />
        </div>
      </div>
      {!isFiltered && <ContradictionsPanel />}
      {!isFiltered && <StalePromisesPanel kind="decision" />}
      <Panel>
        {!data &&
          (error ? (
            <LoadFailure
              text={failureText(error, 'Không thể tải sổ quyết định.')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows />
          ))}
        {data && decisions.length === 0 && (
          <EmptyState
            drawing={<TranscriptDrawing />}
            title={isFiltered ? 'Không có quyết định nào như vậy' : 'Chưa có quyết định nào'}
            text={
              isFiltered
                ? 'Hãy thử từ khác, hiệu lực khác hoặc năm khác.'
                : 'Quyết định hiện ở đây khi biên bản được thông qua, hoặc khi được duyệt trong phần phân tích.'
            }
          />
        )}
        {decisions.length > 0 && (
          <ul aria-label="Quyết định">
            {decisions.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} />
            ))}
          </ul>
        )}
      </Panel>
      {hasNextPage && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Xem thêm
        </Button>
      )}
    </Page>
  );
}
