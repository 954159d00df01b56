import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import type { ChatActions } from './chat-actions.ts';
import { draftKeyOf, drafts } from './drafts.ts';
import type { Filled } from './placeholders.rules.ts';
import { blockOf } from './send-block.rules.ts';
import { useStartSession } from './use-session-actions.ts';
import { useTurns } from './use-turns.ts';

/** Where this person writes in this company. */
function useDraftKeys(): (sessionId: string | undefined) => string {
  const personId = useSuspenseQuery(meQuery).data.id;
  const companyId = useSuspenseQuery(companyQuery).data.id;
  return (sessionId) => draftKeyOf({ personId, companyId }, sessionId);
}

/** Sending and filling in, in the conversation that is open or in one begun for it. */
export function useChat(sessionId: string | undefined) {
  const draftKey = useDraftKeys();
  const nowhere = draftKey(undefined);
  const { turnOf, send } = useTurns(draftKey);
  const { start, isStarting } = useStartSession();
  const input = useRef<HTMLTextAreaElement>(null);
  const turn = turnOf(sessionId);

  const sendSomewhere = async (text: string) => {
    const id = sessionId ?? (await start());
    if (id === null) return;
    if (sessionId === undefined) drafts.write(nowhere, '');
    send(id, text);
  };
  const fillSomewhere = async ({ text, selection }: Filled) => {
    const id = sessionId ?? (await start());
    if (id === null) return;
    if (sessionId === undefined) drafts.write(nowhere, '');
    flushSync(() => drafts.write(draftKey(id), text));
    input.current?.focus();
    input.current?.setSelectionRange(selection.start, selection.end);
  };
  const startNew = async () => {
    const id = await start();
    // What was written before a conversation was open goes on in it.
    if (id !== null && sessionId === undefined) {
      drafts.write(draftKey(id), drafts.read(nowhere));
      drafts.write(nowhere, '');
    }
    input.current?.focus();
  };
  const actions: ChatActions = {
    isBusy: isStarting || turn?.state === 'waiting',
    block: blockOf({ sessionId, isStarting, turn }),
    start: () => void startNew(),
    send: (text) => void sendSomewhere(text),
    fill: (filled) => void fillSomewhere(filled),
  };
  return {
    actions,
    turn,
    input,
    draftKey: draftKey(sessionId),
    isStarting,
  };
}
