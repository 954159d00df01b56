import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { useLivePage } from './live-context.ts';

/** What to wait for before the meeting starts, and what is still possible after it ended. */
export function WaitingNotice() {
  const { live } = useLivePage();
  if (live.state === 'running') return null;
  return (
    <div className="p-4 pb-1 md:p-5 md:pb-1">
      <Banner tone="info" action={live.state === 'ended' && live.can.run && <MinutesLink />}>
        {textFor(live.state, live.can.run)}
      </Banner>
    </div>
  );
}

function MinutesLink() {
  const { meeting } = useLivePage();
  return (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId: meeting.id }}
      search={{ tab: 'bien-ban' }}
      className={buttonClass({ look: 'primary', size: 'small' })}
    >
      Đến biên bản
    </Link>
  );
}

function textFor(state: 'waiting' | 'ended', mayRun: boolean): string {
  if (state === 'ended')
    return mayRun
      ? 'Cuộc họp đã kết thúc. Bạn vẫn sửa được điểm danh; biên bản lấy điểm danh, ghi chú và biểu quyết ở đây.'
      : 'Cuộc họp đã kết thúc. Bạn vẫn ghi thêm được điều mình nhớ.';
  return mayRun
    ? 'Cuộc họp chưa bắt đầu. Bạn điểm danh trước được; đồng hồ chạy từ lúc bắt đầu họp.'
    : 'Cuộc họp chưa bắt đầu. Hãy chờ người chủ trì hoặc thư ký bắt đầu.';
}
