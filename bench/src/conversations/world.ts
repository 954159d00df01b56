import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What words give of an act, by the names that a writer or a card has for it. */
export type Slots = Readonly<Record<string, unknown>>;

const folder = fileURLToPath(new URL('../../../evals/data/conversations/', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(resolve(folder, path), 'utf8'));

/** `now` and all times of a world are local. */
const WorldFile = z.object({
  now: z.string(),
  company: z.object({
    name: z.string(),
    description: z.array(z.string()),
    glossary: z.array(z.object({ term: z.string(), meaning: z.string() })),
  }),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      department: z.string(),
      role: z.string(),
      access: z.enum(['owner', 'admin', 'member']),
    }),
  ),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      office: z.string(),
      seats: z.int(),
      equipment: z.array(z.string()),
    }),
  ),
  series: z.array(z.object({ id: z.string(), repeat: z.string() })),
  meetings: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      organizer: z.string(),
      people: z.array(z.string()),
      chair: z.string().optional(),
      secretary: z.string().optional(),
      room: z.string().optional(),
      online: z.boolean().default(false),
      series: z.string().optional(),
      visibility: z.string().optional(),
      minutes: z.string().optional(),
      unanswered: z.array(z.string()).default([]),
      guests: z.array(z.string()).default([]),
      agenda: z.array(z.object({ item: z.string(), minutes: z.int() })).default([]),
    }),
  ),
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      assignee: z.string(),
      creator: z.string(),
      deadline: z.string(),
      state: z.enum(['new', 'open', 'done']),
      meeting: z.string().optional(),
      priority: z.string().optional(),
    }),
  ),
  decisions: z.array(z.object({ id: z.string(), meeting: z.string(), text: z.string() })),
  said: z.array(z.object({ meeting: z.string(), speaker: z.string(), text: z.string() })),
});
export type WorldFile = z.infer<typeof WorldFile>;
export type WorldMeeting = WorldFile['meetings'][number];

export const readWorldFile = (): WorldFile => WorldFile.parse(readJson('company.json'));

const Act = z.object({ act: z.string(), slots: z.record(z.string(), z.unknown()) });
/** An act alone says nothing of its slots. */
const AnyAct = z.union([Act, z.string().transform((act) => ({ act, slots: {} }))]);

const Message = z.object({
  text: z.string(),
  wants: Act.extend({ also: z.array(AnyAct).optional() }),
  state: z.record(z.string(), z.unknown()).optional(),
  useful: z.string(),
  wrong: z.union([z.string(), z.array(z.string())]).optional(),
});
export type Message = z.infer<typeof Message>;

const Conversation = z.object({
  id: z.string(),
  as: z.string(),
  kind: z.enum(['single', 'conversation']),
  messages: z.array(Message),
});
export type Conversation = z.infer<typeof Conversation>;

/**
 * The conversations of a folder (`open`, or a path of its own); messages of a `single` file are conversations of their own.
 */
export const readConversations = (part: string): Conversation[] =>
  readdirSync(resolve(folder, part))
    .toSorted()
    .map((name) => Conversation.parse(readJson(join(part, name))));
