import type { OwnershipOffer } from '@hopgon/contract/ownership/schemas';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type ReactNode, Suspense, useState } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { ownershipOfferQuery, useDeclineOwnership, useWithdrawOffer } from '../../data/company/ownership.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatDate, formatTime } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';

const AcceptOwnershipDialog = lazyOverlay(
  () => import('./accept-ownership-dialog.tsx'),
  'AcceptOwnershipDialog',
);

/** The open offer of the company, to its owner and to whom it is made. */
export function OwnershipBanner() {
  const { data } = useQuery(ownershipOfferQuery);
  if (!data?.offer) return null;
  return data.offer.can.answer ? <Received offer={data.offer} /> : <Made offer={data.offer} />;
}

interface OfferProps {
  readonly offer: OwnershipOffer;
}

const untilText = ({ expiresAt }: OwnershipOffer): string =>
  `${formatTime(expiresAt)}, ${formatDate(expiresAt)}`;

const Strip = ({ children, actions }: { readonly children: ReactNode; readonly actions: ReactNode }) => (
  <Panel
    aria-label="Chuyển quyền sở hữu"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-jade-line px-5 py-4"
  >
    <KeyRound aria-hidden="true" className="text-jade max-sm:hidden" />
    <p className="min-w-0 flex-1 basis-64">{children}</p>
    <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">{actions}</div>
  </Panel>
);

function Received({ offer }: OfferProps) {
  const { data: company } = useSuspenseQuery(companyQuery);
  const { mutateAsync: decline, isPending } = useDeclineOwnership();
  const [asking, ask] = useState(false);
  // Promises, not callbacks: this may be unmounted before the reply arrives.
  const refuse = () =>
    decline(undefined).then(
      () => toast.say('Bạn đã từ chối nhận quyền sở hữu'),
      (error) => toast.fail(failureText(error, 'Không thể từ chối. Vui lòng thử lại.')),
    );
  return (
    <Strip
      actions={
        <>
          <Button size="small" busy={isPending} onClick={() => void refuse()}>
            Từ chối
          </Button>
          <Button size="small" look="tonal" onClick={() => ask(true)}>
            Nhận quyền sở hữu
          </Button>
        </>
      }
    >
      Chủ sở hữu muốn chuyển {company.name} cho bạn. Bạn có thể trả lời đến {untilText(offer)}.
      <Suspense>
        {asking && <AcceptOwnershipDialog companyName={company.name} onClose={() => ask(false)} />}
      </Suspense>
    </Strip>
  );
}

function Made({ offer }: OfferProps) {
  const { mutateAsync: withdraw, isPending } = useWithdrawOffer();
  const undo = () =>
    withdraw(undefined).then(
      () => toast.say('Đã rút lại lời mời nhận quyền sở hữu'),
      (error) => toast.fail(failureText(error, 'Không thể rút lại lời mời. Vui lòng thử lại.')),
    );
  return (
    <Strip
      actions={
        <Button size="small" busy={isPending} onClick={() => void undo()}>
          Rút lại
        </Button>
      }
    >
      Đang chờ {offer.displayName} trả lời lời mời nhận quyền sở hữu, đến {untilText(offer)}.
    </Strip>
  );
}
