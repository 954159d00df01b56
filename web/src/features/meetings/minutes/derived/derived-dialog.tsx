import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { type FormEvent, useState } from 'react';
import { useDerivedStep } from '../../../../data/meetings/minutes-derived.ts';
import { readRecipients } from '../../../../data/meetings/recipients.rules.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { OwnRecipientsField } from '../../../minutes/document-fields.tsx';
import { OwnTemplateField } from '../../../minutes/templates/own-template-field.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { derivedKinds, derivedProblem, usualLines, usualTitle } from './derived.rules.ts';
import { LineChoice } from './line-choice.tsx';

/** A notice, an extract or a resolution is drafted from lines of the minutes. */
export const DerivedDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Lập văn bản từ biên bản"
    description="Văn bản dùng đúng lời của biên bản đã ký. Số được cấp khi phát hành."
  >
    <DerivedForm onClose={onClose} />
  </FormDialog>
);

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

function DerivedForm({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useDerivedStep(minutes.meetingId);
  const [kind, setKind] = useState<DerivedKind>('notice');
  const [title, setTitle] = useState(usualTitle(minutes, 'notice'));
  const [lines, setLines] = useState(usualLines(minutes, 'notice'));
  const [recipients, setRecipients] = useState(minutes.recipients.join('\n'));
  const [ownTemplateId, setOwnTemplate] = useState<string | null>(null);
  const [isTouched, touch] = useState(false);
  const [problem, setProblem] = useState('');
  const key = useSubmitKey();
  const { close, release } = useCloseGuard({ isDirty: () => isTouched });
  const choose = (next: DerivedKind) => {
    setKind(next);
    setTitle(usualTitle(minutes, next));
    setLines(usualLines(minutes, next));
    setOwnTemplate(null);
    setProblem('');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = derivedProblem(title, lines, recipients);
    setProblem(found);
    if (found !== '') return;
    const body = {
      ...{ kind, title: tidy(title), lineIds: [...lines] },
      recipients: readRecipients(recipients),
      // What nobody chose is the company's default for the kind.
      ...(ownTemplateId !== null && { ownTemplateId: ownTemplateId || null }),
    };
    mutate(
      { act: 'create', body, key: key.keyFor(body) },
      {
        onSuccess: () => {
          release();
          toast.say('Đã soạn dự thảo văn bản');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field label="Loại văn bản">
        <Select choices={derivedKinds} value={kind} onChange={choose} />
      </Field>
      <Field label="Trích yếu">
        <Input
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            touch(true);
            setProblem('');
          }}
        />
      </Field>
      <LineChoice
        chosen={lines}
        onChange={(next) => {
          setLines(next);
          touch(true);
          setProblem('');
        }}
      />
      <OwnRecipientsField
        value={recipients}
        onChange={(next) => {
          setRecipients(next);
          touch(true);
          setProblem('');
        }}
      />
      <OwnTemplateField form={kind} value={ownTemplateId} onChange={setOwnTemplate} />
      <DialogActions
        failure={problem || (error && failureText(error, 'Không thể soạn văn bản. Vui lòng thử lại.'))}
      >
        <Button onClick={close}>Hủy</Button>
        <Button type="submit" look="primary" busy={isPending}>
          Soạn dự thảo
        </Button>
      </DialogActions>
    </form>
  );
}
