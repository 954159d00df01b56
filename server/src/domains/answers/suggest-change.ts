import { ModelFailed } from '../../platform/models/model-client.ts';
import { stripInvisible } from '../../platform/models/strip-invisible.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { parseQuestion } from '../assistant/parse-question.ts';
import {
  type AssistantReply,
  type AssistantWorld,
  type DialogueState,
  respondToMessage,
} from '../assistant/respond-to-message.ts';
import { foreignWords, type Unsaid, unsaidValues, untypedAddresses } from './unsaid.rules.ts';

const longestRequest = 500;

interface Suggested {
  readonly input: unknown;
  readonly ownWords: readonly string[];
  readonly meetingId: string | null;
  /** The conversation before it. */
  readonly dialogue: DialogueState | null;
}

/**
 * Turns what a model asks for into what the same words of the person would lead to: a card, a question back, or a
 * refusal. Days and people are resolved by the engine, and what the person has not said is named.
 */
export async function suggestChange(
  world: AssistantWorld,
  scope: CompanyScope,
  { input, ownWords, meetingId, dialogue }: Suggested,
): Promise<{ reply: AssistantReply; unsaid: Unsaid[]; dialogue: DialogueState | null }> {
  const given: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'yeu_cau') : null;
  if (typeof given !== 'string' || given.trim() === '' || given.length > longestRequest)
    throw new ModelFailed('unreadable');
  const request = stripInvisible(given.normalize('NFC').toWellFormed()).text;
  const untyped = untypedAddresses(request, ownWords);
  if (untyped.length > 0) {
    const content = `Địa chỉ ${untyped.join(', ')} không có trong lời bạn. Muốn mời hay gửi tới đó, bạn hãy tự gõ địa chỉ ấy.`;
    const reply = { content, reading: null, card: null };
    return { reply, unsaid: [], dialogue: null };
  }
  const asked = { ...parseQuestion(request), meetingId, scope: null };
  // A model words whole requests: none is an answer to what was asked back, or a change of what is open.
  const before = { state: dialogue && { ...dialogue, pending: null }, openChange: null };
  const { reply, state } = await respondToMessage(world, scope, asked, before);
  const unsaid = reply.card ? unsaidValues(reply.card.change, foreignWords(request, ownWords)) : [];
  return { reply, unsaid, dialogue: state };
}
