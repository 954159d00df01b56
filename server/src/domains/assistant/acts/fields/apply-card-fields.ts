import type { CardChange, CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readWorkplace } from '../../resolve/read-workplace.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { applyFieldsToAgenda } from './apply-fields-to-agenda.ts';
import { applyFieldsToChange } from './apply-fields-to-change.ts';
import { applyFieldsToMeeting } from './apply-fields-to-meeting.ts';
import { applyFieldsToTaskChange } from './apply-fields-to-task-change.ts';
import { requireFields } from './card-field.rules.ts';
import {
  withAnswer,
  withMailFields,
  withNoteFields,
  withPollFields,
  withReason,
  withTaskFields,
} from './plain-fields.rules.ts';

type FieldsWorld = Pick<ActWorld, 'clock'>;

/** A card with the fields a person chose, and the warnings of what it holds then. */
export async function applyCardFields(
  world: FieldsWorld,
  scope: CompanyScope,
  change: CardChange,
  fields: CardFields,
): Promise<CardChange> {
  const place = await readWorkplace(world, scope);
  if (change.kind !== 'several') return applyToOne(world, scope, place, change, fields);
  const { part } = fields;
  const meant = part === undefined ? undefined : change.changes[part];
  if (part === undefined || meant === undefined) throw new Failure('card_field_unfit');
  const changed = await applyToOne(world, scope, place, meant, fields);
  return { ...change, changes: change.changes.with(part, changed) };
}

async function applyToOne(
  world: FieldsWorld,
  scope: CompanyScope,
  place: Workplace,
  change: SingleChange,
  fields: CardFields,
): Promise<SingleChange> {
  requireFields(change, fields);
  switch (change.kind) {
    case 'meeting':
      return applyFieldsToMeeting(world, scope, place, change, fields);
    case 'meeting-change':
      return applyFieldsToChange(world, scope, place, change, fields);
    case 'task-change':
      return applyFieldsToTaskChange(world, scope, place, change, fields);
    case 'agenda':
      return applyFieldsToAgenda(scope, change, fields);
    case 'action-item':
      return withTaskFields(place, change, fields);
    case 'meeting-cancel':
      return withReason(change, fields);
    case 'answer':
      return withAnswer(change, fields);
    case 'note':
      return withNoteFields(place, change, fields);
    case 'poll':
      return withPollFields(place, change, fields);
    case 'mail':
      return withMailFields(place, change, fields);
    case 'minutes':
    case 'note-delete':
      return change;
  }
}
