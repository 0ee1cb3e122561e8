#!/bin/bash
# Puts a backup into an empty folder as a database that is ready to be started:
#   restore.sh /var/backups/nivas/base/2026-01-31T021500Z /var/lib/postgresql/15/main ['2026-01-31 18:30:00+05:30']
# Everything that was committed up to that moment comes back; without one, up to the last thing that was written.
# Run as root. PostgreSQL must not be running on the folder; README.md has the whole procedure.
set -euo pipefail

[ $# -ge 2 ] || { echo "usage: $0 <backup> <empty folder> [moment]" >&2; exit 2; }
backup=$(realpath "$1")
target=$2
moment=${3:-}
WAL=${WAL:-$(dirname "$(dirname "$backup")")/wal}

install -d -m 0700 -o postgres -g postgres "$target"
[ -z "$(ls -A "$target")" ] || { echo "$target is not empty." >&2; exit 1; }

tar --extract --gzip --file="$backup/base.tar.gz" --directory="$target"
tar --extract --gzip --file="$backup/pg_wal.tar.gz" --directory="$target/pg_wal"
cp "$backup/backup_manifest" "$target/backup_manifest"

# The log that was written since: whole segments, and the one that was being written.
{
  echo "# Written by restore.sh; PostgreSQL reads it until it has recovered."
  echo "restore_command = 'cp \"$WAL/%f\" \"%p\" 2> /dev/null || cp \"$WAL/%f.partial\" \"%p\" 2> /dev/null'"
  echo "recovery_target_timeline = 'latest'"
  if [ -n "$moment" ]; then
    echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$target/postgresql.auto.conf"
touch "$target/recovery.signal"
chown --recursive postgres:postgres "$target"
echo "$target is ready to be started."
