import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChatActions } from './chat-actions.ts';
import { drafts } from './drafts.ts';
import type { Filled } from './placeholders.rules.ts';
import { blockOf } from './send-block.rules.ts';
import { useStartSession } from './use-session-actions.ts';
import { useTurns } from './use-turns.ts';

/** Where a text stands that belongs to no conversation yet. */
const nowhere = '';

/** What was written before a conversation was open goes on in it. */
function carryDraft(id: string): void {
  drafts.write(id, drafts.read(nowhere));
  drafts.write(nowhere, '');
}

/** Sending and filling in, in the conversation that is open or in one begun for it. */
export function useChat(sessionId: string | undefined) {
  const { turnOf, send } = useTurns();
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
    flushSync(() => drafts.write(id, text));
    input.current?.focus();
    input.current?.setSelectionRange(selection.start, selection.end);
  };
  const startNew = async () => {
    const id = await start();
    if (id !== null && sessionId === undefined) carryDraft(id);
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
    draftKey: sessionId ?? nowhere,
    isStarting,
  };
}
