import { setTimeout as delay } from 'node:timers/promises';
import { uploadObject } from '../../platform/backup/copy-files.ts';
import { readVerification } from '../../platform/backup/last-verification.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { refuseBucketOfUploads } from '../../platform/backup/refuse-bucket-of-uploads.ts';
import { openRepository, type Repository } from '../../platform/backup/repository.ts';
import { isBackupDue, lateAfterMs } from '../../platform/backup/service/schedule.rules.ts';
import { openStore } from '../../platform/backup/store/open-store.ts';
import { findWalUntil } from '../../platform/backup/wal/wal-objects.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { copyNotice } from '../../platform/config/copy-mark.ts';
import { nameMissingAlarms } from '../../platform/config/name-missing-alarms.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const trialEveryMs = 8 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;
/** The app keeps an upload within some seconds. */
const usualPatienceMs = 10_000;

interface Moment {
  readonly now: Date;
  /** Whether the app runs, which keeps the log and uploads meanwhile. */
  readonly isServing: boolean;
  readonly patienceMs?: number;
}

type BackupSettings = Pick<
  Config,
  'backup' | 'dataDir' | 'filesPlace' | 'isCopy' | 'operatorEmail' | 'smtpUrl'
>;

export async function checkBackups(config: BackupSettings, moment: Moment): Promise<Finding[]> {
  const { backup, filesPlace } = config;
  // What is in the store is of its original.
  if (config.isCopy) return [problem('backup', copyNotice)];
  if (backup.place === null)
    return [warning('backup', 'BACKUP_DIR hoặc BACKUP_S3_URL chưa đặt: không có bản sao lưu tự động nào.')];
  const alarms = checkAlarms(config);
  try {
    await refuseBucketOfUploads(backup.place, filesPlace);
    const repository = await openRepository(openStore(backup.place), backup.key);
    const newest = await repository.readNewest();
    if (!newest)
      return [problem('backup', `Chưa có bản sao lưu nào ở ${repository.store.place}.`), ...alarms];
    const damaged: string[] = [];
    await repository.readManifests((id) => damaged.push(id));
    return [
      await judgeNewest(repository, newest, backup.hour, moment),
      ...(await checkUploads(config, repository, moment)),
      backup.key === undefined
        ? warning(
            'backup-key',
            'Bản sao lưu không mã hóa và chứa mọi khóa bí mật: đặt BACKUP_KEY_FILE với một kho mới.',
          )
        : good('backup-key', 'Bản sao lưu được mã hóa. Giữ khóa ở một nơi khác nữa.'),
      judgeTrial(await readVerification(repository), moment.now),
      ...damaged.map((id) =>
        problem(
          'backup-damaged',
          `Bản sao lưu ${id} không đọc được. Nếu không chép lại được nó, xóa mọi thứ dưới bases/${id}/: đến lúc đó tệp cũ không được dọn.`,
        ),
      ),
      ...alarms,
    ];
  } catch (error) {
    return [problem('backup', error instanceof Error ? error.message : String(error)), ...alarms];
  }
}

function checkAlarms(config: BackupSettings): Finding[] {
  const lines = nameMissingAlarms(config);
  return lines.length === 0
    ? [good('alarms', `Sao lưu hỏng hay trễ thì có thư báo tới ${config.operatorEmail}.`)]
    : lines.map((line) => warning('alarms', line));
}

async function judgeNewest(
  repository: Repository,
  newest: Manifest,
  hour: number,
  { now, isServing }: Moment,
): Promise<Finding> {
  const age = `Bản sao lưu mới nhất: ${newest.id}, xong lúc ${showTime(newest.endedAt)}`;
  if (isBackupDue(hour, newest.startedAt, new Date(now.getTime() - dayMs / 2)))
    return problem('backup', `${age}: đã quá hạn.`);
  const { until } = await findWalUntil(repository, newest.id);
  const keptUntil = until?.at ?? newest.endedAt;
  if (isServing && now.getTime() - Date.parse(keptUntil) > lateAfterMs)
    return problem(
      'backup',
      `${age}. Ứng dụng đang chạy nhưng thay đổi từ ${showTime(keptUntil)} đến giờ chưa được giữ: xem nhật ký của ứng dụng.`,
    );
  const log = until
    ? `; mọi thay đổi sau đó được giữ đến ${showTime(until.at)}.`
    : '; không có nhật ký sau đó.';
  return good('backup', `${age}${log}`);
}

/** Uploads that no backup has; one that was stored a moment ago is on its way. */
async function checkUploads(
  config: BackupSettings,
  repository: Repository,
  { isServing, patienceMs = usualPatienceMs }: Moment,
): Promise<Finding[]> {
  const uploads = openStorage(config);
  const findMissing = async (wanted: AsyncIterable<string> | Iterable<string>): Promise<string[]> => {
    const stored = new Set((await repository.store.list('files')).map(({ name }) => name));
    const missing: string[] = [];
    for await (const name of wanted) if (!stored.has(name)) missing.push(name);
    return missing;
  };
  const list = async function* (): AsyncGenerator<string> {
    for await (const key of uploads.list()) yield uploadObject(key);
  };
  let missing = await findMissing(list());
  if (missing.length > 0 && isServing) {
    await delay(patienceMs);
    missing = await findMissing(missing);
  }
  if (missing.length === 0) return [];
  const text = `${missing.length} tệp tải lên chưa có trong bản sao lưu, trong đó có ${missing.slice(0, 3).join(', ')}`;
  return [
    isServing
      ? problem('backup-files', `${text}: xem nhật ký của ứng dụng.`)
      : warning('backup-files', `${text}: ứng dụng chép chúng khi chạy lại.`),
  ];
}

function judgeTrial(last: Awaited<ReturnType<typeof readVerification>>, now: Date): Finding {
  if (last === null)
    return warning('backup-trial', 'Chưa khôi phục thử lần nào: chạy "npm run cli -- verify".');
  const when = showTime(last.at.toISOString());
  if (last.problems.length > 0)
    return problem(
      'backup-trial',
      `Lần khôi phục thử ${when} thấy sai khác: ${last.problems.slice(0, 3).join(' ')}`,
    );
  if (last.hindrance !== null)
    return warning(
      'backup-trial',
      `Lần thử ${when} chỉ so mã băm, không khởi động bản nào: ${last.hindrance}.`,
    );
  return now.getTime() - last.at.getTime() > trialEveryMs
    ? warning('backup-trial', `Lần khôi phục thử gần nhất đã lâu: ${when}.`)
    : good('backup-trial', `Khôi phục thử ${when}: không có gì sai khác.`);
}
