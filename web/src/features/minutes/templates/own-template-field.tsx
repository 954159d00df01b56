import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import { useQuery } from '@tanstack/react-query';
import { companyTemplatesQuery } from '../../../data/company/minutes-templates.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

interface OwnTemplateFieldProps {
  readonly form: TemplateForm;
  /** Empty for the standard layout; null while nobody chose, which is the company's default. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Which of the company's own templates a document is laid out by in Word; nothing where there are none. */
export function OwnTemplateField({ form, value, onChange }: OwnTemplateFieldProps) {
  const { data } = useQuery(companyTemplatesQuery);
  const templates = data?.templates.filter((template) => template.form === form) ?? [];
  if (templates.length === 0) return null;
  const usual = templates.find(({ defaultFor }) => defaultFor.length > 0)?.id ?? '';
  return (
    <Field
      label="Mẫu Word"
      hint="Cho bản Word, để in và ký tay. Bản PDF và ký trong PDF luôn dùng mẫu chuẩn."
    >
      <Select
        choices={[
          { value: '', label: 'Mẫu chuẩn' },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value ?? usual}
        onChange={onChange}
      />
    </Field>
  );
}
