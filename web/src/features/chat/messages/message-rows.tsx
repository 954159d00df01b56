import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { memo } from 'react';
import { AssistantMessage } from '../replies/assistant-message.tsx';
import { TurnView } from '../replies/turn-view.tsx';
import { nameDay, type Row } from './message-list.rules.ts';
import { PersonMessage } from './person-message.tsx';

export interface RowContext {
  readonly now: number;
  /** The message that was looked for. */
  readonly foundId: string | undefined;
  /** The message that may be asked again, and what it answers. */
  readonly last: { readonly id: string; readonly question: string } | null;
}

export const MessageRow = ({ row, context }: { readonly row: Row; readonly context: RowContext }) => (
  <div className="flex flex-col gap-2">
    {row.kind === 'turn' ? (
      <TurnView turn={row.turn} />
    ) : (
      <>
        {row.beginsDay && (
          <p className="py-1 text-center text-small text-muted">
            {nameDay(row.message.timestamp, context.now)}
          </p>
        )}
        <div
          className={
            context.foundId === row.message.id
              ? 'rounded-panel outline-2 outline-offset-4 outline-jade-line'
              : undefined
          }
        >
          <Message
            message={row.message}
            question={context.last?.id === row.message.id ? context.last.question : null}
          />
        </div>
      </>
    )}
  </div>
);

// Scrolling draws the rows again and again; what was said stays as it is.
const Message = memo(
  ({ message, question }: { readonly message: ChatMessage; readonly question: string | null }) =>
    message.role === 'user' ? (
      <PersonMessage content={message.content} timestamp={message.timestamp} scope={message.scope} />
    ) : (
      <AssistantMessage message={message} question={question} />
    ),
);
