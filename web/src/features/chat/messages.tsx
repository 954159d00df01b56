import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useLayoutEffect, useRef } from 'react';
import { chatMessagesQuery } from '../../data/chat.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { isStored, type Turn } from './turn.rules.ts';
import { useFollowEnd } from './use-follow-end.ts';

interface MessagesProps {
  readonly sessionId: string;
  readonly turn: Turn | null;
}

/** What was said, with the end in sight. */
export function Messages({ sessionId, turn }: MessagesProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chatMessagesQuery(sessionId),
  );
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const unstored = turn && !isStored(turn, messages) ? turn : null;
  const { box, content, isAway, toEnd, onScroll } = useFollowEnd(messages[0]?.id);

  // Whoever speaks wants to see the answer.
  const said = useRef(turn?.idempotencyKey);
  useLayoutEffect(() => {
    if (turn && said.current !== turn.idempotencyKey) toEnd();
    said.current = turn?.idempotencyKey;
  });

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label="Tin nhắn"
        className="relative h-full overflow-y-auto [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto max-w-[720px] px-4 py-4 md:px-5">
          {hasNextPage && (
            <OlderMessages box={box} isReading={isFetchingNextPage} onRead={() => void fetchNextPage()} />
          )}
          <MessageList messages={messages} turn={unstored} />
        </div>
      </section>
      {isAway && (
        <IconButton
          label="Đến tin mới nhất"
          look="outline"
          icon={<ArrowDown />}
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
        />
      )}
    </div>
  );
}
