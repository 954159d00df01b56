import type { ReminderHabits } from '@hopgon/contract/reminders/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { reminderStore } from './reminders.store.ts';

/** Keeps when a person wants to be reminded in this company. */
export const updateReminderHabits = (
  scope: CompanyScope,
  minutes: readonly number[],
): Promise<ReminderHabits> =>
  scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    await reminderStore.setHabits(tx.db, { companyId, userId: tx.actor.userId }, minutes);
    return { minutes: [...minutes] };
  });
