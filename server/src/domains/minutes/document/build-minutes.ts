import type { Refusal } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { signersOf } from '../legal/signers.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import { listMissingReadings } from '../lines/list-missing-readings.ts';
import { type MinutesStanding, minutesPolicy, signaturePolicy } from '../minutes.policy.ts';
import { presentMinutes } from '../minutes.presenter.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { buildChecks } from '../steps/build-checks.ts';
import type { RequiredMinutes } from './require-minutes.ts';

const may = (refusal: Refusal): boolean => refusal === null;

const rightsOf = (
  row: Pick<MinutesRow, 'code' | 'legal'>,
  standing: MinutesStanding,
  signed: ReadonlySet<string>,
): Minutes['can'] => ({
  edit: may(minutesPolicy.change(standing)),
  comment: may(minutesPolicy.comment(standing)),
  requestReview: may(minutesPolicy.requestReview(standing)),
  reopen: signed.size === 0 && may(minutesPolicy.reopen(standing)),
  adopt: may(minutesPolicy.adopt(standing)),
  approve: may(minutesPolicy.approve(standing)),
  sign: signersOf(row).filter((part) => !signed.has(part) && may(signaturePolicy.sign(standing, [part]))),
  signElectronically: signersOf(row)
    .filter((part) => part !== 'members')
    .filter(
      (part) =>
        row.code !== null && !signed.has(part) && may(signaturePolicy.signElectronically(standing, part)),
    ),
  cancel: may(minutesPolicy.cancel(standing)),
  correct: may(minutesPolicy.correct(standing)),
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
  const isOpen = row.state === 'draft' || row.state === 'review';
  const { readings } = isOpen ? await listReadings(scope, row.meeting_id) : { readings: [] };
  return presentMinutes({
    row,
    sections: await minutesStore.sections(db, row.id),
    lines,
    people,
    checks: await buildChecks(world, scope, { row, lines, people }),
    signatures,
    readings: isOpen ? new Map(readings.map((reading) => [reading.id, reading])) : null,
    suggestionCount: isOpen ? (await listMissingReadings(scope, row.meeting_id, readings, lines)).length : 0,
    openComments: await minutesStore.openComments(db, row.id),
    can: rightsOf(row, standing, new Set(signatures.map(({ part }) => part))),
  });
}
