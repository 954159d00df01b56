import type { Room } from '@hopgon/contract/rooms/schemas';
import { useState } from 'react';
import { useCreateRoom, useUpdateRoom } from '../../data/company/rooms.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { readWhole } from '../../lib/format/read-whole.rules.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface RoomDialogProps {
  /** Null: a new one. */
  readonly room: Room | null;
  readonly onClose: () => void;
}

interface RoomDraft {
  name: string;
  capacity: string;
  note: string;
}

const roomNameProblem = (name: string) => (name.trim() === '' ? 'Hãy đặt tên phòng' : null);
const capacityProblem = (capacity: string) => {
  const seats = readWhole(capacity);
  const fits = seats !== null && seats >= 1 && seats <= 10_000;
  return capacity.trim() === '' || fits ? null : 'Hãy ghi một số từ 1 đến 10.000';
};

export function RoomDialog({ room, onClose }: RoomDialogProps) {
  const { mutateAsync: create } = useCreateRoom();
  const { mutateAsync: update } = useUpdateRoom();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting } = useClearingForm<RoomDraft>(
    {
      name: room?.name ?? '',
      capacity: room?.capacity?.toString() ?? '',
      note: room?.note ?? '',
    },
    `room ${room?.id ?? 'new'}`,
  );

  const submit = onSubmit(async (draft) => {
    const body = {
      name: draft.name.normalize('NFC').trim(),
      capacity: readWhole(draft.capacity),
      note: draft.note.normalize('NFC').trim(),
    };
    fail(null);
    try {
      if (room) await update({ roomId: room.id, version: room.version, ...body });
      else await create({ body, idempotencyKey: submitKey.keyFor(body) });
      submitKey.renew();
      toast.say(room ? 'Đã lưu phòng họp' : `Đã thêm ${body.name}`);
      onClose();
    } catch (problem) {
      const words = failureText(problem, 'Không thể lưu phòng họp. Vui lòng thử lại.');
      if (isRefusal(problem, 'room_name_taken')) refuse('name', words);
      else fail(words);
    }
  });

  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={room ? 'Sửa phòng họp' : 'Thêm phòng họp'}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Tên phòng" error={error('name')}>
          <Input
            maxLength={100}
            autoComplete="off"
            placeholder="Ví dụ: Phòng lớn tầng 3"
            {...field('name', roomNameProblem)}
          />
        </Field>
        <Field label="Số chỗ" hint="Có thể để trống" error={error('capacity')}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
            {...field('capacity', capacityProblem)}
          />
        </Field>
        <Field label="Ghi chú" hint="Máy chiếu, bảng, cách đi… Có thể để trống.">
          <Input maxLength={500} autoComplete="off" {...field('note')} />
        </Field>
        <DialogActions failure={failure}>
          <CancelButton />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {isSubmitting ? 'Đang lưu...' : 'Lưu'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
