import type { LanguageModelV4 } from '@ai-sdk/provider';
import { divertTextEvents } from './divert-text-events.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { ModelAccess } from './model-call.rules.ts';
import { textEventReaders } from './text-events.rules.ts';

/**
 * The providers' packages are loaded with the first call: a server without a model never holds them. `onText` gets the pieces of text
 * that the model of the package does not: they are read before it.
 */
export async function openLanguageModel(
  { provider, baseUrl, key, model }: ModelAccess,
  onText: (text: string) => void,
): Promise<LanguageModelV4> {
  const read = textEventReaders[provider];
  const fetch = createGuardedFetch(baseUrl, (body) =>
    read === null ? body : divertTextEvents(body, { read, onText }),
  );
  const baseURL = baseUrl.replace(/\/$/, '');
  // An empty key would make the packages read variables of the environment.
  const apiKey = key ?? 'none';
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ baseURL, apiKey, fetch }).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL, apiKey, fetch }).languageModel(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ baseURL, apiKey, fetch }).languageModel(model);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const named = { name: 'compatible', baseURL, fetch, includeUsage: true };
      return createOpenAICompatible(key === null ? named : { ...named, apiKey: key }).languageModel(model);
    }
  }
}
