import { Failure } from '@hopgon/contract/failure';
import type { updateMinutesLine as route } from '@hopgon/contract/minutes/lines/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireAssignee } from '../../action-items/people/require-assignee.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import { resolveReplaced } from '../decisions/resolve-replaced.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import type { PlacedLine } from './build-placed-lines.ts';
import { completeLineChange } from './complete-line-change.ts';
import { rowText } from './line-text.rules.ts';
import { type LineRow, lineStore } from './lines.store.ts';
import { type NamedLine, requireLine } from './require-line.ts';
import { resolveEvidence } from './resolve-evidence.ts';
import { taskAfter } from './task.rules.ts';
import { termsAfter } from './terms.rules.ts';

type LineInput = BodyOf<typeof route> & NamedLine;

/** Changes what a line says, its evidence, and whether the caller vouches for it. */
export function updateMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  change: LineInput,
): Promise<PlacedLine> {
  return scope.transaction(async (tx) => {
    const { row, line } = await requireLine(tx, change);
    const { kind = line.kind, text = line.text } = change;
    const task = taskAfter(line, change);
    const terms = termsAfter(line, change);
    if (terms.valid_from !== null && terms.valid_to !== null && terms.valid_to < terms.valid_from)
      throw new Failure('minutes_terms_wrong');
    await requireNamed(world, tx, change, task.assignee_id === line.assignee_id ? null : task.assignee_id);
    const link = await resolveReplaced(tx, line, { kind, replacesId: change.replacesId });
    const { evidence: turns } = change;
    const evidence = turns && (await resolveEvidence(tx, { ...change, evidence: turns }));
    const now = world.clock.now();
    const isReworded = rowText({ ...line, kind, text, ...task, ...terms }) !== rowText(line);
    await lineStore.update(tx.db, row.id, line.id, {
      ...{
        kind,
        text,
        ...task,
        ...terms,
        ...link,
        ...evidence,
        ...motionAfter(line, { ...change, kind }),
        updated_at: now,
      },
      ...confirmation(line, { confirmed: change.confirmed, isReworded, userId: tx.actor.userId, now }),
      ...(isReworded && line.origin === 'reading' && line.accepted_at === null
        ? { accepted_by: tx.actor.userId, accepted_at: now }
        : {}),
    });
    const after = await lineStore.find(tx.db, row.id, line.id);
    const isConfirmed = !isReworded && change.confirmed === true && !evidence;
    return completeLineChange(world, tx, row, {
      act: isConfirmed ? 'line-confirmed' : 'line-edited',
      lineId: line.id,
      before: rowText(line),
      after: after ? rowText(after) : null,
    });
  });
}

/** A decision names the vote that made it; a line a vote made keeps its own. */
function motionAfter(
  line: Pick<LineRow, 'origin' | 'motion_id'>,
  { kind, motionId }: Pick<LineInput, 'motionId'> & { readonly kind: LineRow['kind'] },
) {
  if (line.origin === 'vote') return {};
  if (kind !== 'decision') return { motion_id: null };
  return motionId === undefined ? {} : { motion_id: motionId };
}

/** A person or vote that a change newly names must be there. */
async function requireNamed(
  world: Pick<MinutesWorld, 'clock'>,
  tx: CompanyScope,
  { meetingId, motionId }: Pick<LineInput, 'meetingId' | 'motionId'>,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId !== null) await requireAssignee(tx, assigneeId, meetingId);
  if (!motionId) return;
  const motions = await listHeldMotions(world, tx, meetingId);
  if (motions.every(({ id }) => id !== motionId)) throw new Failure('motion_not_found');
}

/** A person vouches for the words that stood there: when somebody else rewords them, that ends. */
function confirmation(
  line: LineRow,
  change: {
    readonly confirmed: boolean | undefined;
    readonly isReworded: boolean;
    readonly userId: string;
    readonly now: Date;
  },
) {
  const { confirmed, isReworded, userId, now } = change;
  if (confirmed === true) return { confirmed_by: userId, confirmed_at: now };
  const isOver = confirmed === false || (isReworded && line.confirmed_by !== userId);
  return isOver ? { confirmed_by: null, confirmed_at: null } : {};
}
