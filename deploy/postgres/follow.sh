# Copies the server once, then follows it.
set -eu
export PGDATA=/var/lib/postgresql/18/docker
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 0700 "$PGDATA"
  export PGPASSWORD="$REPLICA_PASSWORD"
  pg_basebackup --host=database --username=hopgon_replica --pgdata="$PGDATA" --wal-method=stream --slot=replica --write-recovery-conf
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on
