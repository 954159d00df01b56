import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { CalendarDrawing } from '../../../ui/layout/drawings.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** A meeting that does not exist or that the person may not see; the page does not say which. */
export const NoMeeting = () => (
  <Page>
    <Panel>
      <EmptyState
        drawing={<CalendarDrawing />}
        title="Không tìm thấy cuộc họp này"
        text="Liên kết có thể đã sai, hoặc cuộc họp này không mời bạn. Hãy hỏi người gửi liên kết."
        action={
          <Link to="/meetings" className={buttonClass({ size: 'small' })}>
            Về lịch họp
          </Link>
        }
      />
    </Panel>
  </Page>
);
