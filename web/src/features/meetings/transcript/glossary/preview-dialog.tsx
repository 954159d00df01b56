import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { glossaryPreviewQuery, useApplyGlossary } from '../../../../data/transcripts/glossary-places.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { PlaceList } from './place-list.tsx';
import { placesIn } from './places.rules.ts';

interface PreviewDialogProps {
  readonly transcriptId: string;
  readonly onApplied: () => void;
  readonly onClose: () => void;
}

/** What the glossary of today would change, before it does. */
export function PreviewDialog({ transcriptId, onApplied, onClose }: PreviewDialogProps) {
  const preview = useQuery(glossaryPreviewQuery(transcriptId));
  const { mutate, isPending, error } = useApplyGlossary(transcriptId);
  const found = (preview.data?.applied ?? 0) + (preview.data?.proposed ?? 0);
  const apply = () =>
    mutate(undefined, {
      onSuccess: ({ applied, proposed }) => {
        toast.say(
          `Đã sửa ${formatNumber(applied)} chỗ theo từ điển${proposed > 0 ? `, ${formatNumber(proposed)} chỗ cần xem` : ''}`,
        );
        if (proposed > 0) onApplied();
        else onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Áp dụng từ điển"
      description="Xem trước những chỗ sẽ đổi. Nguyên văn được giữ và mỗi chỗ hoàn tác được."
      failure={error && failureText(error, 'Không thể áp dụng từ điển. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={onClose}>{found > 0 ? 'Hủy' : 'Đóng'}</Button>
          {found > 0 && (
            <Button look="primary" busy={isPending} onClick={apply}>
              Áp dụng
            </Button>
          )}
        </>
      }
    >
      <Loaded query={preview} failure="Không thể đọc bản gỡ băng theo từ điển.">
        {({ turns, applied, proposed }) =>
          applied + proposed === 0 ? (
            <p className="text-muted">
              Không có chỗ nào mới để sửa.{' '}
              <Link to="/settings/glossary" className="link">
                Xem từ điển của công ty
              </Link>
            </p>
          ) : (
            <>
              <PlaceList
                title="Sẽ sửa"
                places={placesIn(turns, 'applied').map(asProposed)}
                count={applied}
                onOpen={onClose}
              />
              <PlaceList
                title="Sẽ hỏi"
                places={placesIn(turns, 'proposed')}
                count={proposed}
                onOpen={onClose}
              />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** Nothing is written yet: its turn reads as before. */
const asProposed = <P extends object>(place: P) => ({ ...place, state: 'proposed' as const });
