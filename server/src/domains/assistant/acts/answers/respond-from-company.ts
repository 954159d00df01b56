import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { AssistantReply } from '../../render/reply.rules.ts';
import { respondByPosition } from './respond-by-position.ts';
import { respondFromDescription } from './respond-from-description.ts';

interface AskedOfCompany {
  readonly message: string;
  /** Its words that name something. */
  readonly query: string;
}

/** What the company's description or its directory says of a question; null where neither does. */
export const respondFromCompany = async (
  scope: CompanyScope,
  { message, query }: AskedOfCompany,
): Promise<AssistantReply | null> =>
  (await respondFromDescription(scope, query)) ?? respondByPosition(scope, message);
