import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from './act-outcome.rules.ts';
import { buildNudgeLetter } from './build-nudge-letter.ts';
import { arePeople } from './meant-people.rules.ts';
import { resolveNames } from './resolve-names.ts';

/** Words to a colleague about what was spoken of last: the assistant writes them, the person sends them. */
export async function buildNudge(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'nudge'>,
): Promise<ActOutcome> {
  const people = await resolveNames(world, scope, context, [act.person]);
  if (!arePeople(people)) return people;
  const [person] = people;
  if (!person)
    return { kind: 'say', reply: say(`Không thấy ai tên “${act.person}” trong công ty.`), mentions: {} };
  return buildNudgeLetter(world, scope, context, person);
}
