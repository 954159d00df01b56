import ArrowDown from 'lucide-react/icons/arrow-down';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { KnownMessages } from '../../../data/known-messages.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { isStored, type Turn, waitingOf } from '../replies/turn.rules.ts';
import { rowsOf } from './message-list.rules.ts';
import { MessageList } from './message-list.tsx';
import { useEarlierMessages } from './use-earlier-messages.ts';
import { useFoundMessage } from './use-found-message.ts';
import { useJoinedAnswer } from './use-joined-answer.ts';
import { useMessageWindow } from './use-message-window.ts';

interface MessagesProps {
  readonly sessionId: string;
  /** A message to show; else the end is shown. */
  readonly messageId: string | undefined;
  readonly known: KnownMessages;
  readonly unsent: readonly Turn[];
}

/** What was said, with the end in sight. */
export function Messages({
  sessionId,
  messageId,
  known: { messages, earlier, running = null },
  unsent,
}: MessagesProps) {
  const unstored = useMemo(() => unsent.filter((turn) => !isStored(turn, messages)), [unsent, messages]);
  const joined = useJoinedAnswer(sessionId, waitingOf(unsent) ? null : running);
  const rows = useMemo(() => {
    if (!joined) return rowsOf(messages, unstored);
    // The page that was reloaded while it waited knows the same question as one that failed.
    const others = unstored.filter(({ text }) => text !== joined.text);
    return rowsOf(messages, [...others, joined]);
  }, [messages, unstored, joined]);
  const box = useRef<HTMLDivElement>(null);
  const { isReading, failed, read } = useEarlierMessages(sessionId);
  const { virtualizer, items, goToEnd, goTo } = useMessageWindow({
    box,
    rows,
    above: earlier === null ? 16 : 64,
    onNearBeginning: () => {
      if (earlier !== null && !failed) read();
    },
  });
  useFoundMessage({
    messageId,
    rows,
    readEarlier: earlier !== null && !failed ? read : null,
    scrollTo: goTo,
  });
  const now = useNow();
  const isAway = !virtualizer.isAtEnd();
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user')?.content;

  // The sender of a message wants to see the answer.
  const waitingKey = waitingOf(unsent)?.idempotencyKey;
  const said = useRef(waitingKey);
  useLayoutEffect(() => {
    if (waitingKey !== undefined && said.current !== waitingKey) goToEnd();
    said.current = waitingKey;
  });

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        aria-label="Tin nhắn"
        className="relative h-full overflow-y-auto [overflow-anchor:none]"
      >
        {earlier !== null && (
          <div className="absolute inset-x-0 top-4 z-1 flex justify-center">
            <Button look="plain" size="small" busy={isReading} onClick={read}>
              Tin nhắn cũ hơn
            </Button>
          </div>
        )}
        <MessageList
          rows={rows}
          items={items}
          height={virtualizer.getTotalSize()}
          measure={virtualizer.measureElement}
          isQuiet={isAway}
          context={{
            now,
            foundId: messageId,
            last: last && question !== undefined && unstored.length === 0 ? { id: last.id, question } : null,
          }}
        />
      </section>
      {isAway && (
        <IconButton
          label="Đến tin mới nhất"
          look="outline"
          icon={<ArrowDown />}
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
        />
      )}
    </div>
  );
}
