import { Client, type ClientConfig } from 'pg';

/** An address that nobody has verified gets few mails a day, and every screen says so. */
export async function verifyAll(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query('update users set email_verified_at = now()');
  await client.end();
}
