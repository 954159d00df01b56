import * as contract from '@hopgon/contract/preparation/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listPapers = loadOnDemand(async () => (await import('./list-papers.ts')).listPapers);
const openPaper = loadOnDemand(async () => (await import('./open-paper.ts')).openPaper);
const readBrief = loadOnDemand(async () => (await import('./read-brief.ts')).readBrief);
const recordPaperRead = loadOnDemand(async () => (await import('./record-paper-read.ts')).recordPaperRead);
const removePaper = loadOnDemand(async () => (await import('./remove-paper.ts')).removePaper);
const sendPreparation = loadOnDemand(async () => (await import('./send-preparation.ts')).sendPreparation);
const suggestAgenda = loadOnDemand(async () => (await import('./suggest-agenda.ts')).suggestAgenda);
const uploadPaper = loadOnDemand(async () => (await import('./upload-paper.ts')).uploadPaper);

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
