#!/bin/bash
# Restores a backup into an empty folder, as a database that is ready to start:
#   restore.sh /var/backups/nivas/base/2026-01-31T021500Z /var/lib/postgresql/15/main ['2026-01-31 18:30:00+05:30']
# Restores everything that was committed up to the moment; without a moment, up to the end of the log.
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

# The log after the backup: complete segments, and the partial segment at the end.
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
