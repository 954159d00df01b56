import type { Figures } from '@hopgon/contract/transcripts/schemas';
import { formatNumber } from '../../../lib/format/number.ts';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { spokenLength } from '../transcript/spoken.rules.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { talkShares } from './talk.rules.ts';
import { TalkTable } from './talk-table.tsx';

/** Who spoke how long; by words where the source has no times. */
export function TalkPanel({ figures }: { readonly figures: Figures }) {
  const { durationMs, timesUnknown, longestMonologue: monologue, balance } = figures;
  const { byTime, rows } = talkShares(figures.speakers);
  return (
    <Panel>
      <PanelHead
        title={byTime ? 'Ai nói bao lâu?' : 'Ai nói nhiều?'}
        aside={durationMs !== null && `${spokenLength(durationMs)}${figures.isEstimated ? ', ước tính' : ''}`}
      />
      {timesUnknown !== '' && (
        <p className="border-b px-5 py-2.5 text-small text-turmeric-ink max-md:px-4">{timesUnknown}</p>
      )}
      <TalkTable rows={rows} byTime={byTime} isEstimated={figures.isEstimated} />
      <ul className="flex flex-col gap-1.5 border-t px-5 py-3 text-small text-muted max-md:px-4">
        <li>
          {formatNumber(figures.turns)} lượt nói · {formatNumber(figures.words)} từ ·{' '}
          {formatNumber(figures.questions)} câu hỏi
          {figures.interruptions.value !== null && (
            <> · {formatNumber(figures.interruptions.value)} lần ngắt lời</>
          )}
        </li>
        {figures.lostMs > 0 && (
          <li>Mất tiếng: {spokenLength(figures.lostMs)}, không tính là nói hay im lặng</li>
        )}
        {figures.silenceMs.value !== null && <li>Im lặng: {spokenLength(figures.silenceMs.value)}</li>}
        {monologue && (
          <li>
            <span className="mr-2">
              Lượt nói dài nhất: {monologue.speaker},{' '}
              {monologue.ms === null ? `${formatNumber(monologue.words)} từ` : spokenLength(monologue.ms)}
            </span>
            <EvidenceChips statement="lời dài nhất" turns={monologue.evidence} />
          </li>
        )}
        {balance !== null && (
          <li>
            Mức cân bằng giữa những người nói: {Math.round(balance * 100)}% (100% là ai cũng nói bằng nhau)
          </li>
        )}
      </ul>
    </Panel>
  );
}
