import { findTitleRuns, type KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { atClock, coveredDays, dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import { type Moment, readTime } from '@hopgon/engine/time/said-time';

/** Which meetings words may mean: those that have begun, or those that have not ended. */
export type When = 'held' | 'to-come';

/** What words say of a meeting: when it was or will be (whole days, `end` exclusive), and its name or its people. */
export interface MeantMeeting {
  readonly range: readonly [start: LocalTime, end: LocalTime] | null;
  readonly words: string;
}

const leading = /^(?:(?:với|voi|về|ve|của|cua|cùng|cung|bên|ben|lúc|luc|vào|vao|hôm|hom|ngày|ngay)\s+)+/iu;
/** Words for the last meeting or the next: they name none, but may be said of somebody's. */
const nearest =
  /^(?:cuoc |buoi |hop )*(?:gan nhat|gan day nhat|gan day|moi nhat|moi day|vua roi|vua qua|vua xong|truoc|roi|tiep theo|ke tiep|tiep|sap toi|toi|hom truoc|hom bua|lan truoc|bua truoc)(?=$| cua | voi )/;
/** Words at the end for the speaker; without marks only what leads to them distinguishes them from names ("Minh"). */
const own =
  /(?:^|\s)(?:của\s+(?:em|ta|chúng\s+ta)|(?:của\s+)?(?:(?:chúng|bọn)\s+)?(?:tôi|tui|mình)|cua\s+(?:(?:chung|bon)\s+)?(?:toi|tui|minh|em|ta)|của|cua)$/iu;

/** What words say of a meeting besides that it is the next, the last, or the speaker's own; empty where they say no more. */
export function stripNearest(said: string): string {
  const text = said.normalize('NFC').replace(/\s+/gu, ' ').trim().replace(own, '');
  const [found] = nearest.exec(fold(text)) ?? [];
  return found === undefined ? text : named(text.split(' ').slice(found.split(' ').length).join(' '));
}

/** The words that speak of a meeting, read once for each of its times. */
export interface MeetingWords {
  readonly said: string;
  /** Without what says only that it is the next, the last, or the speaker's own. */
  readonly about: string;
  readonly meant: Readonly<Record<When, MeantMeeting>>;
}

export function parseMeetingWords(
  said: string,
  now: LocalTime,
  titles: readonly KnownTitle[] = [],
): MeetingWords {
  const about = stripNearest(said);
  const { plain, ahead } = readTime(withoutTitles(about, titles), now);
  return {
    said,
    about,
    meant: { held: meantAt(about, lately(plain, now)), 'to-come': meantAt(about, ahead) },
  };
}

/** Blanks in the place of titles: "lịch trực Tết" is no meeting at Tết. */
const withoutTitles = (about: string, titles: readonly KnownTitle[]): string =>
  findTitleRuns(about, titles)
    .filter(({ kinds }) => kinds.size > 0)
    .reduce((text, { from, to }) => `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`, about);

function meantAt(about: string, time: Moment | null): MeantMeeting {
  if (!time) return { range: null, words: named(about) };
  const { first, after } = coveredDays(time.start, time.end);
  return {
    range: [midnightOf(first), midnightOf(after)],
    words: named(about.replace(time.phrase, ' ')),
  };
}

/** "Thứ Ba" of a meeting that was held is the last one. */
export function lately(plain: Moment | null, now: LocalTime): Moment | null {
  if (!plain || plain.start <= now) return plain;
  const back = (local: LocalTime) => midnightOf(addDays(dateOf(local), -7));
  return /^(?:(?:hom|bua) )?(?:thu|t ?\d|chu nhat|cn)/.test(fold(plain.phrase))
    ? { ...plain, start: back(plain.start), end: atClock(addDays(dateOf(back(plain.start)), 1), '00:00') }
    : plain;
}

const named = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(leading, '')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '');
