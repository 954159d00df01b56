psql --set=ON_ERROR_STOP=1 --set=app="$APP_PASSWORD" --set=owner="$OWNER_PASSWORD" --set=backup="$BACKUP_PASSWORD" \
  --set=replica="$REPLICA_PASSWORD" --username=postgres <<'SQL'
  create role hopgon_owner login password :'owner';
  create role hopgon_app login password :'app';
  create role hopgon_backup login replication password :'backup';
  create role hopgon_replica login replication password :'replica';
  create database hopgon owner hopgon_owner;
SQL
{
  echo 'host replication hopgon_backup all scram-sha-256'
  echo 'host replication hopgon_replica all scram-sha-256'
} >> "$PGDATA/pg_hba.conf"
