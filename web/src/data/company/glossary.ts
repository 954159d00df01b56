import { deleteTerm, listTerms, saveTerms, updateTerm } from '@hopgon/contract/glossary/routes';
import { mostTermsAtOnce } from '@hopgon/contract/glossary/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** The glossary of the company by written form, proposed terms first. */
export const termsQuery = queryOptions({
  queryKey: ['glossary'],
  queryFn: ({ signal }) => call(listTerms, {}, { signal }),
});

type NewTerms = CallInput<typeof saveTerms>['body']['terms'];

/** Adds terms; said again, nothing comes twice. */
export function useSaveTerms() {
  const invalidate = useInvalidate(['glossary']);
  return useMutation({
    mutationFn: async (terms: NewTerms) => {
      const sum = { added: 0, extended: 0, isProposal: false };
      for (let from = 0; from < terms.length; from += mostTermsAtOnce) {
        const part = await call(saveTerms, { body: { terms: terms.slice(from, from + mostTermsAtOnce) } });
        sum.added += part.added;
        sum.extended += part.extended;
        sum.isProposal = part.isProposal;
      }
      return sum;
    },
    onSettled: invalidate,
  });
}

type TermChange = CallInput<typeof updateTerm>['body'] & { readonly termId: string };

export function useUpdateTerm() {
  const invalidate = useInvalidate(['glossary']);
  return useMutation({
    mutationFn: ({ termId, ...body }: TermChange) => call(updateTerm, { params: { termId }, body }),
    onSettled: invalidate,
  });
}

export function useDeleteTerm() {
  const invalidate = useInvalidate(['glossary']);
  return useMutation({
    mutationFn: ({ termId, version }: { termId: string; version: number }) =>
      call(deleteTerm, { params: { termId }, query: { version } }),
    onSettled: invalidate,
  });
}
