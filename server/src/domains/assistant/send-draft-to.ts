import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActContext } from './acts/act-outcome.rules.ts';
import { arePeople } from './acts/meant-people.rules.ts';
import { resolveNames } from './acts/resolve-names.ts';
import {
  type DialogueAnswer,
  finish,
  finishAct,
  type OpenDialogueStep,
  renderCard,
} from './dialogue-step.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';
import { saysLetter } from './shared/says-card-words.rules.ts';

interface DraftStep extends OpenDialogueStep {
  readonly context: ActContext;
}

const sends = /(?<!\p{L})(?:gửi|gởi|đưa|chuyển|cho|gui|goi|dua|chuyen)(?!\p{L})/iu;

/** "Gửi anh Sơn xem trước đã": the letter drafted last as a card to a colleague; null where nobody is named. */
export async function sendDraftTo(
  world: ActWorld,
  scope: CompanyScope,
  step: DraftStep,
): Promise<DialogueAnswer | null> {
  const { state, turn, openChange, pending, context } = step;
  const { draft, lastKind } = state;
  const { names, add } = turn.change;
  const isFree = openChange === null && pending === null && draft !== undefined && lastKind === 'letter';
  if (!isFree || names.length + add.length === 0 || turn.words.asks || saysLetter(turn.words)) return null;
  if (!sends.test(turn.message)) return null;
  const people = await resolveNames(world, scope, context, [...names, ...add]);
  if (!arePeople(people)) return finishAct(step, people, null);
  const letters = people.map(({ userId, displayName }) => ({
    kind: 'mail' as const,
    to: { userId, displayName },
    body: draft.body,
    subject: draft.subject === '' ? 'Trao đổi công việc' : draft.subject,
    warnings: ['Thư giữ nguyên lời chào của bản nháp; bạn sửa lời chào nếu cần.'],
  }));
  const [first, ...more] = letters;
  if (first === undefined) return null;
  const change = more.length === 0 ? first : { kind: 'several' as const, changes: letters };
  return finish(step, renderCard(change, turn.message, ''));
}
