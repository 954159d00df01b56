import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/read-observability.ts';
import type { RequestFacts } from '../http/watch-requests.ts';
import type { JobFacts } from '../jobs/jobs.ts';

/** What a collector gets to know: which route or job, how it ended and how long it took; no ids, queries, texts or tokens. */
export interface Tracing {
  addRequest(facts: RequestFacts): void;
  addJob(facts: JobFacts): void;
  /** Sends what waits, within so many milliseconds. */
  stop(withinMs: number): Promise<void>;
}

const timeoutMs = 5_000;

/** Sends spans to a collector by OTLP over HTTP. The headers of requests that come in are not read: nobody outside names a trace. */
export function startTracing({ endpoint, headers }: TracingConfig, version: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: timeoutMs });
  const processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hop-gon', 'service.version': version }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('hop-gon', version);

  const add = (
    name: string,
    { kind, milliseconds, isFailed }: { kind: SpanKind; milliseconds: number; isFailed: boolean },
    attributes: Readonly<Record<string, string | number>>,
  ): void => {
    const end = Date.now();
    const span = tracer.startSpan(
      name,
      { kind, startTime: end - milliseconds, attributes: { ...attributes } },
      ROOT_CONTEXT,
    );
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

  return {
    addRequest: ({ method, route, status, milliseconds }) =>
      add(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, milliseconds, isFailed: status >= 500 },
        { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      ),
    addJob: ({ name, milliseconds, isFailed }) =>
      add(`job ${name}`, { kind: SpanKind.CONSUMER, milliseconds, isFailed }, { 'hopgon.job': name }),
    stop: (withinMs) =>
      Promise.race([
        provider.shutdown(),
        new Promise<void>((resolve) => void setTimeout(resolve, withinMs).unref()),
      ]).catch(() => undefined),
  };
}
