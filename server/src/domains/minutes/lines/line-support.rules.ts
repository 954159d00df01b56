import type { UnsupportedWords } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { supportCheck } from '@hopgon/engine/support/check-support';
import type { SupportLine, SupportSource, UnsupportedClaim } from '@hopgon/engine/support/support';

/** As many as a person reads beside a line. */
const mostWords = 8;

function wordsOf({ text, assignee, deadline }: SupportLine, { field, span }: UnsupportedClaim): string {
  if (field === 'assignee') return assignee ?? '';
  if (field === 'deadline') return deadline ? dayInDigits(deadline) : '';
  return text.slice(...span);
}

/** What the turns of each of these lines do not support. */
export function checkLines(source: SupportSource, lines: readonly SupportLine[]): UnsupportedWords[][] {
  const check = supportCheck(source);
  return lines.map((line) =>
    check(line)
      .unsupported.slice(0, mostWords)
      .map((claim) => ({ words: wordsOf(line, claim), fault: claim.fault })),
  );
}
