import type { IntentKind } from './intent.ts';
import type { MessageUnit } from './read-message.ts';
import { OUTSIDE } from './tag-slots.ts';

/** Indexes of units, `to` exclusive. */
export type UnitSpan = { readonly from: number; readonly to: number };

/** The stretches that labels mark as a slot. */
export function spansOf(slot: string, tags: readonly string[]): UnitSpan[] {
  const spans: UnitSpan[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag === slot && last) spans[spans.length - 1] = { from: last.from, to: at + 1 };
    else if (tag === `${slot}<`) spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

/** Labels without what words alone rule out: a matter among people, a deadline that names no time. */
export function mendTags(
  units: readonly MessageUnit[],
  kind: IntentKind,
  tags: readonly string[],
): readonly string[] {
  if (kind === 'schedule') return partMatter(units, tags);
  return kind === 'task'
    ? withOneAssignee(units, withTimedDeadline(units, withWorkApart(units, tags)))
    : tags;
}

/** "Tạo việc cho em: hiệu chuẩn cân phân tích": behind a colon nobody more is named, but what is to be done begins. */
function withWorkApart(units: readonly MessageUnit[], tags: readonly string[]): readonly string[] {
  const colon = units.findIndex(({ folded }) => folded === ':');
  if (colon < 0 || !tags.slice(0, colon).some((tag) => tag.startsWith('assignee'))) return tags;
  const isWork = (at: number): boolean => at > colon && tags[at]?.startsWith('assignee') === true;
  const isBegun = (at: number): boolean =>
    at - 1 > colon && (isWork(at - 1) || tags[at - 1]?.startsWith('title') === true);
  return tags.map((tag, at) => {
    if (at === colon) return OUTSIDE;
    if (isWork(at) || (tag === 'title<' && isWork(at - 1))) return isBegun(at) ? 'title' : 'title<';
    return tag;
  });
}

/** Words of a deadline that names no day, without diacritics. */
const dueWords: ReadonlySet<string> = new Set('ngay gap som lien het cuoi dau truoc han trong'.split(' '));

/** "Đặt 200 thùng carton": what names no time and none of the words for one is no deadline, but goes on with what is to be done. */
function withTimedDeadline(units: readonly MessageUnit[], tags: readonly string[]): readonly string[] {
  const mended = [...tags];
  for (const { from, to } of spansOf('deadline', tags)) {
    const isDue = units.slice(from, to).some(({ isTime, folded }) => isTime || dueWords.has(folded));
    if (!isDue) mended.fill(mended[from - 1]?.startsWith('title') ? 'title' : OUTSIDE, from, to);
  }
  return mended;
}

/** "Tạo email cho hai bạn nhân viên mới": who is no name behind what is to be done, where somebody has the task, belongs to it. */
function withOneAssignee(units: readonly MessageUnit[], tags: readonly string[]): readonly string[] {
  const mended = [...tags];
  for (const { from, to } of spansOf('assignee', tags).slice(1)) {
    const isNamed = units.slice(from, to).some(({ name, isCapital }) => name !== '' && isCapital);
    const start = units[from - 1]?.folded === 'cho' ? from - 1 : from;
    if (!isNamed && mended[start - 1]?.startsWith('title')) mended.fill('title', start, to);
  }
  return mended;
}

/** Words that begin what a meeting is about, without diacritics. */
const beginsMatter: ReadonlySet<string> = new Set('ban ve de chot duyet xem coi ra thao'.split(' '));
const onlyLeads: ReadonlySet<string> = new Set(['ve', 'de']);

/**
 * Whom a meeting is with ends where its matter begins: "cả nhóm bàn giá bán"; and what goes on right behind the matter is of it: "công nợ
 * đại lý".
 */
function partMatter(units: readonly MessageUnit[], tags: readonly string[]): string[] {
  const parted = [...tags];
  const isTagged = (at: number, slot: string): boolean => parted[at]?.replace('<', '') === slot;
  for (const [at, { folded, name }] of units.entries()) {
    if (!isTagged(at, 'people') || name !== '') continue;
    if (isTagged(at - 1, 'goal')) parted[at] = 'goal';
    else if (isTagged(at - 1, 'people') && beginsMatter.has(folded) && !parted.includes('goal<'))
      parted[at] = onlyLeads.has(folded) ? OUTSIDE : 'goal<';
    else if (at > 0 && parted[at - 1] === OUTSIDE && parted[at] === 'people') parted[at] = 'goal<';
  }
  return parted;
}
