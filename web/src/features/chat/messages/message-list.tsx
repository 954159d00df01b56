import type { VirtualItem } from '@tanstack/react-virtual';
import type { Row } from './message-list.rules.ts';
import { MessageRow, type RowContext } from './message-rows.tsx';

interface MessageListProps {
  readonly rows: readonly Row[];
  /** The rows in sight, and where they stand. */
  readonly items: readonly VirtualItem[];
  readonly height: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly isQuiet: boolean;
  readonly context: RowContext;
}

/** What was said. Only the rows in sight are in the page; while one reads what was before, none of it is read aloud. */
export const MessageList = ({ rows, items, height, measure, isQuiet, context }: MessageListProps) => (
  <div
    role="log"
    aria-label="Cuộc trò chuyện"
    aria-live={isQuiet ? 'off' : 'polite'}
    className="relative"
    style={{ height }}
  >
    {items.map(({ key, index, start }) => {
      const row = rows[index];
      return (
        row && (
          <div
            key={key}
            ref={measure}
            data-index={index}
            className="absolute inset-x-0"
            style={{ top: start }}
          >
            <div className="mx-auto max-w-[720px] px-4 md:px-5">
              <MessageRow row={row} context={context} />
            </div>
          </div>
        )
      );
    })}
  </div>
);
