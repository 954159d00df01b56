import type { AnalysisDocument } from '@hopgon/contract/transcripts/schemas';
import { countAlike } from '../analysis/evidence.rules.ts';
import { leftoverText } from '../transcript/spoken.rules.ts';

/** What did not make it from the file into the lines: left out on purpose, or unread. Nothing goes in silence. */
export function Leftovers({ analysis: { removed, problems } }: { readonly analysis: AnalysisDocument }) {
  if (removed.length + problems.length === 0) return null;
  return (
    <details className="border-b px-5 py-2.5 text-small max-md:px-4">
      <summary className="rounded-mark text-turmeric-ink">
        {leftoverText(
          removed.length,
          problems.map(({ line }) => line),
        )}
      </summary>
      <ul className="mt-2 mb-1 flex flex-col gap-1.5">
        {countAlike(removed, ({ text, reason }) => `${reason}: ${text}`).map(({ key, entry, count }) => (
          <li key={key} className="break-words">
            <span className="text-muted">Đã bỏ{count > 1 && ` ${count} lần`}:</span> “{entry.text}”{' '}
            <span className="text-muted">({entry.reason})</span>
          </li>
        ))}
        {problems.map(({ line, text }) => (
          <li key={line} className="break-words">
            <span className="text-muted tabular-nums">Dòng {line}:</span> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
