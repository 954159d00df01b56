import { Failure } from '@hopgon/contract/failure';
import type { createDerivedDocument as route } from '@hopgon/contract/minutes/derived/routes';
import { type DerivedDocument, mostDerivedDocuments } from '@hopgon/contract/minutes/derived/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { resolveOwnTemplate } from '../templates/resolve-own-template.ts';
import { presentDerived } from './derived.presenter.ts';
import { derivedStore } from './derived.store.ts';

type NewDerived = BodyOf<typeof route> & EditionParams;

/** Drafts a document that says lines of locked minutes. */
export function createDerivedDocument(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, edition, kind, title, lineIds, recipients, ownTemplateId }: NewDerived,
): Promise<DerivedDocument> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, {
      ...{ meetingId, edition, meetingRight: 'edit', lock: true },
      right: minutesPolicy.derive,
    });
    const wanted = new Set(lineIds);
    const lines = (await lineStore.list(tx.db, row.id)).filter(({ id }) => wanted.has(id));
    if (lines.length < wanted.size) throw new Failure('minutes_line_not_found');
    if ((await derivedStore.list(tx.db, row.id)).length >= mostDerivedDocuments)
      throw new Failure('minutes_documents_full');
    const id = world.newId();
    await derivedStore.insert(tx.db, {
      ...{ company_id: row.company_id, minutes_id: row.id, id, kind, title, recipients },
      line_ids: lines.map((line) => line.id),
      own_template_id: await resolveOwnTemplate(tx, kind, ownTemplateId),
      ...{ created_by: tx.actor.userId, created_at: world.clock.now(), pdf_file_id: null, pdf_hash: null },
    });
    await completeMinutesChange(world, tx, { row, changes: [{ act: 'derived', after: title }] });
    const document = await derivedStore.find(tx.db, row.id, id);
    if (!document) throw new Error('a document vanished inside its own transaction');
    return presentDerived(document);
  });
}
