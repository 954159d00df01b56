import type { Visibility } from '@hopgon/contract/meetings/schemas';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import type { PlacedFile } from '../../../lib/files/placed-file.ts';
import { isComplete, type TargetDraft, visibilityOf } from './target.rules.ts';

export type ReadState =
  | { readonly is: 'reading' }
  | { readonly is: 'refused'; readonly problem: string }
  | {
      readonly is: 'found';
      readonly preview: TranscriptPreview;
      readonly draft: TargetDraft;
      readonly isEdited: boolean;
    };

export type FileOutcome =
  | { readonly is: 'sending' }
  | { readonly is: 'imported' | 'known'; readonly meetingId: string }
  | { readonly is: 'failed'; readonly problem: string };

/** A file of an import. */
export interface ImportRow extends PlacedFile {
  readonly read: ReadState;
  readonly isWanted: boolean;
  readonly outcome: FileOutcome | null;
}

export interface RowNote {
  /** `problem` keeps the file out of the import until it is edited. */
  readonly tone: 'problem' | 'warning' | 'info';
  readonly text: string;
}

const isDone = ({ outcome }: ImportRow): boolean => outcome?.is === 'imported' || outcome?.is === 'known';

const fileNameOf = (path: string): string => path.replace(/^.*\//u, '');

/** Where two files would go to one place: a meeting takes one file of an import. */
const slotOf = ({ read, isWanted }: ImportRow): string | null => {
  if (read.is !== 'found' || !isWanted || read.preview.known) return null;
  const { meeting, title, day, from } = read.draft;
  return meeting
    ? `meeting ${meeting.id}`
    : `new ${title.normalize('NFC').trim().toLowerCase()} ${day} ${from}`;
};

/** The first file at each place. */
export function firstAtPlaces(rows: readonly ImportRow[]): ReadonlyMap<string, ImportRow> {
  const first = new Map<string, ImportRow>();
  for (const row of rows) {
    const place = slotOf(row);
    if (place !== null && !first.has(place)) first.set(place, row);
  }
  return first;
}

/** What there is to know of a file before it is imported; the most serious first. */
export function notesOf(row: ImportRow, first: ReadonlyMap<string, ImportRow>): readonly RowNote[] {
  const { read } = row;
  if (read.is === 'reading') return [];
  if (read.is === 'refused') return [{ tone: 'problem', text: read.problem }];
  const { preview, draft, isEdited } = read;
  if (preview.known)
    return [{ tone: 'info', text: `Tệp này đã có ở “${preview.known.title}”, không nhập lại` }];
  const before = first.get(slotOf(row) ?? '');
  const other = before && before.path !== row.path ? fileNameOf(before.path) : null;
  const notes: readonly (RowNote | false)[] = [
    !isComplete(draft) && { tone: 'problem', text: 'Còn thiếu tên, ngày hoặc giờ' },
    draft.meeting?.hasTranscript === true && { tone: 'problem', text: 'Cuộc họp này đã có bản gỡ băng' },
    other !== null && { tone: 'problem', text: `Trùng cuộc họp với “${other}”` },
    !isEdited &&
      !draft.meeting &&
      preview.momentFrom === 'saved' && {
        tone: 'warning',
        text: 'Không thấy ngày trong tệp, tạm lấy lúc lưu tệp',
      },
    !isEdited &&
      !draft.meeting &&
      preview.momentFrom !== 'saved' &&
      !preview.saysHour && { tone: 'warning', text: 'Không thấy giờ trong tệp, tạm lấy giờ lưu tệp' },
    !isEdited &&
      !draft.meeting &&
      preview.meetings.length > 0 && {
        tone: 'warning',
        text: `Có ${preview.meetings.length} cuộc họp quanh lúc này, hãy xem có phải là một`,
      },
  ];
  return notes.filter((note) => note !== false);
}

/** Whether the import would send it now. */
export const isReady = (row: ImportRow, first: ReadonlyMap<string, ImportRow>): boolean =>
  row.isWanted &&
  row.read.is === 'found' &&
  !row.read.preview.known &&
  !isDone(row) &&
  row.outcome?.is !== 'sending' &&
  notesOf(row, first).every(({ tone }) => tone !== 'problem');

/** Of the meetings whose texts the import would send, or send again, once nothing is missing. */
export const visibilitiesOf = (rows: readonly ImportRow[]): readonly Visibility[] =>
  rows.flatMap((row) =>
    row.isWanted && row.read.is === 'found' && !row.read.preview.known && !isDone(row)
      ? [visibilityOf(row.read.draft)]
      : [],
  );

export interface ImportCounts {
  readonly reading: number;
  readonly ready: number;
  readonly known: number;
  readonly problems: number;
  readonly imported: number;
  readonly failed: number;
  readonly sending: number;
}

type CountedKind = keyof ImportCounts | 'left';

const kindByOutcome = { imported: 'imported', known: 'known', sending: 'sending' } as const;

function kindOf(row: ImportRow, first: ReadonlyMap<string, ImportRow>): CountedKind {
  const { read, outcome } = row;
  if (outcome && outcome.is !== 'failed') return kindByOutcome[outcome.is];
  if (read.is === 'reading') return 'reading';
  if (read.is === 'refused') return 'problems';
  if (read.preview.known) return 'known';
  if (!row.isWanted) return 'left';
  return outcome ? 'failed' : isReady(row, first) ? 'ready' : 'problems';
}

/** The rows by what may be said of them; each is counted once. */
export function countRows(rows: readonly ImportRow[], first: ReadonlyMap<string, ImportRow>): ImportCounts {
  const kinds = rows.map((row) => kindOf(row, first));
  const count = (kind: CountedKind) => kinds.filter((each) => each === kind).length;
  return {
    ...{ reading: count('reading'), ready: count('ready'), known: count('known') },
    ...{ problems: count('problems'), imported: count('imported'), failed: count('failed') },
    sending: count('sending'),
  };
}

/** '12 tệp sẵn sàng · 3 đã có · 1 cần xem lại' */
export function countsText({
  reading,
  ready,
  known,
  problems,
  imported,
  failed,
  sending,
}: ImportCounts): string {
  const parts = [
    reading > 0 && `đang đọc ${reading} tệp`,
    sending > 0 && `đang gửi ${sending} tệp`,
    imported > 0 && `đã nhập ${imported} tệp`,
    ready > 0 && `${ready} tệp sẵn sàng`,
    known > 0 && `${known} tệp đã có từ trước`,
    problems > 0 && `${problems} tệp cần xem lại`,
    failed > 0 && `${failed} tệp chưa nhập được`,
  ].filter((part) => part !== false);
  const text = parts.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Files that are left out and named one by one; more would hide the list. */
const mostNamed = 5;

interface Bounds {
  readonly files: number;
  readonly bytes: number;
}

/** The files that fit into one import behind those that are there: each path once, none of another kind, within the bounds. */
export function admitFiles(
  there: readonly PlacedFile[],
  added: readonly PlacedFile[],
  problemOf: (file: File) => string | null,
  { files: mostFiles, bytes: mostBytes }: Bounds,
): { readonly admitted: readonly PlacedFile[]; readonly notes: readonly string[] } {
  const paths = new Set(there.map(({ path }) => path));
  let size = there.reduce((sum, { file }) => sum + file.size, 0);
  const admitted: PlacedFile[] = [];
  const problems: string[] = [];
  let full = 0;
  for (const placed of added) {
    if (paths.has(placed.path)) continue;
    const problem = problemOf(placed.file);
    if (problem !== null) problems.push(`Bỏ qua “${placed.path}”. ${problem}`);
    else if (paths.size >= mostFiles || size + placed.file.size > mostBytes) full += 1;
    else {
      paths.add(placed.path);
      size += placed.file.size;
      admitted.push(placed);
    }
  }
  const named = problems.length > mostNamed ? problems.slice(0, mostNamed - 1) : problems;
  const notes = [
    ...named,
    problems.length > named.length &&
      `Bỏ qua ${problems.length - named.length} tệp nữa trống, quá lớn hoặc không phải bản gỡ băng.`,
    full > 0 &&
      `Mỗi lần nhập nhận tối đa ${mostFiles} tệp và ${mostBytes / 1024 / 1024} MB; ${full} tệp để lại lần sau.`,
  ];
  return { admitted, notes: notes.filter((note) => note !== false) };
}
