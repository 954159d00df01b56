import type { CardChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { saysCardWords } from '../../shared/says-card-words.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { nobodySaid } from './apply-words-to-task.ts';
import { readAnsweredNames } from './read-answered-names.ts';

interface Said {
  readonly turn: ParsedTurn;
  readonly context: ActContext;
  /** Whether the message only says a part. */
  readonly isPart: boolean;
}

/** Whom a message names without a word that marks a name, where the card waits for somebody: "Huy QA", "kế toán trưởng". */
export async function namesForGap(
  world: ActWorld,
  scope: CompanyScope,
  { turn, context, isPart }: Said,
  change: CardChange,
): Promise<string[]> {
  const isSaid = saysFields(turn.change) || saysCardWords(turn.words);
  if (!isPart || !lacksPeople(change) || isSaid || turn.words.asks) return [];
  return readAnsweredNames(world, scope, context.place, { ...turn, isPart });
}

/** The message with these as the names it says, and nothing else. */
export const withNames = (turn: ParsedTurn, names: readonly string[]): ParsedTurn => ({
  ...turn,
  change: { ...turn.change, names, leftover: '' },
  words: { ...turn.words, rest: '' },
});

function lacksPeople(change: CardChange): boolean {
  switch (change.kind) {
    case 'meeting':
      return change.people.length < leastTogether;
    case 'poll':
      return change.people.length === 0;
    case 'action-item':
      return change.warnings.includes(nobodySaid);
    default:
      return false;
  }
}

const leastTogether = 2;
