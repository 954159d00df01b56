import type { FollowUp, FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { followUpsQuery, usePrintFollowUps } from '../../data/meetings/follow-ups.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { ChecklistDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Table, Td, Th, Tr } from '../../ui/layout/table.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { readBoardPlace } from './board-place.rules.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ExtensionNote } from './extensions/extension-note.tsx';
import { lastReminderWords, stateChoices } from './follow-up-words.rules.ts';
import { ItemDialogs } from './item-dialogs.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemState } from './item-state.tsx';
import { RemindSeveral } from './reminders/remind-several.tsx';
import { useRemind } from './reminders/use-remind.ts';
import { StalePromisesPanel } from './stale-promises-panel.tsx';
import { withItems } from './ticked-tasks.rules.ts';
import { useTickedTasks } from './use-ticked-tasks.ts';
import { WorkTabs } from './work-tabs.tsx';

/** Bảng theo dõi kết luận: what meetings gave to people, until when, and how it stands. */
export function FollowUpsPage() {
  usePageTitle('Theo dõi kết luận');
  const { tinhtrang, tim = '' } = readBoardPlace(useSearch({ strict: false }));
  const state: FollowUpState = tinhtrang ?? 'open';
  const navigate = useNavigate();
  const setState = (next: FollowUpState) =>
    void navigate({
      to: '.',
      search: (place) => ({ ...place, tinhtrang: next === 'open' ? undefined : next }),
      replace: true,
    });
  const [words, setWords] = useState(tim);
  const search = useDebounced(words.normalize('NFC').trim());
  const filter = { state, search };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    followUpsQuery(filter),
  );
  const followUps = data?.pages.flatMap((page) => page.followUps) ?? [];
  const { chosenIds, tick, bar } = useTickedTasks();
  const chosen = followUps.filter(({ item }) => item.can.edit && chosenIds.has(item.id));
  const isFiltered = state !== 'open' || search !== '';
  return (
    <Page>
      <WorkTabs />
      <PageHead
        title="Theo dõi kết luận"
        note="Việc của các cuộc họp bạn xem được. Tệp tải về không có việc của họp kín."
        actions={<BoardActions followUps={followUps} filter={filter} />}
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Tìm trong bảng theo dõi"
          placeholder="Tìm việc, cuộc họp, người"
          value={words}
          onChange={setWords}
          className="min-w-0 flex-1 basis-60"
        />
        <div className="w-40">
          <Select label="Tình trạng" choices={stateChoices} value={state} onChange={setState} />
        </div>
      </div>
      {!isFiltered && <StalePromisesPanel kind="task" />}
      {!data && (
        <Panel>
          {error ? (
            <LoadFailure
              text={failureText(error, 'Không thể tải bảng theo dõi.')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows />
          )}
        </Panel>
      )}
      {data && followUps.length === 0 && (
        <Panel>
          <EmptyState
            drawing={<ChecklistDrawing />}
            title={isFiltered ? 'Không có việc nào như vậy' : 'Không còn việc nào dang dở'}
            text={
              isFiltered
                ? 'Hãy thử từ khác hoặc tình trạng khác.'
                : 'Việc được duyệt trong cuộc họp hiện ở đây cho đến khi xong.'
            }
          />
        </Panel>
      )}
      <BulkBar chosen={chosen} {...bar} />
      <ItemDialogs>
        {followUps.length > 0 && <Board followUps={followUps} chosenIds={chosenIds} onChoose={tick} />}
      </ItemDialogs>
      {hasNextPage && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Xem thêm
        </Button>
      )}
    </Page>
  );
}

interface BoardActionsProps {
  readonly followUps: readonly FollowUp[];
  readonly filter: Parameters<typeof followUpsQuery>[0];
}

function BoardActions({ followUps, filter }: BoardActionsProps) {
  const { mutate: print, isPending: isPrinting, variables: printed } = usePrintFollowUps();
  const onError = (error: Error) => toast.fail(failureText(error, 'Không thể tải tệp. Vui lòng thử lại.'));
  return (
    <>
      {/* First, so that the others stay where they are when it goes. */}
      <RemindSeveral items={followUps.filter(({ can }) => can.remind).map(({ item }) => item)} />
      {followUps.length > 0 &&
        (['xlsx', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            icon={format === 'pdf' ? <Printer /> : <FileSpreadsheet />}
            busy={isPrinting && printed.format === format}
            onClick={() => print({ ...filter, format }, { onError })}
          >
            {format === 'pdf' ? 'Tải PDF' : 'Tải Excel'}
          </Button>
        ))}
    </>
  );
}

interface BoardProps {
  readonly followUps: readonly FollowUp[];
  readonly chosenIds: ReadonlySet<string>;
  readonly onChoose: (chosenIds: ReadonlySet<string>) => void;
}

const tickCell = 'w-px pr-0';

const Board = ({ followUps, chosenIds, onChoose }: BoardProps) => (
  <Table aria-label="Việc của các cuộc họp">
    <thead>
      <tr>
        <Th className={tickCell}>
          <ChooseAll followUps={followUps} chosenIds={chosenIds} onChoose={onChoose} />
        </Th>
        <Th>Kết luận</Th>
        <Th className="max-lg:hidden">Người phụ trách</Th>
        <Th className="max-lg:hidden">Hạn</Th>
        <Th className="max-lg:hidden">Tình trạng</Th>
        <Th className="max-lg:hidden">Số lần chuyển</Th>
        <Th>
          <span className="sr-only">Thao tác</span>
        </Th>
      </tr>
    </thead>
    <tbody>
      {followUps.map((followUp) => (
        <BoardRow
          key={followUp.item.id}
          followUp={followUp}
          isChosen={chosenIds.has(followUp.item.id)}
          onChoose={(isChosen) => onChoose(withItems(chosenIds, [followUp.item.id], isChosen))}
        />
      ))}
    </tbody>
  </Table>
);

function ChooseAll({ followUps, chosenIds, onChoose }: BoardProps) {
  const editable = followUps.filter(({ item }) => item.can.edit).map(({ item }) => item.id);
  if (editable.length === 0) return <span className="sr-only">Chọn</span>;
  return (
    <Checkbox
      checked={editable.every((id) => chosenIds.has(id))}
      onChange={(event) => onChoose(withItems(chosenIds, editable, event.target.checked))}
    >
      <span className="sr-only">Chọn tất cả việc sửa được</span>
    </Checkbox>
  );
}

interface BoardRowProps {
  readonly followUp: FollowUp;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function BoardRow({ followUp, isChosen, onChoose }: BoardRowProps) {
  const { item, carriedOver, remindedOn, can } = followUp;
  const { remind, isPending } = useRemind();
  const today = localDay(Date.now(), useClocks().company);
  const { title, meeting, assigneeName, deadline, overdue } = item;
  const standing = (
    <span className="flex flex-wrap gap-1.5">
      <ItemState item={item} />
    </span>
  );
  const late = overdue && 'font-medium text-brick-ink';
  return (
    <Tr>
      <Td className={tickCell}>
        {item.can.edit && (
          <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
            <span className="sr-only">Chọn “{title}”</span>
          </Checkbox>
        )}
      </Td>
      <Td className="break-words">
        <span className="font-medium">{title}</span>
        {meeting && (
          <Link
            to="/meetings/$meetingId"
            params={{ meetingId: meeting.id }}
            search={{ tab: 'viec' }}
            className="block text-small text-muted hover:underline"
          >
            {meeting.title}
          </Link>
        )}
        <span className="mt-1 flex flex-col gap-1 text-small text-muted lg:hidden">
          <span>{assigneeName ?? 'Chưa rõ người phụ trách'}</span>
          <span className={cx('tabular-nums', late)}>
            {deadline ? `Hạn ${dayInDigits(deadline)}` : 'Không có hạn'}
          </span>
          {standing}
          {carriedOver > 0 && <span>Đã chuyển {carriedOver} lần</span>}
        </span>
        {remindedOn && (
          <span className="block text-small text-muted">{lastReminderWords(remindedOn, today)}</span>
        )}
        {item.declineReason && (
          <span className="block text-small text-muted">Lý do từ chối: {item.declineReason}</span>
        )}
        {item.extension && (
          <div className="mt-1.5">
            <ExtensionNote item={item} />
          </div>
        )}
      </Td>
      <Td className="break-words max-lg:hidden">{assigneeName ?? 'Chưa rõ'}</Td>
      <Td className={cx('whitespace-nowrap tabular-nums max-lg:hidden', late)}>
        {deadline ? dayInDigits(deadline) : 'Không có'}
      </Td>
      <Td className="max-lg:hidden">{standing}</Td>
      <Td className="tabular-nums max-lg:hidden">{carriedOver === 0 ? '' : `${carriedOver} lần`}</Td>
      <Td className="w-px">
        <span className="flex items-center justify-end gap-1 max-sm:flex-col max-sm:items-end">
          {can.remind && (
            <Button
              look="plain"
              size="small"
              aria-label={`Nhắc: ${title}`}
              busy={isPending}
              onClick={() => remind([item.id])}
            >
              Nhắc
            </Button>
          )}
          <ItemMenu item={item} />
        </span>
      </Td>
    </Tr>
  );
}
