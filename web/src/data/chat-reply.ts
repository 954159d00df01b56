import type { sendChatMessage } from '@hopgon/contract/chat/routes';
import type { ReplyOf } from '@hopgon/contract/route';

/** The documented text of a reply that brings none. */
const noResponse = 'No response';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What a reply holds: `data` when it says `success`, else the whole body. */
const heldBy = (body: unknown): unknown => (field(body, 'success') === true ? field(body, 'data') : body);

/** What the assistant says: `response`, else the content of `message`. */
export function replyText(body: unknown): string {
  const held = heldBy(body);
  const texts = [field(held, 'response'), field(field(held, 'message'), 'content')];
  return texts.filter((text) => typeof text === 'string').find((text) => text.trim() !== '') ?? noResponse;
}

/** No screen shows the English text. */
export const shownReply = (text: string): string => (text === noResponse ? 'Không có phản hồi' : text);

type Reply = ReplyOf<typeof sendChatMessage>;

const isReply = (held: unknown): held is Reply => {
  const message = field(held, 'message');
  return typeof field(message, 'id') === 'string' && typeof field(message, 'timestamp') === 'string';
};

/** The reply of our server, which names the message it stored; null for any other body. */
export function storedReply(body: unknown): Reply | null {
  const held = heldBy(body);
  return isReply(held) ? held : null;
}
