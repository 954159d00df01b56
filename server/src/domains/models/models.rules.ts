import type { ModelAddress, ModelPrice, ModelProblem, ModelProvider } from '@hopgon/contract/models/schemas';
import type { ModelAccess, TokenUsage } from '../../platform/models/model-call.rules.ts';

interface StoredChoice {
  readonly mode: 'off' | 'operator' | 'own';
  readonly provider: ModelProvider | null;
  readonly base_url: string | null;
  readonly model: string;
  readonly consent_url: string | null;
}

/** What the operator configured. */
export interface OfferedModels {
  readonly operator: ModelAccess | undefined;
  readonly allowed: readonly ModelAddress[];
}

export const isSameAddress = (one: ModelAddress | null, other: ModelAddress | null): boolean =>
  one?.provider === other?.provider && one?.baseUrl === other?.baseUrl;

export const isOffered = (offered: OfferedModels, address: ModelAddress): boolean =>
  offered.allowed.some((allowed) => isSameAddress(allowed, address));

/** The address texts would go to, whether or not anybody agreed; null while no model is set or it is not offered any more. */
export function addressOf(row: StoredChoice, offered: OfferedModels): ModelAddress | null {
  if (row.mode === 'off') return null;
  if (row.mode === 'operator') return offered.operator ?? null;
  if (row.provider === null || row.base_url === null) return null;
  const address = { provider: row.provider, baseUrl: row.base_url };
  return isOffered(offered, address) ? address : null;
}

/** The host people read in notices. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).host;

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether texts stay on the machine of the server. */
export const isThisMachine = (baseUrl: string): boolean => loopback.test(new URL(baseUrl).hostname);

// Vietnamese takes two to three characters a token; too high an estimate is corrected when the call ends.
const charactersOfToken = 2;

export const estimateTokens = (text: string): number => Math.ceil(text.length / charactersOfToken);

/** Millionths of a US dollar; null without a price. */
export const costOf = ({ input, output }: TokenUsage, price: ModelPrice | null): number | null =>
  price && Math.round(input * price.input + output * price.output);

interface Spent {
  readonly person: number;
  readonly company: number;
}

/** Whether a call that may take so many tokens fits into what is left of the day; null permits. */
export function budgetProblem(spent: Spent, budgets: Spent, tokens: number): ModelProblem | null {
  if (spent.person + tokens > budgets.person) return 'person_budget';
  return spent.company + tokens > budgets.company ? 'company_budget' : null;
}
