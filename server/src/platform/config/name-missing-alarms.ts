import type { Config } from './read-config.ts';

/** One line with a remedy where backups are made and nobody would learn that they fail. */
export function nameMissingAlarms({
  backup,
  operatorEmail,
  smtpUrl,
}: Pick<Config, 'backup' | 'operatorEmail' | 'smtpUrl'>): string[] {
  if (backup.place === null) return [];
  const missing = Object.entries({ OPERATOR_EMAIL: operatorEmail, SMTP_URL: smtpUrl })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  return missing.length === 0
    ? []
    : [`Sao lưu có hỏng hay trễ thì cũng không ai nhận được thư báo: đặt ${missing.join(' và ')}.`];
}
