#!/bin/sh
set -eu
umask 077
printf '"hopgon_app" "%s"\n' "$APP_PASSWORD" > /tmp/users.txt
cat > /tmp/pgbouncer.ini <<INI
[databases]
hopgon = host=$PRIMARY port=5432 dbname=hopgon connect_query='set plan_cache_mode = force_generic_plan'

[pgbouncer]
listen_addr = *
listen_port = 6432
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
# As many as the server works on at once; a request that waits for one waits in PgBouncer.
default_pool_size = 24
max_client_conn = 500
max_prepared_statements = 1000
server_idle_timeout = 120
query_wait_timeout = 10
log_connections = 0
log_disconnections = 0
INI
exec pgbouncer /tmp/pgbouncer.ini
