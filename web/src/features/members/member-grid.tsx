import type { Member } from '@hopgon/contract/companies/schemas';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { RoleChip } from '../../ui/role-chip.tsx';
import { MemberActions } from './member-actions.tsx';
import type { MemberListProps } from './member-list.tsx';
import { labelText, nameOf } from './member-words.ts';
import { useRowWindow } from './use-row-window.ts';

/** Pixels. */
const narrowest = 264;
const gap = 16;
const cardHeight = 174;

/** How many cards stand beside each other. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor((entry.contentRect.width + gap) / (narrowest + gap))));
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}

export function MemberGrid({ members, total, ownId, onAct, onNearEnd }: MemberListProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns(list);
  const count = Math.ceil(members.length / columns);
  const { indexes, before, after, measure } = useRowWindow({
    list,
    count,
    height: cardHeight,
    gap,
    overscan: 4,
    onNearEnd,
  });
  const from = (indexes[0] ?? 0) * columns;
  const shown = members.slice(from, ((indexes.at(-1) ?? -1) + 1) * columns);
  return (
    <ul
      ref={list}
      aria-label="Thành viên"
      className="grid"
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {shown.map((member, place) => (
        <li
          key={member.userId}
          // The first of a row stands for it: cards of a row are equally high.
          ref={place % columns === 0 ? measure : undefined}
          data-index={(from + place) / columns}
          aria-setsize={total}
          aria-posinset={from + place + 1}
          className="flex min-w-0 flex-col rounded-panel border bg-surface p-4"
        >
          <MemberCard member={member} isOwn={member.userId === ownId} onAct={onAct} />
        </li>
      ))}
    </ul>
  );
}

interface MemberCardProps extends Pick<MemberListProps, 'onAct'> {
  readonly member: Member;
  readonly isOwn: boolean;
}

// Scrolling draws the list anew, not what stands in it.
const MemberCard = memo(function MemberCard({ member, isOwn, onAct }: MemberCardProps) {
  const { userId, displayName, email, department, position, role } = member;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar id={userId} name={displayName} size={40} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {nameOf(member)}
            {isOwn && <span className="font-normal text-muted"> (bạn)</span>}
          </p>
          <p className="text-small wrap-anywhere text-muted">{email}</p>
        </div>
      </div>
      <dl className="mt-3 text-small">
        <Label name="Chức vụ" value={labelText(position)} />
        <Label name="Phòng ban" value={labelText(department)} />
      </dl>
      <div className="mt-3 flex min-h-8 items-center justify-between gap-2">
        <RoleChip role={role} />
        <MemberActions member={member} onAct={onAct} />
      </div>
    </>
  );
});

const Label = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex gap-2">
    <dt className="w-18 shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 one-line" title={value}>
      {value}
    </dd>
  </div>
);
