import * as ofGlossary from '@hopgon/contract/transcripts/glossary/routes';
import * as ofImport from '@hopgon/contract/transcripts/import/routes';
import { deleteTranscriptPart } from '@hopgon/contract/transcripts/parts/routes';
import * as contract from '@hopgon/contract/transcripts/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const requestAnalysis = loadOnDemand(
  async () => (await import('./analysis/request-analysis.ts')).requestAnalysis,
);
const listTurnCorrections = loadOnDemand(
  async () => (await import('./corrections/list-turn-corrections.ts')).listTurnCorrections,
);
const updateTurn = loadOnDemand(async () => (await import('./corrections/update-turn.ts')).updateTurn);
const createTranscript = loadOnDemand(async () => (await import('./create-transcript.ts')).createTranscript);
const applyGlossary = loadOnDemand(async () => (await import('./glossary/apply-glossary.ts')).applyGlossary);
const listGlossaryPlaces = loadOnDemand(
  async () => (await import('./glossary/list-glossary-places.ts')).listGlossaryPlaces,
);
const previewGlossary = loadOnDemand(
  async () => (await import('./glossary/preview-glossary.ts')).previewGlossary,
);
const resolveGlossaryPlaces = loadOnDemand(
  async () => (await import('./glossary/resolve-glossary-places.ts')).resolveGlossaryPlaces,
);
const importTranscript = loadOnDemand(
  async () => (await import('./import/import-transcript.ts')).importTranscript,
);
const listTranscriptImports = loadOnDemand(
  async () => (await import('./import/list-transcript-imports.ts')).listTranscriptImports,
);
const previewTranscript = loadOnDemand(
  async () => (await import('./import/preview-transcript.ts')).previewTranscript,
);
const readTranscriptImport = loadOnDemand(
  async () => (await import('./import/read-transcript-import.ts')).readTranscriptImport,
);
const undoTranscriptImport = loadOnDemand(
  async () => (await import('./import/undo-transcript-import.ts')).undoTranscriptImport,
);
const listTurns = loadOnDemand(async () => (await import('./list-turns.ts')).listTurns);
const deletePart = loadOnDemand(async () => (await import('./parts/delete-part.ts')).deletePart);
const readTranscript = loadOnDemand(async () => (await import('./read-transcript.ts')).readTranscript);
const assignSpeaker = loadOnDemand(async () => (await import('./speakers/assign-speaker.ts')).assignSpeaker);
const listSpeakers = loadOnDemand(async () => (await import('./speakers/list-speakers.ts')).listSpeakers);
const uploadTranscript = loadOnDemand(async () => (await import('./upload-transcript.ts')).uploadTranscript);

export function transcriptRoutes(bind: Bind, world: World): void {
  bind(contract.uploadTranscript, ({ scope, parts }) => uploadTranscript(world, scope, parts()));
  bind(contract.createTranscript, ({ scope, body }) => createTranscript(world, scope, body));
  bind(contract.requestAnalysis, ({ scope, body }) => requestAnalysis(world, scope, body));
  bind(contract.readTranscript, ({ scope, params, query }) => readTranscript(scope, { ...params, ...query }));
  bind(contract.listSpeakers, ({ scope, params }) => listSpeakers(scope, params.meetingId));
  bind(contract.assignSpeaker, ({ scope, params, body }) =>
    assignSpeaker(world, scope, { ...params, ...body }),
  );
  bind(contract.updateTurn, ({ scope, params, body }) => updateTurn(world, scope, { ...params, ...body }));
  bind(contract.listTurnCorrections, ({ scope, params, query }) =>
    listTurnCorrections(scope, { ...params, ...query }),
  );
  bind(ofGlossary.listGlossaryPlaces, ({ scope, params }) => listGlossaryPlaces(scope, params.transcriptId));
  bind(ofGlossary.previewGlossary, ({ scope, params }) => previewGlossary(world, scope, params.transcriptId));
  bind(ofGlossary.applyGlossary, ({ scope, params }) => applyGlossary(world, scope, params.transcriptId));
  bind(ofGlossary.resolveGlossaryPlaces, ({ scope, params, body }) =>
    resolveGlossaryPlaces(world, scope, { ...params, ...body }),
  );
  bind(ofImport.previewTranscript, ({ scope, parts }) => previewTranscript(world, scope, parts()));
  bind(ofImport.importTranscript, ({ scope, parts }) => importTranscript(world, scope, parts()));
  bind(ofImport.listTranscriptImports, ({ scope }) => listTranscriptImports(world, scope));
  bind(ofImport.readTranscriptImport, ({ scope, params }) =>
    readTranscriptImport(world, scope, params.importId),
  );
  bind(ofImport.undoTranscriptImport, ({ scope, params }) =>
    undoTranscriptImport(world, scope, params.importId),
  );
  bind(deleteTranscriptPart, ({ scope, params }) => deletePart(world, scope, params));
  bind(contract.listTurns, ({ scope, params, query }) => listTurns(scope, { ...params, ...query }));
}
