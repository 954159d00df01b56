import { helpTopics } from '../shared/help-topics.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';

/** Offers to import a calendar file here; the screen shows what it holds before anything is imported. */
export const offerImport = (): AssistantReply => say(helpTopics['import-calendar'].text, { kind: 'import' });
