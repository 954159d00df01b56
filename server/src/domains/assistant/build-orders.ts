import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActContext, ActOutcome } from './acts/act-outcome.rules.ts';
import { buildAct } from './acts/build-act.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import type { Order } from './parse/turn/parsed-turn.rules.ts';
import { type AssistantWorld, respondToParsed, type SaidBeside } from './respond-to-parsed.ts';
import type { Mentions } from './shared/dialogue-state.rules.ts';

const singleChanges = (change: CardChange): readonly SingleChange[] =>
  change.kind === 'several' ? change.changes : [change];

/** A card holds no more. */
const mostTogether = 10;

interface BuiltOrders {
  /** Null where none of them is a change. */
  readonly change: CardChange | null;
  /** What is said of those that are none. */
  readonly others: string;
  /** The meetings that is about. */
  readonly meetingIds: readonly string[];
  readonly mentions: Mentions;
}

/** What several orders of one message change, together. */
export async function buildOrders(
  world: AssistantWorld,
  scope: CompanyScope,
  context: ActContext,
  orders: readonly Order[],
  beside: SaidBeside,
): Promise<BuiltOrders> {
  const outcomes: ActOutcome[] = [];
  for (const { act, asked } of orders)
    outcomes.push(
      act ? await buildAct(world, scope, context, act) : await outcomeOf(world, scope, asked, beside),
    );
  const all = outcomes.flatMap((outcome) => ('change' in outcome ? singleChanges(outcome.change) : []));
  const changes = all.slice(0, mostTogether);
  const left = all.length - changes.length;
  const others = [
    ...outcomes.flatMap((outcome, at) =>
      'reply' in outcome && !isSaidAgain(outcome, orders, outcomes, at) ? [outcome.reply.content] : [],
    ),
    ...(left > 0 ? [`Một thẻ ghi được ${mostTogether} việc; ${left} việc sau cùng chưa có trên thẻ.`] : []),
  ];
  const [only = null] = changes;
  return {
    change: changes.length > 1 ? { kind: 'several', changes } : only,
    others: others.join('\n'),
    meetingIds: outcomes.flatMap((one) =>
      'reply' in one
        ? [...(one.reply.meetingIds ?? []), ...('mentions' in one ? (one.mentions.meetingIds ?? []) : [])]
        : [],
    ),
    mentions: Object.assign({}, ...outcomes.map((one) => ('mentions' in one ? one.mentions : {}))),
  };
}

/** "Đừng huỷ cả buổi, dời sang thứ ba thì hơn": what found nothing is the order that another part says and that made a card. */
function isSaidAgain(
  outcome: ActOutcome,
  orders: readonly Order[],
  outcomes: readonly ActOutcome[],
  at: number,
): boolean {
  const kind = orders[at]?.act?.kind;
  const isUnfound = 'isUnfound' in outcome && outcome.isUnfound === true;
  return (
    isUnfound &&
    kind !== undefined &&
    orders.some((order, other) => order.act?.kind === kind && outcomes[other]?.kind === 'change')
  );
}

async function outcomeOf(
  world: AssistantWorld,
  scope: CompanyScope,
  asked: ParsedMessage,
  beside: SaidBeside,
): Promise<ActOutcome> {
  const { reply, mentions } = await respondToParsed(world, scope, asked, beside);
  const change = reply.card?.change;
  return change && change.kind !== 'several'
    ? { kind: 'change', change, mentions }
    : { kind: 'say', reply, mentions };
}
