import type { Models } from '@hopgon/engine/classify/models';
import {
  addModels,
  type Drafts,
  draftUnseen,
  type FirstModels,
  findCases,
  fitFirst,
  fitLines,
  fitSameTask,
  fitSecond,
  fitWords,
  type Unseen,
  viewUnseen,
} from './fit-models.ts';
import type { TrainingMeeting } from './training-meeting.ts';

/** A meeting's drafts with models that were fitted without any meeting of its author. */
export type LeftOut = Drafts & { readonly models: Models };

/** Every step fitted once for each author without their meetings, on what the steps before gave for meetings they did not know. */
export function leaveAuthorsOut(
  meetings: readonly TrainingMeeting[],
  unlabelled: Pick<Models, 'boundary' | 'bound'>,
): LeftOut[] {
  const authors = [...new Set(meetings.map(({ listed }) => listed.author))];
  const unseen = authors.flatMap((author): Unseen[] => {
    const first: FirstModels = fitFirst(
      meetings.filter(({ listed }) => listed.author !== author),
      unlabelled,
    );
    return meetings.filter(({ listed }) => listed.author === author).map((one) => viewUnseen(one, first));
  });
  const grouped = byAuthor(unseen, fitSameTask, (one, sameTask) => findCases(one, { sameTask }));
  const weighed = byAuthor(grouped, fitWords, addModels);
  const drafts = byAuthor(weighed, fitLines, draftUnseen);
  return byAuthor(drafts, fitSecond, (one, second) => ({ ...one, models: { ...one.models, ...second } }));
}

/** For each author: fits on what the others gave, and applies it to the author's own meetings. */
function byAuthor<Given extends { readonly training: TrainingMeeting }, Fitted, Result>(
  given: readonly Given[],
  fitOn: (others: readonly Given[]) => Fitted,
  apply: (one: Given, fitted: Fitted) => Result,
): Result[] {
  const authorOf = ({ training }: Given) => training.listed.author;
  return [...Map.groupBy(given, authorOf)].flatMap(([author, own]) => {
    const fitted = fitOn(given.filter((one) => authorOf(one) !== author));
    return own.map((one) => apply(one, fitted));
  });
}
