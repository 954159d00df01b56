import type { Json } from './schemas.ts';

export interface Media {
  readonly schema: Json;
  readonly example?: unknown;
}

type Contents = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json;
  readonly example: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Json[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly required: boolean;
    readonly content: Contents;
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Contents }>>;
}

/** The parts of an OpenAPI document that this server uses. */
export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Json[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Json; readonly schemas: Readonly<Record<string, Json>> };
}
