import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { givenItemsQuery, myDoneItemsQuery, myItemsQuery } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ChecklistDrawing } from '../../../ui/layout/drawings.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { AcceptButton } from '../accept-button.tsx';
import { DeclineButton } from '../decline-button.tsx';
import { ExtensionNote } from '../extensions/extension-note.tsx';
import { ItemDialogs } from '../item-dialogs.tsx';
import { ItemMenu } from '../item-menu.tsx';
import { ItemProgress } from '../item-progress.tsx';
import { ItemPriority, ItemState } from '../item-state.tsx';
import { WorkTabs } from '../work-tabs.tsx';
import { groupTasks } from './my-tasks.rules.ts';

const NewItemDialog = lazyPart(() => import('../new-item-dialog.tsx'), 'NewItemDialog');

/** Việc của tôi: everything one was asked to do, by what it asks for, and what one gave to others outside of meetings. */
export function MyTasksPage() {
  usePageTitle('Việc của tôi');
  const own = useQuery(myItemsQuery);
  const done = useQuery(myDoneItemsQuery);
  const given = useQuery(givenItemsQuery);
  const [isWriting, write] = useKept('writing own task', false);
  const groups = groupTasks(
    [...(own.data ?? []), ...(done.data ?? [])],
    given.data ?? [],
    localDay(Date.now(), browserZone()),
  );
  const isEmpty = own.data && done.data && given.data && groups.length === 0;
  const add = (
    <Button icon={<Plus />} onClick={() => write(true)}>
      Thêm việc
    </Button>
  );
  return (
    <Page>
      <WorkTabs />
      <PageHead title="Việc của tôi" actions={own.data && !isEmpty ? add : undefined} />
      <div ref={useRowFocus<HTMLDivElement>()} className="flex flex-col gap-4">
        <ItemDialogs>
          {groups.map(({ title, isGiven, items }) => (
            <Panel key={title}>
              <PanelHead title={title} aside={`${items.length} việc`} />
              <ul>
                {items.map((item) => (
                  <TaskRow key={item.id} item={item} isGiven={isGiven} />
                ))}
              </ul>
            </Panel>
          ))}
        </ItemDialogs>
        {isEmpty && (
          <Panel>
            <EmptyState
              drawing={<ChecklistDrawing />}
              title="Bạn chưa có việc nào"
              text="Việc được giao cho bạn hiện ở đây kèm hạn. Bạn cũng có thể tự ghi một việc, hoặc giao việc cho người khác và theo dõi ở đây."
              action={add}
            />
          </Panel>
        )}
        {!own.data && (
          <Panel>
            <Loaded query={own} failure="Không thể tải việc của bạn.">
              {() => null}
            </Loaded>
          </Panel>
        )}
        {own.data && groups.length === 0 && (done.isPending || given.isPending) && (
          <Panel>
            <SkeletonRows />
          </Panel>
        )}
        <MissingPart
          query={given}
          title="Việc bạn giao ngoài cuộc họp"
          failure="Không thể tải việc bạn giao."
        />
        <MissingPart query={done} title="Đã xong" failure="Không thể tải việc đã xong." />
      </div>
      <Suspense>{isWriting && <NewItemDialog open onOpenChange={write} />}</Suspense>
    </Page>
  );
}

interface MissingPartProps {
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly title: string;
  readonly failure: string;
}

/** Says that a part could not be read; while it is read, nothing stands in its place. */
const MissingPart = ({ query: { data, error, refetch }, title, failure }: MissingPartProps) =>
  data === undefined &&
  error && (
    <Panel>
      <PanelHead title={title} />
      <LoadFailure text={failureText(error, failure)} onRetry={() => void refetch()} />
    </Panel>
  );

interface TaskRowProps {
  readonly item: ActionItem;
  readonly isGiven: true | undefined;
}

const TaskRow = ({ item, isGiven }: TaskRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b px-5 py-3.5 last:border-b-0 max-md:px-4">
    <div className="min-w-[min(15rem,100%)] flex-1">
      <h3 className="font-medium break-words">{item.title}</h3>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-small text-muted">
        {isGiven && <span className="break-words">{item.assigneeName ?? 'Chưa có người phụ trách'}</span>}
        {!isGiven && item.givenByName && <span className="min-w-0 break-words">{item.givenByName} giao</span>}
        <span className={cx('tabular-nums', item.overdue && 'font-medium text-brick-ink')}>
          {item.deadline ? `Hạn ${dayInDigits(item.deadline)}` : 'Không có hạn'}
        </span>
        {/* What is as usual is not said in every row. */}
        {item.priority !== 'trung bình' && <ItemPriority item={item} />}
        {item.meeting && (
          <Link
            to="/meetings/$meetingId"
            params={{ meetingId: item.meeting.id }}
            search={{ tab: 'viec' }}
            className="min-w-0 break-words hover:underline"
          >
            {item.meeting.title}
          </Link>
        )}
        {isGiven && item.declineReason && (
          <span className="min-w-0 break-words">Lý do từ chối: {item.declineReason}</span>
        )}
      </p>
    </div>
    <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
      {isGiven ? (
        <ItemState item={item} />
      ) : (
        <>
          {item.state === 'doing' && <ItemState item={item} />}
          {item.can.accept && (
            <>
              <DeclineButton item={item} />
              <AcceptButton item={item} />
            </>
          )}
          {item.can.progress && (
            <ItemProgress item={item} onDone={() => toast.say(`Đã xong: ${item.title}`)} />
          )}
        </>
      )}
      <ItemMenu item={item} />
    </div>
    <ExtensionNote item={item} />
  </li>
);
