import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { listTerms } from '../../../glossary/list-terms.ts';
import { type AssistantReply, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';

/** What the company's own glossary and description say of a word; null where they say nothing. */
export async function respondWithTerm(
  world: ActWorld,
  scope: CompanyScope,
  term: string,
): Promise<AssistantReply | null> {
  const { description } = await readCompany(scope);
  const terms = (await listTerms(scope)).terms.filter(({ state }) => state === 'active');
  const found = await world.assistantReader.read(scope, 'findTermSentences', term, description, terms);
  if (found.length === 0) return null;
  return say(found.join('\n'));
}
