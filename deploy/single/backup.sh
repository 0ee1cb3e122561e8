#!/bin/bash
# A backup of everything a venue must not lose, while people work: the database, DATA_DIR, the settings. Run as root, by
# nivas-backup.timer. Together with what nivas-wal.service writes it restores any moment since (restore.sh).
set -euo pipefail

BACKUPS=${BACKUPS:-/var/backups/nivas}
# So many days are kept.
KEEP_DAYS=${KEEP_DAYS:-14}
DATA_DIR=${DATA_DIR:-/var/lib/nivas}
SETTINGS=${SETTINGS:-/etc/nivas}
POSTGRES_SETTINGS=${POSTGRES_SETTINGS:-/etc/postgresql}
PG_BIN=${PG_BIN:-/usr/lib/postgresql/15/bin}
export PGHOST=${PGHOST:-/var/run/postgresql} PGPORT=${PGPORT:-5432} PGUSER=${PGUSER:-postgres}
as_postgres=(runuser -u postgres --)

# Only PostgreSQL's own user and root may read a backup: it holds personal data.
umask 077
install -d -m 0700 -o postgres -g postgres "$BACKUPS" "$BACKUPS/base" "$BACKUPS/wal"

exec 9>"$BACKUPS/.lock"
flock --nonblock 9 || { echo "Another backup is running." >&2; exit 1; }

now=$(date --utc +%Y-%m-%dT%H%M%SZ)
partial=$BACKUPS/base/$now.partial
trap 'rm -rf "$partial"' EXIT

# What is copied here is whole by itself: it brings the write-ahead log of the time it took.
"${as_postgres[@]}" "$PG_BIN/pg_basebackup" --pgdata="$partial" --format=tar --gzip --wal-method=stream \
  --checkpoint=fast --manifest-checksums=SHA256 --label="nivas $now" --no-password

# The rest, without an embedded database (`npm run backup` copies that one). Each archive has the whole path in its name:
# DATA_DIR and the settings both lie in a folder 'nivas'.
for folder in "$DATA_DIR" "$SETTINGS" "$POSTGRES_SETTINGS"; do
  [ -d "$folder" ] || continue
  name=$(realpath --no-symlinks "$folder")
  tar --create --gzip --file="$partial/files${name//\//-}.tar.gz" --exclude=./postgres --directory="$folder" .
done
sync --file-system "$partial"
mv "$partial" "$BACKUPS/base/$now"
trap - EXIT
echo "Backup $BACKUPS/base/$now: $(du --human-readable --summarize "$BACKUPS/base/$now" | cut -f1)"

# The newest one is kept however old it is; of the log what the oldest one needs.
find "$BACKUPS/base" -mindepth 1 -maxdepth 1 -name '*.partial' -mmin +1440 -exec rm -rf {} +
find "$BACKUPS/base" -mindepth 1 -maxdepth 1 ! -name '*.partial' -mtime "+$KEEP_DAYS" ! -path "$BACKUPS/base/$now" \
  -exec rm -rf {} +
oldest=$(find "$BACKUPS/base" -mindepth 1 -maxdepth 1 ! -name '*.partial' -printf '%f\n' | sort | head -n 1)
segment=$(tar --extract --gzip --to-stdout --file="$BACKUPS/base/$oldest/base.tar.gz" backup_label |
  sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
[ -n "$segment" ] && "${as_postgres[@]}" "$PG_BIN/pg_archivecleanup" "$BACKUPS/wal" "$segment"
exit 0
