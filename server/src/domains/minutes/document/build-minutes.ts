import type { Refusal } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import { listDecisionLinks } from '../decisions/list-decision-links.ts';
import { signersOf } from '../legal/signers.rules.ts';
import { type LineRow, lineStore } from '../lines/lines.store.ts';
import { listLineSources } from '../lines/list-line-sources.ts';
import { type MinutesStanding, minutesPolicy, signaturePolicy } from '../minutes.policy.ts';
import { presentMinutes } from '../minutes.presenter.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { buildChecks } from '../steps/build-checks.ts';
import { countSuggestions } from '../suggestions/count-suggestions.rules.ts';
import { listMissingReadings } from '../suggestions/list-missing-readings.ts';
import { rejectionStore } from '../suggestions/rejections.store.ts';
import type { RequiredMinutes } from './require-minutes.ts';

const may = (refusal: Refusal): boolean => refusal === null;

const rightsOf = (
  row: Pick<MinutesRow, 'code' | 'legal'>,
  standing: MinutesStanding,
  { signed, isReplaced }: { readonly signed: ReadonlySet<string>; readonly isReplaced: boolean },
): Minutes['can'] => ({
  edit: may(minutesPolicy.change(standing)),
  comment: may(minutesPolicy.comment(standing)),
  requestReview: may(minutesPolicy.requestReview(standing)),
  reopen: signed.size === 0 && may(minutesPolicy.reopen(standing)),
  adopt: may(minutesPolicy.adopt(standing)),
  approve: may(minutesPolicy.approve(standing)),
  sign: signersOf(row).filter(
    (part) => !isReplaced && !signed.has(part) && may(signaturePolicy.sign(standing, [part])),
  ),
  signElectronically: signersOf(row)
    .filter((part) => part !== 'members')
    .filter(
      (part) =>
        row.code !== null &&
        !isReplaced &&
        !signed.has(part) &&
        may(signaturePolicy.signElectronically(standing, part)),
    ),
  cancel: may(minutesPolicy.cancel({ ...standing, isSigned: signed.size > 0 })),
  correct: !isReplaced && may(minutesPolicy.correct({ ...standing, isSigned: signed.size > 0 })),
  deliver: may(minutesPolicy.deliver(standing)),
});

/** The whole document as the caller sees it. */
export async function buildMinutes(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { row, standing }: Pick<RequiredMinutes, 'row' | 'standing'>,
): Promise<Minutes> {
  const { db } = scope;
  const lines = await lineStore.list(db, row.id);
  const people = await minutesStore.people(db, row.id);
  const signatures = await minutesStore.signatures(db, row.id);
  const isReplaced = await minutesStore.isReplaced(db, row.id);
  const isOpen = row.state === 'draft' || row.state === 'review';
  const sources = isOpen ? await listLineSources(scope, row.meeting_id) : null;
  return presentMinutes({
    row,
    sections: await minutesStore.sections(db, row.id),
    lines,
    people,
    checks: await buildChecks(world, scope, { row, lines, people }),
    signatures,
    sources,
    links: await listDecisionLinks(scope, row.id, lines),
    suggestionCount: sources === null ? 0 : await suggestionCount(world, scope, { row, sources, lines }),
    openComments: await minutesStore.openComments(db, row.id),
    can: rightsOf(row, standing, { signed: new Set(signatures.map(({ part }) => part)), isReplaced }),
  });
}

interface Compared {
  readonly row: Pick<MinutesRow, 'id' | 'meeting_id'>;
  readonly sources: Awaited<ReturnType<typeof listLineSources>>;
  readonly lines: readonly LineRow[];
}

async function suggestionCount(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { row: { id, meeting_id: meetingId }, sources: { readings, notes }, lines }: Compared,
): Promise<number> {
  const missing = await listMissingReadings(scope, meetingId, [...readings.values()], lines);
  const ids = [
    ...missing.map((reading) => reading.id),
    ...notes.keys(),
    ...(await listHeldMotions(world, scope, meetingId)).map((motion) => motion.id),
  ];
  return countSuggestions(ids, lines, await rejectionStore.list(scope.db, id));
}
