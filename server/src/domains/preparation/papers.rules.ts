import type { paperExtensions } from '@hopgon/contract/preparation/schemas';

interface Type {
  readonly media: string;
  /** How such a file begins, in hexadecimal; null: with text. */
  readonly magic: string | null;
}

const office = 'application/vnd.openxmlformats-officedocument.';
const zip = '504b0304';

const types: Readonly<Record<(typeof paperExtensions)[number], Type>> = {
  '.pdf': { media: 'application/pdf', magic: '25504446' },
  '.docx': { media: `${office}wordprocessingml.document`, magic: zip },
  '.xlsx': { media: `${office}spreadsheetml.sheet`, magic: zip },
  '.pptx': { media: `${office}presentationml.presentation`, magic: zip },
  '.png': { media: 'image/png', magic: '89504e470d0a1a0a' },
  '.jpg': { media: 'image/jpeg', magic: 'ffd8ff' },
  '.jpeg': { media: 'image/jpeg', magic: 'ffd8ff' },
  '.txt': { media: 'text/plain; charset=utf-8', magic: null },
  '.md': { media: 'text/plain; charset=utf-8', magic: null },
  '.csv': { media: 'text/csv; charset=utf-8', magic: null },
};

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** What a file is by its name, if its first bytes agree; null for what no paper may be. */
export function typeOfPaper(name: string, bytes: Uint8Array): string | null {
  const found = Object.entries(types).find(([extension]) => name.toLowerCase().endsWith(extension));
  if (!found || bytes.length === 0) return null;
  const [, { media, magic }] = found;
  if (magic === null) return bytes.includes(0) ? null : media;
  return hex(bytes.subarray(0, magic.length / 2)) === magic ? media : null;
}

/** Whether so many more bytes leave a company's papers within its quota. */
export const fitsQuota = (used: number, more: number, quota: number): boolean => used + more <= quota;
