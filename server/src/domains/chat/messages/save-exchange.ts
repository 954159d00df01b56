import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AnswerSource, ChatMessage, Reading } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { DialogueState } from '../../assistant/respond-to-message.ts';
import { expiryOf } from '../cards/cards.rules.ts';
import { type CardRow, cardsStore } from '../cards/cards.store.ts';
import { presentMessage } from '../chat.presenter.ts';
import { conversationTitle } from '../sessions/conversation-title.rules.ts';
import { sessionsStore } from '../sessions/sessions.store.ts';
import { meetingsIn } from './answer-sources.rules.ts';
import { chatSourcesStore } from './chat-sources.store.ts';
import { messagesStore } from './messages.store.ts';
import { notifyIfOffline } from './notify-if-offline.ts';

export interface Said {
  readonly sessionId: string;
  readonly message: string;
  /** Which meetings it was asked of, where that was chosen. */
  readonly asked: AskedScope | null;
  readonly answer: {
    readonly content: string;
    readonly reading: Reading | null;
    readonly source: AnswerSource | null;
    /** The meetings a model read for it. */
    readonly meetingIds?: readonly string[];
    /** A change that waits to be confirmed, and the command that asks for it. */
    readonly card: { readonly command: string; readonly change: CardChange } | null;
  };
  /** The conversation after it; null where it needed no look into it. */
  readonly dialogue?: DialogueState | null;
  /** The open card that the answer ends: another takes its place, or it is dropped. */
  readonly ended?: {
    readonly cardId: string;
    readonly change: CardChange;
    readonly by: 'replace' | 'dismiss';
  } | null;
  /** The asker hung up, so nobody reads the answer on their screen. */
  readonly isAskerGone: boolean;
}

export interface KeptTurn {
  readonly asked: ChatMessage;
  readonly answered: ChatMessage;
  readonly messageCount: number;
}

/** Stores message and answer, both or neither, and wakes the person's other tabs. */
export async function saveExchange(
  world: Pick<World, 'clock' | 'newId' | 'hub'>,
  scope: CompanyScope,
  { sessionId, message, asked: scopeAsked, answer, isAskerGone, dialogue = null, ended = null }: Said,
): Promise<KeptTurn> {
  const { userId } = scope.actor;
  const now = world.clock.now();
  // A page of theirs that is open anywhere shows the answer by itself.
  const isAway = isAskerGone && !(await world.hub.isPresent(userId));
  const asked = { id: world.newId(), content: message, scope: scopeAsked };
  const { content, reading, source } = answer;
  const meetingIds = new Set([...(answer.meetingIds ?? []), ...meetingsIn(reading)]);
  const answered = { id: world.newId(), content, reading, source };
  const write = async (tx: CompanyScope): Promise<KeptTurn> => {
    const kept = await messagesStore.addTurn(tx.db, { sessionId, userId, now, asked, answered, dialogue });
    if (!kept) throw new Failure('chat_session_not_found');
    const title = kept.isNamed ? null : conversationTitle(message);
    if (title !== null) await sessionsStore.nameFirst(tx.db, { id: sessionId, userId }, title);
    await keepSources(tx, kept.companyId, answered, meetingIds);
    if (ended) await endCard(tx, ended);
    const card: CardRow | null = answer.card
      ? await cardsStore.add(tx.db, {
          ...answer.card,
          companyId: kept.companyId,
          id: world.newId(),
          messageId: answered.id,
          userId,
          previous: ended?.by === 'replace' ? ended.change : null,
          expiresAt: expiryOf(now),
        })
      : null;
    if (isAway)
      await notifyIfOffline(world, tx, { companyId: kept.companyId, sessionId, isCard: card !== null });
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['chat'] }));
    const written = { session_id: sessionId, created_at: now };
    return {
      asked: presentMessage(
        { ...written, ...asked, role: 'user', reading: null, source: null, card: null },
        now,
      ),
      answered: presentMessage({ ...written, ...answered, role: 'assistant', scope: null, card }, now),
      messageCount: kept.messageCount,
    };
  };
  const isMore = answer.card || ended || answer.reading?.kind === 'answer' || meetingIds.size > 0 || isAway;
  return isMore ? scope.transaction(write) : scope.single(write);
}

/** Confirmed or dismissed meanwhile, it is no card that words may change. */
async function endCard(
  { db, actor }: CompanyScope,
  { cardId, by }: NonNullable<Said['ended']>,
): Promise<void> {
  if (!(await cardsStore[by](db, { id: cardId, userId: actor.userId }))) throw new Failure('chat_card_used');
}

/** What the answer cites or says something of, to be asked again for each reader. */
async function keepSources(
  { db }: CompanyScope,
  companyId: string,
  { id, reading }: { readonly id: string; readonly reading: Reading | null },
  meetingIds: ReadonlySet<string>,
): Promise<void> {
  if (reading?.kind === 'answer') await chatSourcesStore.add(db, companyId, id, reading.sources);
  else await chatSourcesStore.addMeetings(db, companyId, id, meetingIds);
}
