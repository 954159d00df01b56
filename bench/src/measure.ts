import autocannon from 'autocannon';

export interface Request {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Each connection sends its own, so that no two wait for one row. */
  readonly bodies?: readonly string[];
}

export interface Figure {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Sends so many requests over so many connections; any answer but 2xx spoils the run. */
function measure(request: Request, connections: number, amount: number): Promise<Figure> {
  const { url, method, headers, bodies = [] } = request;
  let clients = 0;
  let last = 0;
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const setupClient = (client: autocannon.Client) => {
      const body = bodies[clients % bodies.length];
      clients += 1;
      if (body !== undefined) client.setBody(body);
    };
    const run = autocannon(
      { url, method, headers: { ...headers }, connections, amount, setupClient },
      (error, result) => {
        if (error) reject(error);
        else if (result.non2xx > 0 || result.errors > 0) {
          reject(new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`));
        } else resolve({ perSecond: (result['2xx'] / (last - from)) * 1000, p99: result.latency.p99 });
      },
    );
    // Its own duration counts whole seconds.
    run.on('response', () => {
      last = performance.now();
    });
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Comparison {
  readonly ours: Figure;
  readonly bare: Figure;
  /** Median over rounds of ours / bare. */
  readonly speed: number;
  readonly slowness: number;
}

/** Interleaves rounds of the two, so that other load of the machine affects both. */
export async function compare(
  ours: Request,
  bare: Request,
  { connections, amount, rounds }: { connections: number; amount: number; rounds: number },
): Promise<Comparison> {
  const warm = Math.min(amount, 2_000);
  await measure(ours, connections, warm);
  await measure(bare, connections, warm);
  const pairs: { ours: Figure; bare: Figure }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      ours: await measure(ours, connections, amount),
      bare: await measure(bare, connections, amount),
    });
  }
  const figureOf = (who: 'ours' | 'bare'): Figure => ({
    perSecond: median(pairs.map((pair) => pair[who].perSecond)),
    p99: median(pairs.map((pair) => pair[who].p99)),
  });
  return {
    ours: figureOf('ours'),
    bare: figureOf('bare'),
    speed: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    slowness: median(pairs.map((pair) => pair.ours.p99 / pair.bare.p99)),
  };
}
