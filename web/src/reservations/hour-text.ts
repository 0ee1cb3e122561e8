const twoDigits = (hour: number) => String(hour).padStart(2, '0')

/** Returns '09:00–10:00' for 9. */
export const hourText = (hour: number): string => `${twoDigits(hour)}:00–${twoDigits(hour + 1)}:00`
