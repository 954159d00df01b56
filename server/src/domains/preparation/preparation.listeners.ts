import type { World } from '../../platform/world.ts';
import { deletePapersOfCompany } from './delete-papers-of-company.ts';

export function listenPreparation(world: World): void {
  world.bus.on('companies.removed', (scope) => deletePapersOfCompany(world, scope));
}
