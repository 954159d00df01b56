import { Clash, MeetingChange } from '@hopgon/contract/meetings/schemas';
import { CallFailure } from '../../../lib/api/call-failure.ts';

const detailOf = (problem: unknown, name: 'clashes' | 'changes'): unknown =>
  problem instanceof CallFailure && typeof problem.details === 'object' && problem.details !== null
    ? Reflect.get(problem.details, name)
    : undefined;

/** What is in the way, where the server refused for that. */
export const clashesIn = (problem: unknown): readonly Clash[] =>
  Clash.array().safeParse(detailOf(problem, 'clashes')).data ?? [];

/** What others changed meanwhile, where the server refused for that; the latest first. */
export const changesIn = (problem: unknown): readonly MeetingChange[] =>
  MeetingChange.array().safeParse(detailOf(problem, 'changes')).data ?? [];
