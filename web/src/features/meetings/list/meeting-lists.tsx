import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type MeetingFilter,
  pastMeetingsQuery,
  upcomingMeetingsQuery,
} from '../../../data/meetings/meetings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CalendarDrawing, SearchDrawing } from '../../../ui/layout/drawings.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DayList } from './day-list.tsx';

interface MeetingListProps {
  /** Part of a title; empty for all. */
  readonly search: string;
  readonly filter: MeetingFilter;
  /** Null where all is shown. */
  readonly onShowAll: (() => void) | null;
  readonly onCreate: () => void;
  readonly forTranscript: boolean;
}

const moment = () => new Date().toISOString();

/** What is coming or going on, the next one first. */
export function UpcomingMeetings({ search, filter, onShowAll, onCreate, forTranscript }: MeetingListProps) {
  const [now] = useState(moment);
  const list = useInfiniteQuery(upcomingMeetingsQuery({ now, search, filter }));
  return (
    <DayList
      list={list}
      meetings={list.data?.pages.flatMap((page) => page.meetings)}
      forTranscript={forTranscript}
      empty={
        <Nothing search={search} onShowAll={onShowAll}>
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Chưa có cuộc họp sắp tới"
            text="Cuộc họp bạn tạo hoặc được mời sẽ hiện ở đây, kèm giờ, chỗ họp và câu trả lời của bạn."
            action={
              <Button size="small" onClick={onCreate}>
                Tạo cuộc họp đầu tiên
              </Button>
            }
          />
        </Nothing>
      }
    />
  );
}

/** What is over, the newest first. */
export function PastMeetings({ search, filter, onShowAll, onCreate, forTranscript }: MeetingListProps) {
  const [now] = useState(moment);
  const list = useInfiniteQuery(pastMeetingsQuery({ now, search, filter }));
  return (
    <DayList
      list={list}
      meetings={list.data?.pages.flatMap((page) => page.meetings)}
      forTranscript={forTranscript}
      empty={
        <Nothing search={search} onShowAll={onShowAll}>
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Chưa có cuộc họp nào đã qua"
            text={
              forTranscript
                ? 'Tạo cuộc họp với giờ đã họp, rồi đưa bản gỡ băng lên ở trang của cuộc họp đó.'
                : 'Họp xong, bạn mở lại cuộc họp ở đây để đưa bản gỡ băng lên và xem tóm tắt.'
            }
            action={
              forTranscript && (
                <Button size="small" onClick={onCreate}>
                  Tạo cuộc họp đã qua
                </Button>
              )
            }
          />
        </Nothing>
      }
    />
  );
}

interface NothingProps extends Pick<MeetingListProps, 'search' | 'onShowAll'> {
  /** Where neither a search nor a filter hides anything. */
  readonly children: ReactNode;
}

/** Why a list is empty. */
function Nothing({ search, onShowAll, children }: NothingProps) {
  if (search !== '') return <NothingFound search={search} />;
  return onShowAll ? <NothingChosen onShowAll={onShowAll} /> : children;
}

const NothingChosen = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title="Không có cuộc họp nào khớp với bộ lọc"
    text="Thử chọn loại cuộc họp, người hoặc phòng khác."
    action={
      <Button size="small" onClick={onShowAll}>
        Bỏ lọc
      </Button>
    }
  />
);

const NothingFound = ({ search }: { readonly search: string }) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title={`Không có cuộc họp nào tên “${search}”`}
    text="Thử ít từ hơn, hoặc xem ở danh sách bên kia. Gõ không dấu cũng tìm được."
  />
);
