import { other, profileDepartments, profilePositions } from '@hopgon/contract/options';
import type { Me } from '@hopgon/contract/users/schemas';
import { personNameProblem } from '../../lib/person-name.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../ui/inputs/input.tsx';
import { SelectOrText } from '../../ui/inputs/select-or-text.tsx';
import { DiscardButton } from '../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { fieldNames, phoneProblem } from './profile.rules.ts';
import { useProfileEditor } from './use-profile-editor.ts';

interface ProfileEditorProps {
  readonly me: Me;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

export function ProfileEditor({ me, onCancel, onSaved }: ProfileEditorProps) {
  const { form, isDirty, labels, setLabel, failure, changedElsewhere, save } = useProfileEditor(me, onSaved);
  const { field, error, isSubmitting } = form;
  return (
    <form
      noValidate
      onSubmit={save}
      className="grid gap-5 p-5 sm:grid-cols-2"
      aria-label="Sửa thông tin cá nhân"
    >
      <LeaveGuard isDirty={isDirty} />
      <Field label={fieldNames.displayName} error={error('displayName')}>
        <Input autoFocus autoComplete="name" maxLength={100} {...field('displayName', personNameProblem)} />
      </Field>
      <Field label="Email" hint="Không thể thay đổi">
        <Input type="email" readOnly value={me.email} />
      </Field>
      <SelectOrText
        label={fieldNames.department}
        textLabel="Phòng ban khác"
        choices={profileDepartments}
        other={other}
        maxLength={80}
        value={labels.department}
        onChange={(value) => setLabel('department', value)}
      />
      <SelectOrText
        label={fieldNames.position}
        textLabel="Chức vụ khác"
        choices={profilePositions}
        other={other}
        maxLength={80}
        value={labels.position}
        onChange={(value) => setLabel('position', value)}
      />
      <Field label={fieldNames.phone} error={error('phone')}>
        <Input type="tel" autoComplete="tel" maxLength={20} {...field('phone', phoneProblem)} />
      </Field>
      <div className="sm:col-span-2">
        <Field label={fieldNames.bio} hint="Tối đa 500 ký tự" error={error('bio')}>
          <Textarea rows={4} maxLength={500} {...field('bio')} />
        </Field>
      </div>
      {failure && (
        <div className="sm:col-span-2">
          <Banner tone="error">
            {failure}
            {changedElsewhere.map(({ name, value }) => (
              <span key={name} className="block">
                {name} ở nơi khác: “{value || 'để trống'}”
              </span>
            ))}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1 sm:col-span-2">
        <DiscardButton isDirty={isDirty} onDiscard={onCancel}>
          Hủy
        </DiscardButton>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang lưu...' : 'Lưu thay đổi'}
        </Button>
      </div>
    </form>
  );
}
