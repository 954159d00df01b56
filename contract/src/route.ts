import type { z } from 'zod';
import type { FailureCode } from './failure-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route. The first seven are answered before the use case runs; the others name the question its policy
 * asks about the object in the path or body. The access matrix test holds the expected answer for each.
 */
export const accessLevels = {
  public: 'anyone',
  'signed-in': 'a signed-in user',
  company: 'an active member of the company',
  chat: 'a member with access to the chat',
  manager: 'owner or admin of the company',
  owner: 'owner of the company',
  closed: 'owner or admin of the company, also after it was closed',
  'meeting-view': 'creator or participant of the meeting, or a member when the whole company may see it',
  'meeting-edit': 'creator, chair or secretary of the meeting',
  'meeting-answer': 'participant of the meeting',
  'meeting-enter': 'creator or participant of the meeting',
  'meeting-run': 'chair or secretary of the meeting; its creator while nobody chairs it',
  'poll-view': 'the organizer of the poll, or a member who is asked in it',
  'poll-manage': 'the organizer of the poll',
  'item-view': 'a member who may see the meeting of the item, its assignee or its author',
  'item-edit': 'creator, chair or secretary of the item’s meeting; the author of an item without a meeting',
  'item-decide': 'assignee of the item, or chair of its meeting',
  'chat-own': 'the person the conversation or card belongs to, with access to the chat',
  own: 'the person the object belongs to',
} as const;

export type Access = keyof typeof accessLevels;

/** One way in which a model reads a route. */
export interface RouteTool {
  /** Ends the tool's name, where a route has several. */
  readonly suffix?: string;
  /** What it reads, in the model's words. */
  readonly description: string;
  /** Parts of the query that a model neither sees nor chooses. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Only where the company lets a model read transcripts. */
  readonly readsTranscripts?: true;
}

export interface RouteShape {
  readonly method: Method;
  /** Path with `:name` parameters, on the page's own origin. */
  readonly path: `/api/${string}`;
  /** A short sentence: what the call does. */
  readonly summary: string;
  /** What the summary has no room for: limits, effects on others, special replies. */
  readonly description?: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The schema of `data`; with `envelope: 'top'` its fields stand beside `success`. */
  readonly reply: z.ZodType;
  readonly envelope?: 'top';
  /** A POST that changes nothing: what it asks does not fit into an address. */
  readonly readOnly?: true;
  /** Its reply may be some seconds old, but for what the caller just changed: a replica may answer it. */
  readonly mayLag?: true;
  /** A POST that creates or sends: it takes `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Largest body in bytes, where the usual 1 MiB is not enough. */
  readonly bodyLimit?: number;
  /** The body arrives as multipart/form-data and is read as a stream: `meetingId` and `file`, or the file alone. */
  readonly upload?: true | 'file';
  /** Mail programs post a form to it, without a session; the form is not read. */
  readonly form?: true;
  /** The reply is a file of this media type in place of the envelope; refusals still come in theirs. */
  readonly file?: string;
  /** How a model may read it for the caller. Only of a GET that shows no closed meeting's content. */
  readonly tools?: readonly RouteTool[];
  /** The reply may be (or is) a text/event-stream. */
  readonly stream?: 'always' | 'on-accept';
  readonly failures: readonly FailureCode[];
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends RouteShape> = Parsed<R['params']>;
export type QueryOf<R extends RouteShape> = Parsed<R['query']>;
export type BodyOf<R extends RouteShape> = Parsed<R['body']>;
export type ReplyOf<R extends RouteShape> = z.output<R['reply']>;

/** The input of a call: only the parts the route declares. */
export type CallInput<R extends RouteShape> = (R extends { params: z.ZodType }
  ? { params: Sent<R['params']> }
  : unknown) &
  (R extends { query: z.ZodType } ? { query?: Sent<R['query']> } : unknown) &
  (R extends { body: z.ZodType } ? { body: Sent<R['body']> } : unknown) &
  // The form, as the browser makes one.
  (R extends { upload: true | 'file' } ? { body?: object } : unknown);

/** Declares an endpoint as a value: bound by the server, called by the web, printed as OpenAPI, proved by the matrix. */
export const defineRoute = <const R extends RouteShape>(route: R): R => route;

/** `/api/x/:id` with its parameters filled and encoded. */
export const pathOf = (route: RouteShape, params: Readonly<Record<string, string>> = {}): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
