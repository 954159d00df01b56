# Copies the server once, then follows it. A copy that was cut off is begun again.
set -eu
export PGDATA=/var/lib/postgresql/18/docker
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" "$PGDATA.part"
  mkdir -p "$PGDATA.part"
  chmod 0700 "$PGDATA.part"
  export PGPASSWORD="$REPLICA_PASSWORD"
  # A new copy begins with a new place in the log: the old one may be lost, or not in a backup that was restored.
  psql --set=ON_ERROR_STOP=1 --quiet --output=/dev/null --host=database --username=hopgon_replica --dbname=postgres <<'SQL'
    select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica';
    select pg_create_physical_replication_slot('replica', true);
SQL
  pg_basebackup --host=database --username=hopgon_replica --pgdata="$PGDATA.part" --wal-method=stream --slot=replica --write-recovery-conf
  mv "$PGDATA.part" "$PGDATA"
fi
# A server that was restored to a time may still say where its recovery ended: the replica goes on.
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c recovery_target_time= -c restore_command=
