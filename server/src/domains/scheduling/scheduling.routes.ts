import * as contract from '@hopgon/contract/scheduling/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readGuestPoll = loadOnDemand(async () => (await import('./guests/read-guest-poll.ts')).readGuestPoll);
const readSharedPoll = loadOnDemand(
  async () => (await import('./guests/read-shared-poll.ts')).readSharedPoll,
);
const voteAsGuest = loadOnDemand(async () => (await import('./guests/vote-as-guest.ts')).voteAsGuest);
const voteInSharedPoll = loadOnDemand(
  async () => (await import('./guests/vote-in-shared-poll.ts')).voteInSharedPoll,
);
const cancelPoll = loadOnDemand(async () => (await import('./polls/cancel-poll.ts')).cancelPoll);
const completePoll = loadOnDemand(async () => (await import('./polls/complete-poll.ts')).completePoll);
const createPoll = loadOnDemand(async () => (await import('./polls/create-poll.ts')).createPoll);
const listPolls = loadOnDemand(async () => (await import('./polls/list-polls.ts')).listPolls);
const readPoll = loadOnDemand(async () => (await import('./polls/read-poll.ts')).readPoll);
const updatePoll = loadOnDemand(async () => (await import('./polls/update-poll.ts')).updatePoll);
const voteInPoll = loadOnDemand(async () => (await import('./polls/vote-in-poll.ts')).voteInPoll);
const suggestTimes = loadOnDemand(async () => (await import('./suggestions/suggest-times.ts')).suggestTimes);

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
