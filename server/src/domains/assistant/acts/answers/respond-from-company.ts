import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { AssistantReply } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { respondByPosition } from './respond-by-position.ts';
import { type AskedOfCompany, respondFromDescription } from './respond-from-description.ts';

/** What the company's description or its directory says of a question; null where neither does. */
export const respondFromCompany = async (
  world: Pick<ActWorld, 'assistantReader'>,
  scope: CompanyScope,
  asked: AskedOfCompany,
): Promise<AssistantReply | null> =>
  (await respondFromDescription(world, scope, asked)) ?? respondByPosition(scope, asked.message);
