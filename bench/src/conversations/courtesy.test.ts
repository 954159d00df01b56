import { expect, test } from 'vitest';
import { parseTurn } from '../../../server/src/domains/assistant/parse/turn/parse-turn.rules.ts';
import { noContext } from '../../../server/src/domains/assistant/parse/turn/spoken-context.rules.ts';
import { readConversations, readWorldFile } from './world.ts';

const { now, rooms } = readWorldFile();
const context = { ...noContext, rooms: rooms.map(({ name }) => name) };
/** Orders among the open messages, every so manieth. */
const every = 12;
const orders = readConversations('open')
  .flatMap(({ messages }) => messages)
  .filter(
    ({ text, wants: { act } }) =>
      ['schedule', 'series', 'task-create', 'move'].includes(act) && !/[?\n]/u.test(text),
  )
  .map(({ text }) => text.replace(/\s+/gu, ' ').replace(/[\s.!,]+$/u, ''))
  .filter((_, at) => at % every === 0);

/** What an order asks for, whatever is said around it. */
function meaningOf(message: string): string {
  const question = { message, parsed: { kind: 'text' }, meetingId: null, scope: null } as const;
  const { kind, act, asked } = parseTurn(question, `${now}:00`, context);
  return JSON.stringify({ kind, act, words: 'words' in asked ? asked.words : null });
}

test.each(['Cảm ơn bạn nhiều.', 'Cám ơn em nhé!'])('thanks behind an order change nothing: %s', (thanks) => {
  const alike = orders.filter((order) => meaningOf(`${order}.`) === meaningOf(`${order}. ${thanks}`));
  expect(alike.length).toBe(orders.length);
});
