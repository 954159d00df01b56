import { dayInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { respondFromDescription } from './acts/answers/respond-from-description.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import { sayImpossibleTime } from './render/ask-for-missing.rules.ts';
import { renderGreeting, renderSmallTalk, renderThanks } from './render/render-greeting.rules.ts';
import { renderHelp, renderNearestHelp, renderNoHelp } from './render/render-help.rules.ts';
import { type AssistantReply, say } from './render/reply.rules.ts';
import { readOwnDay } from './resolve/read-own-day.ts';
import { resolveOffers } from './resolve/resolve-offers.ts';
import { helpTopicIds, helpTopics } from './shared/help-topics.rules.ts';

type SmallTalk = Extract<
  ParsedMessage,
  { kind: 'impossible-time' | 'greeting' | 'small-talk' | 'thanks' | 'help' }
>;

/** The answer to what asks nothing of the company: a greeting, thanks, help with a command, a time that cannot be. */
export async function respondToSmallTalk(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: SmallTalk,
): Promise<AssistantReply> {
  switch (asked.kind) {
    case 'impossible-time':
      return sayImpossibleTime(asked.time);
    case 'greeting':
      return renderGreeting(await resolveOffers(world, scope, { message: '', names: [], when: null }));
    case 'small-talk':
      return answerSmallTalk(world, scope, asked.of);
    case 'thanks':
      return renderThanks(await readOwnDay(world, scope));
    case 'help':
      return asked.topic === null && asked.words !== ''
        ? ((await respondFromDescription(world, scope, { message: asked.message, query: asked.words })) ??
            (await respondWithNearestHelp(world, scope, asked)))
        : renderHelp(asked.topic);
  }
}

/** So much of the words of a question must stand in the text of a topic that is near it. */
const leastNear = 0.5;

/** The topic whose text is nearest to a question that none is of, named as that; else all that can be asked. */
async function respondWithNearestHelp(
  world: Pick<World, 'assistantReader'>,
  scope: CompanyScope,
  { words }: Extract<SmallTalk, { kind: 'help' }>,
): Promise<AssistantReply> {
  const topics = helpTopicIds.map((id) => ({
    id,
    title: `${helpTopics[id].says[0]} ${helpTopics[id].text}`,
  }));
  const ranked = await world.assistantReader.read(scope, 'rankByWords', words, topics, []);
  const best = ranked.toSorted((one, other) => other.score - one.score)[0];
  const topic = helpTopicIds.find((id) => id === best?.id);
  if (!words.includes(' ')) return renderHelp(null);
  if (topic === undefined || best === undefined || best.score < leastNear) return renderNoHelp(words);
  return renderNearestHelp(words, helpTopics[topic]);
}

async function answerSmallTalk(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  of: 'day' | 'wait' | 'other',
): Promise<AssistantReply> {
  switch (of) {
    case 'day': {
      const now = localTime(world.clock.now(), (await scope.entry()).timeZone);
      return say(`Hôm nay là ${dayInWords(dateOf(now))}, bây giờ là ${clockOf(now)}.`);
    }
    case 'wait':
      return say('Vâng, khi nào sẵn sàng bạn nói tiếp nhé. Chưa có gì được tạo hay thay đổi.');
    case 'other':
      return renderSmallTalk(await resolveOffers(world, scope, { message: '', names: [], when: null }));
  }
}
