import type { Minutes, SignaturePart } from '@hopgon/contract/minutes/schemas';
import { formatMoment } from '../../../../lib/format/date.ts';
import { useMinutesPage } from '../minutes-context.ts';

/** The closing sentences, the two signatures and who receives the minutes. */
export function PaperFoot() {
  const { minutes } = useMinutesPage();
  return (
    <footer className="mt-6">
      {minutes.closing.map((sentence) => (
        <p key={sentence} className="break-words">
          {sentence}
        </p>
      ))}
      <div className="mt-6 grid grid-cols-2 gap-4 text-center">
        <Signer minutes={minutes} part="secretary" title="THƯ KÝ" name={minutes.secretary?.displayName} />
        <Signer minutes={minutes} part="chair" title="CHỦ TỌA" name={minutes.chair?.displayName} />
      </div>
      {minutes.recipients.length > 0 && (
        <div className="mt-6 text-[0.9375rem] leading-6">
          <p className="font-semibold italic">Nơi nhận:</p>
          {minutes.recipients.map((recipient, index) => (
            <p key={recipient} className="break-words">
              - {recipient.replace(/[.;]$/, '')}
              {index === minutes.recipients.length - 1 ? '.' : ';'}
            </p>
          ))}
        </div>
      )}
    </footer>
  );
}

interface SignerProps {
  readonly minutes: Minutes;
  readonly part: SignaturePart;
  readonly title: string;
  readonly name: string | undefined;
}

function Signer({ minutes: { signatures, state }, part, title, name }: SignerProps) {
  const signature = signatures.find((each) => each.part === part);
  return (
    <div className="flex min-w-0 flex-col items-center">
      <p className="font-semibold">{title}</p>
      <div className="flex min-h-20 flex-col justify-center py-2 font-sans text-small">
        {signature && (
          <span className="rounded-control border border-jade-line bg-jade-wash px-3 py-2 text-jade-ink">
            {signature.way === 'electronic' ? 'Đã ký điện tử' : 'Đã ký tay'}
            <span className="block">
              {signature.way === 'hand' && 'bản quét nhận '}
              {formatMoment(signature.recorded.at)}
            </span>
          </span>
        )}
        {!signature && state === 'adopted' && (
          <span className="rounded-control border border-dashed border-turmeric-mark px-3 py-2 text-turmeric-ink">
            Chờ {name ?? 'người ký'} ký
          </span>
        )}
      </div>
      <p className="font-semibold break-words">{name ?? ''}</p>
    </div>
  );
}
