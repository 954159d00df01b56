import { type FactKind, readFactHeading, readFactLine } from '../labels/header-labels.ts';
import type { HeaderFacts, TranscriptProblem } from '../parsed-transcript.ts';
import { readClocks, readDate } from '../read-moment.ts';

const BULLET = /^\s*(?:[-*•+]|\d+[.)])\s+/u;
const DECORATION = /^[\s#*=_-]+|(?<![\s*=_-])[\s*=_-]+$/gu;
const MOTTO = /^(?:cộng h[oò][àa] xã hội chủ nghĩa việt nam|độc lập\s*[-–—]\s*tự do\s*[-–—]\s*hạnh phúc)$/iu;
const DURATION = /^(?:\d+\s?(?:h|m|s|giờ|phút|giây)\s*){1,3}$|^\d{1,2}:\d{2}(?::\d{2})?$/iu;
const MEETING_WORD = /họp|biên bản|giao ban|hội nghị|hội thảo|meeting|transcript|phỏng vấn/iu;
/** Text that products add around the title of a meeting. */
const TITLE_END =
  /(?<!\s)\s*(?:[–—-]\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|[–—-]\s*transcript|-\d{8}_\d{6}(?:utc)?-meeting (?:recording|transcript)|-\d{8}_\d{6}(?:utc)?)$/iu;
const LONGEST_TITLE = 160;
const CLOSING =
  /^(?:(?:cuộc|buổi|phiên) (?:\p{L}+ ){1,3}|hội nghị |biên bản )(?:này )?(?:đã |được )?(?:kết thúc|bế mạc|lập xong|thông qua)(?: vào)?(?: lúc| hồi)\s.{0,60}$/iu;

type Head = { readonly facts: HeaderFacts; readonly problems: TranscriptProblem[] };

/**
 * Facts from the lines above the talk. `offset` is the number of the first line less one; prose that is no fact and
 * no title is reported, for it may have been somebody's words.
 */
export function readHeader(lines: readonly string[], offset = 0): Head {
  const reader = new HeadReader();
  const problems: TranscriptProblem[] = [];
  lines.forEach((line, index) => {
    if (line.trim() === '') reader.pause();
    else if (!reader.take(line))
      problems.push({ line: offset + index + 1, code: 'head_unread', text: line.slice(0, 200) });
  });
  return { facts: reader.finish(), problems };
}

/** "Cuộc họp kết thúc lúc 15h10 cùng ngày." */
export const isClosingSentence = (line: string): boolean => CLOSING.test(line.trim());

class HeadReader {
  private readonly facts: HeaderFacts = {};
  private readonly titles: string[] = [];
  private listing: FactKind | null = null;
  private hasListed = false;

  /** False for prose that nothing is known to do with. */
  take(line: string): boolean {
    const fact = readFactLine(line);
    const heading = fact ? null : readFactHeading(line);
    if (fact) this.takeFact(fact.kind, fact.value);
    else if (heading) this.list(heading);
    else if (isClosingSentence(line)) this.facts.endTime ??= readClocks(line)[0];
    else if (this.listing !== null && (BULLET.test(line) || !this.hasListed)) this.takeListed(line);
    else return this.takeTitle(line);
    return true;
  }

  pause(): void {
    if (this.hasListed) this.listing = null;
  }

  finish(): HeaderFacts {
    const title = this.titles.find((line) => MEETING_WORD.test(line)) ?? this.titles[0];
    if (title !== undefined) this.facts.title ??= title;
    return Object.fromEntries(Object.entries(this.facts).filter(([, value]) => value !== undefined));
  }

  private list(kind: FactKind): void {
    this.listing = kind;
    this.hasListed = false;
  }

  private takeFact(kind: FactKind, value: string): void {
    this.list(kind);
    this.hasListed = value !== '';
    if (value === '') return;
    if (kind === 'title') this.facts.title = value.replace(TITLE_END, '');
    if (kind === 'place') this.facts.place ??= value;
    if (kind === 'chair') this.facts.chair ??= personOf(value);
    if (kind === 'secretary') this.facts.secretary ??= personOf(value);
    if (kind === 'people') this.addPeople(value);
    if (kind === 'end') this.facts.endTime ??= readClocks(value)[0];
    if (kind === 'date' || kind === 'time') this.takeMoment(value);
  }

  private takeMoment(value: string): void {
    const [start, end] = readClocks(value);
    this.facts.date ??= readDate(value) ?? undefined;
    this.facts.startTime ??= start;
    this.facts.endTime ??= end;
  }

  private takeListed(line: string): void {
    this.hasListed = true;
    if (this.listing !== 'people') return;
    if (BULLET.test(line))
      this.facts.people = [...(this.facts.people ?? []), personOf(line.replace(BULLET, ''))];
    else this.addPeople(line);
  }

  private takeTitle(line: string): boolean {
    const text = line.replace(DECORATION, '').trim();
    const date = readDate(text);
    if (date !== null) this.facts.date ??= date;
    if (text === '' || MOTTO.test(text) || DURATION.test(text) || text.includes('\t')) return true;
    if (date !== null && text.length <= 40 && !MEETING_WORD.test(text)) {
      this.facts.startTime ??= readClocks(text)[0];
      return true;
    }
    if (text.length > LONGEST_TITLE || (/[.!?…]$/u.test(text) && !MEETING_WORD.test(text))) return false;
    this.titles.push(text.replace(TITLE_END, ''));
    return true;
  }

  private addPeople(value: string): void {
    const names = value
      .replace(/\([^()]*\)/gu, '')
      .split(/[,;]|\svà\s/u)
      .map((name) => personOf(name).replace(/\.$/u, ''))
      .filter((name) => name !== '' && name.length <= 60);
    if (names.length > 0) this.facts.people = [...(this.facts.people ?? []), ...names];
  }
}

/** The name without the office behind it: "Ông Lê Văn Tư - Phó giám đốc". */
const personOf = (value: string): string =>
  value
    .replace(/\([^()]*\)/gu, '')
    .split(/\s[-–—]\s|[,;]/u)[0]
    ?.trim() ?? '';
