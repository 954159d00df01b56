import type { DerivedDocument, DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { derivedNames } from '@hopgon/contract/minutes/names';
import type { Minutes, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { recipientsProblem } from '../../../../data/meetings/recipients.rules.ts';
import type { ChipTone } from '../../../../ui/marks/chip.tsx';

export const derivedKinds = (['notice', 'extract', 'resolution'] as const).map((value) => ({
  value,
  label: derivedNames[value],
}));

/** What a kind says unless the writer chooses otherwise: decisions and work, everything, or decisions alone. */
const usualKinds: Readonly<Record<DerivedKind, readonly MinutesLine['kind'][]>> = {
  notice: ['decision', 'task'],
  extract: ['text', 'decision', 'task', 'question', 'opinion'],
  resolution: ['decision'],
};

export const usualLines = ({ sections }: Pick<Minutes, 'sections'>, kind: DerivedKind): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ lines }) => lines)
      .filter((line) => usualKinds[kind].includes(line.kind))
      .map(({ id }) => id),
  );

/** Trích yếu of a new document. */
export const usualTitle = ({ title }: Pick<Minutes, 'title'>, kind: DerivedKind): string =>
  kind === 'notice' ? `Kết luận tại cuộc họp ${title}` : title;

export function derivedStateWords({ state, number }: Pick<DerivedDocument, 'state' | 'number'>): {
  readonly word: string;
  readonly tone: ChipTone;
} {
  if (state === 'draft') return { word: 'Dự thảo', tone: 'turmeric' };
  if (state === 'void') return { word: `Số ${number?.number ?? ''} đã hủy`, tone: 'plain' };
  return { word: `Số ${number?.number ?? ''}`, tone: 'jade' };
}

/** Everything that is wrong with a document that is about to be drafted; empty when nothing is. */
export function derivedProblem(title: string, lines: ReadonlySet<string>, recipients: string): string {
  if (title.trim() === '') return 'Hãy ghi trích yếu.';
  if (lines.size === 0) return 'Hãy chọn ít nhất một dòng của biên bản.';
  return recipientsProblem(recipients) ?? '';
}
