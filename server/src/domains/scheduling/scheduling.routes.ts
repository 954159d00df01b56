import * as contract from '@hopgon/contract/scheduling/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readGuestPoll } from './guests/read-guest-poll.ts';
import { readSharedPoll } from './guests/read-shared-poll.ts';
import { voteAsGuest } from './guests/vote-as-guest.ts';
import { voteInSharedPoll } from './guests/vote-in-shared-poll.ts';
import { cancelPoll } from './polls/cancel-poll.ts';
import { completePoll } from './polls/complete-poll.ts';
import { createPoll } from './polls/create-poll.ts';
import { listPolls } from './polls/list-polls.ts';
import { readPoll } from './polls/read-poll.ts';
import { updatePoll } from './polls/update-poll.ts';
import { voteInPoll } from './polls/vote-in-poll.ts';
import { suggestTimes } from './suggestions/suggest-times.ts';

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
