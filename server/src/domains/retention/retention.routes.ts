import * as contract from '@hopgon/contract/retention/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readRetention = loadOnDemand(async () => (await import('./read-retention.ts')).readRetention);
const previewRetention = loadOnDemand(async () => (await import('./preview-retention.ts')).previewRetention);
const createRetentionHold = loadOnDemand(
  async () => (await import('./create-retention-hold.ts')).createRetentionHold,
);
const deleteRetentionHold = loadOnDemand(
  async () => (await import('./delete-retention-hold.ts')).deleteRetentionHold,
);
const updateRetention = loadOnDemand(async () => (await import('./update-retention.ts')).updateRetention);

export function retentionRoutes(bind: Bind, world: World): void {
  bind(contract.readRetention, ({ scope }) => readRetention(scope));
  bind(contract.previewRetention, ({ scope, query }) =>
    previewRetention(world, scope, {
      transcripts: query.transcripts ?? null,
      meetings: query.meetings ?? null,
      keepsAdopted: query.keepsAdopted === 'true',
    }),
  );
  bind(contract.createRetentionHold, ({ scope, body }) => createRetentionHold(world, scope, body));
  bind(contract.deleteRetentionHold, ({ scope, params }) => deleteRetentionHold(world, scope, params.holdId));
  bind(contract.updateRetention, ({ scope, body }) => updateRetention(world, scope, body));
}
