import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listTerms } from '../../../glossary/list-terms.ts';
import type { Wording } from './rank-by-words.rules.ts';

/** The company's own words and what they stand for. */
export async function readCompanyWords(scope: CompanyScope): Promise<Wording[]> {
  const { terms } = await listTerms(scope);
  return terms
    .filter(({ state }) => state === 'active')
    .flatMap(({ written, spoken }) =>
      spoken.flatMap((form) => [
        { written, means: form },
        { written: form, means: written },
      ]),
    );
}
