import { oneDecimal } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { BarRows } from './bar-rows.tsx';

const answerRows = [
  ['accepted', 'Nhận lời'],
  ['tentative', 'Chưa chắc'],
  ['declined', 'Từ chối'],
  ['waiting', 'Chưa trả lời'],
] as const;

/** How invitations were answered. */
export function AnswersPanel({ report: { of, totals } }: { readonly report: FiguresReport }) {
  const { answers } = totals;
  const whole = Object.values(answers).reduce((sum, count) => sum + count, 0);
  return (
    <Panel id="loi-moi" className="scroll-mt-20 break-inside-avoid">
      <PanelHead title={of === 'own' ? 'Bạn trả lời lời mời thế nào?' : 'Lời mời được trả lời thế nào?'} />
      <BarRows
        rows={answerRows.map(([answer, label]) => ({
          label,
          value: answers[answer],
          shown: `${oneDecimal(answers[answer])} ${of === 'own' ? 'cuộc họp' : 'lời mời'}`,
        }))}
        whole={whole}
      />
    </Panel>
  );
}
