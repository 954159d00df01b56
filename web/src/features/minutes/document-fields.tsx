import { useQuery } from '@tanstack/react-query';
import { minutesSettingsQuery } from '../../data/company/minutes-register.ts';
import { readRecipients } from '../../data/meetings/recipients.rules.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../ui/inputs/input.tsx';

interface DocumentFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

interface RecipientsFieldProps extends DocumentFieldProps {
  readonly error?: string | undefined;
}

/** Nơi nhận of new documents, one a line. */
export const RecipientsField = ({ value, error, onChange }: RecipientsFieldProps) => (
  <Field label="Nơi nhận" hint="Mỗi nơi một dòng." error={error}>
    <Textarea rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);

/** Nơi nhận of one document, and a way back to what the company usually writes. */
export function OwnRecipientsField({ value, error, onChange }: RecipientsFieldProps) {
  const { data } = useQuery(minutesSettingsQuery);
  const usual = data?.settings.recipients.join('\n');
  const isUsual = usual === undefined || readRecipients(value).join('\n') === usual;
  return (
    <div>
      <RecipientsField value={value} error={error} onChange={onChange} />
      {!isUsual && (
        <p className="mt-1.5 text-small">
          <button type="button" className="link" onClick={() => onChange(usual)}>
            Ghi như cài đặt của công ty
          </button>
        </p>
      )}
    </div>
  );
}

/** Tên cơ quan chủ quản. */
export const ParentNameField = ({ value, onChange }: DocumentFieldProps) => (
  <Field label="Tên cơ quan chủ quản" hint="In trên tên công ty. Có thể để trống.">
    <Input
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
