import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { useNow } from '../../lib/format/use-now.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { byDay } from './message-list.rules.ts';
import { PersonMessage } from './person-message.tsx';
import type { Turn } from './turn.rules.ts';
import { TurnView } from './turn-view.tsx';

interface MessageListProps {
  /** In the order of time. */
  readonly messages: readonly ChatMessage[];
  readonly turn: Turn | null;
}

export function MessageList({ messages, turn }: MessageListProps) {
  const days = byDay(messages, useNow());
  const last = messages.at(-1);
  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.content ?? null;
  return (
    <div role="log" aria-label="Cuộc trò chuyện" className="flex flex-col gap-2">
      {days.map((day) => (
        <div key={day.date} className="flex flex-col gap-2">
          <p className="py-1 text-center text-small text-muted">{day.name}</p>
          {day.messages.map((message) =>
            message.role === 'user' ? (
              <PersonMessage key={message.id} content={message.content} timestamp={message.timestamp} />
            ) : (
              <AssistantMessage
                key={message.id}
                message={message}
                question={message === last && !turn ? lastQuestion : null}
              />
            ),
          )}
        </div>
      ))}
      {turn && <TurnView turn={turn} />}
    </div>
  );
}
