import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { CardWords } from '../../shared/card-words.rules.ts';

type Kind = SingleChange['kind'];

const fields = ['reason', 'isClosed', 'before', 'late', 'answerBy', 'room', 'append'] as const;
type TakenField = (typeof fields)[number];

/** The kinds of card that have what a message may say. */
const takers: Readonly<Record<TakenField, readonly Kind[]>> = {
  reason: ['meeting-cancel', 'answer', 'task-change'],
  isClosed: ['meeting'],
  before: ['meeting', 'note'],
  late: ['answer'],
  answerBy: ['poll'],
  room: ['meeting', 'meeting-change'],
  append: ['action-item', 'note'],
};

const names: Readonly<Record<TakenField, (words: CardWords) => string>> = {
  reason: ({ reason }) => `lý do “${reason}”`,
  isClosed: ({ isClosed }) => (isClosed === true ? 'họp kín' : 'không họp kín'),
  before: ({ before }) => `nhắc trước ${lengthInWords(before ?? 0)}`,
  late: ({ late }) => `vào trễ ${late ?? 0} phút`,
  answerBy: ({ answerBy }) => `hạn trả lời “${answerBy}”`,
  room: ({ room }) => room,
  append: ({ append }) => `“${append}”`,
};

const minutesOfDay = 24 * 60;
const lengthInWords = (minutes: number): string =>
  minutes % minutesOfDay === 0 ? `${minutes / minutesOfDay} ngày` : `${minutes} phút`;

const isSaid = (words: CardWords, field: TakenField): boolean => words[field] !== '' && words[field] !== null;

/** What a message says that the open card has no place for, in words. */
export function nameUntaken(change: CardChange, words: CardWords): string[] {
  const changes = change.kind === 'several' ? change.changes : [change];
  const kinds = changes.map(({ kind }) => kind);
  return fields
    .filter((field) => isSaid(words, field) && !kinds.some((kind) => takers[field].includes(kind)))
    .map((field) => names[field](words));
}
