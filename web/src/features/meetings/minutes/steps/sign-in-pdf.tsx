import type { PersonalPart } from '@hopgon/contract/minutes/schemas';
import type { ProofMethod, SignerProof } from '@hopgon/contract/security/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Signature from 'lucide-react/icons/signature';
import { useState } from 'react';
import { askPasskey, securityQuery } from '../../../../data/account/security.ts';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText, isRefusal } from '../../../../lib/api/call-failure.ts';
import { useClearingForm } from '../../../../lib/forms/use-clearing-form.ts';
import { passkeyFailureText, passkeyTrouble } from '../../../../lib/passkeys.ts';
import { proofWays } from '../../../../lib/proof-words.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../../ui/states/skeleton.tsx';
import { ProofField, type ProofValues } from '../../../security/proof-field.tsx';
import { useMinutesPage } from '../minutes-context.ts';

type SigningMethod = SignerProof['by'];

const isForSigning = (method: ProofMethod): method is SigningMethod => method !== 'session';

interface SignInPdfProps {
  readonly part: PersonalPart;
}

/** Signs the adopted PDF: the person proves once more who they are, and that is the signature. */
export function SignInPdf({ part }: SignInPdfProps) {
  const { data, error, refetch } = useQuery(securityQuery);
  if (!data)
    return error ? (
      <LoadFailure
        text={failureText(error, 'Không thể tải cách xác nhận của bạn.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows />
    );
  const methods = data.proofs
    .filter(isForSigning)
    .filter((method) => method !== 'passkey' || passkeyTrouble() === null);
  const [first] = methods;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      {first ? <SigningForm part={part} first={first} methods={methods} /> : <NothingToSignWith />}
    </div>
  );
}

const NothingToSignWith = () => (
  <p className="text-small">
    Để ký điện tử, tài khoản của bạn cần có mật khẩu hoặc xác thực hai bước. Hãy thiết lập trong{' '}
    <Link to="/profile" className="link">
      Hồ sơ
    </Link>
    , hoặc ký tay.
  </p>
);

const asParts: Readonly<Record<PersonalPart, string>> = { secretary: 'thư ký', chair: 'chủ tọa' };

async function proofBy(method: SigningMethod, { password, code }: ProofValues): Promise<SignerProof> {
  if (method === 'password') return { by: method, password };
  if (method === 'passkey') return { by: method, assertion: await askPasskey() };
  return { by: method, code };
}

interface SigningFormProps extends SignInPdfProps {
  readonly first: SigningMethod;
  readonly methods: readonly SigningMethod[];
}

function SigningForm({ part, first, methods }: SigningFormProps) {
  const { minutes } = useMinutesPage();
  const { mutateAsync } = useMinutesStep(minutes.meetingId);
  const [method, choose] = useState(first);
  const [failure, fail] = useState<string | null>(null);
  const form = useClearingForm<ProofValues>({ password: '', code: '' });
  const submit = form.onSubmit(async (values) => {
    fail(null);
    try {
      const proof = await proofBy(method, values);
      const { state } = await mutateAsync({ act: 'sign-pdf', part, hash: minutes.hash ?? '', proof });
      toast.say(state === 'locked' ? 'Đã đủ chữ ký, biên bản đã khóa' : 'Bạn đã ký biên bản');
    } catch (problem) {
      if (isRefusal(problem, 'password_wrong')) form.refuse('password', passkeyFailureText(problem));
      else if (isRefusal(problem, 'code_wrong')) form.refuse('code', passkeyFailureText(problem));
      else if (method === 'passkey') fail(passkeyFailureText(problem));
      else fail(failureText(problem, 'Không thể ký biên bản. Vui lòng thử lại.'));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-small">
        Bạn ký với tư cách {asParts[part]}, vào bản PDF đã thông qua. Ký rồi thì không rút lại được.
      </p>
      <ProofField key={method} method={method} form={form} />
      {methods.length > 1 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          {methods
            .filter((way) => way !== method)
            .map((way) => (
              <button key={way} type="button" className="link" onClick={() => choose(way)}>
                {proofWays[way]}
              </button>
            ))}
        </div>
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      <span>
        <Button type="submit" look="primary" icon={<Signature />} busy={form.isSubmitting}>
          Ký biên bản
        </Button>
      </span>
    </form>
  );
}
