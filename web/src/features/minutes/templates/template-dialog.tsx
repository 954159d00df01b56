import type { CompanyTemplate, TemplateUse } from '@hopgon/contract/minutes/templates/schemas';
import { type FormEvent, useState } from 'react';
import { useUpdateTemplate } from '../../../data/company/minutes-templates.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { usesOf, wordsOfUse } from './template-words.ts';

interface TemplateDialogProps {
  readonly template: CompanyTemplate;
  readonly onClose: () => void;
}

/** The name of a template, and what new documents it is the default for. */
export const TemplateDialog = ({ template, onClose }: TemplateDialogProps) => (
  <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Sửa mẫu">
    <TemplateForm template={template} onClose={onClose} />
  </FormDialog>
);

function TemplateForm({ template, onClose }: TemplateDialogProps) {
  const [draft, setDraft] = useKept(`minutes template ${template.id}`, () => ({
    name: template.name,
    uses: template.defaultFor,
  }));
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useUpdateTemplate();
  const name = draft.name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isDirty = name !== template.name || draft.uses.join() !== template.defaultFor.join();
  const { release } = useCloseGuard({ isDirty: () => isDirty });
  const turn = (use: TemplateUse, isOn: boolean) =>
    setDraft((before) => ({
      ...before,
      uses: usesOf(template.form).filter((each) => (each === use ? isOn : before.uses.includes(each))),
    }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return setProblem('Hãy đặt tên mẫu');
    mutate(
      { companyTemplateId: template.id, name, defaultFor: [...draft.uses] },
      {
        onSuccess: () => {
          release();
          toast.say('Đã lưu mẫu');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <Field label="Tên mẫu" error={problem}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          onChange={(event) => {
            setDraft((before) => ({ ...before, name: event.target.value }));
            setProblem(undefined);
          }}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-small font-medium">Mặc định cho</legend>
        {usesOf(template.form).map((use) => (
          <Checkbox
            key={use}
            checked={draft.uses.includes(use)}
            onChange={(event) => turn(use, event.target.checked)}
          >
            {wordsOfUse[use]}
          </Checkbox>
        ))}
        <p className="text-small text-muted">
          Mỗi loại có một mẫu mặc định; chọn ở đây thì thay mẫu đang là mặc định. Văn bản đã soạn vẫn theo mẫu
          cũ.
        </p>
      </fieldset>
      <DialogActions failure={error && failureText(error, 'Không thể lưu mẫu. Vui lòng thử lại.')}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
