import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawRequests } from '../../data/company/companies.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { requestSent } from './request-words.ts';

/** Says that a company has not answered yet; the request can be withdrawn meanwhile. */
export function WaitingRequest({ requests }: { readonly requests: readonly string[] }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawRequests(queryClient, requests),
    onSuccess: () => toast.say('Đã rút yêu cầu tham gia'),
    onError: (error) => toast.fail(failureText(error, 'Không thể rút yêu cầu. Vui lòng thử lại.')),
  });
  return (
    <div className="mb-7">
      <Banner
        tone="info"
        action={
          <Button size="small" busy={isPending} onClick={() => mutate()}>
            {isPending ? 'Đang rút...' : 'Rút yêu cầu'}
          </Button>
        }
      >
        {requestSent} Trang này sẽ tự chuyển khi bạn được duyệt.
      </Banner>
    </div>
  );
}
