import type { MinutesQuorum } from '@hopgon/contract/minutes/checks';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { Link } from '@tanstack/react-router';
import { formatTime } from '../../../../lib/format/date.ts';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DeliveryPanel } from '../delivery/delivery-panel.tsx';
import { DerivedPanel } from '../derived/derived-panel.tsx';
import { LegalChecklist } from '../legal/legal-checklist.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { MinutesCode } from './minutes-code.tsx';
import { MissingList } from './missing-list.tsx';
import { Signatures } from './signatures.tsx';
import { StepActions } from './step-actions.tsx';
import { StepRail } from './step-rail.tsx';
import { missingOf, quorumInWords, shortHash, stepsOf } from './steps.rules.ts';

/** Where the document is, what is missing, and what one may do next. */
export function StepsPanel() {
  const { minutes } = useMinutesPage();
  const { state, number, fileHash, code, adopted, cancelled, reviewed } = minutes;
  const isOpen = state === 'draft' || state === 'review';
  return (
    <div className="flex flex-col gap-4">
      {state === 'void' ? (
        <p className="text-muted">
          {cancelled?.by.displayName} đã hủy biên bản này.
          {cancelled?.reason && ` Lý do: ${cancelled.reason}`}
        </p>
      ) : (
        <StepRail steps={stepsOf(minutes)} />
      )}
      {number && (
        <p className="border-t pt-3">
          <span className="text-title font-semibold tabular-nums">Số {number.number}</span>{' '}
          <span className="text-small text-muted">
            {number.isVoid
              ? 'đã hủy'
              : `cấp ngày ${dayInDigits(localDay(number.at, minutes.timeZone))} lúc ${formatTime(number.at, minutes.timeZone)}`}
          </span>
          <Link to="/meetings/register" className="link ml-2 text-small whitespace-nowrap">
            Mở sổ biên bản
          </Link>
        </p>
      )}
      {state === 'review' && reviewed && (
        <p className="text-small text-muted">
          {reviewed.by.displayName} đã gửi biên bản để lấy góp ý.
          {reviewed.message && ` “${reviewed.message}”`}
        </p>
      )}
      {adopted && (
        <p className="text-small text-muted">
          {adopted.by.displayName} đã thông qua. Nội dung không sửa được nữa.
        </p>
      )}
      {isOpen && minutes.legal === null && minutes.checks.recorded > 0 && (
        <Quorum quorum={minutes.checks.quorum} />
      )}
      {isOpen && <LegalChecklist />}
      {isOpen && <MissingList missing={missingOf(minutes)} />}
      {(state === 'adopted' || state === 'locked') && <Signatures />}
      {fileHash && (
        <p className="flex flex-wrap items-center gap-2 border-t pt-3 text-small">
          <span className="text-muted">Mã băm</span>
          <code className="min-w-0 flex-1 text-key break-all" title={fileHash}>
            {shortHash(fileHash)}
          </code>
          <CopyButton text={fileHash} />
        </p>
      )}
      {code && <MinutesCode code={code} />}
      <AfterAdoption />
      <StepActions />
    </div>
  );
}

const Quorum = ({ quorum }: { readonly quorum: MinutesQuorum }) => (
  <p className={cx('text-small', quorum.present < quorum.needed ? 'text-turmeric-ink' : 'text-muted')}>
    {quorumInWords(quorum)}
  </p>
);

/** Sending the document, and what is written from it once it is locked. */
function AfterAdoption() {
  const { state, can } = useMinutesPage().minutes;
  return (
    <>
      {can.deliver && <DeliveryPanel />}
      {state === 'locked' && <DerivedPanel />}
    </>
  );
}
