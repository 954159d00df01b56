import {
  acceptOwnership,
  createOwnershipOffer,
  declineOwnership,
  readOwnershipOffer,
  withdrawOwnershipOffer,
} from '@hopgon/contract/ownership/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { meQuery } from '../account/me.ts';
import { companyQuery } from './companies.ts';

/** The open offer of the company: shown to its owner and to the member it is made to. */
export const ownershipOfferQuery = queryOptions({
  queryKey: ['company', 'ownership-offer'],
  queryFn: ({ signal }) => call(readOwnershipOffer, {}, { signal }),
});

/** What changes who owns the company; its roles are read again, also when it was refused. */
function useOwnershipChange<V>(change: (variables: V, idempotencyKey: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const submitKey = useSubmitKey();
  return useMutation({
    mutationFn: (variables: V) => change(variables, submitKey.keyFor(variables ?? null)),
    onSuccess: submitKey.renew,
    onSettled: () =>
      Promise.all(
        [companyQuery.queryKey, meQuery.queryKey, ['members']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useOfferOwnership = () =>
  useOwnershipChange((userId: string, idempotencyKey) =>
    call(createOwnershipOffer, { body: { userId } }, { idempotencyKey }),
  );

export const useWithdrawOffer = () => useOwnershipChange((_: undefined) => call(withdrawOwnershipOffer, {}));

export const useAcceptOwnership = () =>
  useOwnershipChange((_: undefined, idempotencyKey) => call(acceptOwnership, {}, { idempotencyKey }));

export const useDeclineOwnership = () =>
  useOwnershipChange((_: undefined, idempotencyKey) => call(declineOwnership, {}, { idempotencyKey }));
