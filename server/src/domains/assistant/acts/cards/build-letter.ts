import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { joinNames } from '../../render/join-names.rules.ts';
import {
  inForm,
  type Letter,
  renderOutsideLetter,
  sayUnused,
  writeLetter,
} from '../../render/letter-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { findKnownNames } from '../find-known-names.ts';
import { findSpokenSubject } from '../find-spoken-subject.ts';
import { mailTo } from '../mail-card.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveLetterReaders } from '../resolve-letter-readers.ts';
import { resolveNames } from '../resolve-names.ts';
import { changeLetter } from '../words/change-letter.rules.ts';

/** A letter that words dictate: to a colleague it is a card, to anybody else a text to send from the mail program. */
export async function buildLetter(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'letter'>,
): Promise<ActOutcome> {
  const { to, text: said, tone = null, more = [], unused = '', cc = '' } = act;
  const readers = await resolveLetterReaders(world, scope, context, to);
  if (!('people' in readers)) return readers;
  const copies = await resolveLetterReaders(world, scope, context, cc);
  if (!('people' in copies)) return copies;
  const spoken = said === '' || pointsAlone.test(said) || remindsAlone.test(said);
  const subject = spoken ? await findSpokenSubject(world, scope, context.state) : null;
  const about = remindsAlone.test(said)
    ? 'nhắc về'
    : /biên bản|bien ban/iu.test(said)
      ? 'gửi biên bản của'
      : 'trao đổi về';
  const text = subject === null ? said : `${about} ${subject}`;
  const sign = await readSignature(world, scope, context, act.sign ?? '');
  const write = (reader: string, from: string, isOutside: boolean): Letter => {
    const letter = writeLetter({ to: reader, text, from: sign || from, more, isOutside });
    // What is to be short was dictated so.
    const words = {
      tone: tone === 'short' ? null : tone,
      add: '',
      remove: null,
      sign: '',
      isExplicit: false,
    };
    return { ...letter, body: changeLetter(letter.body, words) ?? letter.body };
  };
  const [first, ...others] = readers.people.map((person) =>
    mailTo(context, person, (from) => write(person.displayName, from, false)),
  );
  if (first === undefined) {
    const writer = context.place.people.find(({ userId }) => userId === context.place.callerId);
    const letter = write(addressOf(to), writer?.displayName ?? '', true);
    return { kind: 'say', reply: renderOutsideLetter(letter, unused), mentions: {} };
  }
  // A letter has one reader: each of several gets their own.
  const copied = copies.people.map((person) =>
    mailTo(context, person, (from) => copyOf(first.change, person.displayName, from)),
  );
  const all = [first, ...others, ...copied].slice(0, mostLetters).map(({ change }) => change);
  const left = joinNames(
    [
      readers.left,
      copies.left,
      copies.people.length === 0 ? cc : '',
      ...readers.people.slice(mostLetters).map(({ displayName }) => displayName),
    ].filter(Boolean),
  );
  const warnings = [
    ...first.change.warnings,
    ...(unused === '' ? [] : [sayUnused(unused)]),
    ...(left === '' ? [] : [`Chưa gửi cho ${left}.`]),
  ];
  const head = { ...first.change, warnings };
  const mentions = { userIds: all.map(({ to: reader }) => reader.userId) };
  if (all.length === 1) return { ...first, change: head };
  return { kind: 'change', change: { kind: 'several', changes: all.with(0, head) }, mentions };
}

/** "Biên bản nớ", "cái đó": what was spoken of last. */
const pointsAlone =
  /^(?:gửi\s+)?(?:(?:biên bản|cuộc|buổi|việc|cái|bien ban|viec|cuoc|cai)\s+)?(?:đó|ấy|nớ|này|kia|do|ay|nay)$/iu;
const remindsAlone = /^(?:nhắc|nhac)$/iu;

/** Nobody outside is addressed as one speaks of them here. */
const addressOf = (to: string): string =>
  to
    .replace(/^(?:họ|người bên|ông bên|bà bên|hai người kia|anh ấy|chị ấy|sếp)(?=\s|$)\s*/u, '')
    .replace(/^bên\s+/u, '');

/** A colleague who signs stands under it with their whole name. */
async function readSignature(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  said: string,
): Promise<string> {
  if (said === '') return '';
  const people = await resolveNames(
    world,
    scope,
    context,
    await findKnownNames(world, scope, context, [said]),
  );
  const [only, ...others] = arePeople(people) ? people : [];
  const title = said.replace(/\p{Lu}[\p{L}\s]*$/u, '').trim();
  if (only === undefined || others.length > 0) return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  return title.includes(' ')
    ? `${title.charAt(0).toUpperCase()}${title.slice(1)} ${only.displayName}`
    : only.displayName;
}

const mostLetters = 10;

/** A letter has one reader: who is to know of it gets it with whom it went to. */
const copyOf = (
  { to, subject, body }: Letter & { readonly to: { readonly displayName: string } },
  reader: string,
  from: string,
): Letter => ({
  subject: `Đồng gửi: ${subject}`,
  body: inForm({
    to: reader,
    text: `Tôi đồng gửi thư sau, đã gửi ${to.displayName}:\n\n${bodyAlone(body)}`,
    from,
  }),
});

/** What a letter says between its greeting and its end. */
const bodyAlone = (body: string): string => body.split('\n\n').slice(1, -1).join('\n\n');
