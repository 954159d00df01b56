import type { ModelSettings, ModelUsage } from '@hopgon/contract/models/schemas';
import { addressOf, isSameAddress, type OfferedModels } from './models.rules.ts';
import type { SettingsRow, UsageSum } from './models.store.ts';

/** What a company has that never set anything. */
export const unsetRow = (companyId: string): SettingsRow => ({
  company_id: companyId,
  mode: 'off',
  provider: null,
  base_url: null,
  model: '',
  key_sealed: null,
  for_chat: true,
  for_readings: false,
  price_input: null,
  price_output: null,
  person_budget: 200_000,
  company_budget: 2_000_000,
  consent_by: null,
  consent_name: null,
  consent_at: null,
  consent_url: null,
  last_test: null,
  version: 1,
  updated_at: new Date(0),
});

export const priceOf = ({ price_input, price_output }: SettingsRow): ModelSettings['price'] =>
  price_input === null || price_output === null ? null : { input: price_input, output: price_output };

const presentUsage = ({ calls, tokens, cost }: UsageSum): ModelUsage => ({
  calls,
  tokens,
  usd: cost === null ? null : cost / 1_000_000,
});

interface Beside {
  readonly offered: OfferedModels;
  readonly usage: { readonly today: UsageSum; readonly month: UsageSum };
}

export function presentSettings(row: SettingsRow, { offered, usage }: Beside): ModelSettings {
  const { operator, allowed } = offered;
  const { provider, base_url: baseUrl, consent_at: at, consent_name: by, consent_url: consentUrl } = row;
  return {
    version: row.version,
    mode: row.mode,
    operator: operator
      ? { provider: operator.provider, baseUrl: operator.baseUrl, model: operator.model }
      : null,
    allowed: allowed.map((address) => ({ provider: address.provider, baseUrl: address.baseUrl })),
    address: provider === null || baseUrl === null ? null : { provider, baseUrl },
    model: row.model,
    hasKey: row.key_sealed !== null,
    forChat: row.for_chat,
    forReadings: row.for_readings,
    price: priceOf(row),
    budgets: { person: row.person_budget, company: row.company_budget },
    consent:
      at === null || by === null || consentUrl === null
        ? null
        : { by, at: at.toISOString(), baseUrl: consentUrl },
    lastTest: row.last_test,
    usage: { today: presentUsage(usage.today), month: presentUsage(usage.month) },
  };
}

/** "tắt", or model and host, for the audit log. */
export function describeModel(row: SettingsRow, offered: OfferedModels): string {
  const address = addressOf(row, offered);
  if (!address) return 'tắt';
  const isOperators = isSameAddress(address, offered.operator ?? null) && row.mode === 'operator';
  const model = isOperators ? offered.operator?.model : row.model;
  return `${model} tại ${new URL(address.baseUrl).host}`;
}
