#!/bin/bash
# Backs up everything that a venue must not lose, while people work: the database, DATA_DIR and the settings. Run as root, by
# nivas-backup.timer. Together with the log that nivas-wal.service writes, it restores any later moment (restore.sh).
set -euo pipefail

BACKUPS=${BACKUPS:-/var/backups/nivas}
# The number of days for which backups are kept.
KEEP_DAYS=${KEEP_DAYS:-14}
DATA_DIR=${DATA_DIR:-/var/lib/nivas}
SETTINGS=${SETTINGS:-/etc/nivas}
POSTGRES_SETTINGS=${POSTGRES_SETTINGS:-/etc/postgresql}
PG_BIN=${PG_BIN:-/usr/lib/postgresql/15/bin}
export PGHOST=${PGHOST:-/var/run/postgresql} PGPORT=${PGPORT:-5432} PGUSER=${PGUSER:-postgres}
as_postgres=(runuser -u postgres --)

# Only root and the user postgres may read a backup, because it holds personal data.
umask 077
install -d -m 0700 -o postgres -g postgres "$BACKUPS" "$BACKUPS/base" "$BACKUPS/wal"

exec 9>"$BACKUPS/.lock"
flock --nonblock 9 || { echo "Another backup is running." >&2; exit 1; }

now=$(date --utc +%Y-%m-%dT%H%M%SZ)
partial=$BACKUPS/base/$now.partial
trap 'rm -rf "$partial"' EXIT

# This copy is complete on its own: it includes the write-ahead log of the time that it took.
"${as_postgres[@]}" "$PG_BIN/pg_basebackup" --pgdata="$partial" --format=tar --gzip --wal-method=stream \
  --checkpoint=fast --manifest-checksums=SHA256 --label="nivas $now" --no-password

# Archives the other folders, without an embedded database, which `npm run backup` copies. The name of an archive has the
# whole path, because DATA_DIR and the settings are both in a folder 'nivas'.
for folder in "$DATA_DIR" "$SETTINGS" "$POSTGRES_SETTINGS"; do
  [ -d "$folder" ] || continue
  name=$(realpath --no-symlinks "$folder")
  tar --create --gzip --file="$partial/files${name//\//-}.tar.gz" --exclude=./postgres --directory="$folder" .
done
sync --file-system "$partial"
mv "$partial" "$BACKUPS/base/$now"
trap - EXIT
echo "Backup $BACKUPS/base/$now: $(du --human-readable --summarize "$BACKUPS/base/$now" | cut -f1)"

# The newest backup is kept at any age, and the part of the log that the oldest backup needs.
find "$BACKUPS/base" -mindepth 1 -maxdepth 1 -name '*.partial' -mmin +1440 -exec rm -rf {} +
find "$BACKUPS/base" -mindepth 1 -maxdepth 1 ! -name '*.partial' -mtime "+$KEEP_DAYS" ! -path "$BACKUPS/base/$now" \
  -exec rm -rf {} +
oldest=$(find "$BACKUPS/base" -mindepth 1 -maxdepth 1 ! -name '*.partial' -printf '%f\n' | sort | head -n 1)
segment=$(tar --extract --gzip --to-stdout --file="$BACKUPS/base/$oldest/base.tar.gz" backup_label |
  sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
[ -n "$segment" ] && "${as_postgres[@]}" "$PG_BIN/pg_archivecleanup" "$BACKUPS/wal" "$segment"
exit 0
