import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { meQuery } from '../../data/account/me.ts';
import { chatMessagesQuery, stopAnswer } from '../../data/chat.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { modelStateQuery } from '../../data/company/models.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { toast } from '../../ui/overlays/toast.ts';
import type { ChatActions } from './chat-actions.ts';
import { askedScopes } from './composer/asked-scopes.ts';
import { draftKeyOf, drafts } from './composer/drafts.ts';
import { type Filled, isCommandBegun, toContinue } from './composer/placeholders.rules.ts';
import { blockOf } from './composer/send-block.rules.ts';
import { useComposerFocus } from './composer/use-composer-focus.ts';
import { useSendMessage } from './messages/use-send-message.ts';
import { waitingOf } from './replies/turn.rules.ts';
import { turns, useStoredTurns } from './replies/turns.ts';
import { useStartSession } from './sessions/use-session-actions.ts';

/** Where this person writes in this company. */
function useDraftKeys(): (sessionId: string | undefined) => string {
  const personId = useSuspenseQuery(meQuery).data.id;
  const companyId = useSuspenseQuery(companyQuery).data.id;
  return (sessionId) => draftKeyOf({ personId, companyId }, sessionId);
}

/** Puts a text in the place of another; what was typed there can be had again. */
function replaceDraft(key: string, text: string): void {
  const before = drafts.read(key);
  drafts.write(key, text);
  if (before.trim() === '' || before === text || isCommandBegun(before)) return;
  toast.undoable('Đã thay câu bạn đang soạn.', async () => drafts.write(key, before));
}

/** The answer that is being written in this conversation, by this page or another, and what stops it. */
function useRunning(sessionId: string | undefined, isWaiting: boolean) {
  const { data: state } = useQuery(modelStateQuery);
  const { data: known } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== undefined,
  });
  const isElsewhere = Boolean(known?.running);
  const isByModel = isElsewhere || (isWaiting && state?.chat?.choice === 'accepted');
  const stop =
    sessionId !== undefined && isByModel
      ? () =>
          void stopAnswer(sessionId).catch((error: unknown) =>
            toast.fail(failureText(error, 'Không thể dừng. Vui lòng thử lại.')),
          )
      : null;
  return { isElsewhere, stop };
}

/** Sending and filling in, in the conversation that is open or in one begun for it. */
export function useChat(sessionId: string | undefined, meetingId: string | undefined) {
  const draftKey = useDraftKeys();
  const openKey = draftKey(sessionId);
  const { send } = useSendMessage(draftKey);
  const { start, isStarting } = useStartSession();
  const input = useRef<HTMLTextAreaElement>(null);
  const goOn = useComposerFocus(input, sessionId);
  const unsent = useStoredTurns(openKey);
  const waiting = waitingOf(unsent);

  /** The conversation that is open, else a new one, which takes along what was written; null when it cannot be begun. */
  const openSession = async (): Promise<string | null> => {
    const id = sessionId ?? (await start(meetingId));
    if (id !== null && sessionId === undefined) drafts.move(openKey, draftKey(id));
    return id;
  };
  const sendSomewhere = async (text: string) => {
    goOn();
    const scope = meetingId === undefined ? null : askedScopes.read(openKey);
    const id = await openSession();
    if (id !== null && scope !== null) askedScopes.write(draftKey(id), scope);
    if (id !== null) send(id, text, scope);
  };
  const fillSomewhere = async ({ text, selection }: Filled) => {
    const id = await openSession();
    if (id === null) return;
    flushSync(() => replaceDraft(draftKey(id), text));
    input.current?.focus();
    input.current?.setSelectionRange(selection.start, selection.end);
  };
  const startNew = async () => {
    const id = await start(undefined);
    if (id !== null && sessionId === undefined) drafts.move(openKey, draftKey(id));
    input.current?.focus();
  };
  const { isElsewhere, stop } = useRunning(sessionId, waiting !== null);
  const awaited = waiting ?? (isElsewhere ? { answer: null } : null);
  const actions: ChatActions = {
    stop,
    isBusy: isStarting || awaited !== null,
    block: blockOf({ isStarting, waiting: awaited }),
    start: () => void startNew(),
    send: (text) => void sendSomewhere(text),
    fill: (filled) => void fillSomewhere(filled),
    reopen: (turn) => {
      turns.remove(openKey, turn);
      void fillSomewhere(toContinue(turn.text));
    },
    goOn,
  };
  return { actions, unsent, input, draftKey: openKey, isStarting };
}
