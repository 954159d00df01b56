import type { Meeting } from '@hopgon/contract/meetings/schemas';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useSaveLetter } from '../../data/meetings/calendar-exchange.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface LetterDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Pick<Meeting, 'id' | 'title' | 'participants' | 'guests'>;
}

const byHand = { value: '', label: 'Điền tay' };

/** The invitation as a letter to print and sign: to whom, and in which form. */
export function LetterDialog({ open, onOpenChange, meeting }: LetterDialogProps) {
  const { mutate, isPending, variables, error } = useSaveLetter(meeting.id);
  const [to, setTo] = useState('');
  const names = [
    ...meeting.guests.map(({ name }) => name),
    ...meeting.participants.map(({ displayName }) => displayName),
  ];
  const invited = [...new Set(names)].filter(Boolean).map((name) => ({ value: name, label: name }));
  const chosen = invited.some(({ value }) => value === to) ? to : '';
  const save = (format: 'docx' | 'pdf') => mutate({ format, to: to.normalize('NFC').trim() });
  const busyWith = isPending ? variables.format : null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Giấy mời"
      description={`Giấy mời dự “${meeting.title}”, để in và ký.`}
      failure={error && failureText(error, 'Không thể tạo giấy mời. Vui lòng thử lại.')}
      actions={
        <>
          <Button icon={<FileText />} busy={busyWith === 'docx'} onClick={() => save('docx')}>
            Tải bản Word
          </Button>
          <Button look="primary" icon={<FileText />} busy={busyWith === 'pdf'} onClick={() => save('pdf')}>
            Tải bản PDF
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {invited.length > 0 && (
          <Field label="Người được mời">
            <Select value={chosen} choices={[byHand, ...invited]} onChange={setTo} />
          </Field>
        )}
        <Field label="Kính mời" hint="Tên và chức vụ của người được mời. Để trống thì chừa dòng để điền tay.">
          <Input
            maxLength={200}
            placeholder="Ông Nguyễn Văn An, Giám đốc Công ty …"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
