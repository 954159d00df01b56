import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { Person } from '../../../server/src/testing/given.ts';
import type { Conversation, Message } from './world.ts';

export type Answer = ReplyOf<typeof sendChatMessage>;

/** A message that was sent, and the answer to it; `error` where the call was refused. */
export interface Played {
  readonly conversation: string;
  readonly as: string;
  readonly message: Message;
  readonly answer: Answer | null;
  readonly error: string | null;
}

/** Sends the messages of a conversation through the chat, in one session or each in its own. */
export async function playConversation(
  person: Person,
  { id, as, kind, messages }: Conversation,
): Promise<Played[]> {
  const played: Played[] = [];
  let session = '';
  for (const message of messages) {
    if (session === '' || kind === 'single')
      session = (await person.call(createChatSession, { body: {} })).value().id;
    const reply = await person.call(sendChatMessage, {
      body: { message: message.text, session_id: session },
    });
    const answer = reply.code === null ? reply.value() : null;
    played.push({ conversation: id, as, message, answer, error: reply.code });
  }
  return played;
}
