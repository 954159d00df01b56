import type { DecisionTerms, MinutesLineKind } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

interface TermColumns {
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly replaces: string;
}

/** The terms of a decision; null where none were recorded. */
export const termsOf = ({
  valid_from: validFrom,
  valid_to: validTo,
  replaces,
}: TermColumns): DecisionTerms | null =>
  validFrom === null && validTo === null && replaces === '' ? null : { validFrom, validTo, replaces };

const none: TermColumns = { valid_from: null, valid_to: null, replaces: '' };

/** The terms after a change; a line that is no decision has none. */
export function termsAfter(
  was: TermColumns & { readonly kind: MinutesLineKind },
  wanted: { readonly kind?: MinutesLineKind | undefined; readonly terms?: DecisionTerms | undefined },
): TermColumns {
  if ((wanted.kind ?? was.kind) !== 'decision') return none;
  if (wanted.terms === undefined)
    return { valid_from: was.valid_from, valid_to: was.valid_to, replaces: was.replaces };
  const { validFrom, validTo, replaces } = wanted.terms;
  return { valid_from: validFrom, valid_to: validTo, replaces };
}

/** 'Hiệu lực từ ngày 01/12/2026 đến hết ngày 31/12/2026. Thay thế: Kết luận số 3.'; empty without terms. */
export function termsInWords(terms: DecisionTerms | null | undefined): string {
  if (!terms) return '';
  const from = terms.validFrom && `từ ngày ${dayInDigits(terms.validFrom)}`;
  const to = terms.validTo && `đến hết ngày ${dayInDigits(terms.validTo)}`;
  const days = [from, to].filter(Boolean).join(' ');
  return [days && `Hiệu lực ${days}.`, terms.replaces && `Thay thế: ${terms.replaces.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
}
