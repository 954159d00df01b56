import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { type AssistantReply, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readCompanyWords } from '../../resolve/acts/read-company-words.ts';

/** So much of the words must stand in one sentence, and so many of them. */
const leastScore = 0.6;
const leastWords = 2;

/** The sentence of the company's description that holds what is asked; null where none does. */
export async function respondFromDescription(
  world: Pick<ActWorld, 'assistantReader'>,
  scope: CompanyScope,
  words: string,
): Promise<AssistantReply | null> {
  const { description } = await readCompany(scope);
  if (description === '' || words.split(' ').length < leastWords) return null;
  const sentences = description.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  const candidates = sentences.map((title, at) => ({ id: String(at), title }));
  const ranked = await world.assistantReader.read(
    scope,
    'rankByWords',
    words,
    candidates,
    await readCompanyWords(scope),
  );
  const best = ranked.toSorted((one, other) => other.score - one.score)[0];
  const sentence = best !== undefined && best.score >= leastScore ? sentences[Number(best.id)] : undefined;
  return sentence === undefined ? null : say(`Phần giới thiệu công ty viết: “${sentence.trim()}”`);
}
