import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import { fold } from '@hopgon/engine/text/fold';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { saysCardWords } from './shared/says-card-words.rules.ts';
import { saysFields } from './shared/says-fields.rules.ts';

interface SaidOfOpen {
  readonly turn: ParsedTurn;
  readonly openChange: CardChange | null;
}

/** Whether a message agrees with what is open, or drops it: its words where all of them say so, else its kind. */
export function stanceOf(said: SaidOfOpen): 'confirm' | 'dismiss' | null {
  const { turn, openChange } = said;
  const { kind, words, change } = turn;
  if (answersOtherwise(said)) return null;
  if (words.reopens && words.days === null && !saysFields(change)) return 'dismiss';
  const isHeld = namesHeld(change, openChange);
  if (words.stance === 'agree' || (words.opensAgreeing && isHeld && saysNamesAlone(turn)))
    return kind === 'confirm' || isHeld || notifiesOf(turn, openChange) ? 'confirm' : null;
  return words.stance === 'drop' ? 'dismiss' : stanceOfKind(said);
}

/** Whether a message says how the open card, or the letter drafted last, is to be. */
export const saysOfOpen = (
  { turn: { words, change }, openChange }: SaidOfOpen,
  hasDraft: boolean,
): boolean =>
  openChange === null ? hasDraft && saysCardWords(words) : saysCardWords(words) || saysFields(change);

/** "Ừ, gửi chú Bảy giúp em": who is notified of a change that is agreed with is nobody to add; of a letter or a poll it is who gets it. */
const notifiesOf = ({ message }: ParsedTurn, openChange: CardChange | null): boolean =>
  openChange?.kind !== 'mail' && openChange?.kind !== 'poll' && notifies.test(message) && !adds.test(message);
const notifies = /(?<!\p{L})(?:gửi|gởi|báo|nhắn|gui|goi|bao|nhan)(?!\p{L})/iu;
const adds = /(?<!\p{L})(?:mời|thêm|giao|chuyển|moi|them|chuyen)(?!\p{L})/iu;

/** "Thôi không đi được rồi" is another answer, and drops no card. */
const answersOtherwise = ({ turn: { words }, openChange }: SaidOfOpen): boolean =>
  openChange?.kind === 'answer' &&
  words.answer !== null &&
  (words.answer !== openChange.answer || words.reason !== '');

function stanceOfKind({ turn, openChange }: SaidOfOpen): 'confirm' | 'dismiss' | null {
  const { kind, score, words, change } = turn;
  if (kind !== 'confirm' && kind !== 'dismiss') return null;
  // What may as well be something else drops no card.
  if (kind === 'dismiss' && score < leastToDrop) return null;
  // "Thôi, phòng Trúc" is another room; "thôi, mai tôi hỏi lại chị Hà" says why.
  const isWhole = kind === 'confirm' || words.rest === '' || change.remove.length > 0;
  const saysMore = openChange !== null && isWhole && (saysFields(change) || saysCardWords(words));
  return saysMore ? null : kind;
}

const leastToDrop = 0.55;

/** Whether names are all that a message says of a card. */
const saysNamesAlone = ({ change, words }: ParsedTurn): boolean =>
  change.names.length > 0 && !saysCardWords(words) && !saysFields({ ...change, names: [] });

const everybody: ReadonlySet<string> = new Set([
  'moi nguoi',
  'tat ca moi nguoi',
  'ca nhom',
  'ca nha',
  'ca doi',
]);

const givenName = (name: string): string => fold(name).split(/\s+/u).at(-1) ?? '';

/** Whether everybody named is on the card already: "mời anh Minh đi" agrees with an invitation of his. */
function namesHeld({ names, add, remove }: ParsedTurn['change'], openChange: CardChange | null): boolean {
  if (remove.length > 0) return false;
  const held = new Set((openChange === null ? [] : peopleOn(openChange)).map(givenName));
  return [...names, ...add].every((name) => held.has(givenName(name)) || everybody.has(fold(name)));
}

const shownName = ({ displayName }: { readonly displayName: string }): string => displayName;

/** The names that a card shows. */
function peopleOn(change: CardChange): readonly string[] {
  return change.kind === 'several' ? change.changes.flatMap(peopleOfOne) : peopleOfOne(change);
}

function peopleOfOne(change: SingleChange): readonly string[] {
  switch (change.kind) {
    case 'meeting':
    case 'poll':
      return change.people.map(shownName);
    case 'meeting-change':
      return [...change.add, ...change.remove].map(shownName);
    case 'action-item':
      return [change.assignee.displayName];
    case 'task-change':
      return [change.assignee?.displayName ?? '', change.assigneeName ?? ''];
    case 'mail':
      return [change.to.displayName];
    case 'meeting-cancel':
    case 'answer':
    case 'agenda':
    case 'minutes':
    case 'note':
    case 'note-delete':
      return [];
  }
}
