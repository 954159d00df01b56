import type { Variable } from './variable.ts';

/** What can be watched from outside. */
export const observabilityVariables = {
  REQUEST_LOG: {
    default: 'off',
    meaning: '`on`: one line of the log for each request: route, status, milliseconds, company, request id',
    remedy: 'phải là on hoặc off',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: 'none: nothing is traced',
    meaning:
      'Collector of OpenTelemetry (OTLP over HTTP) that gets the route, status and duration of each request and job',
    remedy: 'phải là địa chỉ http hoặc https, ví dụ http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    default: 'none',
    meaning: 'Headers it wants, `name=value` with commas',
    remedy: 'phải có dạng tên=giá trị, cách nhau bởi dấu phẩy',
    secret: true,
  },
  METRICS_TOKEN: {
    default: 'none: no metrics',
    meaning: 'Token with which Prometheus reads `/metrics` (`Authorization: Bearer`), at least 20 characters',
    remedy: 'phải dài ít nhất 20 ký tự',
    secret: true,
  },
} as const satisfies Readonly<Record<string, Variable>>;
