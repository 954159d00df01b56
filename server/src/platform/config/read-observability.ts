import { z } from 'zod';

/** Where traces go. */
export interface TracingConfig {
  /** Without a slash at its end; `/v1/traces` is below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What can be watched from outside. */
export interface ObservabilityConfig {
  readonly requestLog: boolean;
  readonly metricsToken: string | undefined;
  /** Null where nothing is traced. */
  readonly tracing: TracingConfig | null;
}

export const observabilitySettings = {
  REQUEST_LOG: z.enum(['on', 'off']).default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{20,500}$/)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `name=value` with commas, values percent-encoded, as OpenTelemetry writes it. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=\s]*(,[\w-]+=[^,=\s]*)*$/)
    .optional(),
};

const ObservabilitySettings = z.object(observabilitySettings);
type ObservabilitySettings = z.infer<typeof ObservabilitySettings>;

export const readObservability = (set: ObservabilitySettings): ObservabilityConfig => ({
  requestLog: set.REQUEST_LOG === 'on',
  metricsToken: set.METRICS_TOKEN,
  tracing: readTracing(set),
});

function readTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = '',
}: ObservabilitySettings): TracingConfig | null {
  if (endpoint === undefined) return null;
  const pairs = headers.split(',').filter((pair) => pair !== '');
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name, decodeURIComponent(value)];
      }),
    ),
  };
}
