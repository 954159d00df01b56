# Copies the server once, then follows it. A copy that was cut off is begun again.
set -eu
export PGDATA=/var/lib/postgresql/18/docker
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" "$PGDATA.part"
  mkdir -p "$PGDATA.part"
  chmod 0700 "$PGDATA.part"
  export PGPASSWORD="$REPLICA_PASSWORD"
  pg_basebackup --host=database --username=hopgon_replica --pgdata="$PGDATA.part" --wal-method=stream --slot=replica --write-recovery-conf
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on
