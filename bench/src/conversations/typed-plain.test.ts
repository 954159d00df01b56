import { expect, test } from 'vitest';
import { parseTurn } from '../../../server/src/domains/assistant/parse/turn/parse-turn.rules.ts';
import type { ParsedTurn } from '../../../server/src/domains/assistant/parse/turn/parsed-turn.rules.ts';
import {
  noContext,
  type SpokenContext,
} from '../../../server/src/domains/assistant/parse/turn/spoken-context.rules.ts';
import { plainText } from './differences.ts';
import { readConversations, readWorldFile } from './world.ts';

const { members, rooms, meetings, tasks, now } = readWorldFile();
const context: SpokenContext = {
  ...noContext,
  given: members.flatMap(({ name }) => {
    const words = name.split(' ');
    return [words.slice(-1).join(' '), words.slice(-2).join(' ')];
  }),
  rooms: rooms.map(({ name }) => name),
  titles: [
    ...meetings.map(({ title }) => ({ kind: 'meeting' as const, title })),
    ...tasks.map(({ title }) => ({ kind: 'task' as const, title })),
  ],
};
/** Every so manieth message, so that it takes seconds; more of an author whom no weight was fitted on. */
const every = { any: 40, unseen: 3 };
const messages = readConversations('open').flatMap(({ id, messages: said }) =>
  said
    .map(({ text }) => ({ id, text: text.replace(/\s+/gu, ' ') }))
    .filter(({ text }) => plainText(text) !== text.toLowerCase()),
);
const sampled = messages.filter((_, at) => at % every.any === 0);
const unseen = messages.filter(({ id }) => id.startsWith('v-')).filter((_, at) => at % every.unseen === 0);

/** The same without its marks, the capitals kept. */
const typedPlain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

const read = (message: string): ParsedTurn =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, `${now}:00`, context);

/** What a message asks for and says, whatever marks are on its words. */
function meaningOf({ kind, act, change }: ParsedTurn): string {
  const { leftover: _, ...fields } = change;
  return plainText(JSON.stringify({ kind, act, fields }));
}

const shareAlike = (of: readonly { readonly text: string }[]): number =>
  of.filter(({ text }) => meaningOf(read(text)) === meaningOf(read(typedPlain(text)))).length / of.length;

test('a message typed without marks is read as with them', () => {
  expect(shareAlike(sampled)).toBeGreaterThan(0.8);
});

test('so is one of an author whom no weight was fitted on', () => {
  expect(shareAlike(unseen)).toBeGreaterThan(0.78);
});

test('what is read of it stands as it was typed', () => {
  const { message, change } = read('doi hop giao ban xuong sang 10h, them chi Ha');
  expect({ message, ...change }).toMatchObject({
    message: 'doi hop giao ban xuong sang 10h, them chi Ha',
    add: ['chi Ha'],
  });
});

test('marks and short forms that were typed stay', () => {
  expect(read('đặt họp với chị Hà').message).toBe('đặt họp với chị Hà');
  expect(read('ok k dat lich vs a Minh nhe').message).toBe('ok k dat lich vs a Minh nhe');
});
