import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { chatMessagesQuery } from '../../data/chat.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { ChatDrawing } from '../../ui/layout/drawings.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { MessagesSkeleton } from './messages/messages-skeleton.tsx';
import type { Turn } from './replies/turn.rules.ts';
import { Welcome } from './welcome.tsx';

interface ConversationProps {
  readonly sessionId: string;
  /** A message to show. */
  readonly messageId: string | undefined;
  readonly unsent: readonly Turn[];
}

// The chat opens with the welcome; what shows messages is fetched with the first conversation.
const Messages = lazyPart(() => import('./messages/messages.tsx'), 'Messages');

export function Conversation({ sessionId, messageId, unsent }: ConversationProps) {
  const { data, error, refetch } = useQuery(chatMessagesQuery(sessionId));
  useEffect(() => void Messages.preload(), []);
  if (isRefusal(error, 'chat_session_not_found', 'field_invalid', 'bad_request')) return <NoSession />;
  if (data) {
    return data.messages.length === 0 && unsent.length === 0 && !data.running ? (
      <Welcome />
    ) : (
      <Suspense fallback={<Loading />}>
        <Messages sessionId={sessionId} messageId={messageId} known={data} unsent={unsent} />
      </Suspense>
    );
  }
  if (!error) return <Loading />;
  return (
    <div className={columnClasses}>
      <LoadFailure
        text={failureText(error, 'Không thể tải tin nhắn. Vui lòng thử lại.')}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

const columnClasses = 'mx-auto min-h-0 w-full max-w-[720px] flex-1 px-4 py-4 md:px-5';

const Loading = () => (
  <div className={columnClasses}>
    <MessagesSkeleton />
  </div>
);

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
