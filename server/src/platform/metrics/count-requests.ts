import type { RequestFacts } from '../http/watch-requests.ts';
import type { Metric } from './metrics-text.rules.ts';

/** Upper bounds in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Counts {
  readonly labels: Readonly<Record<string, string>>;
  /** Requests up to each bound, and beyond all. */
  readonly buckets: number[];
  seconds: number;
  count: number;
}

/** Counts requests by route and status. Routes are patterns of the program, so there are only so many. */
export function countRequests() {
  const counts = new Map<string, Counts>();
  const countsOf = ({ method, route, status }: RequestFacts): Counts => {
    const key = `${method} ${route} ${status}`;
    const known = counts.get(key);
    if (known) return known;
    const labels = { method, route, status: String(status) };
    const made = { labels, buckets: bounds.map(() => 0), seconds: 0, count: 0 };
    counts.set(key, made);
    return made;
  };
  return {
    add(facts: RequestFacts): void {
      const seconds = facts.milliseconds / 1000;
      const counted = countsOf(facts);
      counted.count += 1;
      counted.seconds += seconds;
      for (const [place, bound] of bounds.entries())
        if (seconds <= bound) counted.buckets[place] = (counted.buckets[place] ?? 0) + 1;
    },
    metric: (): Metric => ({
      name: 'hopgon_http_request_duration_seconds',
      help: 'How long requests of the API took, by route pattern and status.',
      type: 'histogram',
      samples: [...counts.values()].flatMap(({ labels, buckets, seconds, count }) => [
        ...buckets.map((value, place) => ({
          ...{ suffix: '_bucket', labels: { ...labels, le: String(bounds[place]) }, value },
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: seconds },
        { suffix: '_count', labels, value: count },
      ]),
    }),
  };
}
