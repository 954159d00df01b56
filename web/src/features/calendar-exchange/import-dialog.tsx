import { calendarFileLimit, type ImportReport } from '@hopgon/contract/calendar/schemas';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useImportCalendar } from '../../data/calendar-exchange.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { newId } from '../../lib/new-id.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { ImportReportView } from './import-report.tsx';

interface ImportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Takes an .ics file, and tells of each event what became of it. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const { mutate, isPending, data, error, reset } = useImportCalendar();
  const [tooLarge, refuse] = useState(false);
  const take = (file: File) => {
    refuse(file.size > calendarFileLimit);
    if (file.size <= calendarFileLimit) mutate({ file, idempotencyKey: newId() });
  };
  const close = () => {
    reset();
    refuse(false);
    onOpenChange(false);
  };
  const report: ImportReport | undefined = isPending ? undefined : data;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      title="Nhập lịch từ tệp"
      description="Sự kiện trong tệp thành cuộc họp của riêng bạn; không ai được mời hay báo tin."
      actions={report && <Button onClick={close}>Xong</Button>}
    >
      <div className="grid gap-4">
        {tooLarge && <Banner tone="error">Tệp lớn hơn 2 MB. Hãy xuất một khoảng thời gian ngắn hơn.</Banner>}
        {error && !tooLarge && (
          <Banner tone="error">{failureText(error, 'Không thể nhập tệp này. Vui lòng thử lại.')}</Banner>
        )}
        {report ? (
          <ImportReportView report={report} />
        ) : (
          <p className="text-muted">
            Chọn tệp .ics xuất từ Google Calendar, Outlook hay Lịch của Apple, tối đa 2 MB. Sự kiện đã nhập
            trước đây không bị nhập lần nữa; sự kiện lặp lại thành chuỗi họp.
          </p>
        )}
        <div>
          <FileButton
            label={isPending ? 'Đang nhập...' : report ? 'Chọn tệp khác' : 'Chọn tệp .ics'}
            icon={<Upload />}
            primary={!report}
            accept=".ics,text/calendar"
            busy={isPending}
            onFile={take}
          />
        </div>
      </div>
    </Dialog>
  );
}
