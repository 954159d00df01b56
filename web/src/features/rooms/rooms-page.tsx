import type { Room } from '@hopgon/contract/rooms/schemas';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { companyQuery } from '../../data/company/companies.ts';
import { roomsQuery, useUpdateRoom } from '../../data/company/rooms.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CalendarDrawing } from '../../ui/layout/drawings.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { RoomRow } from './room-row.tsx';

/** Where the company meets: rooms that a meeting can take, and those put away. */
export function RoomsPage() {
  usePageTitle('Phòng họp');
  const { data: company } = useSuspenseQuery(companyQuery);
  const mayChange = company.can.changeSettings;
  const rooms = useQuery(roomsQuery);
  const [edited, edit] = useKept<Room | 'new' | null>('edited room', null);
  const { mutateAsync } = useUpdateRoom();
  const failed = (error: Error) =>
    toast.fail(failureText(error, 'Không thể đổi phòng họp này. Vui lòng thử lại.'));
  // Not callbacks of `mutate`: those of an earlier press are forgotten at the next.
  const put = ({ id, name, version }: Room, archived: boolean) =>
    mutateAsync({ roomId: id, version, archived }).then(
      (changed) =>
        archived &&
        toast.undoable(`Đã ngừng dùng ${name}`, () =>
          mutateAsync({ roomId: id, version: changed.version, archived: false }),
        ),
      failed,
    );
  const add = (
    <Button icon={<Plus />} onClick={() => edit('new')}>
      Thêm phòng
    </Button>
  );
  return (
    <div className="grid max-w-[720px] grid-cols-1 gap-4">
      {!mayChange && (
        <Banner tone="info">Chỉ chủ sở hữu và quản trị viên mới thay đổi được phòng họp.</Banner>
      )}
      <Panel>
        <PanelHead title="Phòng họp" aside={mayChange ? add : undefined} />
        <Loaded query={rooms} failure="Không thể tải phòng họp.">
          {({ rooms: list }) =>
            list.length === 0 ? (
              <EmptyState
                drawing={<CalendarDrawing />}
                title="Chưa có phòng họp"
                text="Thêm phòng để đặt cùng cuộc họp. Mỗi phòng chỉ nhận một cuộc họp trong cùng một lúc."
              />
            ) : (
              <ul className="divide-y">
                {list.map((room) => (
                  <RoomRow
                    key={room.id}
                    room={room}
                    {...(mayChange && {
                      onEdit: () => edit(room),
                      onPut: (archived: boolean) => put(room, archived),
                    })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
      {edited !== null && <RoomDialog room={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </div>
  );
}
