/** Scripts that print what the documents claim: `npm run proof backup 3 1000`. Exit code 1 where a claim does not hold. */
const proofs: Readonly<Record<string, (...args: readonly number[]) => Promise<boolean>>> = {
  /** [trials] [megabytes]: what a crash loses, and how long a restore takes. */
  backup: async (...args) => (await import('./backup.ts')).proveFolderBackup(...args),
  /** The same in a bucket. */
  'bucket-backup': async (...args) => (await import('./backup.ts')).proveBucketBackup(...args),
  /** [rows]: over a major version of PostgreSQL; OLD_POSTGRES is the folder of the old one's programs. */
  upgrade: async (...args) => (await import('./upgrade.ts')).proveUpgrade(...args),
  /** Reads from a replica that is behind. */
  replica: async () => (await import('./replica.ts')).proveReplica(),
  /** [processes]: a browser story over several processes with Redis and a replica, one of each killed. */
  story: async (...args) => (await import('./story.ts')).proveStory(...args),
  /** [streams]: over three processes. */
  streams: async (...args) => (await import('./event-streams.ts')).proveEventStreams(...args),
  /** [people] [seconds] [ms between two requests of a person] [seconds of warming up]: mixed work of one company. */
  load: async (...args) => (await import('./load.ts')).proveLoad(...args),
  /** [minutes] [people] [ms between two requests of a person]: whether memory comes to rest. */
  soak: async (...args) => (await import('./load.ts')).proveSoak(...args),
  /** [companies]: the same work with and without the rows of others. */
  companies: async (...args) => (await import('./companies.ts')).proveCompanies(...args),
  /** [trials] [minutes at most]: kill -9 of app, PostgreSQL, or both, under writes. */
  kills: async (...args) => (await import('./kills.ts')).proveKills(...args),
};

const [name = '', ...args] = process.argv.slice(2);
const prove = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!prove) {
  process.stderr.write(`npm run proof ${Object.keys(proofs).join(' | ')}\n`);
  process.exitCode = 2;
} else process.exitCode = (await prove(...args.map(Number))) ? 0 : 1;
