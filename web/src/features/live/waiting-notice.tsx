import { Banner } from '../../ui/states/banner.tsx';
import { useLivePage } from './live-context.ts';

/** What to wait for before the meeting starts, and what is still possible after it ended. */
export function WaitingNotice() {
  const { live } = useLivePage();
  if (live.state === 'running') return null;
  return (
    <div className="p-4 pb-1 md:p-5 md:pb-1">
      <Banner tone="info">{textFor(live.state, live.can.run)}</Banner>
    </div>
  );
}

function textFor(state: 'waiting' | 'ended', mayRun: boolean): string {
  if (state === 'ended') return 'Cuộc họp đã kết thúc. Chủ trì và thư ký vẫn sửa được điểm danh.';
  return mayRun
    ? 'Cuộc họp chưa bắt đầu. Bạn điểm danh trước được; đồng hồ chạy từ lúc bắt đầu họp.'
    : 'Cuộc họp chưa bắt đầu. Hãy chờ người chủ trì hoặc thư ký bắt đầu.';
}
