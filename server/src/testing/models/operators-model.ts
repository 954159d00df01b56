import type { ModelSettingsChange } from '@hopgon/contract/models/schemas';

/** The operator's model for everything, within wide budgets. */
export const operatorsModel: ModelSettingsChange = {
  version: 1,
  mode: 'operator',
  address: null,
  model: '',
  forChat: true,
  forReadings: true,
  price: { input: 1, output: 2 },
  budgets: { person: 1_000_000, company: 10_000_000 },
  consents: true,
};
