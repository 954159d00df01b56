import {
  type ModelAddress,
  type ModelMode,
  type ModelProvider,
  type ModelSettings,
  mostTokens,
} from '@hopgon/contract/models/schemas';
import type { ModelChange } from '../../data/company/models.ts';
import { readWhole } from '../../lib/format/read-whole.rules.ts';

/** What is typed and chosen, as texts; the key is apart, because secrets are never kept. */
export interface ModelDraft {
  readonly mode: ModelMode;
  readonly address: string;
  readonly model: string;
  readonly forChat: boolean;
  readonly forReadings: boolean;
  readonly inputPrice: string;
  readonly outputPrice: string;
  readonly personBudget: string;
  readonly companyBudget: string;
}

export type ModelProblems = { readonly [N in keyof ModelDraft]?: string };

export const addressKey = ({ provider, baseUrl }: ModelAddress): string => `${provider} ${baseUrl}`;

const providerNames: Readonly<Record<ModelProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'Máy chủ tương thích',
};

export const nameAddress = ({ provider, baseUrl }: ModelAddress): string =>
  `${providerNames[provider]} · ${new URL(baseUrl).host}`;

const decimal = (value: number): string => String(value).replace('.', ',');
const grouped = (value: number): string => value.toLocaleString('vi-VN');

export const modelDraftOf = (settings: ModelSettings): ModelDraft => ({
  mode: settings.mode,
  address: settings.address ? addressKey(settings.address) : '',
  model: settings.model,
  forChat: settings.forChat,
  forReadings: settings.forReadings,
  inputPrice: settings.price ? decimal(settings.price.input) : '',
  outputPrice: settings.price ? decimal(settings.price.output) : '',
  personBudget: grouped(settings.budgets.person),
  companyBudget: grouped(settings.budgets.company),
});

/** Reads "1,5"; null for what is no price. */
export const readPrice = (text: string): number | null =>
  /^\d{1,4}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

/** Reads "200.000"; null for what is no number of tokens. */
export function readTokens(text: string): number | null {
  const tokens = readWhole(text);
  return tokens !== null && tokens <= mostTokens ? tokens : null;
}

export function modelProblems(draft: ModelDraft): ModelProblems {
  const tokens = 'Nhập số token, ví dụ 200.000';
  const isPriced = draft.inputPrice.trim() !== '' || draft.outputPrice.trim() !== '';
  const price = 'Nhập giá cho một triệu token, ví dụ 0,15, hoặc để trống cả hai';
  return {
    ...(draft.mode === 'own' && draft.address === '' && { address: 'Chọn một địa chỉ' }),
    ...(draft.mode === 'own' && draft.model.trim() === '' && { model: 'Nhập tên mô hình' }),
    ...(isPriced && readPrice(draft.inputPrice) === null && { inputPrice: price }),
    ...(isPriced && readPrice(draft.outputPrice) === null && { outputPrice: price }),
    ...(readTokens(draft.personBudget) === null && { personBudget: tokens }),
    ...(readTokens(draft.companyBudget) === null && { companyBudget: tokens }),
  };
}

/** The address texts would go to. */
export function chosenAddress(draft: ModelDraft, settings: ModelSettings): ModelAddress | null {
  if (draft.mode === 'off') return null;
  if (draft.mode === 'operator') return settings.operator;
  return settings.allowed.find((address) => addressKey(address) === draft.address) ?? null;
}

/** Whether somebody must agree before this can be saved. */
export function needsConsent(draft: ModelDraft, settings: ModelSettings): boolean {
  const address = chosenAddress(draft, settings);
  if (!address) return false;
  const before = chosenAddress(modelDraftOf(settings), settings);
  const isSame = before !== null && addressKey(before) === addressKey(address);
  return !isSame || settings.consent?.baseUrl !== address.baseUrl;
}

export function modelChangeOf(
  draft: ModelDraft,
  settings: ModelSettings,
  { key, consents }: { readonly key: string | undefined; readonly consents: boolean },
): ModelChange {
  const input = readPrice(draft.inputPrice);
  const output = readPrice(draft.outputPrice);
  const { allowed, version } = settings;
  return {
    version,
    mode: draft.mode,
    address: allowed.find((address) => addressKey(address) === draft.address) ?? null,
    model: draft.model.normalize('NFC').trim(),
    ...(key === undefined ? {} : { key }),
    forChat: draft.forChat,
    forReadings: draft.forReadings,
    price: input === null || output === null ? null : { input, output },
    budgets: { person: readTokens(draft.personBudget) ?? 0, company: readTokens(draft.companyBudget) ?? 0 },
    consents,
  };
}
