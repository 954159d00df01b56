import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { type AssistantReply, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';

export interface AskedOfCompany {
  readonly message: string;
  /** Its words that name something. */
  readonly query: string;
}

/** The sentence of the company's description that holds what is asked; null where none does. */
export async function respondFromDescription(
  world: Pick<ActWorld, 'assistantReader'>,
  scope: CompanyScope,
  { message, query }: AskedOfCompany,
): Promise<AssistantReply | null> {
  const { description } = await readCompany(scope);
  const read = world.assistantReader.read;
  const found =
    description === '' ? null : await read(scope, 'findDescribedSentence', message, query, description);
  return found === null ? null : say(`Phần giới thiệu công ty viết: “${found}”`);
}
