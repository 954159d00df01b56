/** The documented text of a reply that brings none. */
const noResponse = 'No response';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What the assistant says: of `data` when the reply says `success`, else of the whole body. */
export function replyText(body: unknown): string {
  const held = field(body, 'success') === true ? field(body, 'data') : body;
  const text = field(held, 'response') ?? field(field(held, 'message'), 'content');
  return typeof text === 'string' ? text : noResponse;
}

/** No screen shows the English text. */
export const shownReply = (text: string): string => (text === noResponse ? 'Không có phản hồi' : text);
