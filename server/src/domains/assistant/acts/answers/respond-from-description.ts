import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../../companies/company/read-company.ts';
import { type AssistantReply, say } from '../../render/reply.rules.ts';

/** So much of the words must stand in one sentence. */
const leastShare = 0.75;
const leastWords = 2;

/** The sentence of the company's description that holds what is asked; null where none does. */
export async function respondFromDescription(
  scope: CompanyScope,
  words: string,
): Promise<AssistantReply | null> {
  const { description } = await readCompany(scope);
  const asked = wordsIn(words);
  if (description === '' || asked.length < leastWords) return null;
  const shares = description
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => ({ sentence: sentence.trim(), share: shareHeld(asked, new Set(wordsIn(sentence))) }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  return best !== undefined && best.share >= leastShare
    ? say(`Phần giới thiệu công ty viết: “${best.sentence}”`)
    : null;
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const shareHeld = (asked: readonly string[], held: ReadonlySet<string>): number =>
  asked.filter((word) => held.has(word)).length / asked.length;
