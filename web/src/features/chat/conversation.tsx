import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useLayoutEffect, useRef } from 'react';
import { chatMessagesQuery } from '../../data/chat.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChatDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MessageList } from './message-list.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import { OlderMessages } from './older-messages.tsx';
import { isStored, type Turn } from './turn.rules.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { Welcome } from './welcome.tsx';

interface ConversationProps {
  readonly sessionId: string;
  readonly turn: Turn | null;
}

export function Conversation({ sessionId, turn }: ConversationProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
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

  if (isRefusal(error, 'chat_session_not_found')) return <NoSession />;
  if (data && messages.length === 0 && !unstored) return <Welcome />;
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label="Tin nhắn"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        className="h-full overflow-y-auto -outline-offset-2 [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto max-w-[720px] px-4 py-4 md:px-5">
          {hasNextPage && (
            <OlderMessages isReading={isFetchingNextPage} onRead={() => void fetchNextPage()} />
          )}
          {!data && error && (
            <LoadFailure
              text={failureText(error, 'Không thể tải tin nhắn. Vui lòng thử lại.')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <MessagesSkeleton />}
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

const NoSession = () => (
  <div className="mx-auto w-full max-w-[720px] flex-1">
    <EmptyState
      drawing={<ChatDrawing />}
      title="Không tìm thấy cuộc trò chuyện"
      text="Cuộc trò chuyện này đã bị xóa, hoặc không phải của bạn."
      action={
        <Link to="/chat" search={{}} className={buttonClass({ look: 'outline', size: 'small' })}>
          Về trang chat
        </Link>
      }
    />
  </div>
);
