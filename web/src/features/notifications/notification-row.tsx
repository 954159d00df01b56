import { useId, useState } from 'react';
import { BundleLines } from './bundle-lines.tsx';
import { BundleToggle } from './bundle-toggle.tsx';
import { LineText } from './line-text.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { RowProps } from './row-props.ts';

/** One line, or several under one text that are shown on request. */
export function NotificationRow({ row, onlyUnread = false, ...each }: RowProps) {
  const { whenOf, onOpen, asideOf } = each;
  const { bundle } = row;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const toggle = { isOpen, listId, onToggle: () => setOpen(!isOpen) };
  if (!bundle)
    return (
      <li className="border-b last:border-b-0">
        <NotificationLine
          notification={row}
          when={whenOf(row)}
          onOpen={() => onOpen(row)}
          aside={asideOf?.(row)}
        />
      </li>
    );
  const { size, others, hasOnePage } = bundle;
  return (
    <li className="border-b last:border-b-0">
      {hasOnePage ? (
        <NotificationLine
          notification={row}
          asks={bundle.lines.find(({ act }) => act !== null)}
          others={others}
          when={whenOf(row)}
          onOpen={() => onOpen(row)}
          aside={
            <>
              <BundleToggle {...toggle} size={size} />
              {asideOf?.(row)}
            </>
          }
        />
      ) : (
        <div className="flex items-center transition-colors duration-120 hover:bg-hover">
          <BundleToggle {...toggle} size={size}>
            <LineText notification={row} others={others} when={whenOf(row)} />
          </BundleToggle>
          {asideOf?.(row)}
        </div>
      )}
      {isOpen && (
        <BundleLines id={listId} bundleKey={row.key} bundle={bundle} onlyUnread={onlyUnread} {...each} />
      )}
    </li>
  );
}
