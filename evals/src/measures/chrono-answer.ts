import { type ParsedComponents, type ParsedResult, vi } from 'chrono-node';
import { type JsonRecord, readText } from '../read-json.ts';
import type { TimeAnswer } from './time-cases.ts';

/** The answer of the best parser available as a package: chrono-node's Vietnamese, its first result. */
export function chronoAnswer(request: JsonRecord): TimeAnswer | null {
  // Its times are those of the machine: the reference is given and the answer read as local ones.
  const reference = new Date(readText(request, 'reference'));
  const parse = request.mode === 'strict' ? vi.strict : vi.casual;
  const [found] = parse.parse(readText(request, 'text'), reference, {
    forwardDate: request.forward === true,
  });
  return found ? answerOf(found, reference) : null;
}

function answerOf({ start, end }: ParsedResult, reference: Date): TimeAnswer {
  const said = (components: ParsedComponents) => namesHour(components, reference);
  return {
    start: localTime(start, said(start)),
    end: end ? localTime(end, said(end), said(end) ? 0 : 1) : null,
    grain: grainOf(start, said(start)),
  };
}

const dayFields = ['day', 'weekday', 'month', 'year'] as const;

/** An hour said, or filled in for a part of the day; a day without one is given noon, or the hour of the reference. */
function namesHour(components: ParsedComponents, reference: Date): boolean {
  if (components.isCertain('hour')) return true;
  const hour = components.get('hour');
  if (hour === reference.getHours() && components.get('minute') === reference.getMinutes()) return false;
  return hour !== 12 || !dayFields.some((field) => components.isCertain(field));
}

function grainOf(components: ParsedComponents, hour: boolean): string {
  if (hour) return 'hour';
  if (components.isCertain('day') || components.isCertain('weekday')) return 'day';
  return components.isCertain('month') ? 'month' : 'year';
}

const pad = (value: number | null): string => String(value ?? 0).padStart(2, '0');

/** The last day of a range belongs to it. */
function localTime(components: ParsedComponents, hour: boolean, daysOn = 0): string {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((field) => components.get(field));
  const hours = hour
    ? [components.get('hour'), components.get('minute'), components.get('second')]
    : [0, 0, 0];
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) + daysOn));
  return `${date.toISOString().slice(0, -14)}T${hours.map(pad).join(':')}`;
}
