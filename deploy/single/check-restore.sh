#!/bin/bash
# Tests the newest backup by a restore: puts it into a temporary folder, starts it beside the database in service, on a
# private socket, and checks its content. Exits with 0 if everything is correct. Run as root, by nivas-restore-check.timer.
set -euo pipefail

BACKUPS=${BACKUPS:-/var/backups/nivas}
PG_BIN=${PG_BIN:-/usr/lib/postgresql/15/bin}
# A folder with enough space for a second database.
WORK=${WORK:-/var/tmp}
DATABASE=${DATABASE:-nivas}
DATA_DIR=${DATA_DIR:-/var/lib/nivas}
SETTINGS=${SETTINGS:-/etc/nivas}
here=$(dirname "$(realpath "$0")")
as_postgres=(runuser -u postgres --)

backup=${1:-$(find "$BACKUPS/base" -mindepth 1 -maxdepth 1 ! -name '*.partial' | sort | tail -n 1)}
moment=${2:-}
[ -n "$backup" ] || { echo "There is no backup in $BACKUPS/base." >&2; exit 1; }

# A server starts on the database only with its key, which is a file of DATA_DIR or a setting.
archive_of() { echo "$backup/files$(realpath --no-symlinks "$1" | tr / -).tar.gz"; }
tar --list --gzip --file="$(archive_of "$DATA_DIR")" ./identity.key >/dev/null 2>&1 ||
  tar --extract --gzip --to-stdout --file="$(archive_of "$SETTINGS")" ./nivas.env 2>/dev/null | grep '^IDENTITY_KEY=.' >/dev/null ||
  { echo "$backup has no key: neither identity.key of $DATA_DIR nor IDENTITY_KEY of $SETTINGS." >&2; exit 1; }

folder=$(mktemp --directory "$WORK/nivas-check-XXXXXX")
chown postgres:postgres "$folder"
trap '"${as_postgres[@]}" "$PG_BIN/pg_ctl" stop --pgdata="$folder/data" --mode=immediate --silent 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"

"$here/restore.sh" "$backup" "$folder/data" ${moment:+"$moment"}
# Checks that every file is unchanged since the backup.
"${as_postgres[@]}" "$PG_BIN/pg_verifybackup" --ignore=recovery.signal --ignore=postgresql.auto.conf --exit-on-error --quiet "$folder/data"

# Separate settings, not those of the database in service.
printf '%s\n' "listen_addresses = ''" "unix_socket_directories = '$folder'" 'max_connections = 200' 'archive_mode = off' \
  "hba_file = '$folder/hba'" >"$folder/data/postgresql.conf"
echo 'local all all trust' >"$folder/hba"
# Other users cannot enter the folder.
chmod 0700 "$folder"
chown -R postgres:postgres "$folder"
"${as_postgres[@]}" "$PG_BIN/pg_ctl" start --pgdata="$folder/data" --log="$folder/log" --wait --timeout=3600 --silent ||
  { tail -n 20 "$folder/log" >&2; exit 1; }
until [ "$("${as_postgres[@]}" psql --host="$folder" --no-psqlrc -Atc 'select pg_is_in_recovery()' postgres)" = f ]; do
  # PostgreSQL stops if it cannot read the log to its end.
  "${as_postgres[@]}" "$PG_BIN/pg_ctl" status --pgdata="$folder/data" >/dev/null || { tail -n 20 "$folder/log" >&2; exit 1; }
  sleep 1
done

report=$("${as_postgres[@]}" psql --host="$folder" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --file=- "$DATABASE" <"$here/check.sql")
echo "$report"
# Checks every page of every table and index, and that the indexes find each row.
"${as_postgres[@]}" "$PG_BIN/pg_amcheck" --host="$folder" --install-missing --heapallindexed --database="$DATABASE"
if grep --extended-regexp '^wrong:[a-z_]+ ' <<<"$report" | grep --invert-match --extended-regexp ' 0$'; then
  echo "$backup does not hold what it should." >&2
  exit 1
fi
echo "$backup restores, and all is well in it."
