import type { Scope } from '../../platform/database/scope.ts';
import { glossaryStore } from './glossary.store.ts';

/** The terms that are applied to transcripts of the company. */
export const listActiveTerms = (scope: Scope) => glossaryStore.listActive(scope.db);
