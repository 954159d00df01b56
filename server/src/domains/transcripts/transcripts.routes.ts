import * as ofGlossary from '@hopgon/contract/transcripts/glossary/routes';
import { deleteTranscriptPart } from '@hopgon/contract/transcripts/parts/routes';
import * as contract from '@hopgon/contract/transcripts/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { requestAnalysis } from './analysis/request-analysis.ts';
import { listTurnCorrections } from './corrections/list-turn-corrections.ts';
import { updateTurn } from './corrections/update-turn.ts';
import { createTranscript } from './create-transcript.ts';
import { applyGlossary } from './glossary/apply-glossary.ts';
import { listGlossaryPlaces } from './glossary/list-glossary-places.ts';
import { previewGlossary } from './glossary/preview-glossary.ts';
import { resolveGlossaryPlaces } from './glossary/resolve-glossary-places.ts';
import { listTurns } from './list-turns.ts';
import { deletePart } from './parts/delete-part.ts';
import { readTranscript } from './read-transcript.ts';
import { assignSpeaker } from './speakers/assign-speaker.ts';
import { listSpeakers } from './speakers/list-speakers.ts';
import { uploadTranscript } from './upload-transcript.ts';

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
  bind(deleteTranscriptPart, ({ scope, params }) => deletePart(world, scope, params));
  bind(contract.listTurns, ({ scope, params, query }) => listTurns(scope, { ...params, ...query }));
}
