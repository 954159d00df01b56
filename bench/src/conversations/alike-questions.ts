import { parseTurn } from '../../../server/src/domains/assistant/parse/turn/parse-turn.rules.ts';
import type { ParsedTurn } from '../../../server/src/domains/assistant/parse/turn/parsed-turn.rules.ts';
import {
  noContext,
  type SpokenContext,
} from '../../../server/src/domains/assistant/parse/turn/spoken-context.rules.ts';
import { plainText } from './differences.ts';
import { readConversations, readWorldFile } from './world.ts';

/** Other words in the place of some of a question. */
interface Change {
  readonly from: RegExp;
  readonly to: string;
}

const world = readWorldFile();
const knownTitles: SpokenContext['titles'] = [
  ...world.meetings.map(({ title }) => ({ kind: 'meeting' as const, title })),
  ...world.tasks.map(({ title }) => ({ kind: 'task' as const, title })),
];
const given = world.members.flatMap(({ name }) => name.split(' ').slice(-1));
const context = { ...noContext, titles: knownTitles, given, rooms: world.rooms.map(({ name }) => name) };

const readTurn = (message: string): ParsedTurn =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, world.now, context);

/** The first messages of open conversations that ask of calendar, tasks, people, rooms or figures. */
export const openQuestions = (): string[] =>
  readConversations('open').flatMap(({ kind, messages }) =>
    (kind === 'single' ? messages : messages.slice(0, 1))
      .filter(({ wants }) => /^ask-(?:calendar|tasks|people|rooms|figures)$/u.test(wants.act))
      .map(({ text }) => text),
  );

/** What a question was read as: which kind, and which slots hold something. Of times only that they are said counts, and not which. */
function signatureOf({ kind, asked, question }: ParsedTurn): string {
  const slots = Object.entries(question ?? asked).filter(([name]) => !notCompared.has(name));
  return JSON.stringify([kind, ...slots.map(([name, value]) => [name, withoutTimes(value)])]);
}

const notCompared: ReadonlySet<string> = new Set(['message', 'query', 'past', 'meeting']);
const withoutTimes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? '#' : value;

/** A reading in words that are alike where the readings are, whatever stands in the place that was changed. */
const comparable = (turn: ParsedTurn, hide: string): string =>
  hide === '' ? plainText(signatureOf(turn)) : plainText(signatureOf(turn)).replaceAll(plainText(hide), '·');

export interface Compared {
  readonly message: string;
  readonly other: string;
  readonly isKind: boolean;
  /** Whether no other slot changed. */
  readonly isAlike: boolean;
}

/** Each question that holds what is changed, read before and after. */
export function compareChanged(questions: readonly string[], { from, to }: Change): Compared[] {
  return questions.flatMap((message) => {
    const found = from.exec(message)?.[0];
    if (found === undefined) return [];
    const other = message.replace(from, to);
    const [before, after] = [readTurn(message), readTurn(other)];
    return [
      {
        ...{ message, other, isKind: before.kind === after.kind },
        isAlike: comparable(before, found) === comparable(after, to),
      },
    ];
  });
}

/** Each question read with and without its diacritics; slots are compared without. */
export function comparePlain(questions: readonly string[]): Compared[] {
  return questions.flatMap((message) => {
    const other = plainText(message);
    if (other === message.toLowerCase()) return [];
    const [before, after] = [readTurn(message), readTurn(other)];
    const isKind = before.kind === after.kind;
    return [{ message, other, isKind, isAlike: comparable(before, '') === comparable(after, '') }];
  });
}
