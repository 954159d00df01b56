import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import { termsQuery } from '../../../../data/company/glossary.ts';
import { TermDialog } from '../../../glossary/term-dialog.tsx';
import { wordDifference } from './word-difference.rules.ts';

interface TeachTermProps {
  readonly turn: Pick<Turn, 'text' | 'original'>;
  readonly onClose: () => void;
}

/** What a person corrected in a line becomes a term of the company. */
export function TeachTerm({ turn: { text, original }, onClose }: TeachTermProps) {
  const { data } = useQuery(termsQuery);
  const begin = wordDifference(original ?? text, text) ?? undefined;
  if (!data) return null;
  return <TermDialog term={null} mayEdit={data.can.edit} onClose={onClose} {...(begin && { begin })} />;
}
