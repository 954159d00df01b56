import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { answerCounts } from './analytics.rules.ts';
import { BarRows, BarRowsSkeleton } from './bar-rows.tsx';
import type { Analytics } from './use-analytics.ts';

const answerRows = [
  ['accepted', 'Nhận lời'],
  ['tentative', 'Chưa chắc'],
  ['declined', 'Từ chối'],
  ['waiting', 'Chưa trả lời'],
] as const;

export const AnswersPanel = ({ analytics: { meetings } }: { readonly analytics: Analytics }) => (
  <Panel id="loi-moi" className="scroll-mt-20">
    <PanelHead title="Bạn trả lời lời mời thế nào?" />
    <Loaded query={meetings} failure="Không thể tải lời mời." skeleton={<BarRowsSkeleton count={4} />}>
      {(all) => {
        const counts = answerCounts(all);
        const whole = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return (
          <BarRows
            rows={answerRows.map(([answer, label]) => ({
              label,
              value: counts[answer],
              shown: `${counts[answer]} cuộc họp`,
            }))}
            whole={whole}
          />
        );
      }}
    </Loaded>
  </Panel>
);
