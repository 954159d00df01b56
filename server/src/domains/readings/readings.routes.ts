import * as modelContract from '@hopgon/contract/readings/model/routes';
import * as contract from '@hopgon/contract/readings/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const approveReadings = loadOnDemand(async () => (await import('./approve-readings.ts')).approveReadings);
const createReading = loadOnDemand(async () => (await import('./create-reading.ts')).createReading);
const listReadings = loadOnDemand(async () => (await import('./list-readings.ts')).listReadings);
const mergeReadings = loadOnDemand(async () => (await import('./merge-readings.ts')).mergeReadings);
const readReader = loadOnDemand(async () => (await import('./model/read-reader.ts')).readReader);
const saveReader = loadOnDemand(async () => (await import('./model/save-reader.ts')).saveReader);
const rejectReadings = loadOnDemand(async () => (await import('./reject-readings.ts')).rejectReadings);
const undoReadings = loadOnDemand(async () => (await import('./undo-readings.ts')).undoReadings);
const updateReading = loadOnDemand(async () => (await import('./update-reading.ts')).updateReading);

export function readingRoutes(bind: Bind, world: World): void {
  bind(modelContract.readReader, ({ scope, params }) => readReader(scope, params.meetingId));
  bind(modelContract.saveReader, ({ scope, params, body }) =>
    saveReader(world, scope, { ...params, ...body }),
  );
  bind(contract.listReadings, ({ scope, params }) => listReadings(scope, params.meetingId));
  bind(contract.createReading, ({ scope, params, body }) =>
    createReading(world, scope, { ...params, ...body }),
  );
  bind(contract.updateReading, ({ scope, params, body }) =>
    updateReading(world, scope, { ...params, ...body }),
  );
  bind(contract.approveReadings, ({ scope, params, body }) =>
    approveReadings(world, scope, { ...params, ...body }),
  );
  bind(contract.rejectReadings, ({ scope, params, body }) =>
    rejectReadings(world, scope, { ...params, ...body }),
  );
  bind(contract.mergeReadings, ({ scope, params, body }) =>
    mergeReadings(world, scope, { ...params, ...body }),
  );
  bind(contract.undoReadings, ({ scope, params, body }) =>
    undoReadings(world, scope, { ...params, ...body }),
  );
}
