import type { PlacedFile } from '../../../lib/files/placed-file.ts';

export type Dropped =
  | { readonly is: 'calendar'; readonly placed: PlacedFile }
  | { readonly is: 'transcript'; readonly placed: PlacedFile }
  | { readonly is: 'several'; readonly files: readonly PlacedFile[] }
  | { readonly is: 'nothing'; readonly problem: string };

const isCalendar = ({ file }: PlacedFile): boolean => file.name.toLowerCase().endsWith('.ics');

/** What to do with files that were dropped on the app. */
export function classifyFiles(
  files: readonly PlacedFile[],
  problemOf: (file: File) => string | null,
): Dropped {
  const [first] = files;
  if (!first) return { is: 'nothing', problem: 'Không đọc được gì từ chỗ vừa thả. Hãy chọn tệp bằng nút.' };
  if (files.length === 1) {
    if (isCalendar(first)) return { is: 'calendar', placed: first };
    const problem = problemOf(first.file);
    return problem === null ? { is: 'transcript', placed: first } : { is: 'nothing', problem };
  }
  if (files.some((placed) => problemOf(placed.file) === null)) return { is: 'several', files };
  return {
    is: 'nothing',
    problem: files.some(isCalendar)
      ? 'Hãy thả từng tệp lịch .ics một.'
      : 'Không tệp nào là bản gỡ băng .txt, .vtt, .srt, .docx hoặc .json.',
  };
}
