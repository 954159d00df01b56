import '../auth/auth.events.ts';
import '../companies/companies.events.ts';
import type { World } from '../../platform/world.ts';
import { feedStore } from './feeds.store.ts';

export function listenCalendar({ bus }: Pick<World, 'bus'>): void {
  bus.on('auth.password-changed', (scope) => feedStore.removeOfPerson(scope.db));
  bus.on('auth.account-taken-over', (scope) => feedStore.removeOfPerson(scope.db));
  bus.on(
    'companies.access-ended',
    async (scope, { userId }) => void (await feedStore.remove(scope.db, userId)),
  );
}
