import type { ModelSettings } from '@hopgon/contract/models/schemas';
import { describe, expect, test } from 'vitest';
import {
  modelChangeOf,
  modelDraftOf,
  modelProblems,
  needsConsent,
  readPrice,
  readTokens,
} from './model-form.rules.ts';

const google = { provider: 'google', baseUrl: 'https://generativelanguage.googleapis.com/v1beta' } as const;
const settings: ModelSettings = {
  version: 3,
  mode: 'operator',
  operator: { provider: 'compatible', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3' },
  allowed: [google],
  address: null,
  model: '',
  hasKey: false,
  forChat: true,
  forReadings: false,
  price: { input: 0.15, output: 0.6 },
  budgets: { person: 200_000, company: 2_000_000 },
  consent: { by: 'An', at: '2026-11-20T02:00:00Z', baseUrl: 'http://127.0.0.1:11434/v1' },
  lastTest: null,
  usage: { today: { calls: 0, tokens: 0, usd: null }, month: { calls: 0, tokens: 0, usd: null } },
};
const draft = modelDraftOf(settings);

test('a draft reads as people write, and saves what was there', () => {
  expect(draft).toMatchObject({ inputPrice: '0,15', personBudget: '200.000', companyBudget: '2.000.000' });
  expect(modelChangeOf(draft, settings, { key: undefined, consents: false })).toEqual({
    version: 3,
    mode: 'operator',
    address: null,
    model: '',
    forChat: true,
    forReadings: false,
    price: { input: 0.15, output: 0.6 },
    budgets: { person: 200_000, company: 2_000_000 },
    consents: false,
  });
});

test.each([
  ['0,15', 0.15],
  ['2', 2],
  ['1.5', 1.5],
  ['', null],
  ['-1', null],
  ['rẻ', null],
])('the price %j is %j', (text, expected) => {
  expect(readPrice(text)).toBe(expected);
});

test.each([
  ['200.000', 200_000],
  ['0', 0],
  ['1 000', 1_000],
  ['', null],
  ['1,5', null],
])('%j tokens are %j', (text, expected) => {
  expect(readTokens(text)).toBe(expected);
});

test('what is missing is said at its field', () => {
  expect(modelProblems(draft)).toEqual({});
  const wrong = { ...draft, mode: 'own', outputPrice: '', personBudget: 'nhiều' } as const;
  expect(Object.keys(modelProblems(wrong))).toEqual(['address', 'model', 'outputPrice', 'personBudget']);
});

describe('consent', () => {
  test.each([
    ['for the address that was agreed to', draft, false],
    ['while it is off', { ...draft, mode: 'off' } as const, false],
    ['for another address', { ...draft, mode: 'own', address: `google ${google.baseUrl}` } as const, true],
  ])('%s: %s', (_, written, expected) => {
    expect(needsConsent(written, settings)).toBe(expected);
  });

  test('is asked where nobody agreed yet', () => {
    expect(needsConsent(draft, { ...settings, consent: null })).toBe(true);
  });
});
