import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import { changesWhatIs } from '../../shared/intent-groups.rules.ts';
import { explains, saidPartsOf, withoutParts } from '../card/said-parts.rules.ts';
import { type Decided, decide, decideAs } from './decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from './read-text.rules.ts';

/** "Tạo thêm task …", "giao chị An việc …": what it makes is named, and is not what is open. */
const makesTask =
  /(?<!\p{L})(?:tạo|thêm|lập|giao|create|tao|them|lap)\s+(?:\S+\s+){0,3}?(?:task|việc|công việc|viec|cong viec)\s+(?!(?:này|đó|ấy|nớ|kia|nay|do|ay|no|cho|sang|lại|lai|luôn|luon|đi|di|giúp|giup|giùm|gium|nhé|nha|ngay|thôi|thoi)(?!\p{L}))\S+\s+\S/iu;
const makesMeeting =
  /(?<!\p{L})(?:tạo|đặt|lên|book|hẹn|create|tao|dat|len|hen)\s+(?:thêm\s+|them\s+|một\s+|1\s+|mot\s+){1,2}(?:cuộc họp|buổi họp|lịch họp|cuộc|buổi|lịch|meeting|cuoc hop|buoi hop|lich hop|cuoc|buoi|lich)\s+\S/iu;

/** Cards of meetings: none of them has a deadline. */
const ofMeeting: ReadonlySet<string> = new Set([
  'schedule',
  'move',
  'prolong',
  'cancel',
  'invite',
  'uninvite',
  'change-place',
  'rename',
  'respond-yes',
  'respond-no',
  'respond-maybe',
]);

/** What a message beside an open card orders of something else: what it makes, or the meeting or task it names; null where it is of the card. */
export function decideOfAnother(said: ReadText, ground: Ground, card: string): Decided | null {
  if (card !== 'note' && card !== 'remind' && card !== 'letter') {
    if (beginsWith(makesTask, said)) return decideAs('task')(said);
    if (beginsWith(makesMeeting, said)) return decideAs('schedule')(said);
  }
  // Who is busy elsewhere is no order of what is held there.
  const asides = saidPartsOf(said).filter(explains);
  const order = asides.length === 0 ? said : readText(withoutParts(said, asides).text.trim(), ground);
  const named = namedElsewhere(order.text, ground);
  if (named === null) return null;
  const isDue = ofMeeting.has(card) && order.pieces.some(({ cue }) => cue === 'deadline');
  const decided = isDue ? decideAs('task-deadline')(order) : decide(order, ground, null);
  const isOrder = changesWhatIs(decided.kind) && decided.score >= leastMeant;
  return isOrder && holdsName(decided.act, named) ? { ...decided, rivals: [] } : null;
}

const leastMeant = 0.5;
const mostBefore = 7;

/** Further behind it is a second order, and the first is of the card: "lý do là …; còn hôm đó tạo việc …". */
function beginsWith(order: RegExp, { text }: ReadText): boolean {
  const found = order.exec(text);
  return found !== null && text.slice(0, found.index).trim().split(/\s+/u).length <= mostBefore;
}

/** What a text calls a meeting or a task that is not the one on the card; null where it calls none. */
function namedElsewhere(text: string, { context: { titles, openTitles } }: Ground): string | null {
  const open = openTitles.map(fold);
  const runs = findTitleRuns(text, titles).map(({ from, to }) => fold(text.slice(from, to)));
  return runs.find((run) => !open.some((title) => title.includes(run))) ?? null;
}

/** Some of the words may have been read as something else: "đổi hạn lập lịch trực". */
function holdsName(act: SpokenAct | null, named: string): boolean {
  if (act === null || !('words' in act)) return false;
  const held = new Set(fold(act.words).split(/\s+/u));
  return named.split(/\s+/u).some((word) => held.has(word));
}
