import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { useDeletePart } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface PartMarkerProps {
  readonly transcriptId: string;
  readonly part: Transcript['parts'][number];
  /** The last part, for who may correct the transcript. */
  readonly mayDelete: boolean;
}

/** Where a further file begins, and the way to leave it out again. */
export function PartMarker({ transcriptId, part, mayDelete }: PartMarkerProps) {
  const { number, name, turnCount, skipped } = part;
  const { mutate, isPending, error, reset } = useDeletePart(transcriptId);
  const [isAsked, ask] = useState(false);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-3">
      <p className="min-w-0 flex-1 break-words">
        <span className="font-semibold">Phần {number}</span>{' '}
        <span className="text-small text-muted">
          {name}
          {skipped > 0 && `, bỏ ${formatNumber(skipped)} câu trùng với phần trước`}
        </span>
      </p>
      {mayDelete && (
        <Button look="plain" size="small" onClick={() => ask(true)}>
          Bỏ phần này
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => {
          ask(isOpen);
          reset();
        }}
        title={`Bỏ phần ${number}?`}
        verb="Bỏ phần này"
        refrain="Giữ lại"
        busy={isPending}
        error={error ? failureText(error, 'Không thể bỏ phần này. Vui lòng thử lại.') : undefined}
        onConfirm={() => mutate(number, { onSuccess: () => ask(false) })}
      >
        {formatNumber(turnCount)} câu của phần này và những chỗ đã sửa trong đó bị xóa. Các phần trước giữ
        nguyên.
      </ConfirmDialog>
    </div>
  );
}
