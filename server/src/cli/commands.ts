import type { Command } from './command.ts';

/** The commands, each loaded when it is called. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  activate: async () => (await import('./commands/activate.ts')).activate,
  audit: async () => (await import('./commands/audit.ts')).audit,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  upgrade: async () => (await import('./commands/upgrade.ts')).upgrade,
  retention: async () => (await import('./commands/retention.ts')).retention,
  users: async () => (await import('./commands/users.ts')).users,
  sessions: async () => (await import('./commands/sessions.ts')).sessions,
  verify: async () => (await import('./commands/verify.ts')).verify,
};
