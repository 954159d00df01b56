import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { listFiguresSuggestions } from '../../../figures/suggestions/list-figures-suggestions.ts';
import { renderSuggestions } from '../../render/render-suggestions.rules.ts';
import type { ActOutcome } from '../act-outcome.rules.ts';

type FewerMeetings = Extract<SpokenQuestion, { kind: 'fewer-meetings' }>;

/** What the page of figures suggests: of the caller, or of the company for who may see its figures. */
export async function respondWithSuggestions(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  { of }: FewerMeetings,
): Promise<ActOutcome> {
  const seen = of === 'company' && (await readCompany(scope)).can.seeFigures ? 'company' : 'own';
  const found = await listFiguresSuggestions(world, scope, { of: seen });
  return { kind: 'say', mentions: {}, reply: renderSuggestions(seen, found) };
}
