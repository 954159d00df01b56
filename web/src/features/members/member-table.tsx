import { useRef } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { RoleChip } from '../../ui/role-chip.tsx';
import { Table, Td, Th, Tr } from '../../ui/table.tsx';
import { MemberActions } from './member-actions.tsx';
import type { MemberListProps } from './member-list.tsx';
import { labelText, nameOf } from './member-words.ts';
import { useRowWindow } from './use-row-window.ts';

const rowHeight = 61;

const Room = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={5} className="p-0" style={{ height }} />
      </tr>
    </tbody>
  ) : null;

export function MemberTable({ members, total, ownId, onAct, onNearEnd }: MemberListProps) {
  const table = useRef<HTMLTableElement>(null);
  const { indexes, before, after, measure } = useRowWindow({
    list: table,
    count: members.length,
    height: rowHeight,
    onNearEnd,
  });
  const from = indexes[0] ?? 0;
  const managed = members.some(({ can }) => can.edit);
  return (
    <Table ref={table} aria-label="Thành viên" aria-rowcount={total + 1} className="table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th>Họ tên</Th>
          <Th className="w-[19%] max-md:hidden">Chức vụ</Th>
          <Th className="w-[19%] max-md:hidden">Phòng ban</Th>
          <Th className="w-36 max-md:hidden">Vai trò</Th>
          {managed && (
            <Th className="w-[140px] max-md:w-[122px]">
              <span className="sr-only">Thao tác</span>
            </Th>
          )}
        </tr>
      </thead>
      <Room height={before} />
      <tbody>
        {members.slice(from, (indexes.at(-1) ?? -1) + 1).map((member, place) => (
          <Tr key={member.userId} ref={measure} data-index={from + place} aria-rowindex={from + place + 2}>
            <Td>
              <span className="flex items-center gap-3">
                <Avatar id={member.userId} name={member.displayName} />
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">
                    {nameOf(member)}
                    {member.userId === ownId && <span className="font-normal text-muted"> (bạn)</span>}
                  </span>
                  <span className="block text-small wrap-anywhere text-muted">{member.email}</span>
                  <span className="block text-small text-muted md:hidden">
                    {labelText(member.position)} · {labelText(member.department)}
                  </span>
                  <span className="mt-1 block md:hidden">
                    <RoleChip role={member.role} />
                  </span>
                </span>
              </span>
            </Td>
            <Td className="break-words max-md:hidden">{labelText(member.position)}</Td>
            <Td className="break-words max-md:hidden">{labelText(member.department)}</Td>
            <Td className="max-md:hidden">
              <RoleChip role={member.role} />
            </Td>
            {managed && (
              <Td className="text-right">
                <MemberActions member={member} onAct={onAct} />
              </Td>
            )}
          </Tr>
        ))}
      </tbody>
      <Room height={after} />
    </Table>
  );
}
