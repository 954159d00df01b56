import type { Member } from '@hopgon/contract/companies/schemas';
import { memo, type Ref, useRef } from 'react';
import { Table, Td, Th, Tr } from '../../ui/layout/table.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { EmailText } from '../../ui/marks/email-text.tsx';
import { RoleChip } from '../../ui/marks/role-chip.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MemberActions } from './member-actions.tsx';
import type { MemberRows } from './member-rows.ts';
import { labelText, memberName } from './member-words.ts';
import { useRowWindow } from './use-row-window.ts';

export const rowHeight = 61;

const Room = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    // A new element for each height: Chromium does not always lay a row out again whose cell alone has grown.
    <tbody key={height} aria-hidden="true">
      <tr>
        <td colSpan={5} className="p-0" style={{ height }} />
      </tr>
    </tbody>
  ) : null;

export function MemberTable({ members, memberAt, total, ownId, onAct, onSight }: MemberRows) {
  const table = useRef<HTMLTableElement>(null);
  const { indexes, before, after, measure } = useRowWindow({
    list: table,
    count: total,
    height: rowHeight,
    overscan: 8,
    onSight,
  });
  const managed = members.some(({ can }) => can.edit);
  return (
    <Table ref={table} aria-label="Thành viên" aria-rowcount={total + 1} className="table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th>Họ tên</Th>
          <Th className="w-[19%] max-lg:hidden">Chức vụ</Th>
          <Th className="w-[19%] max-lg:hidden">Phòng ban</Th>
          <Th className="w-36 max-md:hidden">Vai trò</Th>
          {managed && (
            <Th className="w-[8.75rem] max-md:w-[7.625rem]">
              <span className="sr-only">Thao tác</span>
            </Th>
          )}
        </tr>
      </thead>
      <Room height={before} />
      <tbody>
        {indexes.map((place) => {
          const member = memberAt(place);
          return member ? (
            <MemberRow
              key={member.userId}
              ref={measure}
              index={place}
              member={member}
              isOwn={member.userId === ownId}
              managed={managed}
              onAct={onAct}
            />
          ) : (
            <Tr key={place} ref={measure} data-index={place} aria-rowindex={place + 2}>
              <Td colSpan={5} style={{ height: rowHeight }}>
                <Skeleton className="h-2.5 w-40" />
              </Td>
            </Tr>
          );
        })}
      </tbody>
      <Room height={after} />
    </Table>
  );
}

interface MemberRowProps extends Pick<MemberRows, 'onAct'> {
  readonly ref: Ref<HTMLTableRowElement>;
  /** Its place in the whole list, from 0. */
  readonly index: number;
  readonly member: Member;
  readonly isOwn: boolean;
  /** There are things one may do in this table. */
  readonly managed: boolean;
}

// Scrolling renders the table again, not the rows that stay in it.
const MemberRow = memo(function MemberRow({ ref, index, member, isOwn, managed, onAct }: MemberRowProps) {
  const { userId, displayName, email, position, department, role } = member;
  return (
    <Tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Td>
        <span className="flex items-center gap-3">
          <Avatar id={userId} name={displayName} />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">
              {memberName(member)}
              {isOwn && <span className="font-regular text-muted"> (bạn)</span>}
            </span>
            <span className="block text-small text-muted">
              <EmailText email={email} />
            </span>
            <span className="block text-small text-muted lg:hidden">
              {labelText(position)} · {labelText(department)}
            </span>
            <span className="mt-1 block md:hidden">
              <RoleChip role={role} />
            </span>
          </span>
        </span>
      </Td>
      <Td className="break-words max-lg:hidden">{labelText(position)}</Td>
      <Td className="break-words max-lg:hidden">{labelText(department)}</Td>
      <Td className="max-md:hidden">
        <RoleChip role={role} />
      </Td>
      {managed && (
        <Td className="text-right">
          <MemberActions member={member} onAct={onAct} />
        </Td>
      )}
    </Tr>
  );
});
