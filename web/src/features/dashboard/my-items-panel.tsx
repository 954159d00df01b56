import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import ListChecks from 'lucide-react/icons/list-checks';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { ItemMenu } from '../items/item-menu.tsx';
import { ItemProgress } from '../items/item-progress.tsx';
import { ItemTitle, itemNote } from './item-title.tsx';
import { PanelRow } from './panel-row.tsx';
import { EmptyNote, ShortList } from './short-list.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { openItems } from './waiting.rules.ts';

/** What this person took on, the soonest due first. */
export const MyItemsPanel = ({ dashboard: { items } }: { readonly dashboard: Dashboard }) => (
  <Panel ref={useRowFocus<HTMLElement>()} id="viec-cua-toi" tabIndex={-1} className="scroll-mt-20">
    <PanelHead title="Việc của tôi" />
    <Loaded query={items} failure="Không thể tải việc của bạn." skeleton={<SkeletonRows count={1} />}>
      {(mine) =>
        openItems(mine).length > 0 ? (
          <ShortList entries={openItems(mine)} row={(item) => <ItemRow key={item.id} item={item} />} />
        ) : (
          <EmptyNote>Bạn chưa nhận việc nào. Việc được giao trong cuộc họp sẽ hiện ở đây kèm hạn.</EmptyNote>
        )
      }
    </Loaded>
  </Panel>
);

const ItemRow = ({ item }: { readonly item: ActionItem }) => (
  <PanelRow
    tone={item.overdue ? 'brick' : 'plain'}
    icon={item.overdue ? <AlarmClock /> : <ListChecks />}
    title={<ItemTitle item={item} />}
    note={<span className={item.overdue ? 'text-brick-ink' : undefined}>{itemNote(item)}</span>}
    actions={
      <>
        {item.can.progress && <ItemProgress item={item} onDone={() => toast.say(`Đã xong: ${item.title}`)} />}
        <ItemMenu item={item} />
      </>
    }
  />
);
