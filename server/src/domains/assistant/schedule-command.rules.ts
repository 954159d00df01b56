import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { ScheduleRequest } from './arguments/read-schedule.rules.ts';

export const scheduleCommand = ({ people, goal, time, location }: ScheduleRequest): string =>
  writeCommand('lenlich', [people, goal, time, ...(location === '' ? [] : [location])]);
