import type { Company } from '../people/match-person.rules.ts';
import { readLeadingNames } from './leading-names.rules.ts';
import { cutTime, readSegments, type Segment, type Span, tidy } from './segments.rules.ts';

/** The parameters of /lenlich as said; empty where nothing was. */
export interface ScheduleRequest {
  readonly people: string;
  readonly goal: string;
  readonly time: string;
  readonly location: string;
}

interface Tools {
  readonly company: Company;
  readonly findTime: (text: string) => Span | null;
}

/**
 * Reads `people goal time [location]`. Parameters in quotes stand in this order; loose words are told apart by the time
 * phrase and by the names they start with.
 */
export function readSchedule(rest: string, tools: Tools): ScheduleRequest {
  const segments = readSegments(rest);
  if (segments.length >= 3) return inOrder(segments, tools);
  const words = rest.trim().split(/\s+/u);
  if (segments.every((one) => !one.quoted) && words.length === 3 && fills(words[2] ?? '', tools)) {
    return inOrder(
      words.map((text) => ({ text, quoted: false })),
      tools,
    );
  }
  const { time, left } = cutTime(segments, tools.findTime);
  const [people, ...others] = apartFromNames(left, tools.company);
  return {
    people: people?.text ?? '',
    goal: others[0]?.text ?? '',
    time,
    location: withoutPlaceWord(joined(others.slice(1))),
  };
}

const joined = (segments: readonly Segment[]): string =>
  segments
    .map((one) => one.text)
    .join(' ')
    .trim();

function fills(text: string, { findTime }: Tools): boolean {
  const span = findTime(text);
  return span !== null && span.to - span.from === text.length;
}

function inOrder([people, goal, time, ...location]: readonly Segment[], tools: Tools): ScheduleRequest {
  const said = time?.text ?? '';
  const span = time?.quoted ? null : tools.findTime(said);
  const after = span ? tidy(said.slice(span.to)) : '';
  // "9h mai phòng 2": what follows the time is the place, when none is named apart.
  const isPlace = after !== '' && location.length === 0;
  return {
    people: (people?.text ?? '').trim(),
    goal: (goal?.text ?? '').trim(),
    time: (isPlace && span ? said.slice(0, span.to) : said).trim(),
    location: withoutPlaceWord(isPlace ? after : joined(location)),
  };
}

function apartFromNames([first, ...others]: readonly Segment[], company: Company): Segment[] {
  if (!first || first.quoted) return first ? [first, ...others] : [];
  const found = readLeadingNames(first.text, company);
  const length = found.length || first.text.search(/\s|$/u);
  const remainder = tidy(first.text.slice(length));
  const people = { text: found.names || first.text.slice(0, length), quoted: false };
  return remainder === '' ? [people, ...others] : [people, { text: remainder, quoted: false }, ...others];
}

const withoutPlaceWord = (text: string): string => text.replace(/^(?:tại|tai|ở|địa điểm|dia diem)\s+/iu, '');
