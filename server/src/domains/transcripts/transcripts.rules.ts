import { failureMessage } from '@hopgon/contract/failure';
import { uploadExtensions } from '@hopgon/contract/transcripts/schemas';

/** The engine's formats that a file of each extension may turn out to hold; an empty file has no format yet. */
const formatsOf: Readonly<Record<(typeof uploadExtensions)[number], readonly string[] | 'any'>> = {
  '.txt': 'any',
  '.vtt': ['vtt', 'srt', 'empty'],
  '.srt': ['vtt', 'srt', 'empty'],
  '.docx': 'any',
  '.json': ['json', 'empty'],
};

const extensionOf = (fileName: string) =>
  uploadExtensions.find((extension) => fileName.toLowerCase().endsWith(extension));

export const isWordName = (fileName: string): boolean => extensionOf(fileName) === '.docx';

export const hasKnownExtension = (fileName: string): boolean => extensionOf(fileName) !== undefined;

/** Does what was found in a file fit the name it came under? */
export function agrees(fileName: string, format: string): boolean {
  const extension = extensionOf(fileName);
  const formats = extension ? formatsOf[extension] : [];
  return formats === 'any' || formats.includes(format);
}

/** Keeps what rests on turns that exist; a statement without evidence is not said. */
export function grounded<T extends { readonly evidence: readonly number[] }>(
  found: readonly T[],
  turnCount: number,
): (Omit<T, 'evidence'> & { evidence: number[] })[] {
  return found.flatMap((statement) => {
    const real = statement.evidence.filter((turn) => Number.isInteger(turn) && turn >= 0 && turn < turnCount);
    const evidence = [...new Set(real)].sort((a, b) => a - b);
    return evidence.length === 0 ? [] : [{ ...statement, evidence }];
  });
}

/** Why an analysis failed, as stored, and the text people read. */
export const analysisProblems = {
  analysis_unreadable: failureMessage('analysis_unreadable'),
  analysis_timed_out:
    'Phân tích bản gỡ băng này quá lâu nên đã dừng. Hãy thử lại, hoặc chia bản gỡ băng thành các phần nhỏ hơn.',
  analysis_crashed: 'Việc phân tích bị dừng giữa chừng. Hãy thử lại.',
} as const;

export type AnalysisProblem = keyof typeof analysisProblems;

const isProblem = (code: string): code is AnalysisProblem => Object.hasOwn(analysisProblems, code);

export const problemText = (code: string): string =>
  analysisProblems[isProblem(code) ? code : 'analysis_unreadable'];
