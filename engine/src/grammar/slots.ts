import type { GrammarTokens } from './tokens.ts';

/** The value of a slot, and its number of tokens. */
export type SlotReading<Value> = { readonly value: Value; readonly length: number };

/** Reads how a slot can be filled at a token, or null when it cannot; it must look at a bounded number of tokens. */
export type ReadSlot<Value> = (tokens: GrammarTokens, at: number) => SlotReading<Value> | null;

/** At which tokens a reader is asked: where a number may begin, at figures written together ("20/11"), or at any token. */
export type SlotKind = 'number' | 'cluster' | 'word';

/** What {name} stands for in the patterns of a grammar. */
export type Slots<Value> = {
  /** Phrases with their values, patterns themselves; each begins with a word. */
  readonly phrases: Readonly<Partial<Record<string, readonly (readonly [pattern: string, value: Value])[]>>>;
  /** How any other slot is read, and where; asked once for each slot of a tree. */
  readonly reader: (slot: string) => { readonly kind: SlotKind; readonly read: ReadSlot<Value> };
};
