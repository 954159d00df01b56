import type { ModelProblem } from '@hopgon/contract/models/schemas';
import type { ModelAccess, ModelPart, ModelRequest } from './model-call.rules.ts';

/** To the thread that calls models: a call to begin, or one whose caller reads no further. */
export type CallMessage =
  | { readonly id: number; readonly access: ModelAccess; readonly request: Omit<ModelRequest, 'signal'> }
  | { readonly id: number; readonly isStopped: true };

/** From the thread: the result of a call since the last message. */
export type CallNews = { readonly id: number } & (
  | { readonly part: ModelPart }
  | { readonly isEnded: true }
  /** `problem` is null where the thread itself is at fault. */
  | { readonly problem: ModelProblem | null; readonly reason: string }
);
