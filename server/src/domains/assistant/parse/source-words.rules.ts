import { readArguments } from '@hopgon/contract/commands/parse-command';
import { fold } from '@hopgon/engine/text/fold';

export type Detail = 'short' | 'medium' | 'long';

export interface SourceRequest {
  readonly source: string;
  readonly detail: Detail;
  /** A detail that was said and is none of the three; null otherwise. */
  readonly oddDetail: string | null;
}

/** Longer than any title: a text, whose last word is its own. */
const longestMeetingTitle = 200;

export const isText = (source: string): boolean =>
  source.length > longestMeetingTitle || source.includes('\n');

const details: Readonly<Record<string, Detail>> = {
  ngan: 'short',
  'ngan gon': 'short',
  vua: 'medium',
  'chi tiet': 'long',
};

const trailingDetail = /(?<!\s)\s+(ngắn gọn|ngan gon|ngắn|ngan|vừa|vua|chi tiết|chi tiet)\s*$/iu;

/** Parses `source [detail]`; a text that was pasted stays as it is. */
export function parseSource(rest: string): SourceRequest {
  const [source, detail, ...more] = readArguments(rest);
  if (source?.quoted && more.length <= 1) {
    const said = [detail, ...more].flatMap((one) => one?.text ?? []).join(' ');
    const known = details[fold(said)];
    return {
      source: source.text.trim(),
      detail: known ?? 'medium',
      oddDetail: known || said === '' ? null : said,
    };
  }
  const text = rest.trim();
  const found = isText(text) ? null : trailingDetail.exec(text);
  return {
    source: found ? text.slice(0, found.index).trim() : text,
    detail: details[fold(found?.[1] ?? '')] ?? 'medium',
    oddDetail: null,
  };
}
