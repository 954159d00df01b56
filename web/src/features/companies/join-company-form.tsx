import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { codeCompanyQuery, joinByCode } from '../../data/company/companies.ts';
import { failureText, isSignedOut } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { cleanInviteCode, cutInviteCode, inviteCodeProblem, isWholeCode } from './invite-code.rules.ts';
import { requestSent } from './request-words.ts';

const failed = 'Mã mời không hợp lệ hoặc đã hết hạn';

interface JoinCompanyFormProps {
  /** From an invitation link. */
  readonly code?: string | undefined;
  readonly onDone: () => void;
  /** The company wants to approve first. */
  readonly onWaiting?: () => void;
}

export function JoinCompanyForm({ code = '', onDone, onWaiting }: JoinCompanyFormProps) {
  const queryClient = useQueryClient();
  const [typed, type] = useKept('invite code', code);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'waiting'>('open');
  const { isWriting, onCompositionEnd } = useCompositionGuard();

  // Only a code that came by a link is asked about: what one types is answered when it is sent.
  const asked = cleanInviteCode(code);
  const { data: invitation } = useQuery({ ...codeCompanyQuery(asked), enabled: isWholeCode(code) });
  const invitedTo = cleanInviteCode(typed) === asked ? invitation?.companyName : null;

  async function join(): Promise<void> {
    setState('busy');
    try {
      const status = await joinByCode(queryClient, cleanInviteCode(typed));
      if (status === 'waiting') {
        setState('waiting');
        onWaiting?.();
        return;
      }
      onDone();
    } catch (failure) {
      // The guards have sent them to sign in by now: the word goes with them.
      if (isSignedOut(failure)) toast.fail('Bạn cần đăng nhập để tham gia công ty.');
      else setProblem(failureText(failure, failed));
    }
    setState('open');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = inviteCodeProblem(typed);
    setProblem(found);
    if (found === null && state !== 'busy') void join();
  }

  // While the button is disabled, the browser takes no Enter for a submit.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !isWriting(event)) setProblem(inviteCodeProblem(typed));
  }

  if (state === 'waiting') {
    return <Banner tone="info">{requestSent}</Banner>;
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {invitedTo && (
        <p>
          Bạn được mời vào <strong className="font-semibold">{invitedTo}</strong>.
        </p>
      )}
      <Field
        label="Mã mời"
        error={problem ?? undefined}
        hint="Gồm 6 chữ cái hoặc chữ số, không phân biệt chữ hoa."
      >
        <Input
          tall
          autoFocus
          className="font-medium uppercase placeholder:normal-case"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            type(event.target.value);
            setProblem(null);
          }}
          onBlur={() => type(cutInviteCode(typed))}
          onKeyDown={onKeyDown}
          onCompositionEnd={onCompositionEnd}
        />
      </Field>
      <Button
        type="submit"
        look="primary"
        size="large"
        busy={state === 'busy'}
        disabled={!isWholeCode(typed)}
      >
        {state === 'busy' ? 'Đang tham gia...' : 'Tham gia công ty'}
      </Button>
    </form>
  );
}
