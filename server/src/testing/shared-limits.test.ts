import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatSearchLimits, messageLimits } from '../domains/chat/chat.limits.ts';
import { importLimits } from '../domains/meetings/import/import.limits.ts';
import { searchLimits } from '../domains/search/search.limits.ts';
import { analysisLimits } from '../domains/transcripts/transcripts.limits.ts';
import type { Limiter } from '../platform/limits/limiter.ts';
import { type SharedLimit, spendShared } from '../platform/limits/shared-limit.ts';
import { type FakeClock, hours, minutes } from './fake-clock.ts';
import { openLimiters } from './open-limiters.ts';

let given: Awaited<ReturnType<typeof openLimiters>>;
let clock: FakeClock;
let limiter: Limiter;

beforeAll(async () => {
  given = await openLimiters();
  ({ clock, limiter } = given);
});
beforeEach(() => given.reset());
afterAll(() => given.close());

/** So many events of a company, of people who are asked for nothing else. */
const fill = ({ name, ofCompany }: SharedLimit, times: number): Promise<void> =>
  given.countTimes(times, ofCompany, `${name}/company/company`);

const refused = (code: string) => expect.objectContaining({ code });

describe.each([
  ['messages', messageLimits, { person: 300, company: 3_000, window: minutes(10) }],
  ['searches in conversations', chatSearchLimits, { person: 240, company: 3_000, window: minutes(1) }],
  ['searches', searchLimits, { person: 240, company: 3_000, window: minutes(1) }],
  ['analyses', analysisLimits, { person: 120, company: 600, window: hours(1) }],
  ['imports', importLimits, { person: 30, company: 150, window: hours(1) }],
])('%s', (_, limits, { person, company, window }) => {
  const spend = (userId: string, companyId = 'company') =>
    spendShared(limiter, limits, { userId, companyId });

  test(`${person} of a person, then none until the oldest is over`, async () => {
    for (let round = 0; round < person; round += 1) await spend('an');
    await expect(spend('an')).rejects.toEqual(refused('too_many_requests'));
    await spend('binh');
    clock.advance(window);
    await spend('an');
  });

  test(`${company} of a company together, which holds up no other and costs the refused nothing`, async () => {
    await fill(limits, company - 1);
    await spend('an');
    clock.advance(window / 2);
    // One more than a person has: were refusals counted, the last would be of the person's limit.
    for (let round = 0; round <= person; round += 1) {
      await expect(spend('late')).rejects.toEqual(refused('company_limit_reached'));
    }
    await spend('late', 'another company');
    clock.advance(window / 2);
    await spend('late');
  });
});

test('an exhausted company limit has its own text', async () => {
  await fill(importLimits, 150);
  await expect(spendShared(limiter, importLimits, { userId: 'late', companyId: 'company' })).rejects.toThrow(
    'Công ty của bạn đã gửi nhiều yêu cầu này trong thời gian ngắn. Vui lòng thử lại sau 60 phút.',
  );
});
