import { type Role, roleLabels } from '@hopgon/contract/options';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import type { MembersView } from './use-members-view.ts';

const views = [
  { value: 'grid', label: 'Dạng lưới', icon: <LayoutGrid /> },
  { value: 'list', label: 'Dạng danh sách', icon: <List /> },
] as const;

export type RoleFilter = Role | 'all';

const roles = [
  { value: 'all', label: 'Mọi vai trò' },
  { value: 'owner', label: roleLabels.owner },
  { value: 'admin', label: roleLabels.admin },
  { value: 'member', label: roleLabels.member },
] as const satisfies readonly { value: RoleFilter; label: string }[];

interface MembersToolbarProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly role: RoleFilter;
  readonly onRole: (role: RoleFilter) => void;
  readonly view: MembersView;
  readonly onView: (view: MembersView) => void;
}

export const MembersToolbar = ({ typed, onType, role, onRole, view, onView }: MembersToolbarProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3">
    <SearchInput
      className="min-w-[min(14rem,100%)] flex-1 md:max-w-[360px]"
      label="Tìm thành viên"
      placeholder="Tìm theo tên, email, phòng ban"
      value={typed}
      onChange={onType}
    />
    <div className="w-40">
      <Select label="Lọc theo vai trò" choices={roles} value={role} onChange={onRole} />
    </div>
    <span className="ml-auto flex items-center gap-3">
      <span className="text-small text-muted max-md:hidden">Xếp theo tên</span>
      <Segmented label="Cách xem" choices={views} value={view} onChange={onView} />
    </span>
  </div>
);
