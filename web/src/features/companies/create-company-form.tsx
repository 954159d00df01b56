import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foundCompany } from '../../data/company/companies.ts';
import { failureText, isSignedOut } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';

const companyNameProblem = (name: string) => (name.trim() === '' ? 'Vui lòng nhập tên công ty' : null);

interface CreateCompanyFormProps {
  readonly onDone: () => void;
}

export function CreateCompanyForm({ onDone }: CreateCompanyFormProps) {
  const queryClient = useQueryClient();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);
  const { field, error, onSubmit, isSubmitting } = useClearingForm<{ name: string }>(
    { name: '' },
    'new company',
  );

  const submit = onSubmit(async (values) => {
    const name = values.name.normalize('NFC').trim();
    fail(null);
    try {
      await foundCompany(queryClient, name, submitKey.keyFor(name));
      onDone();
    } catch (problem) {
      if (isSignedOut(problem)) toast.fail('Bạn cần đăng nhập để tạo công ty.');
      else fail(failureText(problem, 'Không thể tạo công ty. Vui lòng thử lại.'));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="error">{failure}</Banner>}
      <Field
        label="Tên công ty"
        error={error('name')}
        hint="Bạn sẽ là chủ sở hữu. Tạo xong, bạn mời mọi người bằng mã."
      >
        <Input
          tall
          autoFocus
          autoComplete="organization"
          maxLength={120}
          {...field('name', companyNameProblem)}
        />
      </Field>
      <Button type="submit" look="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Đang tạo công ty...' : 'Tạo công ty'}
      </Button>
    </form>
  );
}
