import { dayInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { respondFromDescription } from './acts/answers/respond-from-description.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import { sayImpossibleTime } from './render/ask-for-missing.rules.ts';
import { renderGreeting, renderSmallTalk, renderThanks } from './render/render-greeting.rules.ts';
import { renderHelp } from './render/render-help.rules.ts';
import { type AssistantReply, say } from './render/reply.rules.ts';
import { readOwnDay } from './resolve/read-own-day.ts';
import { resolveOffers } from './resolve/resolve-offers.ts';

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
      return (
        (asked.topic === null ? await respondFromDescription(scope, asked.words) : null) ??
        renderHelp(asked.topic)
      );
  }
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
