import type { Member } from '@hopgon/contract/companies/schemas';
import { departments, other, positions } from '@hopgon/contract/options';
import { type FormEvent, useState } from 'react';
import { useUpdateMember } from '../../data/company/members.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectOrText } from '../../ui/inputs/select-or-text.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { labelText, memberName } from './member-words.ts';

interface EditMemberDialogProps {
  /** As the list has them now. */
  readonly member: Member;
  readonly onClose: () => void;
}

const mostLetters = 80;

/** Department and position of somebody. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  // The labels as they were when this was opened: what others change meanwhile is not written over unseen.
  const [seen, look] = useState(member);
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Sửa thông tin"
      description={`${memberName(member)} · ${member.email}`}
    >
      <LabelsForm key={seen.version} member={seen} onLookAgain={() => look(member)} onDone={onClose} />
    </FormDialog>
  );
}

interface LabelsFormProps {
  readonly member: Member;
  readonly onLookAgain: () => void;
  readonly onDone: () => void;
}

function LabelsForm({ member, onLookAgain, onDone }: LabelsFormProps) {
  const { mutate, isPending, error } = useUpdateMember(member.userId);
  const [department, setDepartment] = useState(labelText(member.department));
  const [position, setPosition] = useState(labelText(member.position));

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const labels = { department: department.normalize('NFC'), position: position.normalize('NFC') };
    mutate(
      { ...labels, version: member.version },
      {
        onSuccess: () => {
          toast.say(`Đã cập nhật thông tin của ${memberName(member)}`);
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <SelectOrText
        label="Phòng ban"
        textLabel="Tên phòng ban khác"
        choices={departments}
        other={other}
        value={department}
        onChange={setDepartment}
        maxLength={mostLetters}
      />
      <SelectOrText
        label="Chức vụ"
        textLabel="Tên chức vụ khác"
        choices={positions}
        other={other}
        value={position}
        onChange={setPosition}
        maxLength={mostLetters}
      />
      <p className="text-small text-muted">
        Phòng ban và chức vụ chỉ để mọi người biết nhau, không ảnh hưởng đến quyền truy cập.
      </p>
      <DialogActions
        failure={error && failureText(error, 'Không thể cập nhật thông tin. Vui lòng thử lại.')}
        wayOut={
          isRefusal(error, 'version_stale') && (
            <Button size="small" onClick={onLookAgain}>
              Xem bản mới
            </Button>
          )
        }
      >
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
