import type { ChatSession } from '@hopgon/contract/chat/schemas';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { EngineNote } from '../replies/engine-note.tsx';
import { FoundMessages } from './found-messages.tsx';
import { SessionRow } from './session-row.tsx';
import { useRenameSession } from './use-session-actions.ts';
import { useSession, useSessions } from './use-sessions.ts';

interface SessionListProps {
  readonly openId: string | undefined;
  readonly renamingId: string | null;
  readonly isStarting: boolean;
  readonly onStart: () => void;
  /** One was chosen; it is opened by its link. */
  readonly onOpen: () => void;
  readonly onRename: (id: string | null) => void;
  readonly onDelete: (session: ChatSession) => void;
}

export function SessionList(props: SessionListProps) {
  const [words, setWords] = useState('');
  return (
    <div className="flex h-full flex-col bg-sunken">
      <div className="flex flex-col gap-3 p-3 pt-4">
        <Button icon={<Plus />} busy={props.isStarting} onClick={props.onStart}>
          Cuộc trò chuyện mới
        </Button>
        <SearchInput
          label="Tìm cuộc trò chuyện và tin nhắn"
          placeholder="Tìm tên hoặc tin nhắn"
          value={words}
          onChange={setWords}
        />
      </div>
      <Rows {...props} words={words} />
      <EngineNote />
    </div>
  );
}

function Rows({
  words,
  openId,
  renamingId,
  onOpen,
  onRename,
  onDelete,
}: SessionListProps & { words: string }) {
  const { sessions, shown, error, isPending, hasMore, isReadingMore, readMore, retry } = useSessions(words);
  const { mutate: rename, variables: renamed, isPending: isRenamed } = useRenameSession();
  const now = useNow();
  const isSearching = words.trim() !== '';
  // Renamed from the head of the conversation, it may be on no page read so far, or not among those found.
  const renaming = useSession(renamingId ?? undefined);
  const isHidden = renaming && !shown.some(({ id }) => id === renaming.id);
  const finish = (id: string, title: string | null) => {
    onRename(null);
    if (title !== null) rename({ id, title });
  };
  return (
    <nav aria-label="Cuộc trò chuyện" className="relative min-h-0 flex-1 overflow-y-auto px-3 pt-0.5 pb-3">
      <ul className="flex flex-col gap-0.5">
        {(isHidden ? [renaming, ...shown] : shown).map((session) => (
          <SessionRow
            key={session.id}
            session={isRenamed && renamed.id === session.id ? { ...session, title: renamed.title } : session}
            isOpen={session.id === openId}
            isRenaming={session.id === renamingId}
            now={now}
            onOpen={onOpen}
            onRename={() => onRename(session.id)}
            onRenamed={(title) => finish(session.id, title)}
            onDelete={() => onDelete(session)}
          />
        ))}
      </ul>
      {error && (
        <LoadFailure text={failureText(error, 'Không thể tải các cuộc trò chuyện.')} onRetry={retry} />
      )}
      {isPending && <SkeletonRows />}
      {!isPending && !error && shown.length === 0 && !isReadingMore && (
        <p className="px-3 py-2 text-muted">
          {isSearching ? 'Không có cuộc trò chuyện nào khớp.' : 'Chưa có cuộc trò chuyện'}
        </p>
      )}
      {hasMore && (
        <Button look="plain" size="small" className="mt-2 w-full" busy={isReadingMore} onClick={readMore}>
          Xem thêm
        </Button>
      )}
      {isSearching && <FoundMessages words={words} sessions={sessions} onOpen={onOpen} />}
    </nav>
  );
}
