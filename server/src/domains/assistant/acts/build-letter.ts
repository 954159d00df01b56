import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { joinNames } from '../render/join-names.rules.ts';
import { renderOutsideLetter, writeLetter } from '../render/letter-words.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from './act-outcome.rules.ts';
import { findKnownNames } from './find-known-names.ts';
import { listLikelyPeople } from './list-likely-people.ts';
import { mailTo } from './mail-card.rules.ts';
import { arePeople } from './meant-people.rules.ts';
import { resolveNames } from './resolve-names.ts';

/** A letter that words dictate: to a colleague it is a card, to anybody else a text to send from the mail program. */
export async function buildLetter(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { to, text }: ActOf<'letter'>,
): Promise<ActOutcome> {
  const names = to === '' ? [] : await findKnownNames(world, scope, context, [to]);
  const people = await resolveNames(world, scope, context, names, {
    likely: await listLikelyPeople(world, scope, context),
  });
  if (!arePeople(people)) return people;
  const [person] = people;
  if (!person || person.userId === context.place.callerId)
    return { kind: 'say', reply: renderOutsideLetter(to, text), mentions: {} };
  const card = mailTo(context, person, (from) => writeLetter({ to: person.displayName, text, from }));
  const others = people.filter(({ userId }) => userId !== person.userId);
  if (others.length === 0) return card;
  const left = joinNames(others.map(({ displayName }) => displayName));
  const warnings = [...card.change.warnings, `Một thư gửi một người; thư này chưa gửi cho ${left}.`];
  return { ...card, change: { ...card.change, warnings } };
}
