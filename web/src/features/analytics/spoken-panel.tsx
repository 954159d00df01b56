import { percent } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresSpoken } from '@hopgon/contract/figures/schemas';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

/** How much one spoke oneself; nobody else sees it. */
export const SpokenPanel = ({ spoken: { meetings, share, chaired } }: { readonly spoken: FiguresSpoken }) => (
  <Panel className="break-inside-avoid">
    <PanelHead title="Bạn nói bao nhiêu trong cuộc họp?" />
    <div className="flex flex-col gap-2 px-5 py-4">
      {meetings === 0 ? (
        <p className="text-muted">
          Chưa có bản gỡ băng nào trong kỳ này có lời của bạn và đủ tên mọi người nói.
        </p>
      ) : (
        <p>
          <b className="font-semibold tabular-nums">{percent(share)}</b> lời trong {formatNumber(meetings)}{' '}
          cuộc họp có bản gỡ băng.
        </p>
      )}
      {chaired.meetings > 0 && (
        <p>
          Trong {formatNumber(chaired.meetings)} cuộc bạn chủ trì,{' '}
          <b className="font-semibold tabular-nums">{percent(chaired.people)}</b> số người dự có lời.
        </p>
      )}
      <p className="text-small text-muted">
        Chỉ bạn thấy phần này. Chỉ tính cuộc họp từ 5 người có bản gỡ băng mà mọi người nói đã được gán cho
        thành viên, không xếp hạng ai.
      </p>
    </div>
  </Panel>
);
