import { Button } from '../../ui/buttons/button.tsx';
import { SearchDrawing, SeatsDrawing } from '../../ui/layout/drawings.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

interface NoMembersProps {
  /** Something was looked for. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onInvite: () => void;
}

export const NoMembers = ({ isFiltered, onClear, onInvite }: NoMembersProps) => (
  <Panel>
    {isFiltered ? (
      <EmptyState
        drawing={<SearchDrawing />}
        title="Không tìm thấy thành viên nào"
        text="Thử một phần khác của tên, email, phòng ban hoặc chức vụ. Không cần gõ dấu."
        action={
          <Button size="small" onClick={onClear}>
            Xóa tìm kiếm
          </Button>
        }
      />
    ) : (
      <EmptyState
        drawing={<SeatsDrawing />}
        title="Chưa có thành viên nào"
        text="Gửi mã mời cho đồng nghiệp để họ vào công ty."
        action={
          <Button size="small" onClick={onInvite}>
            Xem mã mời
          </Button>
        }
      />
    )}
  </Panel>
);
