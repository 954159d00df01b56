import * as contract from '@hopgon/contract/scheduling/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { cancelPoll } from './cancel-poll.ts';
import { completePoll } from './complete-poll.ts';
import { createPoll } from './create-poll.ts';
import { listPolls } from './list-polls.ts';
import { readGuestPoll } from './read-guest-poll.ts';
import { readPoll } from './read-poll.ts';
import { readSharedPoll } from './read-shared-poll.ts';
import { suggestTimes } from './suggestions/suggest-times.ts';
import { updatePoll } from './update-poll.ts';
import { voteAsGuest } from './vote-as-guest.ts';
import { voteInPoll } from './vote-in-poll.ts';
import { voteInSharedPoll } from './vote-in-shared-poll.ts';

export function schedulingRoutes(bind: Bind, world: World): void {
  bind(contract.suggestTimes, ({ scope, body }) => suggestTimes(world, scope, body));
  bind(contract.listPolls, ({ scope }) => listPolls(world, scope));
  bind(contract.createPoll, ({ scope, body }) => createPoll(world, scope, body));
  bind(contract.readPoll, ({ scope, params }) => readPoll(world, scope, params.pollId));
  bind(contract.voteInPoll, ({ scope, params, body }) => voteInPoll(world, scope, params.pollId, body));
  bind(contract.updatePoll, ({ scope, params, body }) => updatePoll(world, scope, params.pollId, body));
  bind(contract.readSharedPoll, ({ scope, body }) => readSharedPoll(world, scope, body.token));
  bind(contract.voteInSharedPoll, ({ scope, body }) => voteInSharedPoll(world, scope, body));
  bind(contract.completePoll, ({ scope, params, body }) => completePoll(world, scope, params.pollId, body));
  bind(contract.cancelPoll, ({ scope, params, query }) =>
    cancelPoll(world, scope, params.pollId, query.reason),
  );
  bind(contract.readGuestPoll, ({ origin, body }) => readGuestPoll(world, origin, body.token));
  bind(contract.voteAsGuest, ({ origin, body }) => voteAsGuest(world, origin, body));
}
