import type { World } from '../../platform/world.ts';
import { removeClosedCompany } from './closing/remove-closed-company.ts';
import { removeClosedCompany as removal } from './companies.jobs.ts';

export const listenCompanies = (world: Pick<World, 'bus' | 'clock' | 'hub' | 'jobs' | 'log'>): void =>
  world.jobs.define(removal, (scope) => removeClosedCompany(world, scope));
