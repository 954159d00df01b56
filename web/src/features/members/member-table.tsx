import type { Member } from '@hopgon/contract/companies/schemas';
import { Avatar } from '../../ui/avatar.tsx';
import { RoleChip } from '../../ui/role-chip.tsx';
import { Table, Td, Th, Tr } from '../../ui/table.tsx';

export const MemberTable = ({ members }: { readonly members: readonly Member[] }) => (
  <Table>
    <thead>
      <tr>
        <Th>Họ tên</Th>
        <Th className="max-md:hidden">Chức vụ</Th>
        <Th className="max-md:hidden">Phòng ban</Th>
        <Th>Vai trò</Th>
      </tr>
    </thead>
    <tbody>
      {members.map(({ userId, displayName, email, department, position, role }) => (
        <Tr key={userId}>
          <Td>
            <span className="flex items-center gap-3">
              <Avatar id={userId} name={displayName} />
              <span className="min-w-0">
                <span className="block font-medium">{displayName || 'Chưa đặt tên'}</span>
                <span className="block text-small break-all text-muted">{email}</span>
              </span>
            </span>
          </Td>
          <Td className="max-md:hidden">{position || 'Không'}</Td>
          <Td className="max-md:hidden">{department || 'Không'}</Td>
          <Td>
            <RoleChip role={role} />
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
