import { lineLeads, proposalLeads } from '@hopgon/contract/minutes/names';
import type { DecisionTerms, MinutesLineKind } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { termsInWords, termsOf } from './terms.rules.ts';

export interface SaidLine {
  readonly kind: MinutesLineKind;
  readonly text: string;
  readonly assigneeName: string | null;
  /** YYYY-MM-DD */
  readonly deadline: string | null;
  /** Of a decision. */
  readonly terms?: DecisionTerms | null;
}

/** The text with one full stop at its end, where it has no mark of its own. */
export const withFullStop = (text: string): string => (/[.!?…:;]$/u.test(text) ? text : `${text}.`);

/** 'Người phụ trách: Phạm Anh Tuấn. Hạn: 30/11/2026.' */
function taskInWords({ assigneeName, deadline }: SaidLine): string {
  const person = `Người phụ trách: ${assigneeName ?? 'chưa phân công'}.`;
  return deadline === null ? person : `${person} Hạn: ${dayInDigits(deadline)}.`;
}

/** A line as it stands in the document. */
export const lineInWords = (line: SaidLine): { readonly lead: string; readonly text: string } => ({
  lead: lineLeads[line.kind],
  text: [withFullStop(line.text), line.kind === 'task' ? taskInWords(line) : termsInWords(line.terms)]
    .filter(Boolean)
    .join(' '),
});

/** Under an item of the agenda without lines. */
export const nothingRecorded = 'Không ghi nội dung.';

/** Over what a machine read and nobody took. */
export const proposalsTitle = 'Đề xuất của máy, chưa có người nhận:';

/** 'Có thể là việc cần làm: Mua chụp mới (bên kho, hạn 24/11/2026).' */
export function proposalInWords({ kind, text, assigneeName, deadline }: SaidLine): string {
  const details = kind === 'task' ? [assigneeName, deadline && `hạn ${dayInDigits(deadline)}`] : [];
  const known = details.filter(Boolean).join(', ');
  return withFullStop(
    `${proposalLeads[kind]}${known === '' ? text : `${text.replace(/[.;,]$/u, '')} (${known})`}`,
  );
}

/** The same in one text, for the history. */
const lineText = (line: SaidLine): string => {
  const { lead, text } = lineInWords(line);
  return `${lead}${text}`;
};

interface TextRow {
  readonly kind: MinutesLineKind;
  readonly text: string;
  readonly assignee_name: string | null;
  readonly assignee_display: string | null;
  readonly deadline: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly replaces: string;
}

/** The same of a row. */
export const rowText = (row: TextRow): string =>
  lineText({
    ...row,
    assigneeName: row.assignee_display ?? row.assignee_name,
    terms: termsOf(row),
  });
