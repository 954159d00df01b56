import { isQuestion } from '@hopgon/engine/answering/is-question';
import { cutStretches, type Stretch, withoutJoiner } from '@hopgon/engine/intent/clauses/cut-stretches';
import { surelyMeant } from '../../shared/intent-groups.rules.ts';
import { agreesAlone } from '../card/read-stance.rules.ts';
import { decide } from '../decide/decide-intent.rules.ts';
import { type Ground, readText } from '../decide/read-text.rules.ts';
import { cutConfirmation } from '../turn/cut-confirmation.rules.ts';
import type { Clause } from '../turn/parsed-turn.rules.ts';
import { completeClause, namesKnown, opensOrder } from './complete-clause.rules.ts';
import {
  goesOnWithCard,
  mayStandFirst,
  namesNothing,
  type Standing,
  standAlone,
} from './stand-alone.rules.ts';

/** The parts of a message, and whether words that agree stood before them. */
interface Divided {
  readonly clauses: readonly Clause[];
  readonly agrees: boolean;
}

const undivided: Divided = { clauses: [], agrees: false };

/**
 * The orders and questions of a message that says several, in their order: each is answered in the conversation that those before it leave.
 * None where the message is one: what only explains, or says more of an order, stays with it.
 */
export function divideMessage(message: string, ground: Ground): Divided {
  const { before } = ground.context;
  const { rest, isConfirmed } = cutConfirmation(message, before);
  const said = readText(isConfirmed ? withoutJoiner(rest) : rest, ground);
  const all = joinParts(cutStretches(said.text, said.pieces), ground);
  const [opening] = all;
  const opensAgreeing =
    opening?.is === 'part' && agreesAlone(opening.text, message, before?.kind === 'card' ? before.of : null);
  const agrees = isConfirmed || (all.length > 1 && opensAgreeing);
  const parts = opensAgreeing ? all.slice(1) : all;
  const hasOrder = parts.some(({ is }) => is === 'order');
  const asksBetween = parts.some(({ is }) => is === 'question') && parts.some(({ is }) => is === 'part');
  const isOther =
    agrees && hasOrder && (opensAgreeing || parts.every((part) => isOfNothingOpen(part, ground)));
  if (!(isOther || (parts.length > 1 && (hasOrder || asksBetween)))) return undivided;
  const clauses = parts.map(({ is, kind, text, isNews = false, isOfLast = false }) => ({
    ...{ kind, text, isNews, isOfLast },
    isOwn: is !== 'part',
  }));
  return { clauses, agrees };
}

/** Whether what comes behind words that agree is nothing of what is agreed with. */
const isOfNothingOpen = ({ is, kind, text }: Standing, ground: Ground): boolean =>
  is !== 'part' && kind !== 'remind' && !namesNothing(decide(readText(text, ground), ground, null).act);

/** Stretches with those that say nothing of their own joined to the one before. */
function joinParts(stretches: readonly Stretch[], ground: Ground): Standing[] {
  const parts: Standing[] = [];
  for (const [at, stretch] of stretches.entries()) {
    const last = parts.at(-1);
    const own =
      last === undefined ? first(stretch, ground) : ownOf(stretch, stretches.slice(at + 1), parts, ground);
    if (own !== null) parts.push(own);
    else if (last !== undefined) parts[parts.length - 1] = withMore(last, stretch, parts.length, ground);
  }
  return parts;
}

/** What begins with an order is one also where it is less sure, and so is what names a meeting or a task. */
const leastOpened = 0.45;
const leastNamed = 0.55;

function first({ text, joint }: Stretch, ground: Ground): Standing {
  if (joint === 'item') return { is: 'order', kind: 'task', text };
  // What an open card may take is of the card.
  if (goesOnWithCard(text, ground)) return { is: 'part', kind: 'change-card', text };
  const said = readText(text, ground);
  const isNamed = namesKnown(said) && !namesNothing(decide(said, ground, null).act);
  const least = opensOrder(said) ? leastOpened : isNamed ? leastNamed : surelyMeant;
  return standAlone(text, null, ground, least) ?? { is: 'part', kind: 'unknown', text };
}

/** What a stretch behind others is by itself; null where it is more of the last. */
function ownOf(
  stretch: Stretch,
  behind: readonly Stretch[],
  parts: readonly Standing[],
  ground: Ground,
): Standing | null {
  const last = parts.at(-1);
  if (stretch.joint === 'item') return { is: 'order', kind: 'task', text: stretch.text };
  if (last === undefined || (last.is === 'part' && !mayStandFirst(last, ground))) return null;
  const completed = completeClause(stretch, parts, ground) ?? withRest(stretch, behind, parts, ground);
  if (completed !== null) return completed;
  if (last.is === 'question' && stretch.joint === 'sentence' && goesOnWithCard(stretch.text, ground))
    return { is: 'part', kind: 'change-card', text: stretch.text };
  return null;
}

/** "Chưa thì nhắn anh ấy một câu, bảo chuẩn bị sẵn sổ kho": what begins apart and says all of it only with what follows. */
function withRest(
  stretch: Stretch,
  behind: readonly Stretch[],
  parts: readonly Standing[],
  ground: Ground,
): Standing | null {
  const end = behind.findIndex(({ joint, joiner }) => joint !== 'comma' || joiner !== '');
  const rest = end < 0 ? behind : behind.slice(0, end);
  if (rest.length === 0 || (stretch.joint === 'comma' && stretch.joiner === '')) return null;
  const whole = completeClause(
    { ...stretch, text: [stretch, ...rest].map(({ text }) => text).join(' ') },
    parts,
    ground,
  );
  if (whole === null) return null;
  const left = rest.map(({ text }) => text).join(' ');
  return whole.text.endsWith(left) ? { ...whole, text: whole.text.slice(0, -left.length).trimEnd() } : null;
}

const marks = { sentence: '. ', comma: ', ', word: ' ', item: '; ' } as const;

/** A part with what follows it, which may say only then what it is. */
function withMore(last: Standing, { text, joint, joiner }: Stretch, count: number, ground: Ground): Standing {
  const ended = /[?!…]$/u.test(last.text);
  const head = ended ? last.text : last.text.replace(/(?<![\s,.;])[\s,.;]+$/u, '');
  const whole = `${head}${ended ? ' ' : marks[joint]}${joiner === '' ? '' : `${joiner} `}${text}`;
  // "Việc đó giao chị Hòa, hạn hôm nào?" orders nothing.
  const mayBeOther = count === 1 && (last.is === 'part' || isQuestion(text));
  const known = mayBeOther ? standAlone(whole, null, ground) : null;
  return known ?? { ...last, text: whole };
}
