const DAY = 86_400

/**
 * Returns the time of day at the venue, `HH:mm`, `passed` ms after the server's answer about its day. It uses only the
 * elapsed time, because the computer's clock may be wrong by hours.
 */
export function timeLater({ day_ends_in }: { day_ends_in: number }, passed: number): string {
  const seconds = (((DAY - day_ends_in + Math.floor(passed / 1000)) % DAY) + DAY) % DAY
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}
