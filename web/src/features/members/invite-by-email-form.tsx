import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mailInvitations } from '../../data/company/companies.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { invitedWords, readEmails } from './invite-emails.rules.ts';

/** Several colleagues at once, each by a mail that names who invites. */
export function InviteByEmailForm() {
  const key = useSubmitKey();
  const [text, setText] = useKept('invitations', '');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: ({ emails }: { readonly emails: readonly string[]; readonly sent: string }) =>
      mailInvitations(emails, key.keyFor(emails)),
    onSuccess: (_, { sent }) => {
      key.renew();
      // What was written while the server answered stays.
      setText((now) => (now === sent ? '' : now));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { emails, problem: found } = readEmails(text);
    setProblem(found);
    if (found === null && !isPending) mutate({ emails, sent: text });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {data && <Banner tone="success">{invitedWords(data)}</Banner>}
      {error && (
        <Banner tone="error">{failureText(error, 'Không thể gửi lời mời. Vui lòng thử lại.')}</Banner>
      )}
      <Field
        label="Mời qua email"
        hint="Mỗi email cách nhau bằng dấu phẩy hoặc xuống dòng. Thư ghi rõ bạn là người mời."
        error={problem ?? undefined}
      >
        <Textarea
          rows={2}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder="lan@congty.vn, minh@congty.vn"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
            if (!isPending) reset();
          }}
        />
      </Field>
      <div>
        <Button type="submit" look="primary" busy={isPending}>
          {isPending ? 'Đang gửi...' : 'Gửi lời mời'}
        </Button>
      </div>
    </form>
  );
}
