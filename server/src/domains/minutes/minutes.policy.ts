import type { Refusal } from '@hopgon/contract/failure';
import type { AdoptedBy, MinutesState, PersonalPart, SignaturePart } from '@hopgon/contract/minutes/schemas';

/** What a person who may view the meeting is to its minutes. */
export interface MinutesStanding {
  readonly state: MinutesState;
  readonly adoptedBy: AdoptedBy;
  /** Creator, chair or secretary of the meeting. */
  readonly isEditor: boolean;
  readonly isParticipant: boolean;
  /** As the minutes name them. */
  readonly isChair: boolean;
  readonly isSecretary: boolean;
  /** Recorded as present. */
  readonly isPresent: boolean;
}

const unless = (allowed: boolean, code: Exclude<Refusal, null>): Refusal => (allowed ? null : code);

const isOpen = ({ state }: MinutesStanding): boolean => state === 'draft' || state === 'review';

const view = ({ state, isEditor }: MinutesStanding): Refusal =>
  unless(isEditor || (state !== 'draft' && state !== 'void'), 'minutes_not_found');

const change = (standing: MinutesStanding): Refusal =>
  unless(standing.isEditor, 'not_allowed') ?? unless(isOpen(standing), 'minutes_closed');

const step =
  (isAllowed: (standing: MinutesStanding) => boolean, states: readonly MinutesState[]) =>
  (standing: MinutesStanding): Refusal =>
    view(standing) ??
    unless(isAllowed(standing), 'not_allowed') ??
    unless(states.includes(standing.state), 'minutes_state');

const edits = ({ isEditor }: MinutesStanding): boolean => isEditor;

/** Who may do what with the minutes of a meeting they may view; a draft is shown to the people who edit it. */
export const minutesPolicy = {
  view,
  change,
  comment: (standing: MinutesStanding): Refusal =>
    view(standing) ??
    unless(standing.isEditor || standing.isParticipant, 'not_allowed') ??
    unless(isOpen(standing), 'minutes_closed'),
  requestReview: step(edits, ['draft']),
  reopen: step(edits, ['review', 'adopted']),
  adopt: step(({ isChair }) => isChair, ['review']),
  approve: step(({ isPresent, adoptedBy }) => isPresent && adoptedBy === 'present', ['review']),
  /** What somebody signed is evidence: it is replaced, never cancelled. */
  cancel: (standing: MinutesStanding & { readonly isSigned: boolean }): Refusal =>
    unless(standing.isEditor, 'not_allowed') ??
    unless(isOpen(standing) || standing.state === 'adopted', 'minutes_closed') ??
    unless(!standing.isSigned, 'minutes_half_signed'),
  /** What was signed is changed by a new edition alone; what was adopted and nobody signed goes back to comments. */
  correct: (standing: MinutesStanding & { readonly isSigned: boolean }): Refusal =>
    step(edits, standing.isSigned ? ['adopted', 'locked'] : ['locked'])(standing),
  /** Documents are written from minutes that do not change any more. */
  derive: step(edits, ['locked']),
  deliver: step(edits, ['adopted', 'locked']),
  /** Only what is adopted is kept as read. */
  read: step(() => true, ['adopted', 'locked']),
};

/** Signers upload their own scan; the secretary may upload that of both, who edits the one that all others signed. */
const uploads = ({ isChair, isSecretary, isEditor }: MinutesStanding, part: SignaturePart): boolean =>
  isSecretary || (part === 'chair' && isChair) || (part === 'members' && isEditor);

export const signaturePolicy = {
  sign: (standing: MinutesStanding, parts: readonly SignaturePart[]): Refusal =>
    view(standing) ??
    unless(
      parts.every((part) => uploads(standing, part)),
      'not_allowed',
    ) ??
    unless(standing.state === 'adopted', 'minutes_state'),
  /** Nobody signs for another. */
  signElectronically: (standing: MinutesStanding, part: PersonalPart): Refusal =>
    view(standing) ??
    unless(part === 'chair' ? standing.isChair : standing.isSecretary, 'not_allowed') ??
    unless(standing.state === 'adopted', 'minutes_state'),
};
