import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { CalendarDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** The meeting does not exist for this person, or they may see and not enter it. */
export const NotInvited = ({ meetingId }: { readonly meetingId: string | undefined }) => (
  <Page>
    <Panel>
      <EmptyState
        drawing={<CalendarDrawing />}
        title={meetingId ? 'Bạn không có trong danh sách mời' : 'Không tìm thấy cuộc họp này'}
        text={
          meetingId
            ? 'Chỉ người được mời mới vào phòng họp. Hãy hỏi người chủ trì nếu bạn cần tham gia.'
            : 'Liên kết có thể đã sai, hoặc cuộc họp này không mời bạn. Hãy hỏi người gửi liên kết.'
        }
        action={
          meetingId ? (
            <Link to="/meetings/$meetingId" params={{ meetingId }} className={buttonClass({ size: 'small' })}>
              Xem trang cuộc họp
            </Link>
          ) : (
            <Link to="/meetings" className={buttonClass({ size: 'small' })}>
              Về lịch họp
            </Link>
          )
        }
      />
    </Panel>
  </Page>
);
