import type { ChatMessage, ChatSession } from '@hopgon/contract/chat/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chatSearchQuery } from '../../../data/chat.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatDate } from '../../../lib/format/date.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { messageSnippet } from '../messages/message-snippet.rules.ts';
import { MarkedPieces } from '../replies/marked-pieces.tsx';

interface FoundMessagesProps {
  readonly words: string;
  readonly sessions: readonly ChatSession[];
  readonly onOpen: () => void;
}

/** What was said that holds the words, the newest first: each leads to where it was said. */
export function FoundMessages({ words, sessions, onOpen }: FoundMessagesProps) {
  const wanted = useDebounced(words.trim());
  const found = useInfiniteQuery({ ...chatSearchQuery(wanted), enabled: wanted !== '' });
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? [];
  const titleOf = (id: string) => sessions.find((session) => session.id === id)?.title ?? '';
  return (
    <section aria-label="Tin nhắn khớp" className="mt-4">
      <h2 className="px-3 pb-1 text-small font-medium text-muted">Trong tin nhắn</h2>
      <ul className="flex flex-col gap-0.5">
        {messages.map((message) => (
          <li key={message.id}>
            <Found message={message} title={titleOf(message.sessionId)} words={wanted} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.error && !found.data && (
        <LoadFailure
          text={failureText(found.error, 'Không thể tìm trong tin nhắn.')}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isLoading && <SkeletonRows />}
      {found.data && messages.length === 0 && (
        <p className="px-3 py-2 text-muted">Không có tin nhắn nào khớp.</p>
      )}
      {found.hasNextPage && (
        <Button
          look="plain"
          size="small"
          className="mt-2 w-full"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Xem thêm tin nhắn
        </Button>
      )}
    </section>
  );
}

interface FoundProps {
  readonly message: ChatMessage;
  readonly title: string;
  readonly words: string;
  readonly onOpen: () => void;
}

const Found = ({
  message: { id, sessionId, role, content, timestamp },
  title,
  words,
  onOpen,
}: FoundProps) => (
  <Link
    to="/chat"
    search={{ s: sessionId, m: id }}
    onClick={onOpen}
    className="block rounded-control px-3 py-2 -outline-offset-2 hover:bg-hover"
  >
    <span className="line-clamp-2 break-words">
      <MarkedPieces pieces={messageSnippet(content, words)} />
    </span>
    <span className="block one-line text-small text-muted">
      {role === 'user' ? 'Bạn' : 'Trợ lý'} · {formatDate(timestamp)} · {title}
    </span>
  </Link>
);
