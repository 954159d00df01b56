import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';

/** What is known of a file: against the record of its code, or by its signatures alone. */
export type Verdict = 'newest' | 'earlier' | 'scan' | 'changed' | 'signed' | 'broken' | 'unsigned';

interface JudgedFile {
  readonly hash: string;
  readonly signatures: readonly { readonly isValid: boolean; readonly isWhole: boolean }[];
  readonly unreadable: number;
}

type Record = Pick<VerifiedMinutes, 'hash' | 'signatures'>;

/** The PDF with all electronic signatures so far. */
const newestHash = ({ hash, signatures }: Record): string =>
  signatures.findLast(({ way }) => way === 'electronic')?.hash ?? hash;

/** Judges a file; the record decides where there is one. */
export function judgeFile(file: JudgedFile, record: Record | null): Verdict {
  if (record) {
    if (file.hash === newestHash(record)) return 'newest';
    const known = record.signatures.find(({ hash }) => hash === file.hash);
    if (known) return known.way === 'hand' ? 'scan' : 'earlier';
    return file.hash === record.hash ? 'earlier' : 'changed';
  }
  if (file.unreadable > 0) return 'broken';
  if (file.signatures.length === 0) return 'unsigned';
  const isWhole = file.signatures.at(-1)?.isWhole === true;
  return isWhole && file.signatures.every(({ isValid }) => isValid) ? 'signed' : 'broken';
}
