import { Failure } from '@hopgon/contract/failure';
import type { DerivedDocument } from '@hopgon/contract/minutes/derived/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { savePrintedFile } from '../files/save-printed-file.ts';
import { assignNumber } from '../register/assign-number.ts';
import { lockOwnTemplate } from '../templates/lock-own-template.ts';
import { buildDerivedFacts } from './build-derived-facts.ts';
import { presentDerived } from './derived.presenter.ts';
import { derivedStore } from './derived.store.ts';
import { derivedSheet } from './derived-sheet.rules.ts';
import { type NamedDerived, requireDerived } from './require-derived.ts';

/** Gives a document the next number of its kind and stores its PDF, or does neither. */
export function publishDerivedDocument(
  world: MinutesWorld & Pick<World, 'documents' | 'storage'>,
  scope: CompanyScope,
  named: NamedDerived,
): Promise<DerivedDocument> {
  return scope.transaction(async (tx) => {
    const { row, document } = await requireDerived(tx, named, 'derive');
    if (document.state !== 'draft') throw new Failure('minutes_state');
    const find = async () => {
      const now = await derivedStore.find(tx.db, row.id, document.id);
      if (!now) throw new Error('a document vanished inside its own transaction');
      return now;
    };
    await completeMinutesChange(world, tx, { row, changes: [{ act: 'issued', after: document.title }] });
    const own = await lockOwnTemplate(tx, document.own_template_id);
    // Last, because nobody else in the company gets a number until the transaction ends.
    await assignNumber(world, tx, { kind: document.kind, documentId: document.id });
    const facts = await buildDerivedFacts(tx, await find());
    const file = await savePrintedFile(world, tx, derivedSheet({ ...facts, state: 'valid' }));
    await derivedStore.update(tx.db, document.id, {
      ...{ state: 'issued', pdf_file_id: file.id, pdf_hash: file.hash },
      ...own,
    });
    return presentDerived(await find());
  });
}
