import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { findAllWritten, type MeetingRow } from '../../core/meetings.store.ts';
import type { MailedSeries } from '../../invitations/meeting-mail-draft.rules.ts';
import { notifyGuests } from '../../people/notify-guests.ts';
import { notifyPeople } from '../../people/notify-people.ts';
import type { UpdatePlan } from '../../updates/build-update-plan.ts';
import { notifyChange } from '../../updates/notify-change.ts';
import type { Planned } from '../update-many.ts';
import { peopleBeside } from './people-beside.rules.ts';

interface Changed {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly plan: UpdatePlan;
  readonly series: MailedSeries;
  /** It is at other times, or another series than calendars know. */
  readonly retimed: boolean;
  readonly partedFrom: string | undefined;
  readonly notify: boolean | undefined;
  /** Its other meetings that were changed with it. */
  readonly others: readonly Planned[];
}

/** Notifies the people of a series of a change, by the one of its meetings that was changed; who is not in that one, by their own. */
export async function notifySeriesChange(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, plan, series, retimed, partedFrom, notify, others }: Changed,
): Promise<void> {
  const { people, guests } = plan;
  const toMail = retimed && plan.toMail.length === 0 ? (['time'] as const) : plan.toMail;
  const added = people.added.map(({ userId }) => userId);
  const newly = guests.added.map(({ email }) => email);
  await notifyChange(world, tx, {
    ...{ before, after, toNotify: plan.toNotify, toMail, series, partedFrom },
    to: after.participants.filter(({ user_id: userId }) => !added.includes(userId)),
    guests: after.guests.filter(({ email }) => !newly.includes(email)),
  });
  await notifyPeople(world, tx, { before, after, people, series, notify });
  await notifyGuests(world, tx, { before, after, changes: guests, series, notify });
  await notifyOfOthers(world, tx, after, others);
}

/** Those who are only in other meetings of the series, each by the meeting they are in. */
async function notifyOfOthers(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  named: MeetingRow,
  others: readonly Planned[],
): Promise<void> {
  const changed = others.filter(({ plan }) => plan.toNotify.length + plan.toMail.length > 0);
  if (changed.length === 0) return;
  const rows = await findAllWritten(
    tx.db,
    changed.map(({ before: { id } }) => id),
  );
  const afterById = new Map(rows.map((row) => [row.id, row]));
  for (const { before, plan } of changed) {
    const after = afterById.get(before.id);
    const beside = after && peopleBeside(after, named);
    if (!beside || beside.to.length + beside.guests.length === 0) continue;
    const { toNotify, toMail } = plan;
    await notifyChange(world, tx, { before, after, toNotify, toMail, ...beside });
  }
}
