import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { joinNames } from '../../render/join-names.rules.ts';
import { renderOutsideLetter, writeLetter } from '../../render/letter-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { findKnownNames } from '../find-known-names.ts';
import { findSpokenSubject } from '../find-spoken-subject.ts';
import { listLikelyPeople } from '../list-likely-people.ts';
import { mailTo } from '../mail-card.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';

/** A letter that words dictate: to a colleague it is a card, to anybody else a text to send from the mail program. */
export async function buildLetter(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { to, text: said }: ActOf<'letter'>,
): Promise<ActOutcome> {
  const names = to === '' ? [] : await findKnownNames(world, scope, context, [to]);
  const people = await resolveNames(world, scope, context, names, {
    likely: await listLikelyPeople(world, scope, context),
  });
  if (!arePeople(people)) return people;
  const subject =
    said === '' || pointsAlone.test(said) ? await findSpokenSubject(world, scope, context.state) : null;
  const text = subject === null ? said : `thông tin về ${subject}`;
  const others = people.filter(({ userId }) => userId !== context.place.callerId);
  const [first, ...more] = others.map((person) =>
    mailTo(context, person, (from) => writeLetter({ to: person.displayName, text, from })),
  );
  if (first === undefined) return { kind: 'say', reply: renderOutsideLetter(to, text), mentions: {} };
  if (more.length === 0) return first;
  // A letter has one reader: each of several gets their own.
  const all = [first, ...more].slice(0, mostLetters).map(({ change }) => change);
  const left = joinNames(others.slice(mostLetters).map(({ displayName }) => displayName));
  const changes =
    left === ''
      ? all
      : all.with(0, { ...first.change, warnings: [...first.change.warnings, `Chưa gửi cho ${left}.`] });
  return {
    kind: 'change',
    change: { kind: 'several', changes },
    mentions: { userIds: all.map(({ to: reader }) => reader.userId) },
  };
}

/** "Biên bản nớ", "cái đó": what was spoken of last. */
const pointsAlone =
  /^(?:(?:biên bản|cuộc|buổi|việc|cái|bien ban|viec|cuoc|cai)\s+)?(?:đó|ấy|nớ|này|kia|do|ay|nay)$/iu;

const mostLetters = 10;
