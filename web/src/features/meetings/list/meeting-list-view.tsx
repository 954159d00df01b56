import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BringPanel } from '../transcript/bring-panel.tsx';
import { PastMeetings, UpcomingMeetings } from './meeting-lists.tsx';

const views = [
  { value: 'sap-toi', label: 'Sắp tới' },
  { value: 'da-qua', label: 'Đã qua' },
] as const;

interface MeetingListViewProps {
  readonly onCreate: () => void;
}

/** Meetings below each other, those to come or those that are over, found by their names. */
export function MeetingListView({ onCreate }: MeetingListViewProps) {
  const { xem = 'sap-toi', chon, mine, people, room, kinds } = useSearch({ strict: false });
  const isFiltered = [mine, people, room, kinds].some((value) => value !== undefined);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.normalize('NFC').trim());
  const List = xem === 'da-qua' ? PastMeetings : UpcomingMeetings;
  const look = (view: 'sap-toi' | 'da-qua') =>
    void navigate({
      to: '/meetings',
      search: (before) => ({ ...before, xem: view === 'da-qua' ? view : undefined }),
      replace: true,
    });

  return (
    <Page>
      {chon === 'ban-ghi' && <BringPanel />}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented label="Xem" choices={views} value={xem} onChange={look} />
        <SearchInput
          className="min-w-[min(14rem,100%)] flex-1 md:max-w-[360px]"
          label="Tìm cuộc họp"
          placeholder="Tìm theo tên, không cần dấu"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <List
        search={search}
        filter={{ mine: mine && 'true', people, roomId: room, kinds }}
        onShowAll={
          isFiltered
            ? () =>
                void navigate({
                  to: '/meetings',
                  search: (before) => ({
                    ...before,
                    mine: undefined,
                    people: undefined,
                    room: undefined,
                    kinds: undefined,
                  }),
                  replace: true,
                })
            : null
        }
        onCreate={onCreate}
        forTranscript={chon === 'ban-ghi'}
      />
    </Page>
  );
}
