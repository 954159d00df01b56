import { type Heard, hear } from './hear.ts';
import type { Intent, IntentKind } from './intent.ts';
import { pattern } from './pattern.ts';
import { changes } from './rules/changes.ts';
import { cues, mark } from './rules/cues.ts';
import { meetingRules } from './rules/meetings.ts';
import { recordRules } from './rules/records.ts';
import { smallTalk } from './rules/small-talk.ts';
import { taskRules } from './rules/tasks.ts';
import { firstGroup } from './slots/read-schedule.ts';
import { readSlots } from './slots/read-slots.ts';

/** From here on a message may be acted on; below it is a guess. */
export const plainlySaid = 0.5;

const rules = [smallTalk, changes, recordRules, meetingRules, taskRules].flat().flatMap(([kind, ways]) =>
  ways.map(([score, says, unless]) => ({
    kind,
    score,
    says: pattern(says),
    unless: unless === undefined ? null : pattern(unless),
  })),
);

const signs = cues.map(
  ([kind, weighed]) => [kind, weighed.map(([weight, says]) => [weight, pattern(says)] as const)] as const,
);

/** What a message asks for shows in its first words. */
const readable = 300;

/**
 * What free words ask for, of all that an assistant for meetings can be asked: the kind, how plainly it was said, and what
 * was said of it. Any text is taken, with or without marks, NFC or NFD; without any match the kind is 'unknown', score 0.
 */
export function readIntent(message: string): Intent {
  const heard = hear(message.trim().slice(0, readable));
  const found = bestRule(heard);
  if (!found || found.score < plainlySaid) {
    const weighed = weighCues(heard);
    if (weighed) return { ...weighed, slots: readSlots(weighed.kind, heard) };
  }
  if (!found || found.kind === 'unknown') return { kind: 'unknown', score: 0, slots: {} };
  return {
    kind: found.kind,
    score: found.score,
    slots: readSlots(found.kind, heard, firstGroup(heard, [found.says])),
  };
}

/** The kind whose signs add up to most, where they reach the mark. */
function weighCues({ plain }: Heard): Pick<Intent, 'kind' | 'score'> | null {
  let best: { kind: IntentKind; weight: number } | null = null;
  for (const [kind, weighed] of signs) {
    const weight = weighed.reduce((sum, [each, says]) => sum + (says.test(plain) ? each : 0), 0);
    if (weight >= (best?.weight ?? mark)) best = { kind, weight };
  }
  return best && { kind: best.kind, score: Math.min(0.7, 0.55 + (best.weight - mark) / 10) };
}

function bestRule({ plain }: Heard): (typeof rules)[number] | undefined {
  let best: (typeof rules)[number] | undefined;
  for (const each of rules) {
    if (best && each.score <= best.score) continue;
    if (each.says.test(plain) && !each.unless?.test(plain)) best = each;
  }
  return best;
}
