import { z } from 'zod';

/** A position in the write-ahead log as PostgreSQL writes it: `0/16B3748`. */
export const Lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/);

const BackedUpObject = z.object({
  /** `postgres`: the tar of the data folder. `file`: an upload. `data`: a secret or another small file of the data folder. */
  kind: z.enum(['postgres', 'file', 'data']),
  /** Below DATA_DIR, with `/`; an upload that is kept in a bucket has the path that it would have there. */
  path: z.string(),
  /** Its name in the store. */
  object: z.string(),
  /** Bytes of the content. */
  size: z.int(),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackedUpObject = z.infer<typeof BackedUpObject>;

const TableCount = z.object({
  table: z.string(),
  /** How many rows a restored copy has at least and at most: one number if nobody wrote meanwhile. */
  atLeast: z.int(),
  atMost: z.int(),
});
export type TableCount = z.infer<typeof TableCount>;

/** One backup: everything that it needs, with hashes. Written last, so that a backup with a manifest is complete. */
export const Manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** When its database was consistent: it can be restored to this time and later ones. */
  endedAt: z.iso.datetime(),
  postgres: z.object({
    major: z.int(),
    systemId: z.string(),
    timeline: z.int(),
    startLsn: Lsn,
    endLsn: Lsn,
    /** Bytes of a file of the write-ahead log. */
    segmentSize: z.int(),
    /** SHA-256 of the log from the begin of the segment of `endLsn` to there; older manifests do not have it. */
    logHead: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Whether it is the PostgreSQL that comes along. */
    isEmbedded: z.boolean(),
    /** The product's database there and its owner; older manifests do not name them. */
    database: z.string().optional(),
    owner: z.string().optional(),
  }),
  /** Backups of one lineage have one log; older manifests do not name it. */
  lineage: z.string().optional(),
  migrations: z.int(),
  tables: z.array(TableCount),
  objects: z.array(BackedUpObject),
  /** Recognizes APP_SECRET, which is not among the objects where the environment gives it. */
  appSecretMark: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

/** The history of a database that a backup belongs to: positions in the log can be compared within one. */
export const lineageOf = ({ lineage, postgres }: Manifest): string =>
  lineage ?? `${postgres.systemId}/${postgres.timeline}`;
