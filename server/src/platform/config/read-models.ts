import { type ModelAddress, ModelProvider } from '@hopgon/contract/models/schemas';
import type { ModelTimes } from '../models/create-model-client.ts';
import type { ModelAccess } from '../models/model-call.rules.ts';

/** What the operator lets companies use beside the engine. */
export interface ModelsConfig {
  readonly operator: ModelAccess | undefined;
  readonly allowed: readonly ModelAddress[];
  readonly times: ModelTimes;
}

const usualUrls: Readonly<Record<ModelProvider, string | undefined>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  compatible: undefined,
};

/** Reads "openai, http://127.0.0.1:11434/v1, anthropic=https://proxy.congty.vn/v1"; what is wrong stays wrong for the schema. */
export const parseAllowedModels = (text: string): { provider: string; baseUrl: string | undefined }[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const named = /^([a-z]+)=(.+)$/.exec(each);
      if (named?.[1] && named[2]) return { provider: named[1], baseUrl: named[2] };
      const provider = ModelProvider.safeParse(each);
      if (provider.success) return { provider: provider.data, baseUrl: usualUrls[provider.data] };
      return { provider: 'compatible', baseUrl: each };
    });

interface ModelVariables {
  readonly MODEL_PROVIDER?: ModelProvider | undefined;
  readonly MODEL_URL?: string | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_KEY?: string | undefined;
  readonly MODEL_ALLOWED: readonly ModelAddress[];
  readonly MODEL_TIMEOUT_SECONDS: number;
}

const answerMs = 180_000;

/** `refuse` makes the failure that names a variable. */
export function readModels(set: ModelVariables, refuse: (name: string) => Error): ModelsConfig {
  const piece = set.MODEL_TIMEOUT_SECONDS * 1_000;
  return {
    operator: readOperator(set, refuse),
    allowed: set.MODEL_ALLOWED,
    times: { piece, answer: Math.max(answerMs, piece) },
  };
}

function readOperator(
  { MODEL_PROVIDER: provider, MODEL_URL: url, MODEL_NAME: model, MODEL_KEY: key }: ModelVariables,
  refuse: (name: string) => Error,
): ModelAccess | undefined {
  if (provider === undefined) {
    if (model !== undefined) throw refuse('MODEL_NAME');
    if (url !== undefined || key !== undefined) throw refuse(url === undefined ? 'MODEL_KEY' : 'MODEL_URL');
    return undefined;
  }
  const baseUrl = url ?? usualUrls[provider];
  if (baseUrl === undefined) throw refuse('MODEL_URL');
  if (model === undefined) throw refuse('MODEL_PROVIDER');
  return { provider, baseUrl, model, key: key ?? null };
}
