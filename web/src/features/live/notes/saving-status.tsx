import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useNotesPage } from './notes-context.ts';

/** Whether the server has every row; read aloud when that changes. */
export function SavingStatus() {
  const { sending, unsent } = useNotesPage();
  const isStuck = sending.state === 'waiting' || sending.state === 'refused';
  return (
    <p
      role="status"
      className={`flex min-h-9 shrink-0 items-center gap-2 border-t px-4 py-1.5 text-small md:px-5 ${isStuck ? 'bg-turmeric-soft text-turmeric-ink' : 'text-muted'}`}
    >
      {isStuck ? (
        <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      ) : unsent.length > 0 ? (
        <CloudUpload aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <CloudCheck aria-hidden="true" className="size-4 shrink-0" />
      )}
      {textFor(sending, unsent.length)}
    </p>
  );
}

function textFor({ state, problem }: ReturnType<typeof useNotesPage>['sending'], count: number): string {
  if (state === 'waiting')
    return `${count} dòng chưa lưu lên máy chủ, đang giữ trên máy này. Bạn cứ ghi tiếp; trang tự gửi khi có mạng.`;
  if (state === 'refused') return `${count} dòng chưa lưu lên máy chủ: ${problem || 'máy chủ không nhận.'}`;
  return count > 0 ? 'Đang lưu…' : 'Đã lưu mọi dòng';
}
