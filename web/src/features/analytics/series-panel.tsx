import { costInWords, minutesInWords, perConclusion } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { FigureTable } from './chart-panel.tsx';

/** Series that cost most for each conclusion first. */
export const SeriesPanel = ({ report: { series, hourlyCost } }: { readonly report: FiguresReport }) => (
  <Panel className="break-inside-avoid">
    <PanelHead title="Chuỗi họp nào tốn nhiều giờ mà ít kết luận?" />
    <div className="overflow-x-auto px-5 py-4">
      <p className="mb-2 text-small text-muted">
        Giờ cộng theo từng người; kết luận là quyết định và việc được giao.
      </p>
      {series.length === 0 ? (
        <p className="text-muted">Chưa có chuỗi họp nào có từ hai buổi trong kỳ này.</p>
      ) : (
        <FigureTable
          caption="Giờ và kết luận của các chuỗi họp"
          columns={[
            'Chuỗi họp',
            'Buổi',
            'Giờ',
            ...(hourlyCost === null ? [] : ['Chi phí']),
            'Kết luận',
            'Mỗi kết luận',
          ]}
          ids={series.map(({ id }) => id)}
          rows={series.map(
            (each) =>
              [
                each.title,
                formatNumber(each.meetings),
                minutesInWords(each.minutes),
                ...(hourlyCost === null ? [] : [costInWords(each.minutes, hourlyCost)]),
                formatNumber(each.conclusions),
                perConclusion(each),
              ] as const,
          )}
        />
      )}
    </div>
  </Panel>
);
