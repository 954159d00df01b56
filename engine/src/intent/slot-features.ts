import { hashText, mixHash, nameHash } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import type { IntentKind } from './intent.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';

const NEAR = [-2, -1, 0, 1, 2];

/** What the model for slots sees of each unit: the words, patterns and names in and around it, for any message and for its kind. */
export function unitFeatures({ units, isPlain }: MessageReading, kind: IntentKind): Features[] {
  const leads = leadsBefore(units);
  const times = units.map(({ isTime }) => isTime);
  return units.map((unit, at) => {
    const own = [
      ...NEAR.flatMap((step) => seenAt(units[at + step], step, isPlain)),
      ...[-1, 0].map((step) => pairAt(units, at + step, step)),
      nameHash(`lead ${leads[at]}`),
      mixHash(nameHash(`lead ${leads[at]}`), nameHash(unit.pattern)),
      ...unit.classes.map((own) => mixHash(nameHash(`behind ${leads[at]?.split(' ')[0]}`), nameHash(own))),
      mixHash(
        nameHash(`verb ${isVerb(unit)} ${isVerb(units[at - 1])} ${isVerb(units[at + 1])}`),
        nameHash(`${units[at - 1]?.name} ${units[at - 1]?.pattern}`),
      ),
      mixHash(nameHash(`verb ${isVerb(unit)}`), nameHash(`lead ${leads[at]}`)),
      ...unit.classes.map((own) =>
        mixHash(nameHash(`behind name ${units[at - 1]?.name !== ''}`), nameHash(own)),
      ),
      mixHash(nameHash('opens'), nameHash(units[0]?.pattern ?? '')),
      nameHash(`from start ${Math.min(at, 3)}`),
      nameHash(`from end ${Math.min(units.length - 1 - at, 2)}`),
      nameHash(`times ${times.slice(0, at).includes(true)} ${times.slice(at + 1).includes(true)}`),
    ];
    return [...new Set([...own, ...own.map((feature) => mixHash(nameHash(kind), feature))])];
  });
}

function seenAt(unit: MessageUnit | undefined, step: number, isPlain: boolean): number[] {
  if (!unit) return [nameHash(`edge ${step}`)];
  const at = nameHash(`at ${step}`);
  const { word, folded, classes, pattern, isPatternStart, name, isCapital } = unit;
  return [
    mixHash(at, hashText(folded.replace(/\d+/g, '#'))),
    ...(isPlain ? [] : [mixHash(at, mixHash(nameHash('spelled'), hashText(word)))]),
    ...classes.map((own) => mixHash(at, mixHash(nameHash('class'), nameHash(own)))),
    mixHash(at, nameHash(`pattern ${pattern} ${isPatternStart}`)),
    mixHash(at, nameHash(`name ${name}`)),
    ...(isCapital ? [mixHash(at, nameHash('capital'))] : []),
  ];
}

const pairAt = (units: readonly MessageUnit[], at: number, step: number): number =>
  mixHash(
    nameHash(`pair ${step}`),
    mixHash(hashText(units[at]?.folded ?? ''), hashText(units[at + 1]?.folded ?? '')),
  );

/** The last pattern or mark before each unit, and roughly how far back it stands. */
function leadsBefore(units: readonly MessageUnit[]): string[] {
  let lead = '^';
  let since = 0;
  return units.map(({ pattern, isPatternStart, folded }) => {
    const before = `${lead} ${Math.min(4, since)}`;
    since += 1;
    if (pattern !== '' && isPatternStart && pattern !== 'particle') [lead, since] = [pattern, 0];
    else if (/^[,:]$/.test(folded)) [lead, since] = [folded, 0];
    return before;
  });
}

/** The features for a label that follows another, on any unit and on one such as this. */
export function followFeatures(previous: string, unit: MessageUnit): Features {
  const after = nameHash(`after ${previous}`);
  const sort = unit.name || unit.pattern || (isVerb(unit) ? '@verb' : '');
  return [after, mixHash(after, nameHash(sort))];
}
