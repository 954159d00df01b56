import { useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { CreateMeetingDialog } from './create-meeting-dialog.tsx';
import { PastMeetings, UpcomingMeetings } from './meeting-lists.tsx';

const views = [
  { value: 'sap-toi', label: 'Sắp tới' },
  { value: 'da-qua', label: 'Đã qua' },
] as const;

export function MeetingsPage() {
  usePageTitle('Lịch họp');
  const { xem = 'sap-toi', tao, chon } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.normalize('NFC').trim());
  const List = xem === 'da-qua' ? PastMeetings : UpcomingMeetings;

  const look = (view: 'sap-toi' | 'da-qua') =>
    void navigate({
      to: '/meetings',
      search: { chon, ...(view === 'da-qua' ? { xem: view } : {}) },
      replace: true,
    });
  const openForm = (open: boolean) =>
    void navigate({
      to: '/meetings',
      search: (before) => ({ ...before, tao: open ? '1' : undefined }),
      replace: true,
    });

  return (
    <Page>
      <PageHead
        title="Lịch họp"
        actions={
          <Button look="primary" icon={<Plus />} onClick={() => openForm(true)}>
            Tạo cuộc họp
          </Button>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented label="Xem" choices={views} value={xem} onChange={look} />
        <SearchInput
          className="min-w-56 flex-1 md:max-w-[360px]"
          label="Tìm cuộc họp"
          placeholder="Tìm theo tên, không cần dấu"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {chon === 'ban-ghi' && (
        <div className="mb-4">
          <Banner tone="info">
            Chọn cuộc họp có bản ghi cần tải lên. Chưa có trong danh sách thì tạo cuộc họp trước.
          </Banner>
        </div>
      )}
      <List search={search} onCreate={() => openForm(true)} forTranscript={chon === 'ban-ghi'} />
      <CreateMeetingDialog open={tao === '1'} onOpenChange={openForm} />
    </Page>
  );
}
