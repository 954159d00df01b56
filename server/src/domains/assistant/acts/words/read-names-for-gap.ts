import type { CardChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { saysCardWords } from '../../shared/says-card-words.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';

import { readAnsweredNames } from './read-answered-names.ts';
import { nobodySaid } from './task-gap.rules.ts';

interface GapAnswer {
  readonly turn: ParsedTurn;
  readonly context: ActContext;
  /** Whether the message only says a part. */
  readonly isPart: boolean;
}

/** Whom a message names without a word that marks a name, where the card waits for somebody: "Huy QA", "kế toán trưởng". */
export async function readNamesForGap(
  world: ActWorld,
  scope: CompanyScope,
  { turn, context, isPart }: GapAnswer,
  change: CardChange,
): Promise<string[]> {
  const isSaid = saysFields(turn.change) || saysCardWords(turn.words);
  if (!isPart || !lacksPeople(change) || isSaid || turn.words.asks) return [];
  return readAnsweredNames(world, scope, context.place, { ...turn, isPart });
}

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
