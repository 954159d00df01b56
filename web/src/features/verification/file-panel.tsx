import { ownSignatureNotice } from '@hopgon/contract/minutes/signing/notice';
import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { formatMoment } from '../../lib/format/date.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import type { CheckedSignature } from './check-signature.ts';
import type { ReadFile } from './read-file.ts';
import { judgeFile } from './verdict.rules.ts';
import { verdictWords } from './verification-words.ts';

interface FilePanelProps {
  readonly file: ReadFile;
  /** Null while it is not known. */
  readonly record: VerifiedMinutes | null;
}

/** What the file itself proves, and what it is by the record. */
export function FilePanel({ file, record }: FilePanelProps) {
  const { tone, title, text } = verdictWords(judgeFile(file, record), record?.number ?? '');
  const issued = new Set(record?.signatures.map(({ certificate }) => certificate));
  return (
    <Panel>
      <PanelHead title="Tệp PDF" aside={file.name} />
      <div className="flex flex-col gap-4 p-5">
        <Banner tone={tone}>
          <p className="font-semibold">{title}</p>
          <p>{text}</p>
        </Banner>
        {file.signatures.length > 0 && (
          <ul aria-label="Chữ ký trong tệp" className="flex flex-col gap-3">
            {file.signatures.map((signature) => (
              <SignatureRow
                key={`${signature.certificate}/${signature.signedAt?.getTime()}`}
                signature={signature}
                isOfCompany={issued.has(signature.certificate)}
              />
            ))}
          </ul>
        )}
        {file.signatures.some(({ certificate }) => issued.has(certificate)) && (
          <p className="text-small text-muted">{ownSignatureNotice}.</p>
        )}
        <p className="text-small">
          <span className="text-muted">Mã băm SHA-256</span>{' '}
          <code className="text-key break-all">{file.hash}</code>
        </p>
      </div>
    </Panel>
  );
}

interface SignatureRowProps {
  readonly signature: CheckedSignature;
  /** Whether the company's record names this certificate. */
  readonly isOfCompany: boolean;
}

function SignatureRow({
  signature: { name, issuer, signedAt, isValid, isWhole },
  isOfCompany,
}: SignatureRowProps) {
  const Icon = isValid ? CircleCheck : CircleX;
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className={isValid ? 'mt-0.5 text-jade-ink' : 'mt-0.5 text-brick-ink'} />
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small break-words text-muted">
          {isValid ? 'Khớp với nội dung' : 'Không khớp với nội dung'}
          {isValid && !isWhole && ' ở thời điểm ký'}
          {signedAt && `, ký ${formatMoment(signedAt.toISOString())}`}
        </p>
        <p className="text-small break-words text-muted">
          {isValid && isOfCompany ? 'Đúng chứng thư công ty đã cấp: ' : 'Chứng thư của '}
          {issuer}
        </p>
      </div>
    </li>
  );
}
