import type { MinutesNumberEntry } from '@hopgon/contract/minutes/register/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { registerQuery } from '../../data/company/minutes-register.ts';
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
import { Table, Td, Th, Tr } from '../../ui/layout/table.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { WorkTabs } from '../items/work-tabs.tsx';
import { registerStateWords, yearChoices } from './register.rules.ts';

/** Sổ biên bản: every number that was given, in its year; what one may not see stands there by its number alone. */
export function RegisterPage() {
  usePageTitle('Sổ biên bản');
  const clocks = useClocks();
  const thisYear = Number(localDay(new Date(), clocks.company).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim());
  const register = useInfiniteQuery(registerQuery(year, search));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = register;
  const entries = data?.pages.flatMap(({ numbers }) => numbers) ?? [];
  return (
    <Page>
      <WorkTabs />
      <PageHead title="Sổ biên bản" note="Mỗi số được cấp một lần, kể cả số đã hủy." />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Tìm trong sổ biên bản"
          placeholder="Tìm theo số hoặc tên cuộc họp"
          value={words}
          onChange={setWords}
          className="min-w-0 flex-1 basis-60"
        />
        <div className="w-40">
          <Select
            label="Năm"
            choices={yearChoices(data?.pages[0]?.years ?? [], thisYear)}
            value={String(year)}
            onChange={(next) => setYear(Number(next))}
          />
        </div>
      </div>
      {!data && !error && (
        <Panel>
          <SkeletonRows />
        </Panel>
      )}
      {error && !data && (
        <Panel>
          <LoadFailure
            text={failureText(error, 'Không thể tải sổ biên bản.')}
            onRetry={() => void refetch()}
          />
        </Panel>
      )}
      {data && entries.length === 0 && (
        <Panel>
          <EmptyState
            drawing={<TranscriptDrawing />}
            title={search === '' ? `Chưa có số nào trong năm ${year}` : 'Không có biên bản nào như vậy'}
            text={
              search === ''
                ? 'Biên bản được cấp số khi được thông qua và hiện ở đây.'
                : 'Hãy thử số khác, từ khác trong tên cuộc họp, hoặc năm khác.'
            }
          />
        </Panel>
      )}
      {entries.length > 0 && <Entries entries={entries} zone={clocks.company} />}
      {hasNextPage && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Xem thêm
        </Button>
      )}
    </Page>
  );
}

interface EntriesProps {
  readonly entries: readonly MinutesNumberEntry[];
  readonly zone: string;
}

const Entries = ({ entries, zone }: EntriesProps) => (
  <Table aria-label="Các số biên bản">
    <thead>
      <tr>
        <Th>Số</Th>
        <Th>Ngày cấp</Th>
        <Th>Trích yếu</Th>
        <Th className="max-md:hidden">Chủ trì</Th>
        <Th className="max-md:hidden">Tình trạng</Th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, number, at, isVoid, minutes }) => {
        const { word, tone } = registerStateWords({ isVoid, state: minutes?.state ?? null });
        return (
          <Tr key={id}>
            <Td className="font-medium whitespace-nowrap tabular-nums">{number}</Td>
            <Td className="whitespace-nowrap tabular-nums">{dayInDigits(localDay(at, zone))}</Td>
            <Td className="min-w-40 break-words">
              {minutes ? (
                <Link
                  to="/meetings/$meetingId"
                  params={{ meetingId: minutes.meetingId }}
                  search={{ tab: 'bien-ban' }}
                  className="link"
                >
                  {minutes.title}
                </Link>
              ) : (
                <span className="text-muted">Bạn không xem được biên bản này</span>
              )}
              <span className="mt-1 block md:hidden">
                <Chip tone={tone}>{word}</Chip>
              </span>
            </Td>
            <Td className="max-md:hidden">{minutes?.chairName ?? ''}</Td>
            <Td className="whitespace-nowrap max-md:hidden">
              <Chip tone={tone}>{word}</Chip>
            </Td>
          </Tr>
        );
      })}
    </tbody>
  </Table>
);
