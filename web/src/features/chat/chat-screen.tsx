import type { ChatSession } from '@hopgon/contract/chat/schemas';
import { type ReactNode, Suspense, useState } from 'react';
import { useWide } from '../../lib/use-wide.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { WhenOpened } from '../../ui/states/when-opened.tsx';
import { ChatActionsContext } from './chat-actions.ts';
import { ChatHead, PhoneChatHead } from './chat-head.tsx';
import { Composer } from './composer/composer.tsx';
import { drafts } from './composer/drafts.ts';
import { Conversation } from './conversation.tsx';
import { useAsked } from './messages/use-asked.ts';
import { SessionList } from './sessions/session-list.tsx';
import { useSession } from './sessions/use-sessions.ts';
import { useChat } from './use-chat.ts';
import { Welcome } from './welcome.tsx';

const SideSheet = lazyOverlay(() => import('../../ui/overlays/side-sheet.tsx'), 'SideSheet');
const DeleteSessionDialog = lazyOverlay(
  () => import('./sessions/delete-session-dialog.tsx'),
  'DeleteSessionDialog',
);

interface ChatScreenProps {
  readonly sessionId: string | undefined;
  /** A message to show; else the end of the conversation is shown. */
  readonly messageId: string | undefined;
  /** The meeting that a conversation begun here is about. */
  readonly aboutId?: string | undefined;
}

export function ChatScreen({ sessionId, messageId, aboutId }: ChatScreenProps) {
  const session = useSession(sessionId);
  const meetingId = sessionId === undefined ? aboutId : (session?.meeting_id ?? undefined);
  const { actions, unsent, input, draftKey, isStarting } = useChat(sessionId, meetingId);
  useAsked(actions.send);
  const list = useListPlace();
  const [renamingId, rename] = useState<string | null>(null);
  const [deleting, ask] = useState<ChatSession | null>(null);

  const Head = list.isWide ? ChatHead : PhoneChatHead;
  const start = () => {
    list.leave();
    actions.start();
  };
  return (
    <ChatActionsContext value={actions}>
      <div className="flex min-h-0 flex-1">
        <ListPlace place={list}>
          <SessionList
            openId={sessionId}
            renamingId={renamingId}
            isStarting={isStarting}
            onStart={start}
            onOpen={list.leave}
            onRename={rename}
            onDelete={ask}
          />
        </ListPlace>
        <div className="flex min-w-0 flex-1 flex-col">
          <Head
            session={session}
            isListOpen={list.isOpen}
            onToggleList={() => list.setOpen(!list.isOpen)}
            onStart={start}
            onRename={(id) => {
              list.setOpen(true);
              rename(id);
            }}
            onDelete={ask}
          />
          {sessionId ? (
            <Conversation key={sessionId} sessionId={sessionId} messageId={messageId} unsent={unsent} />
          ) : (
            <Welcome />
          )}
          <Composer
            draftKey={draftKey}
            input={input}
            onWrite={(text) => drafts.write(draftKey, text)}
            meetingId={meetingId}
          />
        </div>
        <Suspense>
          {deleting && (
            <DeleteSessionDialog session={deleting} openId={sessionId} onClose={() => ask(null)} />
          )}
        </Suspense>
      </div>
    </ChatActionsContext>
  );
}

interface ListState {
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Something was chosen: what covers the page goes away. */
  readonly leave: () => void;
}

/** Open by default beside the messages; a sheet over them where there is no room. */
function useListPlace(): ListState {
  const isWide = useWide();
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(false);
  // Where there is room the sheet is gone, and does not come back by itself when there is none again.
  if (isWide && isOver) setOver(false);
  return {
    isWide,
    isOpen: isWide ? isBeside : isOver,
    setOpen: isWide ? setBeside : setOver,
    leave: () => setOver(false),
  };
}

function ListPlace({ place, children }: { readonly place: ListState; readonly children: ReactNode }) {
  if (!place.isWide) {
    return (
      <WhenOpened open={place.isOpen}>
        <SideSheet open={place.isOpen} onOpenChange={place.setOpen} title="Các cuộc trò chuyện">
          {children}
        </SideSheet>
      </WhenOpened>
    );
  }
  return place.isOpen && <aside className="w-68 shrink-0 border-r">{children}</aside>;
}
