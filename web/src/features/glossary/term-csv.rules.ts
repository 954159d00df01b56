import { formatCsv } from '@hopgon/contract/csv';
import { mostSpokenForms, type NewTerm } from '@hopgon/contract/glossary/schemas';
import { fold } from '@hopgon/engine/text/fold';

const heads = ['Nghe được', 'Viết đúng', 'Hỏi trước'] as const;
const longestForm = 100;

type WrittenTerm = Omit<NewTerm, 'asks'> & { readonly asks: boolean };

/** A form on each row. */
export function termsAsCsv(terms: readonly WrittenTerm[]): string {
  const rows = terms.flatMap(({ written, spoken, asks }) =>
    spoken.map((form) => [form, written, asks ? 'có' : '']),
  );
  return formatCsv([[...heads], ...rows]);
}

export interface TermsFromCsv {
  readonly terms: readonly WrittenTerm[];
  /** How many spoken forms they have. */
  readonly forms: number;
  /** Rows of the file, from 1, that hold no spoken and written form. */
  readonly unread: readonly number[];
}

/** Rows of spoken form, written form and, if a person is to be asked, 'có'; with commas, semicolons or tabs between them. */
export function termsFromCsv(text: string): TermsFromCsv {
  const rows = rowsOf(text.replace(/^\uFEFF/u, '').normalize('NFC'));
  const byWritten = new Map<string, { spoken: string[]; asks: boolean }>();
  const unread: number[] = [];
  let forms = 0;
  for (const [place, row] of rows.entries()) {
    const [spoken = '', written = '', asks = ''] = row.map((value) => value.replace(/^'(?=[=+\-@])/u, ''));
    if (row.every((value) => value === '') || (place === 0 && fold(written) === fold(heads[1]))) continue;
    const term = byWritten.get(written) ?? { spoken: [], asks: false };
    if (!isForm(spoken) || !isForm(written) || term.spoken.length >= mostSpokenForms) {
      unread.push(place + 1);
      continue;
    }
    byWritten.set(written, { spoken: [...term.spoken, spoken], asks: term.asks || isYes(asks) });
    forms += 1;
  }
  return { terms: [...byWritten].map(([written, term]) => ({ written, ...term })), forms, unread };
}

const isForm = (text: string): boolean => text.length <= longestForm && /[\p{L}\p{N}]/u.test(text);
const isYes = (text: string): boolean => /^(?:co|x|1|yes|true)$/u.test(fold(text));

/** Cells of comma-separated values (RFC 4180), white space around them left out. */
function rowsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let value = '';
  const close = () => {
    rows.at(-1)?.push(value.replace(/\s+/gu, ' ').trim());
    value = '';
  };
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '"' && value.trim() === '') {
      const quoted = readQuoted(text, at + 1);
      value = quoted.value;
      at = quoted.end;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (sign !== separator && !/[\r\n]/u.test(sign)) {
      value += sign;
      continue;
    }
    close();
    if (sign !== separator) rows.push([]);
  }
  close();
  return rows;
}

/** A cell in quotes, in which two stand for one. */
function readQuoted(text: string, from: number): { readonly value: string; readonly end: number } {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const stop = end < 0 ? text.length : end;
  return { value: text.slice(from, stop).replaceAll('""', '"'), end: stop + 1 };
}

/** The sign most frequent in the first row: Vietnamese spreadsheets write semicolons. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/u, 1);
  const signs = [',', ';', '\t'];
  const count = (sign: string) => head.split(sign).length;
  return signs.toSorted((left, right) => count(right) - count(left))[0] ?? ',';
}
