import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { addresseeOf } from './resolve-subject.ts';
import type { TaskAct } from './task-act.ts';

type Form = {
  readonly kind: TaskAct['kind'];
  readonly who: 'self' | 'you' | 'named';
  readonly pattern: RegExp;
};

const OPENERS = '(?:(?:ok|okay|so|and|then|yes|yeah|sure|right|well|also|great|fine|no problem|alright) )*';

/** How work changes hands in English: "I'll send …", "can you update …?", "Tom will check …", "please share …". */
const FORMS: readonly Form[] = [
  {
    kind: 'commit',
    who: 'self',
    pattern: new RegExp(
      `^ ${OPENERS}(?:i['’]ll|i will|i can|let me|i['’]m going to|i am going to) (?:also |just |then )?`,
      'u',
    ),
  },
  {
    kind: 'request',
    who: 'you',
    pattern: / (?:can|could|would|will) you (?:please |also |maybe |just )?/u,
  },
  {
    kind: 'assign',
    who: 'you',
    pattern: / (?:please|you need to|you should|you have to|i need you to|i['’]d like you to) /u,
  },
  {
    kind: 'assign',
    who: 'named',
    pattern: / (?:will|should|needs to|is going to|has to|to|can|please) /u,
  },
];

/** Verbs that only speak of the talk, or of how things are. */
const NO_WORK =
  /^(?:be|have|think|see|know|let|say|start|begin|stop|hear|tell|show you|explain|go|guess|try|wait|mention|ask you|not|just say|share my|do that|do it|come|get|look forward)(?: |$)/u;
const UNREAL = / (?:if|would have|could have|maybe someday|already|unless|kidding|joking)(?= )/u;
const STRENGTH = 2.5;

/** A task given, taken or asked for in an English clause; null where there is none. */
export function findEnglishAct(clause: Clause, context: MeetingContext): TaskAct | null {
  if (!isEnglish(clause) || UNREAL.test(clause.plain)) return null;
  for (const form of FORMS) {
    const at = endOf(form, clause, context);
    if (at === null || at >= clause.words.length || NO_WORK.test(clause.words.slice(at, at + 2).join(' ')))
      continue;
    const who = whoOf(form, clause, at, context);
    if (who !== undefined) return actOf(form, { clause, at, who }, context);
  }
  return null;
}

function isEnglish({ plain }: Clause): boolean {
  return (
    !/[^\p{ASCII}’–—“”]/u.test(plain) && / (?:the|a|to|you|i|i['’]ll|will|by|please|we|for)(?= )/u.test(plain)
  );
}

/** The word after the form's own; a named form stands right behind the name. */
function endOf(form: Form, clause: Clause, context: MeetingContext): number | null {
  const match = form.pattern.exec(clause.plain);
  if (!match) return null;
  const end = match.index + match[0].length;
  const at = clause.offsets.findIndex((offset) => offset >= end);
  if (at < 0 || form.who !== 'named') return at < 0 ? null : at;
  const start = clause.offsets.findIndex((offset) => offset > match.index);
  return (context.mentions.get(clause) ?? []).some((mention) => mention.to === start) ? at : null;
}

function whoOf(form: Form, clause: Clause, at: number, context: MeetingContext): string | null | undefined {
  if (form.who === 'self') return speakerOf(context, clause.turn);
  const mentions = context.mentions.get(clause) ?? [];
  if (form.who === 'named') return mentions.findLast((mention) => mention.to <= at)?.person.label;
  return mentions.find(({ called }) => called)?.person.label ?? addresseeOf(clause, at, context);
}

function actOf(
  { kind }: Form,
  { clause, at, who }: { readonly clause: Clause; readonly at: number; readonly who: string | null },
  context: MeetingContext,
): TaskAct {
  const verb = clause.words[at] ?? '';
  const content = contentWords(clause.words.slice(at));
  return {
    kind,
    turn: clause.turn,
    clause,
    who,
    from: 0,
    verb,
    subjectless: false,
    pointsBack: false,
    matter: { clause, from: at, to: clause.words.length, prefix: '' },
    deadline: readDeadline(clause, 0, clause.words.length, context),
    content,
    object: new Set([...content].filter((word) => word !== verb)),
    strength: STRENGTH,
  };
}
