import { readChange } from '@hopgon/engine/intent/acts/read-change';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { isPart } from '../../shared/intent-groups.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import type { Decided } from './decide-intent.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** Longer is as often something else. */
const mostOfPart = 6;

/** Who says more of what may be one of several kinds, and chooses none of them, goes on with the likeliest: both messages as one, and its kind. */
export function joinLikeliest(
  { text, pieces }: ReadText,
  { kind, rivals }: Decided,
  { choice }: SpokenContext,
): { readonly message: string; readonly kind: IntentKind } | null {
  const [likeliest] = choice?.options ?? [];
  const mayBePart = isPart(kind) || (rivals.length > 0 && text.split(' ').length <= mostOfPart);
  if (choice === null || likeliest === undefined || !mayBePart) return null;
  const change = readChange(text, pieces);
  if (!saysFields(change) || change.isQuestion) return null;
  return {
    message: `${choice.message.replace(/(?<![\s.,;?!])[\s.,;?!]+$/u, '')}, ${text}`,
    kind: likeliest.kind,
  };
}
