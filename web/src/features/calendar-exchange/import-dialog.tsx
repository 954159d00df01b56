import { calendarFileLimit } from '@hopgon/contract/calendar/schemas';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useImportCalendar, usePreviewImport, useUndoImport } from '../../data/meetings/calendar-exchange.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileButton } from '../../ui/inputs/file-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { toggled, withoutEvents } from './import-choice.rules.ts';
import { ImportReportView } from './import-report.tsx';

interface ImportDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** A file that was dropped already. */
  readonly given?: File;
}

/** Shows what an .ics file would make, takes it when that is wanted, and takes it back again. */
export function ImportDialog({ open, onOpenChange, given }: ImportDialogProps) {
  const { file, report, isDone, isBusy, isTaking, failure, except, toggle, choose, take, undo } = useImport();
  const chooseGiven = useEffectEvent(() => given && choose(given));
  useEffect(() => void chooseGiven(), []);
  const done = isDone ? report : undefined;
  const wanted = isDone ? report : report && withoutEvents(report, except);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      // What is under way goes on: its report, and the way back, stand here.
      onOpenChange={(isOpen) => !isTaking && onOpenChange(isOpen)}
      title="Nhập lịch từ tệp"
      description="Sự kiện trong tệp thành cuộc họp của riêng bạn; không ai được mời hay báo tin."
      failure={failure}
      actions={
        done ? (
          <>
            {done.importId && (
              <Button
                busy={isBusy}
                onClick={() => void undo(done.importId ?? '').then((gone) => gone && close())}
              >
                Hoàn tác
              </Button>
            )}
            <Button look="primary" onClick={close}>
              Xong
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isTaking} onClick={close}>
              Hủy
            </Button>
            {report && wanted && report.meetings > 0 && (
              <Button
                look="primary"
                busy={isBusy}
                disabled={wanted.meetings === 0}
                onClick={() => void take()}
              >
                Nhập {wanted.meetings} cuộc họp
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {wanted ? (
          <ImportReportView report={wanted} choice={isDone ? null : { except, toggle }} />
        ) : (
          <p className="text-muted">
            Chọn tệp .ics xuất từ Google Calendar, Outlook hay Lịch của Apple, tối đa 2 MB. Bạn xem trước
            những gì sẽ được nhập; sự kiện đã nhập trước đây không bị nhập lần nữa, sự kiện lặp lại thành
            chuỗi họp.
          </p>
        )}
        {!isDone && (
          <div>
            <FileButton
              label={fileWords(file !== null, isBusy)}
              icon={<Upload />}
              primary={!report}
              accept=".ics,text/calendar"
              busy={isBusy}
              onFile={choose}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function fileWords(isChosen: boolean, isBusy: boolean): string {
  if (isBusy) return 'Đang đọc...';
  return isChosen ? 'Chọn tệp khác' : 'Chọn tệp .ics';
}

const tooLarge = 'Tệp lớn hơn 2 MB. Hãy xuất một khoảng thời gian ngắn hơn.';

/** Whether the page of the dialog was left. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/** One file on its way: chosen, previewed, imported, undone. */
function useImport() {
  const preview = usePreviewImport();
  const taking = useImportCalendar();
  const undoing = useUndoImport();
  const submitKey = useSubmitKey();
  const isLeft = useIsLeft();
  const [file, setFile] = useState<File | null>(null);
  const [failure, fail] = useState<string | null>(null);
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set());
  const showFailure = (problem: unknown) =>
    fail(failureText(problem, 'Không thể nhập tệp này. Vui lòng thử lại.'));
  return {
    file,
    report: taking.data ?? preview.data,
    isDone: taking.data !== undefined,
    isTaking: taking.isPending,
    isBusy: preview.isPending || taking.isPending || undoing.isPending,
    failure,
    except,
    toggle: (place: number) => setExcept((before) => toggled(before, place)),
    choose(chosen: File) {
      preview.reset();
      submitKey.renew();
      setFile(chosen);
      setExcept(new Set());
      fail(chosen.size > calendarFileLimit ? tooLarge : null);
      if (chosen.size <= calendarFileLimit) preview.mutateAsync(chosen).catch(showFailure);
    },
    async take() {
      fail(null);
      const unwanted = [...except];
      const idempotencyKey = submitKey.keyFor({ name: file?.name, size: file?.size, except: unwanted });
      if (!file) return;
      try {
        const { meetings, importId } = await taking.mutateAsync({ file, except: unwanted, idempotencyKey });
        if (isLeft.current && importId)
          toast.undoable(`Đã nhập ${meetings} cuộc họp`, () => undoing.mutateAsync(importId));
      } catch (problem) {
        showFailure(problem);
      }
    },
    /** Whether all of it is gone. */
    async undo(importId: string): Promise<boolean> {
      fail(null);
      try {
        const { removed, kept } = await undoing.mutateAsync(importId);
        const rest = kept > 0 ? `; ${kept} cuộc họp bạn đã sửa được giữ lại` : '';
        toast.say(`Đã bỏ ${removed} cuộc họp vừa nhập${rest}`);
        return true;
      } catch (problem) {
        showFailure(problem);
        return false;
      }
    },
  };
}
