import * as contract from '@hopgon/contract/preparation/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { listPapers } from './list-papers.ts';
import { openPaper } from './open-paper.ts';
import { readBrief } from './read-brief.ts';
import { recordPaperRead } from './record-paper-read.ts';
import { removePaper } from './remove-paper.ts';
import { sendPreparation } from './send-preparation.ts';
import { suggestAgenda } from './suggest-agenda.ts';
import { uploadPaper } from './upload-paper.ts';

export function preparationRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.suggestAgenda, ({ scope, params }) => suggestAgenda(world, scope, params.meetingId));
  bind(contract.readBrief, ({ scope, params }) => readBrief(world, scope, params.meetingId));
  bind(contract.sendPreparation, ({ scope, body }) => sendPreparation(world, scope, body));
  bind(contract.listPapers, ({ scope, params }) => listPapers(world, scope, params.meetingId));
  bind(contract.uploadPaper, ({ scope, params, parts }) =>
    uploadPaper(world, scope, params.meetingId, parts()),
  );
  bindFile(contract.openPaper, ({ scope, params }) => openPaper(world, scope, params));
  bind(contract.recordPaperRead, ({ scope, params }) => recordPaperRead(world, scope, params));
  bind(contract.removePaper, ({ scope, params }) => removePaper(world, scope, params));
}
