import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { myItemsQuery, useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ChecklistDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { DeclineButton } from './decline-button.tsx';
import { ExtensionNote } from './extension-note.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemProgress } from './item-progress.tsx';
import { groupTasks } from './my-tasks.rules.ts';
import { WorkTabs } from './work-tabs.tsx';

const NewItemDialog = lazyPart(() => import('./new-item-dialog.tsx'), 'NewItemDialog');

/** Việc của tôi: everything one was asked to do, by what it asks for. */
export function MyTasksPage() {
  usePageTitle('Việc của tôi');
  const { data, error, refetch } = useQuery(myItemsQuery);
  const [isWriting, write] = useKept('writing own task', false);
  const groups = data ? groupTasks(data) : [];
  const add = (
    <Button icon={<Plus />} onClick={() => write(true)}>
      Thêm việc
    </Button>
  );
  return (
    <Page>
      <WorkTabs />
      <PageHead title="Việc của tôi" actions={data && groups.length > 0 ? add : undefined} />
      <div ref={useRowFocus<HTMLDivElement>()} className="flex flex-col gap-4">
        {groups.map(({ title, items }) => (
          <Panel key={title}>
            <PanelHead title={title} aside={`${items.length} việc`} />
            <ul>
              {items.map((item) => (
                <TaskRow key={item.id} item={item} />
              ))}
            </ul>
          </Panel>
        ))}
        {data && groups.length === 0 && (
          <Panel>
            <EmptyState
              drawing={<ChecklistDrawing />}
              title="Bạn chưa có việc nào"
              text="Việc được giao trong cuộc họp hiện ở đây kèm hạn. Bạn cũng có thể tự ghi một việc."
              action={add}
            />
          </Panel>
        )}
        {!data && (
          <Panel>
            {error ? (
              <LoadFailure
                text={failureText(error, 'Không thể tải việc của bạn.')}
                onRetry={() => void refetch()}
              />
            ) : (
              <SkeletonRows />
            )}
          </Panel>
        )}
      </div>
      <Suspense>{isWriting && <NewItemDialog open onOpenChange={write} />}</Suspense>
    </Page>
  );
}

const TaskRow = ({ item }: { readonly item: ActionItem }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b px-5 py-3.5 last:border-b-0 max-md:px-4">
    <div className="min-w-[min(15rem,100%)] flex-1">
      <h3 className="font-medium break-words">{item.title}</h3>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-small text-muted">
        <span className={cx('tabular-nums', item.overdue && 'font-medium text-brick-ink')}>
          {item.deadline ? `Hạn ${dayInDigits(item.deadline)}` : 'Không có hạn'}
        </span>
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
      </p>
    </div>
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      {item.can.accept && <AnswerButtons item={item} />}
      {item.can.progress && <ItemProgress item={item} onDone={() => toast.say(`Đã xong: ${item.title}`)} />}
      <ItemMenu item={item} />
    </div>
    <ExtensionNote item={item} />
  </li>
);

function AnswerButtons({ item }: { readonly item: ActionItem }) {
  const { mutate, isPending } = useDecideItem(item);
  const accept = () =>
    mutate(
      { accept: true },
      {
        onSuccess: () => toast.say('Đã nhận việc'),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
      },
    );
  return (
    <>
      <DeclineButton item={item} />
      <Button size="small" icon={<Check />} busy={isPending} onClick={accept}>
        Nhận việc
      </Button>
    </>
  );
}
