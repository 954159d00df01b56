import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import { fold } from '@hopgon/engine/text/fold';
import { unshownWords } from './acts/with-beside.rules.ts';
import { withWarning } from './acts/with-warning.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { renderMeetingCard } from './render/render-schedule.rules.ts';
import type { AssistantReply } from './render/reply.rules.ts';

/** Names of a message that a new task neither is given to nor is about: each task has one assignee. */
function unusedNames(
  { change: { names, add } }: Pick<ParsedTurn, 'change'>,
  { title, assignee }: Extract<SingleChange, { kind: 'action-item' }>,
): string[] {
  const held = new Set(foldedWordsOf(`${title} ${assignee.displayName}`));
  return [...names, ...add].filter((name) => {
    const given = foldedWordsOf(name).at(-1);
    return given !== undefined && !held.has(given);
  });
}

/** Words that ask for a meeting and name nothing of it. */
const asking = new Set(
  'dat hop lich tao cho tui toi cai len xep hen lam giup nhe voi thoi minh em anh chi nua gium ho mot buoi cuoc chung ta can muon set book khoang tam luon a vao nho moi them toan ca cong ty cty dum vu ve chuyen nhom team doi phong ban bo phan moi nguoi tat tu tro di bat dau lay no do luon'.split(
    ' ',
  ),
);

/** Words that give a task and say nothing of it. */
const giving = new Set(
  'giao viec han nho bao keu bieu phan cong yeu cau cho truoc xong phai uu tien gap khan task nhac nho lam di ngay hom'.split(
    ' ',
  ),
);
/** One word alone is more often a filler than something said. */
const leastUnused = 2;

/** Words of a message that a new task holds nothing of. */
function unusedOfTask(
  { change: { leftover } }: Pick<ParsedTurn, 'change'>,
  { title, assignee }: Extract<SingleChange, { kind: 'action-item' }>,
): string[] {
  const held = new Set(foldedWordsOf(`${title} ${assignee.displayName}`));
  const isUsed = (word: string): boolean =>
    foldedWordsOf(word).every((one) => held.has(one) || asking.has(one) || giving.has(one));
  return leftover.split(/\s+/u).filter((word) => word !== '' && !isUsed(word));
}

const foldedWordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The parts of a message that a new meeting holds nothing of, as they were said: a whole part between commas, or of the
 * first the words.
 */
export function unusedParts(
  {
    message,
    change: { leftover },
    words: { chair, secretary },
  }: Pick<ParsedTurn, 'change' | 'message' | 'words'>,
  { title, goal, location, room, people }: Extract<SingleChange, { kind: 'meeting' }>,
): string[] {
  const held = [title, goal, location, room?.name ?? '', ...people.map(({ displayName }) => displayName)];
  const roles = [chair === '' ? '' : 'chu tri toa dieu hanh', secretary === '' ? '' : 'thu ky ghi bien ban'];
  const used = new Set([...asking, ...foldedWordsOf([...held, ...roles].join(' '))]);
  const unused = new Set(foldedWordsOf(leftover).filter((word) => !used.has(word)));
  return message.split(/[,;.\n]+/u).flatMap((part, at) => {
    const words = part.split(/\s+/u).filter((word) => foldedWordsOf(word).some((one) => unused.has(one)));
    if (at === 0) return words.length > 1 ? [words.join(' ')] : [];
    // A part of which the card holds most is held.
    const naming = foldedWordsOf(part).filter((word) => !asking.has(word));
    return words.length > 0 && words.length * 2 >= naming.length ? [part.trim()] : [];
  });
}

/** Of the words that changed nothing those that no other reading took either and the card does not show. */
export function unusedWords(change: CardChange, leftover: string, rest: string): string {
  const left = new Set(foldedWordsOf(rest));
  const words = leftover.split(/\s+/u).filter((word) => foldedWordsOf(word).some((one) => left.has(one)));
  const said = words.join(' ');
  return unshownWords(change, said).length < leastUnused ? '' : `“${said}”`;
}

/** A changed card that names what was said and changed nothing of it. */
export const withUnused = (change: CardChange, left: readonly string[]): CardChange =>
  left.length === 0 ? change : withWarning(change, `Thẻ này chưa gồm: ${left.join('; ')}.`);

/** What was said to explain a change is no part of it: the card says that it was read so, unless it shows all of it. */
export const withAsideNamed = (change: CardChange, aside: string): CardChange =>
  unshownWords(change, aside).length === 0
    ? change
    : withWarning(change, `Hiểu là lời giải thích, không ghi vào thẻ: “${aside}”.`);

/** Nothing said is dropped in silence: the card of a new meeting names the words that it holds nothing of. */
export function nameUnused(turn: ParsedTurn, reply: AssistantReply): AssistantReply {
  const { card } = reply;
  if (card === null || turn.isCommand) return reply;
  if (card.change.kind === 'action-item') return nameOthers(turn, reply, card.change);
  if (card.change.kind !== 'meeting') return reply;
  const unused = unusedParts(turn, card.change);
  if (unused.length === 0) return reply;
  const warning = `Thẻ này chưa gồm: ${unused.map((part) => `“${part}”`).join(', ')}.`;
  return renderMeetingCard(card.command, { ...card.change, warnings: [...card.change.warnings, warning] });
}

function nameOthers(
  turn: ParsedTurn,
  reply: AssistantReply,
  change: Extract<CardChange, { kind: 'action-item' }>,
): AssistantReply {
  const others = unusedNames(turn, change);
  const left = unusedOfTask(turn, change);
  const added = [
    ...(others.length === 0 ? [] : [`Mỗi việc có một người phụ trách; chưa giao cho ${others.join(', ')}.`]),
    ...(left.length < leastUnused ? [] : [`Thẻ này chưa gồm: “${left.join(' ')}”.`]),
  ];
  if (added.length === 0) return reply;
  return {
    ...reply,
    content: `${reply.content}\nLưu ý: ${added.join(' ')}`,
    card: reply.card && { ...reply.card, change: { ...change, warnings: [...change.warnings, ...added] } },
  };
}
