import type { ModelAddress } from '@hopgon/contract/models/schemas';

/** A model, and how it is reached. */
export interface ModelAccess extends ModelAddress {
  readonly model: string;
  readonly key: string | null;
}

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of an object. */
  readonly input: object;
}

export type PromptMessage =
  | { readonly role: 'user' | 'assistant'; readonly text: string }
  /** Tools the model called, with what they answered. */
  | {
      readonly role: 'tools';
      readonly calls: readonly {
        readonly id: string;
        readonly name: string;
        readonly input: unknown;
        readonly result: unknown;
      }[];
    };

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  readonly tools?: readonly ToolDefinition[];
  /** Asks for JSON of this schema where the provider can. */
  readonly json?: object;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly id: string; readonly name: string; readonly input: unknown }
  /** The last part of a whole answer; `usage` null where the server says none. */
  | { readonly kind: 'end'; readonly usage: TokenUsage | null };
