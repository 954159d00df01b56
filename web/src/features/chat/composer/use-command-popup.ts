import type { CommandName } from '@hopgon/contract/commands/catalogue';
import { isCommand } from '@hopgon/contract/commands/parse-command';
import { useState } from 'react';
import { commandsFor } from './pick-command.rules.ts';

/** Which commands are offered for a text, and which of them is chosen. */
export function useCommandPopup(text: string) {
  const [isClosed, setClosed] = useState(false);
  const [chosen, setChosen] = useState<CommandName | null>(null);
  // Closed by Escape, it stays so until another command is begun; nor is that one chosen like the one before.
  if (isClosed && !isCommand(text)) setClosed(false);
  if (chosen !== null && !isCommand(text)) setChosen(null);

  const offered = isClosed ? [] : commandsFor(text);
  const at = Math.max(
    0,
    offered.findIndex(({ name }) => name === chosen),
  );
  return {
    offered,
    active: offered[at] ?? null,
    move: (step: 1 | -1) => setChosen(offered.at((at + step) % offered.length)?.name ?? null),
    close: () => setClosed(true),
  };
}
