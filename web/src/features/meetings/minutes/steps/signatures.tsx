import type { MinutesSignature, SignaturePart } from '@hopgon/contract/minutes/schemas';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { readMinutesScan } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Segmented } from '../../../../ui/inputs/segmented.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { signedInWords, signerWords } from '../minutes-words.ts';
import { OwnSignatureNotice } from './own-signature-notice.tsx';
import { SignByHand } from './sign-by-hand.tsx';
import { SignInPdf } from './sign-in-pdf.tsx';

/** Who has signed, who has not, and how to sign. */
export function Signatures() {
  const { minutes } = useMinutesPage();
  const { signatures, state, secretary, chair, signers } = minutes;
  const whoOf = { secretary, chair, members: null };
  const rows = signers.map((part) => ({ part, who: whoOf[part] }));
  const isSigned = signatures.some(({ way }) => way === 'electronic');
  return (
    <section aria-label="Chữ ký" className="flex flex-col gap-3 border-t pt-3">
      <ul className="flex flex-col gap-3">
        {rows.map(({ part, who }) => (
          <Signer
            key={part}
            part={part}
            who={who}
            signature={signatures.find((each) => each.part === part)}
          />
        ))}
      </ul>
      {state === 'adopted' && <SignHere />}
      {(isSigned || (state === 'adopted' && minutes.can.signElectronically.length > 0)) && (
        <OwnSignatureNotice />
      )}
    </section>
  );
}

type Way = MinutesSignature['way'];

const ways = [
  { value: 'hand' as const, label: 'Ký tay, tải bản quét' },
  { value: 'electronic' as const, label: 'Ký điện tử' },
];

/** By hand, unless a person who may sign the PDF chooses to. */
function SignHere() {
  const { minutes } = useMinutesPage();
  const [way, choose] = useState<Way>('hand');
  const [part] = minutes.can.signElectronically;
  if (part === undefined) return <SignByHand />;
  return (
    <>
      <Segmented label="Cách ký" choices={ways} value={way} onChange={choose} />
      {way === 'hand' ? <SignByHand /> : <SignInPdf key={part} part={part} />}
    </>
  );
}

interface SignerProps {
  readonly part: SignaturePart;
  readonly who: { readonly userId: string; readonly displayName: string } | null;
  readonly signature: MinutesSignature | undefined;
}

function Signer({ part, who, signature }: SignerProps) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await readMinutesScan(minutes.meetingId, part, minutes.edition)),
    onError: (error) => toast.fail(failureText(error, 'Không thể tải bản quét. Vui lòng thử lại.')),
  });
  const name = part === 'members' ? 'Các thành viên khác' : (who?.displayName ?? 'Chưa ghi');
  return (
    <li className="flex items-start gap-3">
      <Avatar id={who?.userId ?? ''} name={name} size={32} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small break-words text-muted">
          {part === 'members' ? 'Những người dự họp và đồng ý, trên một bản giấy' : signerWords[part]}
          {signature && ` · ${signedInWords(signature)}`}
        </p>
      </div>
      {signature ? (
        <span className="flex items-center gap-1">
          <Chip tone="jade" icon={<Check />}>
            Đã ký
          </Chip>
          {signature.way === 'hand' && (
            <IconButton
              size="small"
              label={`Tải bản quét chữ ký của ${name}`}
              icon={<Download />}
              disabled={isPending}
              onClick={() => mutate()}
            />
          )}
        </span>
      ) : (
        <Chip tone="turmeric">Chờ ký</Chip>
      )}
    </li>
  );
}
