import type { Visibility } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { modelStateQuery } from '../../../data/company/models.ts';
import { whereTextsGo } from './spoken.rules.ts';

/** Says before transcripts are brought whether their text leaves this machine; nothing while that is not known. */
export function WhereTextGoes({ visibilities }: { readonly visibilities: readonly Visibility[] }) {
  const { data } = useQuery(modelStateQuery);
  return data ? <p className="text-small text-muted">{whereTextsGo(data.readings, visibilities)}</p> : null;
}
