import type { ReminderHabits } from '@hopgon/contract/reminders/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readReminderHabits } from './read-reminder-habits.ts';
import { reminderStore } from './reminders.store.ts';

type Chosen = { readonly [K in keyof ReminderHabits]?: ReminderHabits[K] | undefined };

/** Keeps when a person wants to be reminded in this company; what is not named stays. */
export const updateReminderHabits = (scope: CompanyScope, chosen: Chosen): Promise<ReminderHabits> =>
  scope.transaction(async (tx) => {
    const before = await readReminderHabits(tx);
    const { companyId } = await tx.entry();
    const habits = { minutes: chosen.minutes ?? before.minutes, digest: chosen.digest ?? before.digest };
    await reminderStore.setHabits(tx.db, { companyId, userId: tx.actor.userId }, habits);
    return habits;
  });
