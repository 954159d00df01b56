import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import { type PeopleToSave, useMinutesPeople } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { AddPerson } from './add-person.tsx';
import { allPresent, asAdded, asBefore, attendanceInWords } from './attendance.rules.ts';
import { AttendanceRow } from './attendance-row.tsx';

/** Who attended: each press is saved at once, so two people may record together. */
export function AttendanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes, meeting } = useMinutesPage();
  const { people } = minutes;
  const { mutate, mutateAsync, error } = useMinutesPeople(minutes.meetingId);
  const record = (changed: PeopleToSave, onDone?: () => void) =>
    mutate({ act: 'update', people: changed }, { onSuccess: () => onDone?.() });
  const way = meeting.type === 'in-person' ? 'in-person' : 'online';
  const everybody = allPresent(people, way);
  const recordAll = () =>
    record(everybody, () =>
      toast.undoable(`Đã ghi ${everybody.length} người có mặt`, () =>
        mutateAsync({ act: 'update', people: asBefore(people, everybody) }),
      ),
    );
  const remove = (person: MinutesPerson) => {
    const again = { act: 'add', person: asAdded(person), key: newId() } as const;
    mutate(
      { act: 'remove', minutesPersonId: person.id },
      { onSuccess: () => toast.undoable(`Đã bỏ ${person.name} khỏi biên bản`, () => mutateAsync(again)) },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        // Escape closes without leaving the field, which is when a reason is saved.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onClose();
      }}
      title="Điểm danh"
      description="Ghi đúng người có mặt và vắng mặt. Mỗi lựa chọn được lưu ngay."
      failure={error && failureText(error, 'Không thể lưu điểm danh. Vui lòng thử lại.')}
      actions={
        <Button look="primary" onClick={onClose}>
          Xong
        </Button>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-small text-muted">
          {attendanceInWords(people)}
        </p>
        {everybody.length > 0 && (
          <Button size="small" onClick={recordAll}>
            Tất cả có mặt
          </Button>
        )}
      </div>
      <ul ref={useRowFocus<HTMLUListElement>()} aria-label="Thành phần tham dự" className="mt-3 divide-y">
        {people.map((person) => (
          <AttendanceRow
            key={person.id}
            person={person}
            onRecord={(changed) => record([{ id: person.id, ...changed }])}
            onRemove={() => remove(person)}
          />
        ))}
      </ul>
      <AddPerson />
    </Dialog>
  );
}
