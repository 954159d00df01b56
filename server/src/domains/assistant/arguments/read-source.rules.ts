import { readArguments } from '@hopgon/contract/commands/parse-command';
import { fold } from '@hopgon/engine/text/fold';
import { type Detail, isText, type SourceRequest } from '../source-request.rules.ts';

const details: Readonly<Record<string, Detail>> = {
  ngan: 'short',
  'ngan gon': 'short',
  vua: 'medium',
  'chi tiet': 'long',
};

const trailingDetail = /(?<!\s)\s+(ngắn gọn|ngan gon|ngắn|ngan|vừa|vua|chi tiết|chi tiet)\s*$/iu;

/** Reads `source [detail]`; a text that was pasted stays as it is. */
export function readSource(rest: string): SourceRequest {
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
