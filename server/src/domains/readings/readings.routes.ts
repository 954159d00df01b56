import * as modelContract from '@hopgon/contract/readings/model/routes';
import * as contract from '@hopgon/contract/readings/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { approveReadings } from './approve-readings.ts';
import { createReading } from './create-reading.ts';
import { listReadings } from './list-readings.ts';
import { mergeReadings } from './merge-readings.ts';
import { readReader } from './model/read-reader.ts';
import { saveReader } from './model/save-reader.ts';
import { rejectReadings } from './reject-readings.ts';
import { undoReadings } from './undo-readings.ts';
import { updateReading } from './update-reading.ts';

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
