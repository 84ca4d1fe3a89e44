#!/bin/sh
# Creates the tables' owner, the services' user and their database on a new PostgreSQL server. docker-compose.yml runs it there once.
# SECRETS names the folder of the two passwords; OWNER, SERVICE and DATABASE replace the usual names.
set -eu
export SECRETS="${SECRETS:-/run/secrets}"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner="${OWNER:-warranty_owner}" --set service="${SERVICE:-warranty}" --set database="${DATABASE:-warranty}" <<'SQL'
\set owner_password `cat "$SECRETS/owner-password"`
\set password `cat "$SECRETS/database-password"`
create role :"owner" login password :'owner_password';
create role :"service" login password :'password';
create database :"database" owner :"owner";
SQL
