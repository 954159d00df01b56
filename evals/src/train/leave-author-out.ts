import type { Models } from '@hopgon/engine/classify/models';
import { evenFolds } from './even-folds.ts';
import {
  type Drafts,
  draftUnseen,
  findCases,
  fitFirst,
  fitSameTask,
  fitSecond,
  fitSharedVoice,
  type Unseen,
  viewUnseen,
  withNone,
  withVoices,
} from './fit-models.ts';
import { fitWords } from './fit-words.ts';
import type { TrainingMeeting } from './training-meeting.ts';

/** A meeting's drafts with models that were fitted without any meeting of its author. */
export type LeftOut = Drafts & { readonly models: Models };

const FOLDS = 6;

/** Every step fitted without some authors, on what the steps before gave for meetings they did not know, until each author was left out. */
export function leaveAuthorsOut(
  meetings: readonly TrainingMeeting[],
  unlabelled: Pick<Models, 'boundary' | 'bound'>,
): LeftOut[] {
  const folds = evenFolds(meetings, ({ listed }) => listed.author, FOLDS);
  const unseen = byFold(
    meetings.map((training) => ({ training })),
    folds,
    (others): Models =>
      withNone(
        fitFirst(
          others.map(({ training }) => training),
          unlabelled,
        ),
      ),
    ({ training }, first): Unseen => viewUnseen(training, first),
  );
  const voiced = byFold(unseen, folds, fitSharedVoice, (one, sharedVoice) => withVoices(one, sharedVoice));
  const grouped = byFold(voiced, folds, fitSameTask, (one, sameTask) => findCases(one, { sameTask }));
  const drafts = byFold(grouped, folds, fitWords, draftUnseen);
  return byFold(drafts, folds, fitSecond, (one, second) => ({
    ...one,
    models: { ...one.models, ...second },
  }));
}

/** For each fold: fits on what the others gave, and applies it to the fold's own meetings. */
function byFold<Given extends { readonly training: TrainingMeeting }, Fitted, Result>(
  given: readonly Given[],
  folds: ReadonlyMap<string, number>,
  fitOn: (others: readonly Given[]) => Fitted,
  apply: (one: Given, fitted: Fitted) => Result,
): Result[] {
  const foldOf = ({ training }: Given) => folds.get(training.listed.author);
  return [...Map.groupBy(given, foldOf)].flatMap(([fold, own]) => {
    const fitted = fitOn(given.filter((one) => foldOf(one) !== fold));
    return own.map((one) => apply(one, fitted));
  });
}
