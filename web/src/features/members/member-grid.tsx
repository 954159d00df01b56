import type { Member } from '@hopgon/contract/companies/schemas';
import { memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { EmailText } from '../../ui/marks/email-text.tsx';
import { RoleChip } from '../../ui/marks/role-chip.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MemberActions } from './member-actions.tsx';
import type { MemberRows } from './member-rows.ts';
import { labelText, memberName } from './member-words.ts';
import { useRowWindow } from './use-row-window.ts';

/** In rem: a card is as wide as its words are large. */
export const narrowest = 16.5;
/** Pixels. */
export const gap = 16;
export const cardHeight = 174;

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How many cards stand beside each other. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!list.current) return;
    const arrange = (width: number) =>
      setColumns(Math.max(1, Math.floor((width + gap) / (narrowest * rem() + gap))));
    // The observer reports after the first paint.
    arrange(list.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) arrange(entry.contentRect.width);
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}

export function MemberGrid({ memberAt, total, ownId, onAct, onSight }: MemberRows) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns(list);
  const lookAt = useCallback(
    (first: number, last: number) => onSight(first * columns, Math.min(total, (last + 1) * columns) - 1),
    [columns, total, onSight],
  );
  const { indexes, before, after, measure } = useRowWindow({
    list,
    count: Math.ceil(total / columns),
    height: cardHeight,
    gap,
    overscan: 4,
    onSight: lookAt,
  });
  const from = (indexes[0] ?? 0) * columns;
  const to = Math.min(total, ((indexes.at(-1) ?? -1) + 1) * columns);
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
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
      {places.map((place) => {
        const member = memberAt(place);
        return (
          <li
            key={member?.userId ?? place}
            // The first of a row stands for it: cards of a row are equally high.
            ref={place % columns === 0 ? measure : undefined}
            data-index={place / columns}
            aria-setsize={total}
            aria-posinset={place + 1}
            className="flex min-w-0 flex-col rounded-panel border bg-surface p-4"
            style={member ? undefined : { minHeight: cardHeight }}
          >
            {member ? (
              <MemberCard member={member} isOwn={member.userId === ownId} onAct={onAct} />
            ) : (
              <Skeleton className="h-2.5 w-28" />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MemberCardProps extends Pick<MemberRows, 'onAct'> {
  readonly member: Member;
  readonly isOwn: boolean;
}

// Scrolling renders the list again, not its items.
const MemberCard = memo(function MemberCard({ member, isOwn, onAct }: MemberCardProps) {
  const { userId, displayName, email, department, position, role } = member;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar id={userId} name={displayName} size={40} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {memberName(member)}
            {isOwn && <span className="font-regular text-muted"> (bạn)</span>}
          </p>
          <p className="text-small text-muted">
            <EmailText email={email} />
          </p>
        </div>
      </div>
      <dl className="mt-3 text-small">
        <Label name="Chức vụ" value={labelText(position)} />
        <Label name="Phòng ban" value={labelText(department)} />
      </dl>
      <div className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <RoleChip role={role} />
        <MemberActions member={member} onAct={onAct} />
      </div>
    </>
  );
});

const Label = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex gap-2">
    <dt className="w-18 shrink-0 text-muted">{name}</dt>
    <dd className="line-clamp-2 min-w-0 break-words" title={value}>
      {value}
    </dd>
  </div>
);
